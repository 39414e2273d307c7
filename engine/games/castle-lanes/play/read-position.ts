import type { MatchSetup } from "../../../core/game";
import { call, run } from "../../../core/machine";
import { endIfOver } from "../../../core/position-step";
import type { Json } from "../../../core/vocabulary";
import { type CastleLanesPosition, cardFinder, readableSteps, unknown, writtenDeck } from "./position";
import { type Building, type CastleLanesState, firstPiece, lanes, type Piece, type Unit, unitAt } from "./state";
import { noteSpace } from "./stats";
import { type CastleLanesTable, procedures } from "./table";
import { turnFrameSlots, turnSteps } from "./turn";

/** Reads a written position into a state, ready for its next decision. */

const letters = lanes.map((lane) => lane[0]!.toUpperCase());

function placeOf(at: string): { lane: number; tile: number } {
  if (at === unknown) return { lane: -1, tile: -1 };
  const lane = letters.indexOf(at[0]!);
  return { lane, tile: Number(at.slice(1)) };
}

export function readPosition(
  json: Json,
  state: CastleLanesState,
  table: CastleLanesTable,
  setup: MatchSetup,
): CastleLanesState {
  const position = json as unknown as CastleLanesPosition;
  const find = cardFinder(setup.cards);
  const indexOf = (name: string): number => (name === unknown ? -1 : table.indexOf.get(find(name) ?? "")!);
  state.active = position.active ?? 0;
  state.turn = position.turn ?? 1;
  state.rolls = [...(position.rolls ?? [])];
  position.players.forEach((written, seat) => {
    const player = state.players[seat]!;
    const deal = (names: readonly string[] | undefined): number[] =>
      (names ?? []).map((name) => {
        state.owner.push(seat);
        return state.design.push(indexOf(name)) - 1;
      });
    player.castle = written.castle ?? table.options.castleHp;
    player.gold = written.gold ?? 0;
    player.class = written.class === undefined ? -1 : indexOf(written.class);
    player.hand = deal(written.hand);
    player.discard = deal(written.discard);
    player.deck = deal(writtenDeck(written, position.options));
    player.activeUsed = written.activeUsed ?? 0;
    player.once = [...(written.once ?? [])];
    player.highest = written.highestSpace ?? 0;
  });
  readPieces(position, state, table, indexOf);
  for (const seat of state.players.keys()) noteSpace(table, state, seat);
  call(state, procedures.turn, 0, -1, turnFrameSlots());
  if (endIfOver(state, position)) return state;
  if (position.step === "start") state.turn--;
  state.stack[0]!.step = readableSteps[position.step ?? "main"] ?? turnSteps.main;
  if (position.step === "mulligan") {
    state.turn = 0;
    call(state, procedures.mulligan, 0);
    state.stack[1]!.step = (position.asked ?? state.active) === state.active ? 0 : 1;
  }
  run(table.programs, state, null);
  return state;
}

function readPieces(
  position: CastleLanesPosition,
  state: CastleLanesState,
  table: CastleLanesTable,
  indexOf: (name: string) => number,
): void {
  const { units = [], buildings = [] } = position;
  let next = firstPiece;
  for (const { uid } of [...units, ...buildings]) if (uid !== undefined) next = Math.max(next, uid);
  const number = (uid: number | undefined): number => uid ?? ++next;
  const piece = ({
    uid,
    card,
    owner = 0,
    at,
    hp,
    maxHp,
  }: {
    uid?: number;
    card: string;
    owner?: number;
    at: string;
    hp?: number;
    maxHp?: number;
  }): Piece => {
    const design = indexOf(card);
    const full = table.designs[design]?.hp ?? 1;
    return {
      uid: number(uid),
      design,
      owner,
      card: -1,
      ...placeOf(at),
      hp: hp ?? maxHp ?? full,
      maxHp: Math.max(maxHp ?? full, hp ?? 0),
    };
  };
  for (const written of units) {
    const base = piece(written as Parameters<typeof piece>[0]);
    const design = table.designs[base.design];
    const unit: Unit = {
      ...base,
      attack: written.attack ?? design?.attack ?? 0,
      move: written.move ?? design?.move ?? 0,
      every: written.moveEvery ?? written.every ?? design?.every ?? 1,
      wait: written.wait ?? 0,
      tired: tiredOf(written),
    };
    unit.card = written.token === false ? cardInDiscard(state, unit) : -1;
    state.units.push(unit);
    for (const mod of written.mods ?? []) state.mods.push({ uid: unit.uid, ...mod });
  }
  for (const written of buildings) {
    const base = piece(written as Parameters<typeof piece>[0]);
    const secret = written.hidden ?? table.designs[base.design]?.hidden ?? false;
    const building: Building = { ...base, hidden: secret && table.options.hiddenBuildings !== "off" };
    if (unitAt(state, 1 - base.owner, base.lane, base.tile)) building.hidden = false;
    building.card = cardInDiscard(state, building);
    state.buildings.push(building);
  }
  state.units.sort((a, b) => a.uid - b.uid);
  state.buildings.sort((a, b) => a.uid - b.uid);
  state.nextPiece = next + 1;
}

/** The card that a piece was played from, if a discarded one can be it. */
function cardInDiscard(state: CastleLanesState, { design, owner }: Piece): number {
  const used = [...state.units, ...state.buildings].map(({ card }) => card);
  return state.players[owner]!.discard.find((card) => state.design[card] === design && !used.includes(card)) ?? -1;
}

/** Positions of before had the building in “tired” itself. */
function tiredOf({ tired = false, built }: NonNullable<CastleLanesPosition["units"]>[number]): number {
  if (typeof tired === "number") return tired;
  return tired || built !== undefined ? (built ?? -1) : 0;
}
