"""Orléans: gather followers in a bag, send them where they serve, and build a county."""

from igroteka.engine.game import Game
from igroteka.games.orleans.bot.knowledge import OrleansKnowledge
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.view import OrleansView

__all__ = ["GAME", "OrleansState", "OrleansView"]

GAME = Game(
    name="orleans",
    seat_counts=(2, 3, 4),
    state=OrleansState,
    face_path="igroteka.games.orleans.face:FACE",
    knowledge=OrleansKnowledge(),
)
