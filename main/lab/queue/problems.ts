import { defineProblems } from "../../../schemas/problem";

/** Why an experiment can't be shared out to other machines. */
export const queueProblems = defineProblems({
  "queue/no-address": {
    severity: "error",
    message: "It isn't said where the queue is.",
    hint: "Add --queue redis://host:6379, a file that holds the address, or set CARDWRIGHT_QUEUE to either.",
  },
  "queue/bad-address": {
    severity: "error",
    message: "“{shown}” is no address of a queue, and no file with one.",
    hint: "Write it as in redis://host:6379, or rediss://host:6380 with encryption.",
  },
  "queue/password-in-sight": {
    severity: "error",
    message: "A password on the command line can be read by everybody on this computer.",
    hint: "Put the whole address into CARDWRIGHT_QUEUE, or into a file that --queue names.",
  },
  "queue/unreachable": {
    severity: "error",
    message: "The queue at {shown} can't be reached: {reason}.",
    hint: "Check the address, the password, and that Redis or Valkey runs there.",
  },
  "queue/by-the-clock": {
    severity: "error",
    message: "“{bot}” thinks by the clock, so no two machines would play the same matches.",
    hint: "Give it a number of tries instead, such as mcts:1000.",
  },
  "queue/shard-failed": {
    severity: "error",
    message: "Rounds {from} to {to} could not be played by any worker: {reason}.",
    hint: "Look at what the workers say; without --queue the same experiment is played on this computer.",
  },
});
