"""Work that many can share: here, in processes of this machine, or on many machines by Ray.

A job is anything that can be pickled, and what is made of it depends on nothing else; so it does
not matter who does it, and one whose worker has died is done again. Jobs are handed out in order,
when there is room for them; results come as they are ready. Who keeps results and hands out only
the jobs that are missing can be stopped and gone on with: the arena and datasets do so.

>>> from igroteka.jobs import Here
>>> left = iter([3, 1, 2])
>>> list(Here().run(range, lambda: next(left, None)))
[0, 1, 2, 0, 0, 1]
"""

from igroteka.jobs.processes import Processes
from igroteka.jobs.workers import Function, Here, NextJob, Workers, WorkersFailed, workers_for

__all__ = [
    "Function",
    "Here",
    "NextJob",
    "Processes",
    "Workers",
    "WorkersFailed",
    "workers_for",
]
