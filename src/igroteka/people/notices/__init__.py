"""Notices: “it is your turn at …”, to a browser, a messenger, a mailbox or a program.

Who is to be told what is kept in the database (`judging`, `gathering`), and so is what was sent
(`delivering`), so that with any number of servers, and whichever of them is killed, nothing is
told twice. `sending` sends; it reaches nobody inside the host's own network (`places`).
"""
