import { defineProblems } from "../../schemas/problem";

/** Programs of others, as they are named on the command line. */
export const programProblems = defineProblems({
  "programs/not-started": {
    severity: "error",
    message: "The bot “{name}” can't be started: {reason}.",
    hint: "Try the same line in a terminal; name files as seen from the folder you are in, as in ./mybot or python3 mybot.py.",
  },
  "programs/open-quote": {
    severity: "error",
    message: "A quotation mark in --bots isn't closed: {text}",
    hint: "Put words with spaces or commas into quotes of one kind, as in --bots \"python3 'my bot.py',greedy\".",
  },
});
