from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Landing must not depend on luck: the same examples every time. `make soak` draws new ones.
settings.register_profile(
    "steady",
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
settings.register_profile("soak", parent=settings.get_profile("steady"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
