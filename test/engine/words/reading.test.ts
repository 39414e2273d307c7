import { describe, expect, it } from "vitest";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import type { SlotSchema } from "../../../engine/words/place";
import { habitsOf } from "../../../engine/words/reading/habits";
import { type Reading, readAbility } from "../../../engine/words/reading/read-ability";
import { isSameEffect } from "../../../engine/words/same-effect";
import { schemaFor } from "../../../project/format";
import { playable } from "../../../project/read-in-words";
import type { GameId } from "../../../schemas/game-id";
import { gameIds } from "../../../schemas/game-id";
import { startOwnTime } from "../../own-time";
import { starterSupply } from "../starter";
import { type StarterText, starterTexts } from "./starter-texts";

/** How many of a game's starter texts read back to what they were made of, in percent. */
const floor = 95;

/** The others, each with the reason. */
const unread: Partial<Record<GameId, Readonly<Record<string, string>>>> = {
  flask: {
    "own-counts-cards/effects/0": "four counted numbers in a row: the last is not followed to its end",
  },
  "castle-lanes": {
    "primeval-brood/abilities/0": "“another” is said alike of this card and of the one that was played",
  },
  "battle-farm": {
    "cloudberry/abilities/0": "what is lost for two things counted together is followed once, and not a second time",
    "cloudberry/later/abilities/0": "what goes through one thing within several is said like that one thing",
    "demon-of-harvest/abilities/0": "an “otherwise” within an “otherwise”, each of several sentences",
    "mango/later/abilities/0": "a condition within a loop, over four clauses",
  },
  "garden-incursion": {
    "clover-bees/skills/0": "what a skill spends is a number to what it does, and named by the skill alone",
    "last-sting/abilities/0": "of two that were chosen the first is spoken of by whose it is",
    "sudden-swarm/abilities/0": "“each”, after all else, goes through what was chosen before",
  },
};

const lexiconOf = (id: GameId) => cardGame(id).lexicon!;
const schemaOf = (id: GameId) => schemaFor("card", id) as SlotSchema;

describe.each(gameIds.filter((id) => cardGame(id).lexicon))("the texts of %s", (id) => {
  it("read back to what they were made of", { timeout: 240_000 }, () => {
    const texts = starterTexts(id);
    if (texts.length === 0) return;
    const cards = Object.values(starterSupply(id).cards);
    const missed: string[] = [];
    const reasons: string[] = [];
    const times: number[] = [];
    for (const text of texts) {
      // How the others are written; what this one says, nobody has seen.
      const others = cards.filter((card) => card !== text.card);
      const worked = startOwnTime();
      const readings = readAbility(lexiconOf(id), schemaOf(id), text.text, {
        card: text.bare,
        at: text.at,
        habits: habitsOf(lexiconOf(id), schemaOf(id), others),
        isPlayable: playable(id),
      });
      times.push(worked());
      const reason = whyMissed(id, text, readings);
      if (!reason) continue;
      missed.push(`${text.id}${text.at}`);
      reasons.push(`${text.id}${text.at}: ${reason}`);
    }
    const share = (100 * (texts.length - missed.length)) / texts.length;
    const [first, ...later] = times;
    const sorted = later.toSorted((a, b) => a - b).map((ms) => ms.toFixed());
    console.info(
      [
        `${id}: of ${texts.length} texts ${texts.length - missed.length} read back (${share.toFixed(1)} %)`,
        `ms of CPU: first ${first!.toFixed()}, later median ${sorted[later.length >> 1]}, p95 ${sorted[Math.floor(later.length * 0.95)]}`,
        ...reasons,
      ].join("\n"),
    );
    expect(missed.toSorted()).toEqual(Object.keys(unread[id] ?? {}).toSorted());
    expect(share).toBeGreaterThanOrEqual(floor);
  });

  it("are not seen in nonsense", { timeout: 60_000 }, () => {
    for (const nonsense of ["", "…", "Lorem ipsum dolor sit amet, consectetur adipiscing elit.", "((((", "7 7 7 7 7 7"])
      expect(readAbility(lexiconOf(id), schemaOf(id), nonsense).map(({ text }) => text)).toEqual([]);
  });
});

/** Why the best reading is not what the text was made of; nothing, if it is. */
function whyMissed(game: GameId, { id, card, at, text, own }: StarterText, readings: readonly Reading[]) {
  const rules = Object.fromEntries(cardGame(game).options.map(({ name, default: usual }) => [name, usual]));
  const ground = { lexicon: lexiconOf(game), schema: schemaOf(game), card, at, id, rules };
  const isSame = ({ value }: { value: Json }): boolean => isSameEffect(ground, own, value);
  const [best] = readings;
  if (!best) return `nothing is read of “${text}”`;
  if (isSame(best)) return undefined;
  if (readings.some(isSame)) return `another is thought likelier for “${text}”: ${JSON.stringify(best.value)}`;
  if (best.isExact) return `“${text}” reads alike for ${JSON.stringify(best.value)} and ${JSON.stringify(own)}`;
  return `“${text}” is read as “${best.text}”`;
}
