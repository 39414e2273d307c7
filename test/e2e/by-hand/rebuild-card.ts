import { isDeepStrictEqual } from "node:util";
import type { Lexicon } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import { placeAt, placeOf, type SlotSchema } from "../../../engine/words/place";
import { schemaFor } from "../../../project/format";
import type { GameId } from "../../../schemas/game-id";
import { type Pointer, parentOf, valueAt, withoutValueAt } from "../../../schemas/json-pointer";
import type { Studio } from "../studio";
import { type Effort, handOn } from "./hand";
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
  const whole = placeOf(lexicon, schemaFor("card", game) as SlotSchema, card, "");
  const hand = handOn(page);
  const began = performance.now();
  for (const at of places) await sayByHand(hand, lexicon, placeAt(whole, at)!);
  const seconds = (performance.now() - began) / 1000;
  const { is, at } = await written(studio, `cards/${id}.json`, project, card, places);
  return { ...hand.effort, seconds, ...(at !== undefined && { differs: { at, is } }) };
}

/** The places of a card that the builder says; what differs in another edition is said elsewhere. */
function sayingsOf(lexicon: Lexicon, card: Json): Pointer[] {
  const places = lexicon.sentences(card).map(({ at }) => (at.startsWith("/specials") ? `${at}/do` : at));
  return [...new Set(places)].filter((at) => !at.startsWith("/later"));
}

const silenced = (card: Json, places: readonly Pointer[]): unknown =>
  places.reduce<unknown>((rest, at) => withoutValueAt(rest, /\/\d+$/.test(at) ? parentOf(at) : at), card);

/** Changes reach the disk within half a second. */
async function written(studio: Studio, path: string, project: string, card: Json, places: readonly Pointer[]) {
  for (let tries = 0; ; tries++) {
    const now = JSON.parse(studio.read(project, path)) as unknown;
    const at = places.find((one) => !isDeepStrictEqual(plain(valueAt(now, one)), plain(valueAt(card, one))));
    if (at === undefined || tries === 10) return { at, is: at && valueAt(now, at) };
    await studio.page.waitForTimeout(200);
  }
}

/** One effect alone is the same as a list of one, however a file has it. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? plain(value[0]) : value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
