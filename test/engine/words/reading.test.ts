import { describe, expect, it } from "vitest";
import { textOf } from "../../../engine/core/grammar/phrase";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import type { SlotSchema } from "../../../engine/words/place";
import { habitsOf } from "../../../engine/words/reading/habits";
import { readAbility } from "../../../engine/words/reading/read-ability";
import { isSameEffect } from "../../../engine/words/same-effect";
import { schemaFor } from "../../../project/format";
import { playable } from "../../../project/read-in-words";
import type { GameId } from "../../../schemas/game-id";
import { gameIds } from "../../../schemas/game-id";
import { valueAt } from "../../../schemas/json-pointer";
import { starterSupply } from "../starter";
import { without } from "./without";

/** How many of a game's starter texts read back to what they were made of, in percent. */
const floors: Partial<Record<GameId, number>> = {
  "castle-lanes": 97,
  hatch: 75,
  "garden-incursion": 70,
  "battle-farm": 77,
};

const lexiconOf = (id: GameId) => cardGame(id).lexicon!;
const schemaOf = (id: GameId) => schemaFor("card", id) as SlotSchema;

describe.each(gameIds.filter((id) => cardGame(id).lexicon))("the texts of %s", (id) => {
  it("read back to what they were made of", { timeout: 240_000 }, () => {
    const { lexicon, schema } = { lexicon: lexiconOf(id), schema: schemaOf(id) };
    const rules = Object.fromEntries(cardGame(id).options.map(({ name, default: usual }) => [name, usual]));
    const cards = Object.entries(starterSupply(id).cards) as [string, object][];
    const habits = habitsOf(
      lexicon,
      schema,
      cards.map(([, card]) => card as Json),
    );
    const missed: string[] = [];
    const times: number[] = [];
    let [told, offered] = [0, 0];
    for (const [name, card] of cards) {
      for (const { at, words } of lexicon.sentences(card)) {
        const own = valueAt(card, at) as Json;
        const bare = without(lexicon, card, at);
        const began = performance.now();
        const readings = readAbility(lexicon, schema, textOf(words), {
          card: bare,
          at,
          habits,
          isPlayable: playable(id),
        });
        times.push(performance.now() - began);
        const [best] = readings;
        const ground = { lexicon, schema, card: card as Json, at, id: name, rules };
        const isSame = ({ value }: { value: Json }) => isSameEffect(ground, own, value);
        if (best?.isExact) told++;
        if (readings.some((one) => one.isExact && isSame(one))) offered++;
        if (!best) missed.push(`${name}${at}: nothing is read of “${textOf(words)}”`);
        else if (!isSame(best))
          missed.push(
            best.isExact
              ? `${name}${at}: reads alike “${best.text}”: ${JSON.stringify(best.value)} for ${JSON.stringify(own)}`
              : `${name}${at}: “${textOf(words)}” is read as “${best.text}”`,
          );
      }
    }
    const count = times.length;
    if (count === 0) return;
    const share = (100 * (count - missed.length)) / count;
    const [first] = times;
    const sorted = times.toSorted((a, b) => a - b).map((ms) => ms.toFixed());
    console.info(
      [
        `${id}: of ${count} texts ${count - missed.length} read back (${share.toFixed(1)} %), ${offered} among the readings, ${told} word for word`,
        `ms: first ${first!.toFixed()}, median ${sorted[count >> 1]}, p95 ${sorted[Math.floor(count * 0.95)]}`,
        ...missed,
      ].join("\n"),
    );
    expect(share).toBeGreaterThanOrEqual(floors[id] ?? 0);
  });

  it("are not seen in nonsense", { timeout: 60_000 }, () => {
    for (const nonsense of ["", "…", "Lorem ipsum dolor sit amet, consectetur adipiscing elit.", "((((", "7 7 7 7 7 7"])
      expect(readAbility(lexiconOf(id), schemaOf(id), nonsense).map(({ text }) => text)).toEqual([]);
  });
});
