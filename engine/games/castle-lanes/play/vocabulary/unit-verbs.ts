import { Type } from "typebox";
import { type Amount, amountOf, amountText, changeBy, isFigure } from "../../../../core/grammar/amounts";
import { listed } from "../../../../core/grammar/lists";
import { type Phrase, phrase, said } from "../../../../core/grammar/phrase";
import { noun } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import type { CompiledSet } from "../compiled-set";
import { checkState } from "../damage";
import { orderMarch } from "../march";
import { findUnit, type Mod, type State, type Unit } from "../state";
import { attackOf, everyOf, lastingMoveOf } from "../stats";
import { act, closed, count, pieces } from "./parts";
import { piecesDo } from "./phrases";
import type { CastleLanesSpeech } from "./speech";

/** Verbs that change units, and how they march. */

interface Modify {
  of: Json;
  attack?: Json;
  movement?: Json;
  hp?: Json;
  every?: Json;
  set?: boolean;
  for?: "good" | "turn" | "march";
}
const stats = { attack: "attack", movement: "move", hp: "hp", every: "every" } as const;
type Stat = keyof typeof stats;

/** Changes for good: floors hold when they are made (rules §2). */
function change(state: State, unit: Unit, stat: Stat, n: number): void {
  if (stat === "attack") unit.attack = Math.max(0, unit.attack + n);
  else if (stat === "movement") unit.move = Math.max(0, unit.move + n);
  else if (stat === "hp") {
    unit.maxHp += n;
    unit.hp += n;
  } else {
    unit.every = Math.max(1, unit.every + n);
    if (n < 0) unit.wait = Math.min(unit.wait, Math.max(0, everyOf(state, unit) - 1));
  }
}

const present = (set: CompiledSet, state: State, unit: Unit, stat: Stat): number => {
  if (stat === "attack") return attackOf(set, state, unit);
  if (stat === "movement") return lastingMoveOf(set, state, unit);
  return stat === "hp" ? unit.maxHp : everyOf(state, unit);
};

const symbols = { attack: "{attack}", movement: "{move}", hp: "{hp}" } as const;
const ends = { good: "for good", turn: "until the end of the turn", march: "for that march" } as const;

/** "3 {attack}", "X {attack} (X is your {space})". */
const setTo = (amount: Amount, symbol: string): Phrase =>
  isFigure(amount) || "isLetter" in amount
    ? phrase`${amount.words} ${symbol}`
    : phrase`X ${symbol} (X is ${amountText(amount)})`;

/** "waits one turn longer after each march"; set, "marches every 2 turns". */
function paceText(amount: Amount, isSet: boolean, isMany: boolean): Phrase {
  const isOne = isFigure(amount) && Math.abs(amount.n) === 1;
  if (isSet)
    return phrase`${isMany ? "march" : "marches"} every ${isOne ? "turn" : phrase`${amountText(amount)} turns`}`;
  const waits = isMany ? "wait" : "waits";
  if (!isFigure(amount)) return phrase`${waits} X turns longer after each march (X is ${amountText(amount)})`;
  const turns = said(amount.from ?? "", isOne ? "one turn" : `${Math.abs(amount.n)} turns`);
  return phrase`${waits} ${turns} ${amount.n < 0 ? "shorter" : "longer"} after each march`;
}

export const unitVerbs = (set: CompiledSet): Vocabulary<State>["verbs"] => ({
  modify: word<State, void, Modify, CastleLanesSpeech>({
    about: {
      name: "Change units",
      group: "Units and buildings",
      means: "Units get more or less attack, movement, health or time between marches, for good or for a while.",
      example: { of: { units: { side: "you" } }, attack: 1, hp: 1 },
    },
    schema: Type.Object(
      {
        of: pieces,
        attack: Type.Optional(slot.titled("Attack", slot.number)),
        movement: Type.Optional(slot.titled("Movement", slot.number)),
        hp: Type.Optional(slot.titled("Health", slot.number)),
        every: Type.Optional(slot.titled("Turns from march to march", slot.number)),
        set: Type.Optional(
          Type.Boolean({
            ...{ title: "How it changes", default: false },
            "x-labels": { true: "To these numbers", false: "By these numbers" },
          }),
        ),
        for: Type.Optional(
          slot.oneOf(
            "For how long",
            { good: "For good", turn: "Until the end of the turn", march: "For that march" },
            { default: "good" },
          ),
        ),
      },
      closed,
    ),
    compile: ({ of, set: isSet = false, for: lasting = "good", ...changes }, compiler) => {
      const select = compiler.selection(of, "piece");
      const parts = (Object.keys(stats) as Stat[]).flatMap((stat) =>
        changes[stat] === undefined ? [] : [{ stat, value: compiler.value(changes[stat]) }],
      );
      act(set, compiler, (state, frame, emit) => {
        for (const uid of select(state, frame)) {
          const unit = findUnit(state, uid);
          if (!unit) continue;
          for (const { stat, value } of parts) {
            const n = value(state, frame) - (isSet ? present(set, state, unit, stat) : 0);
            if (lasting === "good") change(state, unit, stat, n);
            else {
              if (stat === "hp") change(state, unit, stat, n);
              const mod: Mod = { uid, stat: stats[stat], n, until: lasting };
              state.mods.push(mod);
            }
            emit?.({ type: "modify", seat: unit.owner, unit: uid, card: unit.design, stat, n, until: lasting });
          }
        }
        checkState(set, state, emit);
      });
    },
    says: ({ of, set: isSet = false, for: lasting = "good", ...changes }, say) => {
      const until = say.mark("for", ends[lasting]);
      const parts = (["attack", "movement", "hp"] as const).flatMap((stat) => {
        if (changes[stat] === undefined) return [];
        const amount = say.value(stat);
        return [isSet ? setTo(amount, symbols[stat]) : changeBy(amount, symbols[stat])];
      });
      return piecesDo(of, say, "of", (isMany) => {
        const gets = isSet ? (isMany ? "have" : "has") : isMany ? "get" : "gets";
        return listed([
          ...(parts.length > 0 ? [phrase`${gets} ${listed(parts)} ${until}`] : []),
          ...(changes.every === undefined ? [] : [phrase`${paceText(say.value("every"), isSet, isMany)}, ${until}`]),
        ]);
      });
    },
  }),
  march: word<State, void, Json, CastleLanesSpeech>({
    about: {
      name: "March at once",
      group: "Marching",
      means:
        "Units march now, in the order in which they were played; tired ones stay where they are, and waiting ones wait one turn less.",
      example: { units: { side: "you" } },
    },
    schema: pieces,
    compile: (of, compiler) => {
      const select = compiler.selection(of, "piece");
      act(set, compiler, (state, frame) =>
        orderMarch(
          state,
          select(state, frame).filter((uid) => uid > 0),
          false,
        ),
      );
    },
    says: (of, say) => piecesDo(of, say, undefined, (isMany) => (isMany ? "march" : "marches")),
  }),
  stopMarch: word<State, void, Json, CastleLanesSpeech>({
    about: {
      name: "Stop a march",
      group: "Marching",
      means: "A unit that is marching stays where it is; nothing happens to units that are not.",
      example: { units: { side: "enemy" } },
    },
    schema: pieces,
    compile: (of, compiler) => {
      const select = compiler.selection(of, "piece");
      act(set, compiler, (state, frame, emit) => {
        for (const uid of select(state, frame)) {
          if (uid !== state.marching) continue;
          state.stopped = true;
          emit?.({ type: "stop", seat: frame.self, unit: uid, card: findUnit(state, uid)?.design ?? -1 });
        }
      });
    },
    says: (of, say) => piecesDo(of, say, undefined, (isMany) => (isMany ? "stop marching" : "stops marching")),
  }),
  setTired: word<State, void, { of: Json; to?: boolean }, CastleLanesSpeech>({
    about: {
      name: "Make tired or fresh",
      group: "Marching",
      means: "Units become tired, so that they neither march nor build until their owner's turn ends, or fresh again.",
      example: { of: { units: { side: "enemy" } } },
    },
    schema: Type.Object(
      {
        of: pieces,
        to: Type.Optional(
          Type.Boolean({ title: "Tired or fresh", default: true, "x-labels": { true: "Tired", false: "Fresh" } }),
        ),
      },
      closed,
    ),
    compile: ({ of, to = true }, compiler) => {
      const select = compiler.selection(of, "piece");
      act(set, compiler, (state, frame, emit) => {
        for (const uid of select(state, frame)) {
          const unit = findUnit(state, uid);
          if (!unit || (unit.tired !== 0) === to) continue;
          unit.tired = to ? -1 : 0;
          emit?.({ type: "tired", seat: unit.owner, unit: uid, card: unit.design, to });
        }
      });
    },
    says: ({ of, to = true }, say) =>
      piecesDo(of, say, "of", (isMany) =>
        say.mark("to", to ? (isMany ? "become tired" : "becomes tired") : `${isMany ? "are" : "is"} no longer tired`),
      ),
  }),
  setWait: word<State, void, { of: Json; n: Json }, CastleLanesSpeech>({
    about: {
      name: "Make units wait",
      group: "Marching",
      means: "Sets how many turns units wait before they march again; with none they stop waiting.",
      example: { of: { units: { side: "enemy" } }, n: 2 },
    },
    schema: Type.Object({ of: pieces, n: slot.titled("How many turns", count) }, closed),
    compile: ({ of, n }, compiler) => {
      const [select, value] = [compiler.selection(of, "piece"), compiler.value(n)];
      act(set, compiler, (state, frame) => {
        for (const uid of select(state, frame)) {
          const unit = findUnit(state, uid);
          if (unit) unit.wait = Math.max(0, value(state, frame));
        }
      });
    },
    says: ({ of, n }, say) => {
      const { what, rest } = amountOf(say.value("n"), noun("turn"));
      return piecesDo(of, say, "of", (isMany) =>
        n === 0
          ? say.mark("n", isMany ? "stop waiting" : "stops waiting")
          : phrase`${isMany ? "wait" : "waits"} ${what}${rest}`,
      );
    },
  }),
});
