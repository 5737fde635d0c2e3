"""The decisions of a round, one module for each phase or chapter of the rulebook.

Each kind of decision is one object that says what is legal, what happens, why not, and what
it means. The stack `steps` of a state holds the number of the open kind on top (see `codes`)
and its arguments below.
"""
