import { defineProblems } from "../../schemas/problem";

export const bridgeProblems = defineProblems({
  "bridge/unreachable": {
    severity: "error",
    message: "Cardwright isn't answering.",
    hint: "Your latest changes are kept in this window, so leave it open. They are saved as soon as Cardwright answers again.",
  },
  "bridge/signed-out": {
    severity: "error",
    message: "This page doesn't belong to the running Cardwright any more.",
    hint: "Open the address that Cardwright printed when it started. Changes that are not saved are kept in this window only.",
  },
});
