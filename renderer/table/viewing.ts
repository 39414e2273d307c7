import type { Viewer } from "./engine/messages";

/** Whose eyes the screen has, when it changes hands, and how far back "back" is. */

/** Follow the people as they decide, look as one seat, or see everything. */
export type Look = "follow" | "all" | number;

export interface Screen {
  /** By seat. */
  isPerson: readonly boolean[];
  look: Look;
  /** Whether hands are covered while the screen changes hands. */
  cover: boolean;
  /** The person who has the screen; nobody at first. */
  holder: number | null;
}

/** The person to whom the screen must be handed before the match goes on. */
export function handOverTo({ isPerson, look, cover, holder }: Screen, actor: number | null): number | null {
  const people = isPerson.filter(Boolean).length;
  if (actor === null || !isPerson[actor] || look !== "follow" || !cover || people < 2) return null;
  return holder === actor ? null : actor;
}

/** With whose eyes the table is shown while `actor` decides. */
export function viewerOf(screen: Screen, actor: number | null): Viewer {
  const { isPerson, look, cover, holder } = screen;
  if (look === "all") return null;
  if (look !== "follow") return look;
  const people = isPerson.flatMap((is, seat) => (is ? [seat] : []));
  // Bots among themselves have no secrets.
  if (people.length === 0) return null;
  if (people.length === 1) return people[0]!;
  if (actor !== null && isPerson[actor] && !cover) return actor;
  // While the screen changes hands nobody's cards are on it, also under the cover.
  return handOverTo(screen, actor) === null ? (holder ?? -1) : -1;
}

interface Played {
  /** Who decided each action, those taken back included. */
  actors: readonly number[];
  done: number;
  total: number;
}

/** Where "take back" leads: to the last decision of a person, or one action back where only bots play. */
export function backTo({ actors, done }: Played, isPerson: readonly boolean[]): number | undefined {
  if (!isPerson.includes(true)) return done > 0 ? done - 1 : undefined;
  for (let n = done - 1; n >= 0; n--) if (isPerson[actors[n]!]) return n;
  return undefined;
}

/** Where "again" leads: to the next decision of a person, or the end of what was taken back. */
export function forthTo({ actors, done, total }: Played, isPerson: readonly boolean[]): number | undefined {
  if (done >= total) return undefined;
  if (!isPerson.includes(true)) return done + 1;
  for (let n = done + 1; n < total; n++) if (isPerson[actors[n]!]) return n;
  return total;
}

export const answerKeys = [..."123456789abcdefghijklmnopqrstuvwxyz"];

/** Which answer a key means among those shown; Enter means the first. */
export function answerOfKey(key: string, count: number): number | undefined {
  if (key === "Enter") return count > 0 ? 0 : undefined;
  const at = answerKeys.indexOf(key.toLowerCase());
  return at >= 0 && at < count ? at : undefined;
}

/** The last lines that are new since a log was last read; all of it for another match. */
export function newLines(before: readonly string[], now: readonly string[], most = 8): string[] {
  const goesOn = before.length <= now.length && before.every((line, at) => now[at] === line);
  return now.slice(goesOn ? before.length : Math.max(0, now.length - 1)).slice(-most);
}
