import { ownValue } from "../../schemas/own-value";
import { EffectError, withinWord } from "./effect-error";
import type { CoreState, Frame, Program, Step } from "./machine";
import { didYouMean } from "./nearest";
import type { About, Json, Selection, Test, Value, Vocabulary, Word } from "./vocabulary";
import type { CardWords, WatchedSort } from "./word-watch";

/** What a name stands for, or a selection is made of, in a designer's word for one of them: "number", "player", "card". */
export type Kind = string;

/** Words of which somebody wants to know when they come about. */
type WatchedVocabulary<S extends CoreState> = Vocabulary<S> & { watch?: CardWords };

interface Named {
  slot: number;
  kind: Kind;
  /** There may be more than one. */
  many: boolean;
}

/** What a slot holds that stands for nothing. */
export const nothing = -1;

/**
 * Builds the steps of one program from effect trees. Names bound by one effect ("e") become slots for those after it; what
 * is bound in a branch is known there only, since the branch may not run.
 */
export class Compiler<S extends CoreState> {
  readonly steps: Step<S>[] = [];
  private names = new Map<string, Named>();
  private slotCount: number;
  /** The number of the watched word that is being compiled. */
  private around = -1;
  private isAside = false;

  /** The first slots of the frame are the game's own, filled when the program is called. */
  constructor(
    private readonly vocabulary: WatchedVocabulary<S>,
    ownSlots = 0,
  ) {
    this.slotCount = ownSlots;
    // A frame without gaps is the same after it was copied, saved or sent away.
    this.step((_, { slots }) => {
      while (slots.length < this.slotCount) slots.push(nothing);
    });
  }

  /** Adds a step to the program. */
  step(step: Step<S>): void {
    this.steps.push(step);
  }

  /** Whether there is nothing to do. */
  get isEmpty(): boolean {
    return this.steps.length === 1;
  }

  /** The number of the step that comes next: a place to jump to. */
  here(): number {
    return this.steps.length;
  }

  /** A fresh slot of the frame. */
  slot(): number {
    return this.slotCount++;
  }

  /** A slot, by default a fresh one, under a name by which later effects refer to it. It goes before what was called so until now. */
  bind(name: string, kind: Kind, many = false, slot = this.slot()): number {
    this.names.set(name, { slot, kind, many });
    return slot;
  }

  isBound(name: string): boolean {
    return this.names.has(name);
  }

  /** What is bound in here is not known afterwards. */
  scope(work: () => void): void {
    const { names } = this;
    this.names = new Map(names);
    work();
    this.names = names;
  }

  /** What must make sense, and is not done: another edition's effect. */
  aside(work: () => void): void {
    const [steps, slots, wasAside] = [this.steps.length, this.slotCount, this.isAside];
    this.isAside = true;
    this.scope(work);
    this.isAside = wasAside;
    this.steps.length = steps;
    this.slotCount = slots;
  }

  /** What is asked in here is asked before anything is named. */
  apart(work: () => void): void {
    this.scope(() => {
      this.names = new Map();
      work();
    });
  }

  effect(tree: Json): void {
    if (Array.isArray(tree)) for (const part of tree) this.effect(part as Json);
    else this.word("verbs", tree);
  }

  /** An effect that may not happen, or more than once. */
  branch(tree: Json): void {
    this.scope(() => this.effect(tree));
  }

  value(tree: Json): Value<S> {
    if (typeof tree === "number") return () => tree;
    if (typeof tree === "string") return this.named(tree, "number");
    return this.word("values", tree);
  }

  test(tree: Json): Test<S> {
    return this.word("tests", tree);
  }

  /** Things of one of these kinds, or of any: by selector, or by a name. */
  selection(tree: Json, ...kinds: readonly Kind[]): Selection<S> {
    if (typeof tree === "string" && this.isBound(tree)) {
      const { slot } = this.known(tree, kinds);
      return (_, frame) => {
        const found = frame.slots[slot]!;
        if (typeof found !== "number") return found;
        return found === nothing ? [] : [found];
      };
    }
    const kind = this.kindOf(tree);
    const select = this.word<Selection<S>>("selectors", tree);
    if (kinds.length > 0 && !kinds.includes(kind))
      throw new EffectError(`${this.called(tree)} means ${kind}s, and ${oneOf(kinds)} is needed here.`, { part: tree });
    return select;
  }

  /** What a selection is made of. */
  kindOf(tree: Json): Kind {
    if (typeof tree === "string" && this.isBound(tree)) return this.known(tree).kind;
    const name = nameOf(tree);
    if (typeof tree === "string" && !Object.hasOwn(this.vocabulary.selectors, name)) this.known(name);
    const kind = ownValue(this.vocabulary.selectors, name)?.of ?? "thing";
    return typeof kind === "string" ? kind : kind(argsOf(tree, name) as never, this);
  }

  /** A player: "self", or a name that an earlier choice bound. */
  seat(reference: string): Value<S> {
    if (reference === "self" && !this.isBound(reference)) return (_, frame) => frame.self;
    return this.named(reference, "player");
  }

  /** The one thing that a name stands for, which must be of one of these kinds. */
  named(name: string, ...kinds: readonly Kind[]): Value<S> {
    const { slot, kind, many } = this.known(name, kinds);
    if (many)
      throw new EffectError(
        `“${name}” may be several ${kind}s: “${this.wordName("verbs", "each")}” goes through them one by one.`,
        {
          part: name,
        },
      );
    return (_, frame) => {
      const found = frame.slots[slot]!;
      return typeof found === "number" ? found : (found[0] ?? nothing);
    };
  }

  private known(name: string, kinds: readonly Kind[] = []): Named {
    const found = this.names.get(name);
    if (found === undefined) {
      const meant = didYouMean(name, [...this.names.keys()]);
      throw new EffectError(`Nothing before this is called “${name}”${meant}.`, { part: name });
    }
    if (kinds.length > 0 && !kinds.includes(found.kind))
      throw new EffectError(`“${name}” is ${oneOf([found.kind])}, and ${oneOf(kinds)} is needed here.`, { part: name });
    return found;
  }

  private word<Out>(sort: keyof Vocabulary<S>, tree: Json): Out {
    const words = this.vocabulary[sort] as unknown as Readonly<Record<string, Word<S, Out>>>;
    const name = nameOf(tree);
    const found = ownValue(words, name);
    if (!found) throw new EffectError(this.whyNot(sort, tree), { part: tree });
    const compile = (): Out => withinWord(tree, () => found.compile(argsOf(tree, name) as never, this));
    const { watch } = this.vocabulary;
    if (!watch || this.isAside || sort === "values") return compile();
    return this.watched(watch, sort, name, tree, compile);
  }

  private watched<Out>(watch: CardWords, sort: WatchedSort, name: string, tree: Json, compile: () => Out): Out {
    const { around } = this;
    const { number, comes } = watch.note(sort, name, tree, around);
    this.around = number;
    const begin = this.steps.length;
    const compiled = compile();
    this.around = around;
    if (sort === "tests") return noticed(compiled as Test<S>, (holds) => holds && comes()) as Out;
    if (sort === "selectors") return noticed(compiled as Selection<S>, ({ length }) => length > 0 && comes()) as Out;
    const first = this.steps[begin];
    if (!first) watch.silence(number);
    else
      this.steps[begin] = (state, frame, emit) => {
        comes();
        first(state, frame, emit);
      };
    return compiled;
  }

  /** Why what stands there is no word of this sort. */
  private whyNot(sort: keyof Vocabulary<S>, tree: Json): string {
    const name = nameOf(tree);
    const wanted = sortNames[sort];
    const other = sorts.find((one) => Object.hasOwn(this.vocabulary[one], name));
    if (other) return `${this.called(tree)} is ${sortNames[other]}, and ${wanted} is needed here.`;
    if (name !== "") {
      const words = Object.keys(this.vocabulary[sort]);
      return `“${name}” is no ${wanted.replace(/^an? /, "")} of this game${didYouMean(name, words)}.`;
    }
    if (tree === null || isEmptyForm(tree)) return "Something is still to be said there.";
    if (typeof tree !== "object") return `${JSON.stringify(tree)} stands where ${wanted} is needed.`;
    if (Array.isArray(tree)) return `A list stands where ${wanted} is needed.`;
    const keys = Object.keys(tree).map((key) => `“${this.wordName(sort, key)}”`);
    return `${keys.join(" and ")} stand together where ${wanted} is needed, and can't be one.`;
  }

  /** What a designer calls the word that stands there. */
  private called(tree: Json): string {
    const name = nameOf(tree);
    const sort = sorts.find((one) => Object.hasOwn(this.vocabulary[one], name));
    return `“${sort ? this.wordName(sort, name) : name}”`;
  }

  private wordName(sort: keyof Vocabulary<S>, key: string): string {
    return ownValue<{ about?: About }>(this.vocabulary[sort], key)?.about?.name ?? key;
  }
}

/** The same, and somebody hears of every outcome. */
const noticed =
  <S, Out>(ask: (state: S, frame: Frame) => Out, hear: (out: Out) => unknown) =>
  (state: S, frame: Frame): Out => {
    const out = ask(state, frame);
    hear(out);
    return out;
  };

const sorts = ["verbs", "values", "tests", "selectors"] as const;
/** What a word of each sort is, to a designer. */
const sortNames = {
  verbs: "an effect",
  values: "a number",
  tests: "a condition",
  selectors: "a choice of things",
} as const;

const isEmptyForm = (tree: Json): boolean =>
  tree === "" || (typeof tree === "object" && tree !== null && Object.keys(tree).length === 0);

/** The word that a tree begins with; empty if it is no tree. A word alone has no arguments. */
const nameOf = (tree: Json): string => (typeof tree === "string" ? tree : (onlyKey(tree) ?? ""));
const argsOf = (tree: Json, name: string): Json =>
  typeof tree === "string" ? true : (tree as Record<string, Json>)[name]!;

/** "a card", "an object or a card". */
const oneOf = (kinds: readonly Kind[]): string =>
  kinds.map((kind) => `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`).join(" or ");

export const onlyKey = (tree: Json): string | undefined => {
  if (typeof tree !== "object" || tree === null || Array.isArray(tree)) return undefined;
  const keys = Object.keys(tree);
  return keys.length === 1 ? keys[0] : undefined;
};

export function compileEffect<S extends CoreState>(vocabulary: Vocabulary<S>, tree: Json): Program<S> {
  const compiler = new Compiler(vocabulary);
  compiler.effect(tree);
  return compiler.steps;
}

/** Jumps when the condition is false: what `if`, `repeat` and `each` are made of. */
export function jumpUnless<S extends CoreState>(compiler: Compiler<S>, test: Test<S>): (target: number) => void {
  let target = -1;
  compiler.step((state, frame: Frame) => {
    if (!test(state, frame)) frame.step = target;
  });
  return (to) => {
    target = to;
  };
}

/** The cards that an effect names. In some words (`chosen`) “card” isn't one of the set, but one that was chosen before. */
export function* cardsNamedIn(tree: unknown, chosen: readonly string[] = [], word = ""): Generator<string> {
  if (typeof tree !== "object" || tree === null) return;
  for (const [key, value] of Object.entries(tree)) {
    if (key !== "card" || typeof value !== "string") yield* cardsNamedIn(value, chosen, key);
    else if (!chosen.includes(word)) yield value;
  }
}
