import type { Game, MatchSetup } from "./game";
import { Match } from "./match";

/**
 * Matches by name, thousands of them: those that were asked for lately as they are, the others as a record that is played
 * again when somebody asks. Matches with the same set-up share their rules.
 */

/** So many are kept whole. */
const mostWhole = 300;
/** Set-ups whose rules are kept, and sets of cards that are known by their text. */
const mostRules = 24;

/** A match that nobody has asked for lately: the text of what was done, and of what was taken back. */
interface Folded {
  match: Pick<Match, "game" | "rules" | "beginning">;
  done: string;
}

export class MatchShelf {
  /** The one that was asked for last is last. */
  private readonly whole = new Map<string, Match>();
  private readonly folded = new Map<string, Folded>();
  private made = 0;

  add(match: Match): string {
    const id = `m${++this.made}`;
    this.put(id, match);
    return id;
  }

  find(id: string): Match | undefined {
    const match = this.whole.get(id) ?? this.unfold(id);
    if (match) this.put(id, match);
    return match;
  }

  /** Whether there was one. */
  drop(id: string): boolean {
    const wasWhole = this.whole.delete(id);
    return this.folded.delete(id) || wasWhole;
  }

  private put(id: string, match: Match): void {
    this.whole.delete(id);
    this.whole.set(id, match);
    if (this.whole.size <= mostWhole) return;
    const [oldest, left] = this.whole.entries().next().value as [string, Match];
    this.whole.delete(oldest);
    const { game, rules, beginning } = left;
    this.folded.set(oldest, { match: { game, rules, beginning }, done: JSON.stringify(left.memory()) });
  }

  private unfold(id: string): Match | undefined {
    const found = this.folded.get(id);
    if (!found) return undefined;
    this.folded.delete(id);
    const { game, rules, beginning } = found.match;
    const match = new Match(game, rules, beginning);
    match.remember(JSON.parse(found.done) as ReturnType<Match["memory"]>);
    return match;
  }
}

/** The game, making rules only once for a set-up. Rules hold nothing of a match, so that any number can share them. */
export function withSharedRules(game: Game): Game {
  const known = new Map<string, ReturnType<Game["rules"]>>();
  return {
    ...game,
    rules(setup) {
      const key = `${numberOf(setup.cards)} ${JSON.stringify([setup.seats, setup.deck, setup.options])}`;
      const made = known.get(key) ?? game.rules(setup);
      known.delete(key);
      known.set(key, made);
      forgetOldest(known, mostRules);
      return made;
    },
  };
}

type Cards = MatchSetup["cards"];
const numbers = new WeakMap<Cards, string>();
const numbersByText = new Map<string, string>();
let given = 0;

/** The same for cards that read the same: a saved match brings its own along. */
function numberOf(cards: Cards): string {
  const known = numbers.get(cards);
  if (known) return known;
  const text = JSON.stringify(cards);
  const number = numbersByText.get(text) ?? `${++given}`;
  numbers.set(cards, number);
  numbersByText.set(text, number);
  forgetOldest(numbersByText, mostRules);
  return number;
}

function forgetOldest(map: Map<string, unknown>, most: number): void {
  if (map.size > most) map.delete(map.keys().next().value as string);
}
