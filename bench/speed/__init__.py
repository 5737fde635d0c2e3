"""How fast the games are, beside other libraries, in one run on one core.

    python -m bench.speed [GAME …] [--compiled [FOLDER]] [--beside CHECKOUT] [--no-peers]
                          [--seconds 0.5] [--repeats 5] [--markdown]

Time is the processor's, each figure is the best of the repeats, and the repeats of all rows are
interleaved, so that a machine that slows down for a while slows everybody down. Every library,
and every build of ours, runs in a process of its own. A library that is not installed has a row
that says so; `pip install 'igroteka[bench]'` brings them all.

**Our games**, four players unless said:

- random: whole games of players who ask for the legal actions, take any and apply it; set-up
  included.
- sensible: whole games of greedy bots, played beforehand and then gone through again: the legal
  actions of each decision, and what the bots did, applied. What the bots think is not in it.
  Random players hardly get to see some rules.
- copy: a state in the middle of a sensible game, with something to decide.
- observe + mask: a player's numbers and legal actions written to buffers, all through a
  sensible game.
- search: iterations of the search bot from the same state.

**Other builds.** `--compiled` compiles a copy of this checkout, or takes a FOLDER that has one
(`python -m scripts.compiled FOLDER`). `--beside` runs another checkout (`git worktree add
../before COMMIT`). All builds go through the same sensible games, unless an older checkout finds
them illegal: then it plays its own.

**Peers**, measured as our random games are: list the legal actions, take any, apply it; set-up
of new games included, checks of legality left out where that is possible.

- Catanatron (Python): Settlers of Catan, four players.
- OpenSpiel (C++, driven from Python by pyspiel): hearts of four, gin rummy and backgammon of two
  players. Its chance nodes (cards dealt, dice thrown) are drawn here, since it leaves that to
  the caller; they take time and are no decisions. A column tells the rate with them counted.
  We draw them in the quickest way that we found; the way of OpenSpiel's own Python example,
  by `numpy.random.choice`, has a row of its own.
- RLCard (Python): Uno and no-limit hold'em of four, gin rummy of two players; the games
  themselves, without its environments, which are two to three times slower since they encode an
  observation.

**PettingZoo**: its connect four and hanabi, and our environments, all with two players, by the
same loop: `last`, any action of the mask, `step`, with an observation and a mask at each step.
`env` is what each offers to users, `raw_env` the same without wrappers. Only steps with an action
are counted.
"""
