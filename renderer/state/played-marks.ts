import { hashPlain } from "../../engine/core/plain";
import type { PlayedMatch } from "../../main/api";
import { ownValue } from "../../schemas/own-value";
import { count } from "./count";

/** What stays beside a card of the matches that were played with it. */

/** What became of a card in the matches that were played with it. */
interface Marks {
  drawn: number;
  played: number;
  stuck: number;
  in: readonly { match: PlayedMatch; at: number; isOld: boolean }[];
}

/** By the card as it is now: matches with the card as it was before don't count, and are listed as old. */
export function marksOf(id: string, card: unknown, matches: readonly PlayedMatch[]): Marks {
  const marks = { drawn: 0, played: 0, stuck: 0, in: [] as { match: PlayedMatch; at: number; isOld: boolean }[] };
  const hash = cardHash(card);
  for (const match of matches) {
    const mark = ownValue(match.cards, id);
    if (!mark) continue;
    const isOld = mark.hash !== hash;
    marks.in.push({ match, at: mark.at, isOld });
    if (isOld) continue;
    marks.drawn += mark.drawn;
    marks.played += mark.played;
    marks.stuck += mark.stuck;
  }
  return marks;
}

/** “drawn 5 times, played 2, stuck 1”. */
export function marksInWords({ drawn, played, stuck }: Marks): string {
  const times = drawn === 1 ? "once" : drawn === 2 ? "twice" : `${drawn} times`;
  return `Drawn ${times}, ${played === 0 ? "never played" : `played ${played}`}${stuck > 0 ? `, stuck ${stuck}` : ""}`;
}

/** What marks a match that was dealt with decks that the rules don't allow. */
export const unofficialWords = "Decks not legal yet";

/** “Player 1, Greedy: Greedy won in 19 turns”. */
export function playedWords({ names, winners, turns, unofficial }: PlayedMatch): string {
  const won = winners.length === 0 ? "a draw" : `${winners.map((seat) => names[seat] ?? "").join(" and ")} won`;
  const marked = unofficial ? ` · ${unofficialWords}` : "";
  return `${names.join(", ")}: ${won} in ${count(turns, "turn")}${marked}`;
}

export const cardHash = (card: unknown): string => hashPlain(card).slice(0, 16);
