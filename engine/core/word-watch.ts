import { joinPointer, type Pointer } from "../../schemas/json-pointer";
import type { Action, Rules } from "./game";
import type { CoreState } from "./machine";
import type { Json } from "./vocabulary";

/**
 * Notes which words of cards come about while a match is played: effects that begin to happen, conditions that hold, choices
 * that find something. It is asked for while cards are compiled; whoever doesn't ask pays nothing for it.
 */

/** What can come about: a number is only read. */
export type WatchedSort = "verbs" | "tests" | "selectors";

export interface WatchedWord {
  sort: WatchedSort;
  /** The word. */
  key: string;
  /** Where it stands on the card; nothing, where the card says it by a keyword, or is composed of it. */
  at?: Pointer;
  /** The word around it, by its number; -1, where it stands by itself. */
  within: number;
  /** It does nothing by itself that could be seen. */
  isSilent?: true;
}

export class WordWatch {
  /** By card, all words that it is compiled of. */
  readonly words = new Map<string, WatchedWord[]>();
  private readonly come = new Map<string, Set<number>>();
  private isOn = false;

  /** Does what somebody decided. Only then something comes about: bots that think play on, too. What allows it is asked first. */
  apply<S extends CoreState>(rules: Rules<S>, state: S, action: Action): void {
    this.isOn = true;
    try {
      rules.refusal(state, action);
      rules.apply(state, action, null);
    } finally {
      this.isOn = false;
    }
  }

  /** What has come about since it was asked last, by card. */
  taken(): Record<string, number[]> {
    const found: Record<string, number[]> = {};
    for (const [card, words] of this.come) found[card] = [...words].sort((a, b) => a - b);
    this.come.clear();
    return found;
  }

  /** Whoever compiles this card tells of its words. */
  of(card: string, document: unknown): CardWords {
    const words: WatchedWord[] = [];
    const places: [tree: unknown, at: Pointer][] = [];
    this.words.set(card, words);
    return {
      note: (sort, key, tree, within) => {
        const number = words.length;
        const [root, start] = places[within] ?? [document, ""];
        const at = placeOf(root, start, tree) ?? placeOf(document, "", tree);
        places.push([tree, at ?? ""]);
        words.push({ sort, key, ...(at === undefined ? {} : { at }), within });
        return { number, comes: () => this.isOn && this.note(card, number) };
      },
      silence: (number) => {
        words[number]!.isSilent = true;
      },
    };
  }

  private note(card: string, number: number): void {
    const known = this.come.get(card);
    if (known) known.add(number);
    else this.come.set(card, new Set([number]));
  }
}

export interface CardWords {
  /** A word is compiled: its number, and what is to be called whenever it comes about. */
  note(sort: WatchedSort, key: string, tree: Json, within: number): { number: number; comes: () => void };
  /** It turned out to have nothing of its own to do. */
  silence(number: number): void;
}

/** Where a word stands within a value, itself not counted: the outermost place of it. */
function placeOf(root: unknown, start: Pointer, word: unknown): Pointer | undefined {
  let level: [unknown, Pointer][] = [[root, start]];
  while (level.length > 0) {
    level = level.flatMap(([value, at]) =>
      typeof value === "object" && value !== null
        ? Object.entries(value).map(([key, part]): [unknown, Pointer] => [part, joinPointer(at, key)])
        : [],
    );
    const found = level.find(([value]) => value === word);
    if (found) return found[1];
  }
  return undefined;
}
