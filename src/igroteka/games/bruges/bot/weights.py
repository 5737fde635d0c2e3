"""The numbers of the evaluation, all of them, each with a name.

They were set by hand and tried in many games of one set against another. The unit is a point
at the end of the game unless it is said otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


def remains() -> dict[str, int]:
    """Return how much of what is there to be spent is left over at the end, by laurel."""
    return {"score_per_workers": 4, "score_per_guilders": 6, "score_per_hand_card": 1}


@dataclass(frozen=True)
class Weights:
    """What things are worth; fields stand in the order in which the evaluation reads them."""

    # --- what one holds -------------------------------------------------------------------
    guilder: float = 0.3
    """A guilder in the last round, while there is time to spend it …"""
    earlier: float = 0.08
    """… and by how much of itself more for each round to follow: what it buys works longer."""
    plenty: int = 12
    """Guilders beyond this many …"""
    beyond_plenty: float = 0.5
    """… are worth this share."""
    workers: tuple[float, ...] = (0.0, 0.5, 0.85, 1.0, 1.1, 1.15)
    """So many workers of one colour …"""
    more_workers: float = 0.03
    """… and each one more."""
    card: float = 0.35
    """A card in hand: hands are filled up anyway, so it only widens the choice."""
    best_card: float = 0.25
    """Which share of its appeal the best card in hand adds …"""
    second_card: float = 0.15
    """… and the second."""
    further_card: float = 1.2
    """To play a card more than the others do."""
    empty_houses: tuple[float, ...] = (0.0, 1.3, 1.9, 2.1)
    """So many empty houses, beyond their points; more are worth no more."""
    canal_progress: tuple[float, ...] = (0.0, 0.8, 1.9, 0.6, 2.0, 0.0)
    """What lies in a section beyond what scores already, by its tokens …"""
    canal_rounds: float = 2.5
    """… in full if so many rounds are left."""
    docked_best: float = 0.35
    """Which share of its value the best docked ship adds that one has a worker for …"""
    docked_rest: float = 0.1
    """… and each of the others."""

    # --- time -----------------------------------------------------------------------------
    most_rounds: float = 8.0
    """How many rounds may follow at most …"""
    spare_rounds: float = 0.4
    """… and how many more than the smaller deck has cards for: drawing is uneven."""
    cards_a_round: float = 4.0
    """What a player draws in a round."""
    ready_now: float = 2.0
    """How likely a person that is ready will be used in this round: by the share that is left …"""
    ready_at_once: float = 0.3
    """… and besides."""
    readiness: float = 0.6
    """How often the right worker is at hand, and not wanted elsewhere, when one is needed."""
    growth: float = 0.12
    """By how much of itself what a laurel counts grows in a round."""
    remains: dict[str, int] = field(default_factory=remains)

    # --- others ---------------------------------------------------------------------------
    lead: tuple[float, ...] = (0.3, 1.0, 2.6)
    """What a leader marker promises to who is behind, level, or ahead."""
    risk: tuple[float, ...] = (0.0, 0.12, 0.5, 0.5)
    """How much of a penalty's damage must be expected with so many markers."""
    flood: float = 0.5
    """What a flood costs besides the workers."""
    plague: float = 3.5
    plague_spared: float = 1.5
    """The plague while one has nobody: somebody may still come."""
    fire: float = 2.2
    intrigue: float = 3.0
    riot: float = 0.6
    """What a riot costs besides this share of the guilders' worth:"""
    riot_share: float = 0.8

    # --- what an operation is worth each time it is carried out -----------------------------
    use_reputation: float = 1.4
    use_worker: float = 0.35
    use_workers_each: float = 1.6
    use_fetch: float = 0.7
    die: int = 5
    """The guilders of a die that an effect chooses."""
    persons_of_guild: float = 2.0
    """How many persons of a guild must be expected where they bring guilders …"""
    persons_of_guild_vp: float = 1.7
    """… and where they bring points."""
    counted_things: float = 3.5
    """How many canal tokens, houses or steps must be expected."""
    use_ward: float = 1.2
    """A threat marker discarded …"""
    markers_held: float = 1.5
    """… of which so many are held."""
    sold_worker: float = 0.3
    """What a worker that is sold was worth."""
    times_sold: int = 2
    """How often something is sold or bought at once."""
    lost_person: float = 3.0
    recalled_person: float = 0.5
    use_canal: float = 1.4
    canal_minus: int = 3
    """How many guilders less are felt at most."""
    use_house: float = 1.2
    use_play: float = 1.0
    use_repeat: float = 1.3
    give_threat: float = 0.5
    """Somebody else takes a marker, and can make a point of it."""
    take_guilder: float = 1.3
    """A guilder of somebody else's, in guilders."""
    take_worker: float = 0.3
    take_person: float = 2.5
    take_house: float = 1.5
    pass_threat: float = 0.8
    beg: float = 0.6
    """How many have more guilders."""
    use_admit: float = 2.0
    use_raise: float = 1.0
    use_other: float = 0.3
    """Whatever else."""

    # --- what a change is worth each round ----------------------------------------------------
    workers_action: float = 0.3
    guilder_plus: float = 1.2
    """How often a card is played for guilders, where more are taken …"""
    any_die: float = 1.5
    """… and how many guilders the best die brings more."""
    threat_points: float = 0.8
    house_worker: float = 0.3
    recruit_minus: int = 3
    """How many guilders less for a person are felt at most …"""
    recruit_any: float = 0.9
    """… and how often, of any guild …"""
    recruit_guild: float = 0.15
    """… or of one."""
    reputation_minus: float = 0.6
    """How often a step is bought."""
    immunity: float = 0.35
    builds: float = 0.7
    """How many canals or houses are built in a round …"""
    recruits: float = 0.8
    """… how many persons settled …"""
    recruit_worker: float = 0.35
    """… (a worker gained with each) …"""
    steps: float = 0.5
    """… how many steps gone up."""

    # --- what a card is worth -------------------------------------------------------------
    worker_paid: float = 0.3
    """The worker that a person or a ship asks for."""
    least_use: float = 0.1
    """An active person's use, however little it brings."""
    laurel: float = 2.5
    """What a laurel promises in hand."""
    rounds_lived: float = 2.5
    """How many rounds a person works after it was settled, in the middle of a game."""

    # --- a glance at the actions of a turn ----------------------------------------------------
    impossible: float = -9.0
    """Worse than anything that can be done."""
    glance_other: float = 0.05
    """What is neither a card played nor a person used."""
    glance_use: float = 0.6
    """To use a person now: what counts is that it is not forgotten."""
    any_workers: float = 0.1
    """Workers of any colours, besides …"""
    any_worker: float = 0.4
    """… each of them."""
    other_worker: float = 0.35
    """A worker of another colour paid for a house."""
    printed: float = 2.0
    """How often a person's points count that the exchange gives at once, too."""

    win_of_point: float = 0.03
    """How much more likely to win a point makes who is level with the others."""

    # --- what deserves a thought --------------------------------------------------------------
    wish_of_use: float = 0.3
    """How much a person wants its worker, by what its use brings."""
    cards_fetched: int = 4
    """So many cards of the discard pile, the most wanted …"""
    colours_taken: int = 2
    """… and so many colours of workers."""


WEIGHTS: Final = Weights()
