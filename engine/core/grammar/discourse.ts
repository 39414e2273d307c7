import type { Amount } from "./amounts";
import type { Phrase } from "./phrase";
import { called, type Things } from "./things";

interface Named {
  first: Things;
  later: Things;
  isSaid: boolean;
  /** What a single thing that was chosen is. */
  kind?: string;
}

/** What names stand for in one text, and what it has said of them already: “each opponent”, and “that player” from then on. */
export class Discourse {
  private readonly names = new Map<string, Named>();

  private readonly counts = new Map<string, string>();
  private heard = new Set<string>();
  private readonly numbers = new Map<string, Amount>();

  /** From here on a name is this number: “that many”, “each of them”. */
  introduceNumber(name: string, amount: Amount): void {
    this.numbers.set(name, amount);
  }
  /** “them”, how many of them there were; of two numbers one is of “the former” from then on, and the other of “the latter”. */
  introduceCount(name: string, told: (called: Things) => Amount): void {
    const other = [...this.counts].find(([each, words]) => each !== name && words === "them")?.[0];
    for (const [each, words] of other === undefined
      ? [[name, "them"]]
      : [
          [other, "the former"],
          [name, "the latter"],
        ]) {
      this.counts.set(each!, words!);
      this.numbers.set(each!, told(called(words!, true)));
    }
  }
  number(name: string): Amount | undefined {
    return this.numbers.get(name);
  }

  /** From here on a name reads like this; `first` where it is spoken of for the first time. */
  introduce(name: string, later: Phrase | Things, first?: Phrase | Things): void {
    this.names.set(name, { later: things(later), first: things(first ?? later), isSaid: first === undefined });
  }

  /** How a name is called now; nothing, if none was given. */
  call(name: string): Things | undefined {
    const found = this.names.get(name);
    if (found === undefined) return undefined;
    this.heard.add(name);
    const { isSaid } = found;
    found.isSaid = true;
    return isSaid ? found.later : found.first;
  }

  known(): ReadonlySet<string> {
    return new Set(this.names.keys());
  }
  isSaid(name: string): boolean {
    return this.names.get(name)?.isSaid === true;
  }
  /** “it”, as long as nothing else is; of two of a kind one is “the former” from then on, and the other “the latter”. */
  introduceThing(name: string, noun: string): void {
    const other = [...this.names].find(
      ([each, { kind, later }]) => each !== name && kind === noun && later.called?.words === "it",
    )?.[0];
    if (other === undefined) this.introduce(name, this.isTaken("it", name) ? `that ${noun}` : "it");
    else {
      this.introduce(other, "the former");
      this.introduce(name, "the latter");
    }
    this.names.get(name)!.kind = noun;
  }

  /** Whether something else is called so. */
  isTaken(word: string, ...except: readonly string[]): boolean {
    return [...this.names].some(([name, { later }]) => !except.includes(name) && later.called?.words === word);
  }

  /** Tells something, and which names it spoke of. */
  listen<Told>(tell: () => Told): { told: Told; names: ReadonlySet<string> } {
    const before = this.heard;
    this.heard = new Set();
    const told = tell();
    const names = this.heard;
    this.heard = new Set([...before, ...names]);
    return { told, names };
  }

  /** Tells something as if it had not been told, unless it turns out to be kept. */
  attempt<Told>(tell: () => Told, isKept: (told: Told) => boolean): Told | undefined {
    const before = [...this.names].map(([name, entry]) => [name, { ...entry }] as const);
    const told = tell();
    if (isKept(told)) return told;
    this.names.clear();
    for (const [name, entry] of before) this.names.set(name, entry);
    return undefined;
  }
}

const things = (words: Phrase | Things): Things =>
  typeof words === "object" && "noun" in words ? (words as Things) : called(words as Phrase);
