import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newExperiment } from "../../project/lab/new-experiment";
import { type StudioFixture, startStudio } from "./studio-fixture";

/** The lab as the studio speaks with it. Matches are played by threads of the built program: the browser's tests have them. */

let studio: StudioFixture;
beforeEach(() => {
  studio = startStudio();
});
afterEach(() => studio.end());

async function asked() {
  const { session } = await studio.ask("project.sample", { game: "flask" });
  const asking = { ask: "decks", decks: ["red", "green"] } as const;
  const { id, edit } = newExperiment(await studio.texts(), "flask", asking);
  await studio.ask("project.edit", { session, ...edit });
  return { session, id };
}
const code = async (call: ReturnType<StudioFixture["call"]>) => {
  const answer = await call;
  return answer.ok ? null : answer.problem.code;
};

test("what another hand left in place of an answer counts as none", async () => {
  const { session, id } = await asked();
  const kept = join(studio.home, "projects", "flask-sample", ".cardwright", "lab", `${id}.json`);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ format: 1, answer: 7 }));
  expect(await studio.ask("lab.recall", { session })).toMatchObject({ answers: {}, runs: [] });
});

test("nothing is begun that can't be read, nothing stopped that isn't under way, no match shown of no answer", async () => {
  const { session, id } = await asked();
  expect(await code(studio.call("lab.start", { session, id: "gone" }))).not.toBeNull();
  expect(await code(studio.call("lab.stop", { session, id, how: "pause" }))).toBe("app/unknown-job");
  const which = { session, id, matchup: 0, index: 0 };
  expect(await code(studio.call("lab.match", which))).toBe("app/match-played-otherwise");
});
