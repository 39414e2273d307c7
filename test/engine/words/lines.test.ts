import { expect, it } from "vitest";
import { textOf } from "../../../engine/core/grammar/phrase";
import { linesOf } from "../../../engine/words/lines";
import { placeOf, type SlotSchema } from "../../../engine/words/place";
import { cardGame } from "../../../engine/games/registry";
import { schemaFor } from "../../../project/format";
import { gameIds } from "../../../schemas/game-id";
import { valueAt } from "../../../schemas/json-pointer";
import { starterSupply } from "../starter";

for (const id of gameIds.filter((id) => cardGame(id).lexicon)) {
  it(`tells what every starter card of ${id} says, line by line`, () => {
    const lexicon = cardGame(id).lexicon!;
    for (const [name, card] of Object.entries(starterSupply(id).cards)) {
      for (const { at, words } of lexicon.sentences(card as never)) {
        const root = placeOf(lexicon, schemaFor("card", id) as SlotSchema, card as never, "");
        let place = root;
        for (const part of at.split("/").slice(1)) place = place.parts.find((p) => p.at.endsWith(`/${part}`)) ?? place;
        const lines = linesOf(place, words);
        if (process.env.LINES) console.log(name, JSON.stringify(valueAt(card, at)), "\n" + lines.map((l) => "  ".repeat(l.depth + 1) + (l.stretches.map((s) => `[${s.text}|${s.place.at.slice(at.length)}]`).join("") || `(${l.place.word?.about.name})`)).join("\n"));
        expect(lines.flatMap(({ stretches }) => stretches.map(({ text }) => text)).join("")).toBe(textOf(words));
      }
    }
  });
}
