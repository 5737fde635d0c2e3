"""The steps of a round, one module for each phase or kind of decision.

A step answers three questions: who decides (its `begin`), what is legal (`legal_…`), what
happens (`apply_…`). The stack `steps` of a state holds the number of the open step on top
and its arguments below.
"""
