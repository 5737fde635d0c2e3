"""A bot that takes any legal action, of all games that wait for it at once (protocol 2).

igroteka arena venice --bots "exec2:python3 quickbot.py,random" --games 500
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 2}
    elif message["type"] == "decide":
        actions = [
            each["actions"][each["random"] % len(each["actions"])] for each in message["decisions"]
        ]
        answer = {"actions": actions}
    else:
        continue  # a game is over
    print(json.dumps(answer), flush=True)
