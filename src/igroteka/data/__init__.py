"""Datasets: games as rows of numbers, made by `igroteka dataset`, and read back in two lines.

::

    from igroteka.data import load
    arrays = load("venice-data").arrays()

See docs/data.md.
"""

from igroteka.data.loading import Batch, Dataset, load
from igroteka.data.making import Making, Recipe
from igroteka.data.sources import Told, told_by_records

__all__ = ["Batch", "Dataset", "Making", "Recipe", "Told", "load", "told_by_records"]
