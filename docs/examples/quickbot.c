/* The same bot as quickbot.py, in C: any legal action, of all games that wait at once.

       cc -O2 -o quickbot quickbot.c
       igroteka arena venice --bots "exec2:./quickbot,random" --games 500

   It needs no JSON library: keys come in the order of docs/bots.md, without blanks. */

#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char RANDOM[] = "\"random\":", ACTIONS[] = "\"actions\":[";

/* Print one of the numbers of a list, and return where it ends. */
static char *choose(char *list, unsigned long random)
{
    unsigned long count = 1, number;
    char *at;

    for (at = list; *at && *at != ']'; at++)
        count += *at == ',';
    for (number = random % count; number > 0; number--)
        list = strchr(list, ',') + 1;
    printf("%ld", strtol(list, NULL, 10));
    return at;
}

int main(void)
{
    char *line = NULL, *at;
    size_t room = 0;

    while (getline(&line, &room, stdin) > 0) {
        if (strncmp(line, "{\"type\":\"hello\"", 15) == 0) {
            printf("{\"protocol\":2}\n");
        } else if (strncmp(line, "{\"type\":\"decide\"", 16) == 0) {
            const char *between = "{\"actions\":[";

            for (at = line; (at = strstr(at, RANDOM)); between = ",") {
                unsigned long random = strtoul(at + strlen(RANDOM), &at, 10);

                printf("%s", between);
                at = choose(strstr(at, ACTIONS) + strlen(ACTIONS), random);
            }
            printf("]}\n");
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
