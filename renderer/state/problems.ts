import { defineProblems } from "../../schemas/problem";

export const studioProblems = defineProblems({
  "studio/read-only": {
    severity: "error",
    message: "This project can only be looked at.",
    hint: "The bar at the top says why, and how to get a copy you can change.",
  },
});
