"""Which tables are made of what was measured."""

from __future__ import annotations

from bench.speed.builds import BEFORE, COMPILED, INTERPRETED
from bench.speed.plan import MAKERS, PETTINGZOO, Plan
from bench.speed.sheets import Sheet, micros, millis, number, times

CATAN = "Catanatron"
ABSENT = "not installed"
COMPARED = {
    "random": "random",
    "sensible": "sensible",
    "search": "search",
    "observe": "observe + mask",
    "copy": "copy",
}


def report(plan: Plan, builds: list[str]) -> list[Sheet]:
    """Return all tables, for these builds."""
    sheets = [games(plan)]
    if COMPILED in builds:
        sheets.append(ratios(plan, COMPILED, INTERPRETED))
    if BEFORE in builds:
        sheets.append(ratios(plan, INTERPRETED, BEFORE))
    if plan.peers:
        sheets.append(beside(plan, [build for build in builds if build != BEFORE]))
    if plan.zoo:
        sheets.append(environments(plan))
    return sheets


def games(plan: Plan) -> Sheet:
    """Return the figures of our games, build by build."""
    sheet = Sheet(
        "Our games, 4 players unless said, one core",
        (
            "game",
            "build",
            "random decisions/s",
            f"× {CATAN}",
            "sensible decisions/s",
            "ms a random game",
            "copy µs",
            "observe + mask µs",
            "search iter/s",
        ),
    )
    catan = plan.peers[CATAN].rate("random") if plan.peers else None
    for setup, row in plan.ours:
        for build, task in row.items():
            sheet.add(
                setup.label,
                build,
                number(task.rate("random")),
                times(task.rate("random"), catan),
                number(task.rate("sensible")),
                millis(task.pieces("random")),
                micros(task.rate("copy")),
                micros(task.rate("observe")),
                number(task.rate("search")),
            )
    return sheet


def ratios(plan: Plan, one: str, other: str) -> Sheet:
    """Return how many times as fast one build is as the other."""
    sheet = Sheet(f"How many times as fast: {one} ÷ {other}", ("game", *COMPARED.values()))
    for setup, row in plan.ours:
        pairs = [(row[one].rate(name), row[other].rate(name)) for name in COMPARED]
        sheet.add(setup.label, *(times(*pair) for pair in pairs))
    return sheet


def beside(plan: Plan, builds: list[str]) -> Sheet:
    """Return the other libraries' figures, and how many times as fast our builds are."""
    ours = [(setup.game, row) for setup, row in plan.ours if setup.plain]
    sheet = Sheet(
        f"Random play of other libraries, and how many times as fast ours is: {' · '.join(builds)}",
        (
            "game",
            "players",
            "decisions/s",
            "chance counted",
            "copy µs",
            *(f"× {game}" for game, _ in ours),
        ),
    )
    for name, peer in plan.peers.items():
        if peer.missing:
            sheet.add(name, "", ABSENT)
            continue
        theirs = peer.rate("random")
        multiples = (
            " · ".join(times(row[build].rate("random"), theirs) for build in builds)
            for _, row in ours
        )
        sheet.add(
            name,
            str(peer.players),
            number(theirs),
            number(peer.rate("with chance")),
            micros(peer.rate("copy")),
            *multiples,
        )
    return sheet


def environments(plan: Plan) -> Sheet:
    """Return the steps of PettingZoo's environments and ours."""
    sheet = Sheet(
        "PettingZoo environments, 2 players, observation and mask at each step",
        ("environment", "whose", *(f"{maker} steps/s" for maker in MAKERS)),
    )
    for name, whose, row in plan.zoo:
        rates = [number(row[maker].rate("random")) for maker in MAKERS]
        if whose != PETTINGZOO:
            whose = f"ours, {whose}"
        elif row["env"].missing:
            rates = [ABSENT] * len(rates)
        sheet.add(name, whose, *rates)
    return sheet
