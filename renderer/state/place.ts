import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Where the person is. Kept in the address, so that reload and the back button work. */

export const placeNames = [
  "home",
  "set",
  "components",
  "keywords",
  "decks",
  "template",
  "assets",
  "table",
  "tests",
  "lab",
  "print",
  "versions",
  "settings",
] as const;
export type PlaceName = (typeof placeNames)[number];

/** In place of a test: the one that is being made of a moment of the match. No test is called so. */
export const newTest = "+";
/** The same of a position that was set up by hand. */
export const newPositionTest = "+position";
/** At the table: a position that is set up by hand. */
export const situationItem = "position";
/** At the table: the match that was played, looked back at. */
export const reviewItem = "review";
/** At the table: a match that was played to its end, where so many actions had been done; and what leads back from it. */
export const playedItem = (id: string, at: number, card = ""): string => `played ${id} ${at} ${card}`.trim();
export function playedIn(item: string | undefined): { id: string; at: number; card: string | null } | undefined {
  const [, id, at, card] = /^played ([0-9a-f]+) (\d+)(?: (.+))?$/.exec(item ?? "") ?? [];
  return id === undefined ? undefined : { id, at: Number(at), card: card ?? null };
}
/** At the table: a match that the lab played, by its question. */
export const labMatchItem = (id: string, { matchup, index }: { matchup: number; index: number }): string =>
  `lab ${matchup} ${index} ${id}`;
export function labMatchIn(item: string | undefined): { question: string; matchup: number; index: number } | undefined {
  const [, matchup, index, question] = /^lab (\d+) (\d+) (.+)$/.exec(item ?? "") ?? [];
  return question === undefined ? undefined : { question, matchup: Number(matchup), index: Number(index) };
}
/** At the table: a match in which something on a card comes about, which did in none of a question's. */
export const labReachItem = (id: string, { card, word }: { card: string; word: number }): string =>
  `reach ${word} ${card} ${id}`;
export function labReachIn(item: string | undefined): { question: string; card: string; word: number } | undefined {
  const [, word, card, question] = /^reach (\d+) (\S+) (.+)$/.exec(item ?? "") ?? [];
  return card === undefined || question === undefined ? undefined : { question, card, word: Number(word) };
}
/** At the table: a turn in which some cards together go on and on. */
export const runawayItem = (cards: readonly string[]): string => `runaway ${cards.join(" ")}`;
export const runawayIn = (item: string | undefined): string[] | undefined =>
  /^runaway (.+)$/.exec(item ?? "")?.[1]?.split(" ");
/** In the settings: those of the set that is open, and those of the person for all sets. */
export const setSettings = "set";
export const ownSettings = "cardwright";
/** At the table: the one without rules. */
export const freeTableItem = "free";

export interface Place {
  name: PlaceName;
  /** The card or component being edited, the deck being built, or the test that is looked at. */
  item?: string;
}

export function parsePlace(hash: string): Place {
  const [name, item] = hash.replace(/^#\/?/, "").split("/");
  const known = placeNames.find((place) => place === name) ?? "home";
  const decoded = item && decodedItem(item);
  return decoded ? { name: known, item: decoded } : { name: known };
}

/** Undefined for what no address of the studio's says, such as “%ff”. */
function decodedItem(item: string): string | undefined {
  try {
    return decodeURIComponent(item);
  } catch {
    return undefined;
  }
}
export const formatPlace = ({ name, item }: Place): string =>
  `#/${name}${item === undefined ? "" : `/${encodeURIComponent(item)}`}`;

const store = createStore<{ place: Place }>(() => ({ place: parsePlace(window.location.hash) }));

window.addEventListener("hashchange", () => store.setState({ place: parsePlace(window.location.hash) }));

export const usePlace = (): Place => useStore(store, ({ place }) => place);
export const subscribePlace = (changed: () => void): (() => void) => store.subscribe(changed);
export const currentPlace = (): Place => store.getState().place;

export function goTo(name: PlaceName, item?: string, { replace = false } = {}): void {
  const place: Place = item === undefined ? { name } : { name, item };
  const hash = formatPlace(place);
  if (hash === window.location.hash) return;
  store.setState({ place });
  if (replace) window.history.replaceState(null, "", hash);
  else window.history.pushState(null, "", hash);
}
