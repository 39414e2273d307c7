import { Type } from "typebox";
import type { Frame } from "../../../../core/machine";
import { cardTitle } from "../../../../core/rich-text";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import type { Wording } from "../../../../core/wording";
import { destroy, type Hit, strike } from "../damage";
import { finish } from "../ending";
import { placeUnit, relocate } from "../enter";
import { gainGold } from "../gold";
import { reveal } from "../reveal";
import { type CastleLanesState, findBuilding, findPiece, findUnit, lanes, seatOfCastle } from "../state";
import type { CastleLanesTable } from "../table";
import type { Filter } from "./filters";
import { article, ordinal } from "./nouns";
import {
  act,
  amount,
  cardNamed,
  closed,
  isUnitSpeaking,
  laneOf,
  laneRef,
  pieces,
  seatOf,
  speakerOf,
  tileOf,
  tileRef,
  type Who,
  who,
} from "./parts";
import { byNumber, clause, howMuch, speech } from "./phrases";

type Verbs = Vocabulary<CastleLanesState>["verbs"];
type State = CastleLanesState;

/** Who does what an effect does: a unit, which earns for kills, or something else. */
const dealer = (frame: Frame, state: State, table: CastleLanesTable): Omit<Hit, "target" | "n"> => ({
  source: speakerOf(state, frame),
  byUnit: isUnitSpeaking(table, frame),
  seat: frame.self,
});

const damageUnit = { one: "1 damage", many: "damage", much: "much" } as const;

/** Tiles are counted by the owner of what is moved. */
function ownersOf(of: Json, wording: Wording): string {
  const { units } = (typeof of === "object" && of !== null ? of : {}) as { units?: Filter };
  const side = of === "this" ? "you" : of === "unit" ? speech(wording).targets.unit?.side : units?.side;
  return side === "you" ? "your" : side === "enemy" ? "the enemy's" : "its owner's";
}

export const boardVerbs = (table: CastleLanesTable): Verbs => ({
  damage: word<State, void, { to: Json; n: Json }>({
    schema: Type.Object({ to: pieces, n: amount }, closed),
    compile: ({ to, n }, compiler) => {
      const [select, value] = [compiler.selection(to, "piece"), compiler.value(n)];
      act(table, compiler, (state, frame, emit) => {
        const [found, dealt] = [select(state, frame), value(state, frame)];
        if (found.length === 0) return;
        const by = dealer(frame, state, table);
        strike(
          table,
          state,
          found.map((each) => ({ ...by, target: each, n: dealt })),
          false,
          emit,
        );
      });
    },
    text: ({ to, n }, wording) => {
      const { what, rest } = howMuch(n, damageUnit, wording);
      const how = `${what} to`;
      const said = speech(wording);
      if (said.cardType !== "unit") return `deal ${how} ${wording.selection(to)}${rest}`;
      const it = said.pronoun("this");
      said.acting = true;
      const sufferer = wording.selection(to);
      said.acting = false;
      return clause(it, `deals ${how} ${sufferer}${rest}`);
    },
  }),
  destroy: word<State, void, Json>({
    schema: pieces,
    compile: (of, compiler) => {
      const select = compiler.selection(of, "piece");
      act(table, compiler, (state, frame, emit) => {
        const doomed = select(state, frame).flatMap((uid) => findPiece(state, uid) ?? []);
        if (doomed.length > 0) destroy(table, state, doomed, dealer(frame, state, table), emit);
      });
    },
    text: (of, wording) => `destroy ${wording.selection(of)}`,
  }),
  heal: word<State, void, { of: Json; n: Json }>({
    schema: Type.Object({ of: pieces, n: amount }, closed),
    compile: ({ of, n }, compiler) => {
      const [select, value] = [compiler.selection(of, "piece"), compiler.value(n)];
      act(table, compiler, (state, frame, emit) => {
        const healed = Math.max(0, value(state, frame));
        for (const found of select(state, frame)) {
          if (found < 0) {
            const player = state.players[seatOfCastle(found)]!;
            player.castle = Math.max(player.castle, Math.min(table.options.castleHp, player.castle + healed));
            emit?.({ type: "heal", seat: seatOfCastle(found), castle: seatOfCastle(found), n: healed });
            continue;
          }
          const piece = findPiece(state, found);
          if (!piece) continue;
          piece.hp = Math.max(piece.hp, Math.min(piece.maxHp, piece.hp + healed));
          emit?.({ type: "heal", seat: piece.owner, unit: found, card: piece.design, n: healed });
        }
      });
    },
    text: ({ of, n }, wording) => {
      const healed = wording.selection(of);
      const { what, rest } = howMuch(n, { one: "1 {hp}", many: "{hp}" }, wording);
      return clause(healed, `${byNumber(wording, of, "heals", "heal")} ${what}${rest}`);
    },
  }),
  place: word<State, void, { card: string; who?: Who; lane: string; tile?: number | "this" | "its" }>({
    schema: Type.Object(
      {
        card: slot.card,
        who: Type.Optional(who),
        lane: Type.Union([laneRef, Type.Literal("each")]),
        tile: Type.Optional(tileRef),
      },
      closed,
    ),
    compile: ({ card, who: whose = "you", lane, tile = 1 }, compiler) => {
      const design = cardNamed(table, card);
      const [seat, where] = [seatOf(whose), tileOf(table, tile)];
      for (const each of lane === "each" ? lanes : [lane]) {
        const at = laneOf(each, compiler);
        act(table, compiler, (state, frame, emit) => {
          const [owner, found, own] = [seat(state, frame), at(state, frame), where(state, frame)];
          if (found < 0 || own < 1) return;
          // A tile by reference is meant as a place; a number is counted by the unit's owner.
          const counted = typeof tile === "number" || owner === frame.self ? own : table.lengths[found]! + 1 - own;
          placeUnit(table, state, design, owner, -1, found, counted, emit);
        });
      }
    },
    text: ({ card, who: whose = "you", lane, tile = 1 }, wording) => {
      const name = lane === "each" ? "each lane" : speech(wording).laneName(lane);
      const where =
        typeof tile === "number"
          ? `${whose === "you" ? "your" : "the enemy's"} ${ordinal(tile)} tile of ${name}`
          : tile === "this"
            ? "this tile"
            : "its tile";
      return `place ${article(cardTitle(card))} on ${where}${whose === "enemy" && typeof tile !== "number" ? " for the enemy" : ""}`;
    },
  }),
  relocate: word<State, void, { of: Json; lane: string; tile?: number | "this" | "its" }>({
    schema: Type.Object({ of: pieces, lane: laneRef, tile: Type.Optional(tileRef) }, closed),
    compile: ({ of, lane, tile = 1 }, compiler) => {
      const [select, at, where] = [compiler.selection(of, "piece"), laneOf(lane, compiler), tileOf(table, tile)];
      const list = compiler.slot();
      compiler.step((state, frame) => {
        frame.slots[list] = [...select(state, frame)];
      });
      // One unit a round: each enters before the next one moves.
      act(table, compiler, (state, frame, emit) => {
        const uid = (frame.slots[list] as number[]).shift();
        if (uid === undefined) return;
        frame.step--;
        const [unit, found, own] = [findUnit(state, uid), at(state, frame), where(state, frame)];
        if (!unit || found < 0 || own < 1) return;
        const counted = typeof tile === "number" || unit.owner === frame.self ? own : table.lengths[found]! + 1 - own;
        relocate(table, state, unit, found, counted, emit);
      });
    },
    text: ({ of, lane, tile = 1 }, wording) => {
      const moved = wording.selection(of);
      const name = speech(wording).laneName(lane);
      return `move ${moved} to ${typeof tile === "number" ? `${ownersOf(of, wording)} ${ordinal(tile)} tile of ${name}` : tile === "this" ? "this tile" : "its tile"}`;
    },
  }),
  reveal: word<State, void, Json>({
    schema: pieces,
    compile: (of, compiler) => {
      const select = compiler.selection(of, "piece");
      act(table, compiler, (state, frame, emit) => {
        for (const uid of select(state, frame)) {
          const building = findBuilding(state, uid);
          if (building) reveal(building, emit);
        }
      });
    },
    text: (of, wording) => `reveal ${wording.selection(of)}`,
  }),
  gold: word<State, void, { who?: Who; n: Json }>({
    schema: Type.Object({ who: Type.Optional(who), n: amount }, closed),
    compile: ({ who: whose = "you", n }, compiler) => {
      const [seat, value] = [seatOf(whose), compiler.value(n)];
      act(table, compiler, (state, frame, emit) =>
        gainGold(table, state, seat(state, frame), value(state, frame), "effect", emit),
      );
    },
    text: ({ who: whose = "you", n }, wording) => {
      const loses = typeof n === "number" && n < 0;
      const { what, rest } = howMuch(
        typeof n === "number" ? Math.abs(n) : n,
        { one: "1 {gold}", many: "{gold}" },
        wording,
      );
      const how = `${what}${rest}`;
      if (whose === "you") return `${loses ? "lose" : "gain"} ${how}`;
      return clause(
        { enemy: "the enemy", active: "the active player", owner: "its owner" }[whose],
        `${loses ? "loses" : "gains"} ${how}`,
      );
    },
  }),
  winGame: word<State, void, Who>({
    schema: who,
    compile: (whose, compiler) => {
      const seat = seatOf(whose);
      act(table, compiler, (state, frame, emit) => finish(state, [seat(state, frame)], "effect", emit));
    },
    text: (whose) => (whose === "you" ? "you win the game" : "the enemy wins the game"),
  }),
  loseGame: word<State, void, Who>({
    schema: who,
    compile: (whose, compiler) => {
      const seat = seatOf(whose);
      act(table, compiler, (state, frame, emit) => finish(state, [1 - seat(state, frame)], "effect", emit));
    },
    text: (whose) => (whose === "you" ? "you lose the game" : "the enemy loses the game"),
  }),
});
