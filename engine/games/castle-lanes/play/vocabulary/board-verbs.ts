import { Type } from "typebox";
import { type Amount, amountOf, figure } from "../../../../core/grammar/amounts";
import { ordinal } from "../../../../core/grammar/english";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { clause, type Statement } from "../../../../core/grammar/statements";
import { isMany, mass, noun, one, several } from "../../../../core/grammar/things";
import type { Frame } from "../../../../core/machine";
import { cardTitle } from "../../../../core/rich-text";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import type { CompiledSet } from "../compiled-set";
import { destroy, type Hit, strike } from "../damage";
import { finish } from "../ending";
import { placeUnit, relocate } from "../enter";
import { gainGold } from "../gold";
import { reveal } from "../reveal";
import { findBuilding, findPiece, findUnit, lanes, type State, seatOfCastle } from "../state";
import type { Filter } from "./filters";
import {
  act,
  amount,
  card,
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
import { doing, gold, piecesDo, playerName, sideOwner, taken, thoseOf, whose } from "./phrases";
import type { CastleLanesSpeech, Say } from "./speech";

type Verbs = Vocabulary<State>["verbs"];
/** Who does what an effect does: a unit, which earns for kills, or something else. */
const dealer = (frame: Frame, state: State, set: CompiledSet): Omit<Hit, "target" | "n"> => ({
  source: speakerOf(state, frame),
  byUnit: isUnitSpeaking(set, frame),
  seat: frame.self,
});

/** "2 damage", "damage equal to …", "that much damage" */
const damageOf = (amount: Amount): { what: Phrase; rest: Phrase } =>
  amountOf("such" in amount ? { ...amount, such: "that much" } : amount, mass("damage"));

/** "your second tile of a lane" */
const tileText = (owner: Phrase, tile: number, lane: string, say: Say): Phrase =>
  phrase`${owner} ${say.mark("tile", ordinal(tile))} tile of ${say.mark("lane", lane === "each" ? "each lane" : say.speech.laneName(lane))}`;

/** “your”, “the enemy's”, where it is known. */
function ownerOf(of: Json, speech: CastleLanesSpeech): Phrase | undefined {
  if (typeof of === "string") return of === "this" ? "your" : speech.ownerOf(of);
  const { units } = (of ?? {}) as { units?: Filter };
  return sideOwner(units?.side);
}

const ending = (who: Who, verb: string): Statement =>
  clause(`${who === "you" ? verb : `${verb}s`} the game`, { subject: playerName(who), opens: true });

export const boardVerbs = (set: CompiledSet): Verbs => ({
  damage: word<State, void, { to: Json; n: Json }, CastleLanesSpeech>({
    about: {
      name: "Deal damage",
      group: "Damage and health",
      means:
        "Units, buildings or castles take damage, all at once; a unit whose text this is deals it itself and earns gold for its kills.",
      example: { to: { units: { side: "enemy", order: "first" } }, n: 2 },
    },
    schema: Type.Object({ to: slot.titled("To what", pieces), n: amount }, closed),
    compile: ({ to, n }, compiler) => {
      const [select, value] = [compiler.selection(to, "piece"), compiler.value(n)];
      act(set, compiler, (state, frame, emit) => {
        const [found, dealt] = [select(state, frame), value(state, frame)];
        if (found.length === 0) return;
        const by = dealer(frame, state, set);
        strike(
          set,
          state,
          found.map((each) => ({ ...by, target: each, n: dealt })),
          false,
          emit,
        );
      });
    },
    says: ({ to }, say) => {
      const { speech } = say;
      const isUnit = speech.type === "unit";
      const subject = isUnit ? several(speech.things("this")) : "";
      const { what, rest } = damageOf(say.value("n"));
      if (!isUnit) return clause(phrase`deal ${what} to ${taken(say, "to")}${rest}`);
      const sufferer = to === "this" ? say.mark("to", "itself") : speech.acting(() => taken(say, "to"));
      return clause(phrase`deals ${what} to ${sufferer}${rest}`, { subject, about: "this" });
    },
  }),
  destroy: word<State, void, Json, CastleLanesSpeech>({
    about: {
      name: "Destroy",
      group: "Damage and health",
      means: "Units or buildings leave the board at once, whatever health they have; this is no damage.",
      example: { units: { side: "enemy", damaged: true } },
    },
    schema: pieces,
    compile: (of, compiler) => {
      const select = compiler.selection(of, "piece");
      act(set, compiler, (state, frame, emit) => {
        const doomed = select(state, frame).flatMap((uid) => findPiece(state, uid) ?? []);
        if (doomed.length > 0) destroy(set, state, doomed, dealer(frame, state, set), emit);
      });
    },
    says: (_, say) => clause(phrase`destroy ${taken(say)}`),
  }),
  heal: word<State, void, { of: Json; n: Json }, CastleLanesSpeech>({
    about: {
      name: "Heal",
      group: "Damage and health",
      means: "Units, buildings or castles get health back, never more than they had when they were whole.",
      example: { of: { units: { side: "you" } }, n: 1 },
    },
    schema: Type.Object({ of: pieces, n: amount }, closed),
    compile: ({ of, n }, compiler) => {
      const [select, value] = [compiler.selection(of, "piece"), compiler.value(n)];
      act(set, compiler, (state, frame, emit) => {
        const healed = Math.max(0, value(state, frame));
        for (const found of select(state, frame)) {
          if (found < 0) {
            const player = state.players[seatOfCastle(found)]!;
            player.castle = Math.max(player.castle, Math.min(set.options.castleHp, player.castle + healed));
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
    says: ({ of }, say) => {
      const { what, rest } = amountOf(say.value("n"), mass("{hp}"));
      return piecesDo(of, say, "of", (isMany) => phrase`${isMany ? "heal" : "heals"} ${what}${rest}`);
    },
  }),
  place: word<
    State,
    void,
    { card: string; who?: Who; lane: string; tile?: number | "this" | "its" },
    CastleLanesSpeech
  >({
    about: {
      name: "Place a unit",
      group: "Units and buildings",
      means: "A unit is made without a card and enters a tile, which is counted from its owner's castle.",
      example: { card: "thief", lane: "forest" },
    },
    schema: Type.Object(
      {
        card: slot.titled("Which unit", card),
        who: Type.Optional(slot.titled("Whose", who)),
        lane: Type.Union([laneRef, Type.Literal("each", { title: "Each lane" })], { title: "In which lane" }),
        tile: Type.Optional({ ...tileRef, default: 1 }),
      },
      closed,
    ),
    compile: ({ card, who: reference = "you", lane, tile = 1 }, compiler) => {
      const design = cardNamed(set, card);
      const [seat, where] = [seatOf(reference), tileOf(set, tile)];
      for (const each of lane === "each" ? lanes : [lane]) {
        const at = laneOf(each, compiler);
        act(set, compiler, (state, frame, emit) => {
          const [owner, found, own] = [seat(state, frame), at(state, frame), where(state, frame)];
          if (found < 0 || own < 1) return;
          // A tile by reference is meant as a place; a number is counted by the unit's owner.
          const counted = typeof tile === "number" || owner === frame.self ? own : set.lengths[found]! + 1 - own;
          placeUnit(set, state, design, owner, -1, found, counted, emit);
        });
      }
    },
    says: ({ card, who: reference = "you", lane, tile = 1 }, say) => {
      const what = say.mark("card", one({ noun: noun(cardTitle(card)) }));
      const owner = say.mark("who", whose(reference));
      if (typeof tile === "number") return clause(phrase`place ${what} on ${tileText(owner, tile, lane, say)}`);
      const owned = reference === "you" ? "" : phrase` for ${say.mark("who", playerName(reference))}`;
      return clause(phrase`place ${what} on ${say.mark("tile", tile === "this" ? "this tile" : "its tile")}${owned}`);
    },
  }),
  relocate: word<State, void, { of: Json; lane: string; tile?: number | "this" | "its" }, CastleLanesSpeech>({
    about: {
      name: "Move to another lane",
      group: "Units and buildings",
      means: "Units leave their tile and enter another one, one after the other; a march of theirs ends.",
      example: { of: { units: { side: "you", order: "first" } }, lane: "mountains" },
    },
    schema: Type.Object({ of: pieces, lane: laneRef, tile: Type.Optional({ ...tileRef, default: 1 }) }, closed),
    compile: ({ of, lane, tile = 1 }, compiler) => {
      const [select, at, where] = [compiler.selection(of, "piece"), laneOf(lane, compiler), tileOf(set, tile)];
      const list = compiler.slot();
      compiler.step((state, frame) => {
        frame.slots[list] = [...select(state, frame)];
      });
      // One unit a round: each enters before the next one moves.
      act(set, compiler, (state, frame, emit) => {
        const uid = (frame.slots[list] as number[]).shift();
        if (uid === undefined) return;
        frame.step--;
        const [unit, found, own] = [findUnit(state, uid), at(state, frame), where(state, frame)];
        if (!unit || found < 0 || own < 1) return;
        const counted = typeof tile === "number" || unit.owner === frame.self ? own : set.lengths[found]! + 1 - own;
        relocate(set, state, unit, found, counted, emit);
      });
    },
    says: ({ of, lane, tile = 1 }, say) => {
      const things = say.things("of");
      const moved = thoseOf(things);
      // Tiles are counted by the owner of what is moved.
      const owner = ownerOf(of, say.speech) ?? (isMany(things) ? "their owners'" : "its owner's");
      const where =
        typeof tile === "number"
          ? tileText(owner, tile, lane, say)
          : say.mark("tile", tile === "this" ? "this tile" : "its tile");
      return clause(phrase`move ${moved} to ${where}`);
    },
  }),
  reveal: word<State, void, Json, CastleLanesSpeech>({
    about: {
      name: "Reveal buildings",
      group: "Units and buildings",
      means: "Hidden buildings are turned up, so that both players know where they stand.",
      example: { buildings: { side: "enemy" } },
    },
    schema: pieces,
    compile: (of, compiler) => {
      const select = compiler.selection(of, "piece");
      act(set, compiler, (state, frame, emit) => {
        for (const uid of select(state, frame)) {
          const building = findBuilding(state, uid);
          if (building) reveal(building, emit);
        }
      });
    },
    says: (_, say) => clause(phrase`reveal ${taken(say)}`),
  }),
  gold: word<State, void, { who?: Who; n: Json }, CastleLanesSpeech>({
    about: {
      name: "Gain gold",
      group: "Gold",
      means: "A player gains gold, or loses it where the number is below zero, but never more than there is.",
      example: { n: 2 },
    },
    schema: Type.Object({ who: Type.Optional(who), n: amount }, closed),
    compile: ({ who: whose = "you", n }, compiler) => {
      const [seat, value] = [seatOf(whose), compiler.value(n)];
      act(set, compiler, (state, frame, emit) =>
        gainGold(set, state, seat(state, frame), value(state, frame), "effect", emit),
      );
    },
    says: ({ who: reference, n }, say) => {
      const isLoss = typeof n === "number" && n < 0;
      const { what, rest } = amountOf(isLoss ? figure(-n) : say.value("n"), gold);
      return doing(
        reference,
        isLoss ? ["lose", "loses"] : ["gain", "gains"],
        [isLoss ? say.mark("n", what) : what, rest],
        say,
      );
    },
  }),
  winGame: word<State, void, Who, CastleLanesSpeech>({
    about: {
      name: "Win the game",
      group: "The match",
      means: "The match ends at once, and this player has won it.",
      example: "you",
    },
    schema: who,
    compile: (whose, compiler) => {
      const seat = seatOf(whose);
      act(set, compiler, (state, frame, emit) => finish(state, [seat(state, frame)], "effect", emit));
    },
    says: (reference) => ending(reference, "win"),
  }),
  loseGame: word<State, void, Who, CastleLanesSpeech>({
    about: {
      name: "Lose the game",
      group: "The match",
      means: "The match ends at once, and this player has lost it.",
      example: "enemy",
    },
    schema: who,
    compile: (whose, compiler) => {
      const seat = seatOf(whose);
      act(set, compiler, (state, frame, emit) => finish(state, [1 - seat(state, frame)], "effect", emit));
    },
    says: (reference) => ending(reference, "lose"),
  }),
});
