"""The arena: bots play each other, and the results say how sure they are.

>>> from igroteka.arena import Arena
>>> results = Arena("venice", ("greedy", "random"), games=4).play(jobs=1)
>>> results.standings[0].bot
'greedy'

What is drawn and worded is apart, so that who only plays loads neither: `igroteka.arena.table`,
`igroteka.arena.plot`.
"""

from igroteka.arena.arena import Arena, Progress
from igroteka.arena.entrants import Entrant
from igroteka.arena.exporting import check_parquet, write_csv, write_parquet
from igroteka.arena.outcomes import Outcome
from igroteka.arena.ratings import Rating, can_rate, ratings
from igroteka.arena.results import Results, RowResult
from igroteka.arena.seating import Row
from igroteka.arena.standings import Interval, Standing, standings
from igroteka.arena.stopping import Verdict

__all__ = [
    "Arena",
    "Entrant",
    "Interval",
    "Outcome",
    "Progress",
    "Rating",
    "Results",
    "Row",
    "RowResult",
    "Standing",
    "Verdict",
    "can_rate",
    "check_parquet",
    "ratings",
    "standings",
    "write_csv",
    "write_parquet",
]
