"""Run the command line as ``python -m igroteka``."""

from __future__ import annotations

from igroteka.cli import main

if __name__ == "__main__":
    main()
