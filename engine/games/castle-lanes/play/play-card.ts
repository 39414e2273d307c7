import { call, type Emit, type Frame, type Program } from "../../../core/machine";
import { placeUnit } from "./enter";
import { reveal } from "./reveal";
import { type Building, type CastleLanesState, findBuilding, findUnit, take, type Unit, unitAt } from "./state";
import { costOf, noteSpace, placeName } from "./stats";
import { type CastleLanesTable, type Design, relative } from "./table";
import { drain, raise } from "./triggers";

/** Playing cards (rules §7). A frame's card is the instance being played; its slots say where and with whom. */

export const designOf = (table: CastleLanesTable, state: CastleLanesState, card: number): Design =>
  table.designs[state.design[card]!]!;

/** Slots of the three procedures. Places are lanes and absolute tiles. */
const at = { lane: 0, where: 1, made: 2, base: 3, builder: 4 } as const;
export const unitSlots = (lane: number, tile: number): number[] => [lane, tile, 0, 0];
export const buildingSlots = (lane: number, tile: number, builder: number): number[] => [lane, tile, 0, 0, builder];
export const skillSlots = (lane: number, unit: number, building: number): number[] => [lane, unit, building, 0];

const slot = (frame: Frame, n: number): number => frame.slots[n] as number;

function pay(table: CastleLanesTable, state: CastleLanesState, frame: Frame, emit: Emit | null): Design {
  const design = designOf(table, state, frame.card);
  const player = state.players[frame.self]!;
  const cost = costOf(table, state, frame.self, design);
  player.gold -= cost;
  emit?.({ type: "pay", seat: frame.self, n: cost });
  take(player.hand, frame.card);
  player.discard.push(frame.card);
  return design;
}

/** An effect of a card with nothing bound but what the player chose. */
export function callEffect(
  state: CastleLanesState,
  design: Design,
  seat: number,
  chosen: readonly number[] = [-1, 0, 0],
): void {
  if (design.effect >= 0) call(state, design.effect, seat, 0, [0, 0, 0, -1, -1, design.index, ...chosen]);
}

export function playUnitProgram(table: CastleLanesTable): Program<CastleLanesState> {
  return [
    function place(state, frame, emit) {
      const design = pay(table, state, frame, emit);
      const [lane, tile] = [slot(frame, at.lane), slot(frame, at.where)];
      emit?.({ type: "play", seat: frame.self, card: frame.card });
      const unit = placeUnit(
        table,
        state,
        design,
        frame.self,
        frame.card,
        lane,
        relative(table, frame.self, lane, tile),
        emit,
      );
      frame.slots[at.made] = unit?.uid ?? 0;
    },
    drain(at.base),
    function played(state, frame) {
      raisePlayed(table, state, frame, findUnit(state, slot(frame, at.made)));
    },
    drain(at.base),
    function ownEffect(state, frame) {
      const unit = findUnit(state, slot(frame, at.made));
      if (unit) raiseOwnPlay(table, state, unit);
    },
    drain(at.base),
  ];
}

export function playBuildingProgram(table: CastleLanesTable): Program<CastleLanesState> {
  return [
    function construct(state, frame, emit) {
      const design = pay(table, state, frame, emit);
      const [lane, tile] = [slot(frame, at.lane), slot(frame, at.where)];
      const hidden = design.hidden && table.options.hiddenBuildings !== "off";
      const building: Building = {
        uid: state.nextPiece++,
        design: design.index,
        owner: frame.self,
        card: frame.card,
        lane,
        tile,
        hp: design.hp,
        maxHp: design.hp,
        hidden,
      };
      state.buildings.push(building);
      noteSpace(table, state, frame.self);
      frame.slots[at.made] = building.uid;
      const builder = findUnit(state, slot(frame, at.builder))!;
      const seen = unitAt(state, 1 - frame.self, lane, tile) !== undefined;
      emitConstruction(table, frame, building, builder, hidden && !seen, emit);
      if (seen) reveal(building, emit);
      const isFresh = keepsFresh(table, state, frame.self);
      if (!isFresh && table.options.tiredness) builder.tired = building.uid;
      raise(table, state, "constructs", {
        subject: table.designs[builder.design],
        seat: frame.self,
        it: builder,
        other: building.uid,
        otherKind: "building",
      });
    },
    drain(at.base),
    function constructed(state, frame) {
      const building = findBuilding(state, slot(frame, at.made));
      if (building)
        raise(table, state, "constructed", {
          subject: table.designs[building.design],
          seat: frame.self,
          it: building,
          other: slot(frame, at.builder),
          otherKind: "unit",
        });
    },
    drain(at.base),
    function played(state, frame) {
      raisePlayed(table, state, frame, findBuilding(state, slot(frame, at.made)));
    },
    drain(at.base),
    function ownEffect(state, frame) {
      const building = findBuilding(state, slot(frame, at.made));
      if (building) raiseOwnPlay(table, state, building);
    },
    drain(at.base),
  ];
}

/** The frame's card is -1 for the skill that is always at hand. */
export function playSkillProgram(table: CastleLanesTable): Program<CastleLanesState> {
  return [
    function resolve(state, frame, emit) {
      if (frame.card < 0) {
        const design = table.active!;
        const cost = costOf(table, state, frame.self, design);
        state.players[frame.self]!.gold -= cost;
        emit?.({ type: "pay", seat: frame.self, n: cost });
        emit?.({ type: "useActive", seat: frame.self, skill: design.index });
        callEffect(state, design, frame.self);
        return;
      }
      const design = pay(table, state, frame, emit);
      emit?.({ type: "play", seat: frame.self, card: frame.card });
      callEffect(state, design, frame.self, frame.slots.slice(0, 3) as number[]);
    },
    drain(at.base),
    function played(state, frame) {
      if (frame.card >= 0) raisePlayed(table, state, frame, undefined);
    },
    drain(at.base),
  ];
}

function raisePlayed(
  table: CastleLanesTable,
  state: CastleLanesState,
  frame: Frame,
  it: Unit | Building | undefined,
): void {
  if (!table.watched.cardPlayed) return;
  const subject = designOf(table, state, frame.card);
  raise(table, state, "cardPlayed", { subject, seat: frame.self, it, otherKind: subject.type });
}

function raiseOwnPlay(table: CastleLanesTable, state: CastleLanesState, piece: Unit | Building): void {
  if (!table.designs[piece.design]!.own.play) return;
  raise(table, state, "play", { subject: table.designs[piece.design], seat: piece.owner, it: piece });
}

/** The key of a class's or piece's ability among those that work once in a turn. */
const keepFreshKey = -1;

/** Whether this is the turn's first constructor, which something keeps fresh. */
function keepsFresh(table: CastleLanesTable, state: CastleLanesState, seat: number): boolean {
  if (!table.has.keepFresh) return false;
  const player = state.players[seat]!;
  if (player.once.includes(keepFreshKey)) return false;
  player.once.push(keepFreshKey);
  const keeps = (design: number): boolean => table.designs[design]?.keepFresh === true;
  return (
    keeps(player.class) ||
    state.units.some(({ owner, design }) => owner === seat && keeps(design)) ||
    state.buildings.some(({ owner, design }) => owner === seat && keeps(design))
  );
}

function emitConstruction(
  table: CastleLanesTable,
  frame: Frame,
  building: Building,
  builder: Unit,
  hidden: boolean,
  emit: Emit | null,
): void {
  if (!emit) return;
  const seat = frame.self;
  const nameless = hidden && table.options.hiddenBuildings === "full";
  emit({ type: "play", seat, ...(nameless ? { secret: { card: frame.card }, seenBy: [seat] } : { card: frame.card }) });
  const where = { at: placeName(building), builder: builder.uid, ...(nameless ? { card: building.design } : {}) };
  const open = nameless ? {} : { card: building.design };
  emit({
    type: "construct",
    seat,
    building: building.uid,
    ...open,
    ...(hidden ? { secret: where, seenBy: [seat] } : where),
  });
}
