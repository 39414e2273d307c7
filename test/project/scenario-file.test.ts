import { expect, test } from "vitest";
import { playedScenario, runScenario } from "../../engine/core/scenario";
import { playableGame } from "../../engine/games/play-registry";
import windfall from "../../fixtures/scenarios/castle-lanes/a-keyword-with-its-number.json";
import { planScenario, testsOf } from "../../project/scenario-file";
import { wholeScenario } from "../../project/supply";
import type { Scenario } from "../../schemas/scenario";
import { starterScenarios, starterSupply } from "../engine/starter";

/** Tests of cards as files of the project. */

const scenario = (more: Partial<Scenario> = {}): Scenario => ({
  game: "castle-lanes",
  name: "A test",
  given: { players: [{}, {}] } as Scenario["given"],
  ...more,
});
const step = (card: string) => ({ player: 0, action: { type: "playSkill", card } });
const filesOf = (scenarios: Record<string, Scenario>) =>
  new Map(Object.entries(scenarios).map(([id, each]) => [`scenarios/${id}.json`, JSON.stringify(each)]));

test("a card's tests are those that say so, that play it, or that are called by it", () => {
  const files = filesOf({
    one: scenario({ name: "Says so", card: "thief" }),
    two: scenario({ name: "Plays it", when: [step("thief")] }),
    "card-thief-again": scenario({ name: "Called so" }),
    "thief-of-time": scenario({ name: "Of another card", card: "clock", when: [step("thief")] }),
    four: scenario({ name: "Has it in hand", given: { players: [{ hand: ["thief"] }, {}] } as Scenario["given"] }),
  });
  const names = testsOf(files, "castle-lanes", "thief").map((each) => each.scenario.name);
  expect(names).toEqual(["Called so", "Plays it", "Says so"]);
});

test("a test is written under a name that no other file has", () => {
  const files = filesOf({ "a-test": scenario() });
  const { path, changes } = planScenario(files, "castle-lanes", scenario());
  expect(path).toBe("scenarios/a-test-2.json");
  expect(JSON.parse(changes[0]!.text)).toMatchObject({ name: "A test" });
});

test("a test is opened after so many of its steps, without those that must be refused", () => {
  const supply = starterSupply("castle-lanes");
  for (const each of Object.values(starterScenarios("castle-lanes"))) {
    if ("new" in each.given || each.refusedSetup !== undefined) continue;
    const steps = each.when ?? [];
    const played = playedScenario(playableGame("castle-lanes"), supply, each, steps.length);
    expect(played.ok && played.value.actions.length, each.name).toBe(steps.filter(({ refused }) => !refused).length);
  }
});

test("cards that a test brings take the keywords of its project", () => {
  const { skill } = windfall.given.cards;
  const { definitions, ...bare } = skill;
  const files = new Map([
    ["cardwright.json", JSON.stringify({ format: 1, game: "castle-lanes", name: "Windfalls" })],
    ...Object.entries(definitions).map(([id, each]): [string, string] => [
      `components/${id}.json`,
      JSON.stringify(each),
    ]),
  ]);
  const supply = starterSupply("castle-lanes");
  const given = { ...windfall.given, cards: { ...windfall.given.cards, skill: bare } };
  const test = { ...windfall, given } as unknown as Scenario;
  const run = (each: Scenario) => runScenario(playableGame("castle-lanes"), supply, each).ok;
  expect(run(test)).toBe(false);
  expect(run(wholeScenario(test, files, "castle-lanes"))).toBe(true);
});
