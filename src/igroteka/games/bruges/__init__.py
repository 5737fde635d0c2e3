"""Bruges: canals, houses and 165 characters, and five threats over all of them."""

from functools import cache, partial

from igroteka.engine.game import Game
from igroteka.games.bruges.bot.knowledge import BrugesKnowledge
from igroteka.games.bruges.rules.box import box_of
from igroteka.games.bruges.rules.deck.editions import deck_in_force
from igroteka.games.bruges.rules.deck.mistakes import mistakes_in
from igroteka.games.bruges.rules.state import BrugesState
from igroteka.games.bruges.rules.steps.zwin import settle_options
from igroteka.games.bruges.rules.view import BrugesView

__all__ = ["GAME", "BrugesState", "BrugesView"]


@cache
def with_deck(edition: str) -> Game:
    """Return Bruges as it is played with a deck that is at hand.

    :raises BadSetup: if it is not.
    """
    return Game(
        name="bruges",
        seat_counts=(2, 3, 4, 5),
        state=BrugesState,
        face_path="igroteka.games.bruges.face:FACE",
        settle=partial(settle_options, box_of(edition)),
        knowledge=BrugesKnowledge(),
        edition=edition,
        with_edition=with_deck,
        data_mistakes=mistakes_in,
    )


GAME = with_deck(deck_in_force().digest)
