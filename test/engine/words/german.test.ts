import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { spansOf, textOf } from "../../../engine/core/grammar/phrase";
import { exampleOf, type Lexicon, type Sort, sorts } from "../../../engine/core/lexicon";
import { seedRng } from "../../../engine/core/rng";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import { fontsOnDisk } from "../../../main/ink/fonts-on-disk";
import { fontsOf } from "../../../press/font-table";
import { type IconSubset, iconsOf } from "../../../press/icon-source";
import { layOut } from "../../../press/layout";
import { type GameId, gameIds } from "../../../schemas/game-id";
import { valueAt } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import { starterSupply } from "../starter";
import { EffectMaker, staged, wordsOf } from "./effect-maker";
import { slipsOf } from "./german-judge";
import { stageOf } from "./stages";

/** Games whose sentences are German too; Flask's are titles of its own, judged by its tests. */
const games = gameIds.filter((id) => cardGame(id).languages.includes("de") && stageOf(id).sentences);
const tell = ({ sentences }: Lexicon, card: unknown, language: "en" | "de" = "de"): string[] =>
  sentences(card, language).map(({ words }) => textOf(words));

/** A card that says the word's example, after the choices that give its names. */
function cardOf(id: GameId, sort: Sort, key: string): unknown {
  const lexicon = cardGame(id).lexicon!;
  const { givers, hosts, always, plain } = stageOf(id);
  const example = exampleOf(lexicon, sort, key);
  if (sort === "statics") return always!(example);
  const effect = staged({ plain }, sort, example);
  const named = Object.keys(givers).filter((kind) => JSON.stringify(effect).includes(`"the ${kind}"`));
  return hosts[0]!([...named.map((kind) => givers[kind]!(`the ${kind}`)), effect] as Json);
}

test.each([
  "Ziehe … Karten.",
  "Wähle einen Karte.",
  "Wirf deinen Ei ab.",
  "Ziehe 2  Karten.",
  "Ziehe two cards.",
  "Wenn du hast 2 Karten, ziehe eine Karte.",
  "Du darfst ziehst eine Karte und lege es ab.",
  "Ziehe eine Karte. wirf sie ab.",
  "Zerstöre das Dingsbums.",
  "Verfüttere sie an das Ei mit die Karten.",
])("the judge objects to “%s”", (text) => expect(slipsOf(text)).not.toEqual([]));

describe.each(games)("%s in German", (id) => {
  const lexicon = cardGame(id).lexicon!;

  const told = sorts.flatMap((sort) =>
    Object.entries(lexicon.words[sort]).flatMap(([key, { about }]) => (about.isUnsaid ? [] : [[sort, key] as const])),
  );
  it.each(told)("tells %s “%s”", (sort, key) => {
    const card = cardOf(id, sort, key);
    const german = tell(lexicon, card);
    expect(german.flatMap(slipsOf)).toEqual([]);
    expect(german).not.toEqual(tell(lexicon, card, "en"));
    expect(german.join("").length).toBeGreaterThan(10);
  });

  it("tells words within words, whatever they are", () => {
    const { words, hosts, ...ground } = stageOf(id);
    const maker = new EffectMaker({ words, hosts, ...ground } as never, seedRng(15));
    const all = wordsOf(words);
    const slips: string[] = [];
    for (const outer of all)
      for (const inner of all) {
        const made = maker.make(outer, inner);
        if (made === null) continue;
        const card = hosts[0]!(made);
        // What no English words tell is nothing that anybody could print.
        if (tell(lexicon, card, "en").some((text) => text.includes("…"))) continue;
        slips.push(...tell(lexicon, card).flatMap(slipsOf));
      }
    expect(slips.slice(0, 20)).toEqual([]);
  });

  it("leads every part of a text back to the argument that made it", () => {
    for (const card of Object.values(starterSupply(id).cards))
      for (const { words } of lexicon.sentences(card, "de"))
        for (const { from } of spansOf(words))
          for (const pointer of from) expect(() => valueAt(card, pointer)).not.toThrow();
  });

  it("fits on its starter cards", async () => {
    const read = (path: string): unknown => JSON.parse(readFileSync(`templates/${id}/${path}`, "utf8"));
    const template = read("layouts/card.json") as Template;
    const fonts = await fontsOnDisk(fontsOf([template]));
    const icons = iconsOf(read("icons.json") as IconSubset);
    const remarks = Object.entries(starterSupply(id).cards).flatMap(([card, value]) => {
      const facts = cardGame(id).describe(value, "de");
      return layOut(template, { id: card, card: value as object, facts }, fonts, { icons, set: {} }).problems;
    });
    expect(remarks).toEqual([]);
  });

  test("reads on its starter cards as it was read over; CARDWRIGHT_UPDATE=1 writes anew what has changed on purpose", () => {
    const file = `fixtures/german/${id}.txt`;
    const lines = Object.entries(starterSupply(id).cards).flatMap(([card, value]) => {
      const { text } = cardGame(id).describe(value, "de");
      return text === "" ? [] : [`# ${card}`, text, ""];
    });
    const text = lines.join("\n");
    if (process.env["CARDWRIGHT_UPDATE"]) writeFileSync(file, text);
    expect(existsSync(file), "CARDWRIGHT_UPDATE=1 writes it").toBe(true);
    expect(text).toBe(readFileSync(file, "utf8"));
  });
});
