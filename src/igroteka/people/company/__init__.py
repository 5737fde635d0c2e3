"""People among each other: my tables, who somebody is, finding company, and avoiding it.

All of it belongs to persons, by the ids of their cookies; an account is not needed for any of it,
only for a page of one's own and for being found by name.
"""
