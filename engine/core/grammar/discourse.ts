import type { Amount } from "./amounts";
import { Names } from "./names";
import type { Phrase } from "./phrase";
import { called, type Things } from "./things";

/** What names stand for in an English text: “each opponent”, and “that player” from then on. */
export class Discourse extends Names<Things, Amount> {
  private readonly counts = new Map<string, string>();

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
      this.introduceNumber(each!, told(called(words!, true)));
    }
  }

  /** From here on a name reads like this; `first` where it is spoken of for the first time. */
  override introduce(name: string, later: Phrase | Things, first?: Phrase | Things): void {
    super.introduce(name, things(later), first === undefined ? undefined : things(first));
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
}

const things = (words: Phrase | Things): Things =>
  typeof words === "object" && "noun" in words ? (words as Things) : called(words as Phrase);
