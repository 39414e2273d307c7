import { isDeepStrictEqual } from "node:util";
import type { Lexicon } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import { placeAt, placeOf, type SlotSchema } from "../../../engine/words/place";
import { schemaFor } from "../../../project/format";
import type { GameId } from "../../../schemas/game-id";
import { type Pointer, parentOf, valueAt, withoutValueAt } from "../../../schemas/json-pointer";
import type { Studio } from "../studio";
import { type Effort, type Hand, handOn } from "./hand";
import { sayByHand } from "./say-by-hand";

export interface Rebuilt extends Effort {
  seconds: number;
  /** What stands there instead of what is wanted, at the first place that differs. */
  differs?: { at: Pointer; is: unknown };
}

/** Takes from a card all that it does, and says it again by hand. */
export async function rebuildCard(
  studio: Studio,
  project: string,
  game: GameId,
  id: string,
  card: Json,
): Promise<Rebuilt> {
  const { page } = studio;
  const lexicon = cardGame(game).lexicon!;
  const places = sayingsOf(lexicon, card);
  studio.write(project, `cards/${id}.json`, JSON.stringify(silenced(card, places)));
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#/set/${id}`);
  await page.locator(`[data-editor="${id}"] [data-live] svg`).waitFor();
  const hand = handOn(page);
  const began = performance.now();
  await sayAll(hand, game, card, places);
  const seconds = (performance.now() - began) / 1000;
  const differs = await differenceIn(studio, project, `cards/${id}.json`, card, places);
  return { ...hand.effort, seconds, ...(differs && { differs }) };
}

export async function sayAll(hand: Hand, game: GameId, card: Json, places: readonly Pointer[]): Promise<void> {
  const lexicon = cardGame(game).lexicon!;
  const whole = placeOf(lexicon, schemaFor("card", game) as SlotSchema, card, "");
  for (const at of places) await sayByHand(hand, lexicon, placeAt(whole, at)!, card);
}

/** The places of a card that the builder says; what differs in another edition is said elsewhere. */
export function sayingsOf(lexicon: Lexicon, card: Json): Pointer[] {
  const places = lexicon.sentences(card).map(({ at }) => (at.startsWith("/specials") ? `${at}/do` : at));
  return [...new Set(places)].filter((at) => !at.startsWith("/later"));
}

const silenced = (card: Json, places: readonly Pointer[]): unknown =>
  places.reduce<unknown>((rest, at) => withoutValueAt(rest, /\/\d+$/.test(at) ? parentOf(at) : at), card);

/** The first of these places at which the file isn't what is wanted; changes reach the disk within half a second. */
export async function differenceIn(
  studio: Studio,
  project: string,
  path: string,
  card: Json,
  places: readonly Pointer[],
): Promise<Rebuilt["differs"]> {
  for (let tries = 0; ; tries++) {
    const now = JSON.parse(studio.read(project, path)) as unknown;
    const at = places.find((one) => !isDeepStrictEqual(plain(valueAt(now, one)), plain(valueAt(card, one))));
    if (at === undefined) return undefined;
    if (tries === 10) return { at, is: valueAt(now, at) };
    await studio.page.waitForTimeout(200);
  }
}

/** One effect alone is the same as a list of one, however a file has it. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? plain(value[0]) : value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
