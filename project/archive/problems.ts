import { defineProblems } from "../../schemas/problem";

/** What can be wrong with a file that holds others. */
export const archiveProblems = defineProblems({
  "archive/broken": {
    severity: "error",
    message: "“{file}” can't be unpacked: {reason}.",
    hint: "Get the file again from where it came; nothing of it was taken.",
  },
  "archive/too-large": {
    severity: "error",
    message: "“{file}” would unpack to more than is sensible: {reason}.",
    hint: "Ask whoever made it for a smaller one; nothing of it was taken.",
  },
});
