import { defineProblems } from "../../schemas/problem";

/** Programs of others, as they are named on the command line or at the table. */
export const programProblems = defineProblems({
  "programs/not-started": {
    severity: "error",
    message: "The bot “{name}” can't be started: {reason}.",
    hint: "Try the same line in a terminal; name files as seen from the folder you are in, as in ./mybot or python3 mybot.py; in the studio by their whole path.",
  },
  "programs/unknown": {
    severity: "error",
    message: "The program in this seat isn't known on this computer.",
    hint: "Deal a new match and write the line that starts it.",
  },
  "programs/open-quote": {
    severity: "error",
    message: "A quotation mark isn't closed: {text}",
    hint: "Put words with spaces or commas into quotes of one kind, as in python3 'my bot.py'; after --bots the whole in quotes of the other kind.",
  },
});
