import { type TSchema, Type } from "typebox";
import { Compiler, type Kind } from "../../../../core/compiler";
import type { Emit, Frame, GameEvent } from "../../../../core/machine";
import * as slot from "../../../../core/slots";
import type { Json, Test, Vocabulary } from "../../../../core/vocabulary";
import { markNames, strengthNames } from "../../symbols";
import type { CompiledSet, Keyword, Stat } from "../compiled-set";
import { check } from "../leaving";
import type { CounterKind, Piece, State } from "../state";

/** What the words of Garden Incursion share. */

export type Verbs = Vocabulary<State>["verbs"];

const closed = { additionalProperties: false } as const;
export const form = <T extends Record<string, TSchema>>(fields: T) => Type.Object(fields, closed);

/** Objects: by word or name, or all that fit a filter. */
export const object = Type.Unknown({
  title: "Which objects",
  "x-slot": "objects",
  description: "“this”, “queen”, a name that a choice gave, or a filter: all that fit.",
});
export const objectName = slot.titled(
  "Which object",
  slot.reference(["object"], ["this", "queen", "it", "payer"], "“this”, “queen”, or a name."),
);
export const cardName = slot.titled("Which card", slot.reference(["card"], [], "The name of a chosen card."));
export const player = slot.titled(
  "Who",
  slot.reference(["player"], ["self"], "“self”, or a name that “chooseOpponent” gave."),
  { default: "self" },
);
export const amount = slot.titled("How much", slot.number, { default: 1 });
/** So many for oneself, or for whom. */
export const ofWhom = Type.Union([
  amount,
  Type.Object({ n: amount, who: player }, { ...closed, title: "So many, for whom" }),
]);
/** Under which name later effects know what is chosen. */
export const named = (kind: Kind) => slot.titled("Called", slot.nameOf(kind));

export const counterLabels: Readonly<Record<CounterKind, string>> = {
  attackUp: "+1 attack",
  defenceUp: "+1 defence",
  venom: "Venom",
  frail: "Frail",
  web: "Web",
  honey: "Honey",
  stock: "Stock",
};
export const counterKind = slot.oneOf("Which counters", counterLabels);
export const keywordName = slot.oneOf<Keyword>("Which keyword", { ...markNames, ...strengthNames });
const statLabels: Readonly<Record<Stat, string>> = {
  attack: "Attack",
  defence: "Defence",
  ap: "Action points",
  range: "Range",
};
export const statName = slot.oneOf("Which value", statLabels);

/**
 * Also notes what an effect needs before it may begin. Choices that depend on others, or on a condition, are not among
 * it: they are looked at when they come.
 */
export class GardenCompiler extends Compiler<State> {
  readonly needs: Test<State>[] = [];
  /** Names that choices of this very effect gave. */
  readonly chosen = new Set<string>();
  private depth = 0;

  override effect(tree: Json): void {
    this.depth++;
    super.effect(tree);
    this.depth--;
  }

  /** Called by a word whose choice must have an answer. */
  need(tree: Json, test: Test<State>): void {
    if (this.depth <= 2 && !names(tree).some((name) => this.chosen.has(name))) this.needs.push(test);
  }
}

function names(tree: Json): string[] {
  if (typeof tree === "string") return [tree];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.values(tree).flatMap((part) => names(part as Json));
}

export const compilerOf = (compiler: Compiler<State>): GardenCompiler => compiler as GardenCompiler;

/** One primitive effect, after which the field is checked (rules §6). */
export function primitive(
  set: CompiledSet,
  compiler: Compiler<State>,
  effect: (state: State, frame: Frame, emit: Emit | null) => void,
): void {
  compiler.step((state, frame, emit) => {
    effect(state, frame, emit);
    check(set, state, emit);
  });
}

/** The event of something happening to a piece. */
export const about = ({ id, design: card, owner: seat }: Piece, event: GameEvent): GameEvent => ({
  id,
  card,
  seat,
  ...event,
});
