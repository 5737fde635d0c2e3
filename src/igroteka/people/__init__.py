"""People beyond one evening: accounts, and all that belongs to them.

Nobody must have an account. What is here knows the tables; the tables know nothing of it.
"""
