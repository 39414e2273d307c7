import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { arePartsAlike, playedParts } from "../../project/played-parts";
import type { Files } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import type { Scenario } from "../../schemas/scenario";

/** A test has changed only where something changed that it plays with. */

function starter(game: GameId): Map<string, string> {
  const root = `templates/${game}/starter`;
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return new Map(files.map((file) => [file.replaceAll("\\", "/"), readFileSync(`${root}/${file}`, "utf8")]));
}

const changed = (files: Files, path: string, change: (json: never) => unknown): Files =>
  new Map([...files, [path, JSON.stringify(change(JSON.parse(files.get(path)!) as never))]]);
const dearer = (card: { cost?: number }) => ({ ...card, cost: (card.cost ?? 0) + 1 });

describe("in Castle Lanes", () => {
  const files = starter("castle-lanes");
  const scenario = {
    given: { players: [{ hand: ["cannon-shot"] }, {}], units: [{ card: "brute", at: "F4" }] },
    when: [{ player: 0, action: { type: "playSkill", card: "cannon-shot" } }],
  } as unknown as Scenario;
  const isSame = (now: Files): boolean =>
    arePartsAlike(playedParts(scenario, files, "castle-lanes"), playedParts(scenario, now, "castle-lanes"));

  test("a card that it names, by id or by name, and the house rules matter", () => {
    expect(isSame(changed(files, "cards/brute.json", dearer))).toBe(false);
    expect(isSame(changed(files, "cards/cannon-shot.json", dearer))).toBe(false);
    expect(isSame(changed(files, "cardwright.json", (all: object) => ({ ...all, options: { castleHealth: 9 } })))).toBe(
      false,
    );
  });

  test("other cards, notes of the project, tests and decks don't", () => {
    expect(isSame(changed(files, "cards/thief.json", dearer))).toBe(true);
    expect(isSame(new Map([...files].filter(([path]) => !/^(decks|scenarios)\//.test(path))))).toBe(true);
    expect(isSame(changed(files, "cardwright.json", (all: object) => ({ ...all, author: "Somebody" })))).toBe(true);
  });

  test("a card that one of its cards leads to matters", () => {
    const hatching = { given: { players: [{ hand: ["hatching-season"] }, {}] } } as unknown as Scenario;
    const now = changed(files, "cards/dino-baby.json", dearer);
    const [before, after] = [files, now].map((each) => playedParts(hatching, each, "castle-lanes"));
    expect(arePartsAlike(before!, after!)).toBe(false);
  });

  test("whoever deals may draw anything", () => {
    const dealt = { ...scenario, given: { new: { seed: 1 } } } as unknown as Scenario;
    const now = changed(files, "cards/thief.json", dearer);
    const [before, after] = [files, now].map((each) => playedParts(dealt, each, "castle-lanes"));
    expect(arePartsAlike(before!, after!)).toBe(false);
  });
});

test("in Garden Incursion sheets lie there without being named", () => {
  const files = starter("garden-incursion");
  const sheet = [...files].find(([path, text]) => path.startsWith("cards/") && text.includes('"skills"'))![0];
  const scenario = { given: { players: [{}, {}] } } as unknown as Scenario;
  const now = changed(files, sheet, (card: object) => ({ ...card, name: "Another" }));
  const [before, after] = [files, now].map((each) => playedParts(scenario, each, "garden-incursion"));
  expect(arePartsAlike(before!, after!)).toBe(false);
});
