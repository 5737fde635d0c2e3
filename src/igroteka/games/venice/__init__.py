"""Venice 2099: the city sinks; save its treasures and stand on dry ground at the end."""

from igroteka.engine.game import Game
from igroteka.games.venice.bot.knowledge import VeniceKnowledge
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.view import VeniceView

__all__ = ["GAME", "VeniceState", "VeniceView"]

GAME = Game(
    name="venice",
    seat_counts=(2, 3, 4, 5),
    state=VeniceState,
    face_path="igroteka.games.venice.face:FACE",
    knowledge=VeniceKnowledge(),
)
