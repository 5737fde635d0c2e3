# What people are told beyond the pages of a table; each part has a file of its own.
