import { addInstance } from "../../../core/deal";
import { call } from "../../../core/machine";
import { unknown } from "../../../core/position";
import { type CompiledSet, procedures } from "./compiled-set";
import { type Position, writtenDeck } from "./position";
import { type Building, firstPiece, lanes, type Piece, type State, type Unit, unitAt } from "./state";
import { noteSpace } from "./stats";
import { turnFrameSlots } from "./turn";

/** Reads a written position into a state. */

const letters = lanes.map((lane) => lane[0]!.toUpperCase());

function placeOf(at: string): { lane: number; tile: number } {
  if (at === unknown) return { lane: -1, tile: -1 };
  const lane = letters.indexOf(at[0]!);
  return { lane, tile: Number(at.slice(1)) };
}

export function readPosition(
  set: CompiledSet,
  state: State,
  position: Position,
  indexOf: (name: string) => number,
): void {
  state.active = position.active ?? 0;
  state.turn = position.turn ?? 1;
  position.players.forEach((written, seat) => {
    const player = state.players[seat]!;
    const deal = (names: readonly string[] | undefined): number[] =>
      (names ?? []).map((name) => addInstance(state, indexOf(name), seat));
    player.castle = written.castle ?? set.options.castleHp;
    player.gold = written.gold ?? 0;
    player.class = written.class === undefined ? -1 : indexOf(written.class);
    player.hand = deal(written.hand);
    player.discard = deal(written.discard);
    player.deck = deal(writtenDeck(written, set.options));
    player.activeUsed = written.activeUsed ?? 0;
    player.once = [...(written.once ?? [])];
    player.highest = written.highestSpace ?? 0;
  });
  readPieces(position, state, set, indexOf);
  for (const seat of state.players.keys()) noteSpace(set, state, seat);
  call(state, procedures.turn, 0, -1, turnFrameSlots());
}

/** A turn that is about to begin isn't counted yet; before the first one there may be a mulligan. */
export function resume(_: CompiledSet, state: State, { step, asked }: Position): void {
  if (step === "start") state.turn--;
  if (step !== "mulligan") return;
  state.turn = 0;
  call(state, procedures.mulligan, 0);
  state.stack[1]!.step = (asked ?? state.active) === state.active ? 0 : 1;
}

function readPieces(position: Position, state: State, set: CompiledSet, indexOf: (name: string) => number): void {
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
    const full = set.designs[design]?.hp ?? 1;
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
    const design = set.designs[base.design];
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
    const secret = written.hidden ?? set.designs[base.design]?.hidden ?? false;
    const building: Building = { ...base, hidden: secret && set.options.hiddenBuildings !== "off" };
    if (unitAt(state, 1 - base.owner, base.lane, base.tile)) building.hidden = false;
    building.card = cardInDiscard(state, building);
    state.buildings.push(building);
  }
  state.units.sort((a, b) => a.uid - b.uid);
  state.buildings.sort((a, b) => a.uid - b.uid);
  state.nextPiece = next + 1;
}

/** The card that a piece was played from, if a discarded one can be it. */
function cardInDiscard(state: State, { design, owner }: Piece): number {
  const used = [...state.units, ...state.buildings].map(({ card }) => card);
  return state.players[owner]!.discard.find((card) => state.design[card] === design && !used.includes(card)) ?? -1;
}

/** Positions of before had the building in “tired” itself. */
function tiredOf({ tired = false, built }: NonNullable<Position["units"]>[number]): number {
  if (typeof tired === "number") return tired;
  return tired || built !== undefined ? (built ?? -1) : 0;
}
