import { Type } from "typebox";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import type { Wording } from "../../../../core/wording";
import { checkState } from "../damage";
import { orderMarch } from "../march";
import { type CastleLanesState, findUnit, type Mod, type Unit } from "../state";
import { attackOf, everyOf, lastingMoveOf } from "../stats";
import type { CastleLanesTable } from "../table";
import { act, amount, closed, pieces } from "./parts";
import { byNumber, clause, eachOf, listed } from "./phrases";

/** Verbs that change units, and how they march. */

type State = CastleLanesState;

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

const present = (table: CastleLanesTable, state: State, unit: Unit, stat: Stat): number => {
  if (stat === "attack") return attackOf(table, state, unit);
  if (stat === "movement") return lastingMoveOf(table, state, unit);
  return stat === "hp" ? unit.maxHp : everyOf(state, unit);
};

/** "+1 {attack}", "−1 {move}", "+1 {hp} for each of your units", "+X {attack} (X is your {space})". */
function changeText(n: Json, symbol: string, set: boolean, wording: Wording): string {
  if (typeof n === "number") return `${set ? n : `${n < 0 ? "−" : "+"}${Math.abs(n)}`} ${symbol}`;
  const { count } = (typeof n === "object" && n !== null ? n : {}) as { count?: Json };
  if (count !== undefined && !set) return `+1 ${symbol} for ${eachOf(wording.selection(count))}`;
  return `${set ? "" : "+"}X ${symbol} (X is ${wording.value(n)})`;
}

export const unitVerbs = (table: CastleLanesTable): Vocabulary<State>["verbs"] => ({
  modify: word<State, void, Modify>({
    schema: Type.Object(
      {
        of: pieces,
        attack: Type.Optional(amount),
        movement: Type.Optional(amount),
        hp: Type.Optional(amount),
        every: Type.Optional(amount),
        set: Type.Optional(Type.Boolean()),
        for: Type.Optional(Type.Enum(["good", "turn", "march"])),
      },
      closed,
    ),
    compile: ({ of, set = false, for: lasting = "good", ...changes }, compiler) => {
      const select = compiler.selection(of, "piece");
      const parts = (Object.keys(stats) as Stat[]).flatMap((stat) =>
        changes[stat] === undefined ? [] : [{ stat, value: compiler.value(changes[stat]) }],
      );
      act(table, compiler, (state, frame, emit) => {
        for (const uid of select(state, frame)) {
          const unit = findUnit(state, uid);
          if (!unit) continue;
          for (const { stat, value } of parts) {
            const n = value(state, frame) - (set ? present(table, state, unit, stat) : 0);
            if (lasting === "good") change(state, unit, stat, n);
            else {
              if (stat === "hp") change(state, unit, stat, n);
              const mod: Mod = { uid, stat: stats[stat], n, until: lasting };
              state.mods.push(mod);
            }
            emit?.({ type: "modify", seat: unit.owner, unit: uid, card: unit.design, stat, n, until: lasting });
          }
        }
        checkState(table, state, emit);
      });
    },
    text: ({ of, set = false, for: lasting = "good", every, ...changes }, wording) => {
      const symbols = { attack: "{attack}", movement: "{move}", hp: "{hp}" } as const;
      const subject = wording.selection(of);
      const parts = (Object.keys(symbols) as (keyof typeof symbols)[]).flatMap((stat) =>
        changes[stat] === undefined ? [] : [changeText(changes[stat], symbols[stat], set, wording)],
      );
      const until = { good: " for good", turn: " until the end of the turn", march: " for that march" }[lasting];
      const said: string[] = [];
      if (parts.length > 0)
        said.push(
          `${set ? byNumber(wording, of, "has", "have") : byNumber(wording, of, "gets", "get")} ${listed(parts)}${until}`,
        );
      if (every !== undefined) {
        const turns = typeof every === "number" && Math.abs(every) === 1 ? "one turn" : `${wording.value(every)} turns`;
        const longer = typeof every === "number" && every < 0 ? "shorter" : "longer";
        said.push(`${byNumber(wording, of, "waits", "wait")} ${turns} ${longer} after each march,${until}`);
      }
      return clause(subject, listed(said));
    },
  }),
  march: word<State, void, Json>({
    schema: pieces,
    compile: (of, compiler) => {
      const select = compiler.selection(of, "piece");
      act(table, compiler, (state, frame) =>
        orderMarch(
          state,
          select(state, frame).filter((uid) => uid > 0),
          false,
        ),
      );
    },
    text: (of, wording) => clause(wording.selection(of), byNumber(wording, of, "marches", "march")),
  }),
  stopMarch: word<State, void, Json>({
    schema: pieces,
    compile: (of, compiler) => {
      const select = compiler.selection(of, "piece");
      act(table, compiler, (state, frame, emit) => {
        for (const uid of select(state, frame)) {
          if (uid !== state.marching) continue;
          state.stopped = true;
          emit?.({ type: "stop", seat: frame.self, unit: uid, card: findUnit(state, uid)?.design ?? -1 });
        }
      });
    },
    text: (of, wording) => clause(wording.selection(of), byNumber(wording, of, "stops marching", "stop marching")),
  }),
  setTired: word<State, void, { of: Json; to?: boolean }>({
    schema: Type.Object({ of: pieces, to: Type.Optional(Type.Boolean()) }, closed),
    compile: ({ of, to = true }, compiler) => {
      const select = compiler.selection(of, "piece");
      act(table, compiler, (state, frame, emit) => {
        for (const uid of select(state, frame)) {
          const unit = findUnit(state, uid);
          if (!unit || (unit.tired !== 0) === to) continue;
          unit.tired = to ? -1 : 0;
          emit?.({ type: "tired", seat: unit.owner, unit: uid, card: unit.design, to });
        }
      });
    },
    text: ({ of, to = true }, wording) =>
      clause(
        wording.selection(of),
        to
          ? byNumber(wording, of, "becomes tired", "become tired")
          : byNumber(wording, of, "is no longer tired", "are no longer tired"),
      ),
  }),
  setWait: word<State, void, { of: Json; n: Json }>({
    schema: Type.Object({ of: pieces, n: amount }, closed),
    compile: ({ of, n }, compiler) => {
      const [select, value] = [compiler.selection(of, "piece"), compiler.value(n)];
      act(table, compiler, (state, frame) => {
        for (const uid of select(state, frame)) {
          const unit = findUnit(state, uid);
          if (unit) unit.wait = Math.max(0, value(state, frame));
        }
      });
    },
    text: ({ of, n }, wording) =>
      clause(
        wording.selection(of),
        n === 0
          ? byNumber(wording, of, "stops waiting", "stop waiting")
          : `${byNumber(wording, of, "waits", "wait")} ${wording.value(n)} turns`,
      ),
  }),
});
