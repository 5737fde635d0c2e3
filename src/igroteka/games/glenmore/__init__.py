"""Glen More: land, sheep and strong drink; who falls behind on the track moves next."""

from igroteka.engine.game import Game
from igroteka.games.glenmore.bot.knowledge import GlenMoreKnowledge
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.view import GlenMoreView

__all__ = ["GAME", "GlenMoreState", "GlenMoreView"]

GAME = Game(
    name="glenmore",
    seat_counts=(2, 3, 4, 5),
    state=GlenMoreState,
    face_path="igroteka.games.glenmore.face:FACE",
    knowledge=GlenMoreKnowledge(),
)
