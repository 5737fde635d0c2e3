"""`@rule("V1", "V2")` above a test says which numbered rules it proves.

`scripts/rules_coverage.py` reads these marks and writes docs/rules-coverage.md.
"""

import pytest

rule = pytest.mark.rule
