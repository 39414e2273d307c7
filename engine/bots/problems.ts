import { defineProblems } from "../../schemas/problem";

export const botProblems = defineProblems({
  "bots/unknown": {
    severity: "error",
    message: "There is no bot called “{name}”.",
    hint: "The bots are random, quick, greedy, mcts:1000 (tries) and mcts:500ms (time).",
  },
  "bots/no-clock": {
    severity: "error",
    message: "The bot “{name}” needs a clock, and there is none here.",
    hint: "Give it a number of tries instead, such as mcts:1000: that is repeatable too.",
  },
});
