import { afterEach } from "vitest";
import { whatIsShown } from "./studio";

/** What fails on a busy machine alone is hard to see again: what the page showed then is told at once. */
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") console.log(`“${task.name}” failed before this:\n${await whatIsShown()}`);
});
