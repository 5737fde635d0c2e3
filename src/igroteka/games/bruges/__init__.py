"""Bruges: canals, houses and 165 characters, and five threats over all of them."""

from igroteka.engine.game import Game
from igroteka.games.bruges.bot.knowledge import BrugesKnowledge
from igroteka.games.bruges.rules.box import DECK
from igroteka.games.bruges.rules.deck.mistakes import mistakes_in
from igroteka.games.bruges.rules.state import BrugesState
from igroteka.games.bruges.rules.steps.zwin import settle_options

GAME = Game(
    name="bruges",
    seat_counts=(2, 3, 4, 5),
    state=BrugesState,
    face_path="igroteka.games.bruges.face:FACE",
    settle=settle_options,
    knowledge=BrugesKnowledge(),
    edition=DECK.digest,
    data_mistakes=mistakes_in,
)
