import { ownValue } from "../../schemas/own-value";
import type { CoreState, Frame, Program, Step } from "./machine";
import type { Json, Selection, Test, Value, Vocabulary, Word } from "./vocabulary";

/** An effect that can't be compiled: an unknown word, a name nobody chose. Thrown here, turned into a problem by `compileEffect`'s callers. */
export class EffectError extends Error {}

/** Builds the steps of one program from effect trees. Names bound by one effect ("e") become slots for those after it. */
export class Compiler<S extends CoreState> {
  readonly steps: Step<S>[] = [];
  private readonly names = new Map<string, number>();
  private slotCount = 0;

  constructor(private readonly vocabulary: Vocabulary<S>) {}

  emit(step: Step<S>): void {
    this.steps.push(step);
  }

  /** The number of the step that will be emitted next: a place to jump to. */
  here(): number {
    return this.steps.length;
  }

  /** A fresh slot of the frame, under a name if later effects may refer to it. */
  slot(name?: string): number {
    const known = name === undefined ? undefined : this.names.get(name);
    if (known !== undefined) return known;
    const slot = this.slotCount++;
    if (name !== undefined) this.names.set(name, slot);
    return slot;
  }

  isBound(name: string): boolean {
    return this.names.has(name);
  }

  effect(tree: Json): void {
    if (Array.isArray(tree)) for (const part of tree) this.effect(part as Json);
    else this.word(this.vocabulary.verbs, tree, "effect");
  }

  value(tree: Json): Value<S> {
    if (typeof tree === "number") return () => tree;
    if (typeof tree === "string") return this.named(tree);
    return this.word(this.vocabulary.values, tree, "number");
  }

  test(tree: Json): Test<S> {
    return this.word(this.vocabulary.tests, tree, "condition");
  }

  selection(tree: Json): Selection<S> {
    return this.word(this.vocabulary.selectors, tree, "selector");
  }

  /** A seat: "self", "active", or a name that an earlier choice bound. */
  seat(reference: string): Value<S> {
    if (reference === "self") return (_, frame) => frame.self;
    return this.named(reference);
  }

  private named(name: string): Value<S> {
    const slot = this.names.get(name);
    if (slot === undefined) throw new EffectError(`Nothing before this is called “${name}”.`);
    return (_, frame) => frame.slots[slot] as number;
  }

  private word<Out>(words: Readonly<Record<string, Word<S, Out>>>, tree: Json, what: string): Out {
    const name = typeof tree === "string" ? tree : onlyKey(tree);
    const found = name === undefined ? undefined : ownValue(words, name);
    if (!found) throw new EffectError(`“${name ?? JSON.stringify(tree)}” is no ${what} of this game.`);
    const args = typeof tree === "string" ? true : (tree as Record<string, Json>)[name!];
    return found.compile(args as never, this);
  }
}

export const onlyKey = (tree: Json): string | undefined => {
  if (typeof tree !== "object" || tree === null || Array.isArray(tree)) return undefined;
  const keys = Object.keys(tree);
  return keys.length === 1 ? keys[0] : undefined;
};

export function compileEffect<S extends CoreState>(
  vocabulary: Vocabulary<S>,
  tree: Json,
  bound: readonly string[] = [],
): Program<S> {
  const compiler = new Compiler(vocabulary);
  for (const name of bound) compiler.slot(name);
  compiler.effect(tree);
  return compiler.steps;
}

/** Jumps when the condition is false: what `if`, `repeat` and `each` are made of. */
export function jumpUnless<S extends CoreState>(compiler: Compiler<S>, test: Test<S>): (target: number) => void {
  let target = -1;
  compiler.emit((state, frame: Frame) => {
    if (!test(state, frame)) frame.step = target;
  });
  return (to) => {
    target = to;
  };
}

/** Why this compilation fails, for the designer; null if it succeeds. */
export function slipIn(compile: () => void): string | null {
  try {
    compile();
    return null;
  } catch (reason) {
    if (!(reason instanceof EffectError)) throw reason;
    return reason.message;
  }
}

/** The cards that an effect names. */
export function* cardsNamedIn(tree: Json): Generator<string> {
  if (typeof tree !== "object" || tree === null) return;
  for (const [key, value] of Object.entries(tree)) {
    if (key === "card" && typeof value === "string") yield value;
    else yield* cardsNamedIn(value as Json);
  }
}
