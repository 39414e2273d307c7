import { describe, expect, it } from "vitest";
import { textOf } from "../../../engine/core/grammar/phrase";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import type { SlotSchema } from "../../../engine/words/place";
import { habitsOf } from "../../../engine/words/reading/habits";
import { readAbility } from "../../../engine/words/reading/read-ability";
import { schemaFor } from "../../../project/format";
import type { GameId } from "../../../schemas/game-id";
import { gameIds } from "../../../schemas/game-id";
import { valueAt } from "../../../schemas/json-pointer";
import { starterSupply } from "../starter";
import { sameMeaning } from "./same-meaning";
import { without } from "./without";

/** How many of a game's starter texts read back to what they were made of, in percent. */
const floors: Partial<Record<GameId, number>> = {
  "castle-lanes": 97,
  hatch: 75,
  "garden-incursion": 47,
  "battle-farm": 18,
};

const lexiconOf = (id: GameId) => cardGame(id).lexicon!;
const schemaOf = (id: GameId) => schemaFor("card", id) as SlotSchema;

describe.each(gameIds.filter((id) => cardGame(id).lexicon))("the texts of %s", (id) => {
  it("read back to what they were made of", { timeout: 120_000 }, () => {
    const { lexicon, schema } = { lexicon: lexiconOf(id), schema: schemaOf(id) };
    const cards = Object.entries(starterSupply(id).cards) as [string, { type?: string; basic?: boolean }][];
    const habits = habitsOf(
      lexicon,
      schema,
      cards.map(([, card]) => card as Json),
    );
    const missed: string[] = [];
    let count = 0;
    for (const [name, card] of cards) {
      for (const { at, words } of lexicon.sentences(card)) {
        count++;
        const own = valueAt(card, at) as Json;
        const [best] = readAbility(lexicon, schema, textOf(words), { card: without(lexicon, card, at), at, habits });
        if (!best) missed.push(`${name}${at}: nothing is read of “${textOf(words)}”`);
        else if (!sameMeaning(lexicon, schema, card as Json, at, own, best.value))
          missed.push(
            best.isExact
              ? `${name}${at}: reads alike “${best.text}”: ${JSON.stringify(best.value)} for ${JSON.stringify(own)}`
              : `${name}${at}: “${textOf(words)}” is read as “${best.text}”`,
          );
      }
    }
    if (count === 0) return;
    const share = (100 * (count - missed.length)) / count;
    console.info(`${id}: ${count - missed.length} of ${count} read back, ${share.toFixed(1)} %\n${missed.join("\n")}`);
    expect(share).toBeGreaterThanOrEqual(floors[id] ?? 0);
  });

  it("are not seen in nonsense", () => {
    for (const nonsense of ["", "…", "Lorem ipsum dolor sit amet, consectetur adipiscing elit.", "((((", "7 7 7 7 7 7"])
      expect(readAbility(lexiconOf(id), schemaOf(id), nonsense).map(({ text }) => text)).toEqual([]);
  });
});
