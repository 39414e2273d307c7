import { call, type Emit, type Frame, type Program } from "../../../core/machine";
import { type CompiledSet, type Design, relative } from "./compiled-set";
import { placeUnit } from "./enter";
import { reveal } from "./reveal";
import { type Building, findBuilding, findUnit, type State, take, type Unit, unitAt } from "./state";
import { costOf, noteSpace, placeName } from "./stats";
import { drain, raise } from "./triggers";

/** Playing cards (rules §7). A frame's card is the instance being played; its slots say where and with whom. */

export const designOf = (set: CompiledSet, state: State, card: number): Design => set.designs[state.design[card]!]!;

/** Slots of the three procedures. Places are lanes and absolute tiles. */
const at = { lane: 0, where: 1, made: 2, base: 3, builder: 4 } as const;
export const unitSlots = (lane: number, tile: number): number[] => [lane, tile, 0, 0];
export const buildingSlots = (lane: number, tile: number, builder: number): number[] => [lane, tile, 0, 0, builder];
export const skillSlots = (lane: number, unit: number, building: number): number[] => [lane, unit, building, 0];

const slot = (frame: Frame, n: number): number => frame.slots[n] as number;

function pay(set: CompiledSet, state: State, frame: Frame, emit: Emit | null): Design {
  const design = designOf(set, state, frame.card);
  const player = state.players[frame.self]!;
  const cost = costOf(set, state, frame.self, design);
  player.gold -= cost;
  emit?.({ type: "pay", seat: frame.self, n: cost });
  take(player.hand, frame.card);
  player.discard.push(frame.card);
  return design;
}

/** An effect of a card with nothing bound but what the player chose. */
function callEffect(state: State, design: Design, seat: number, chosen: readonly number[] = [-1, 0, 0]): void {
  if (design.effect >= 0) call(state, design.effect, seat, 0, [0, 0, 0, -1, -1, design.index, ...chosen]);
}

export function playUnitProgram(set: CompiledSet): Program<State> {
  return [
    function place(state, frame, emit) {
      const design = pay(set, state, frame, emit);
      const [lane, tile] = [slot(frame, at.lane), slot(frame, at.where)];
      emit?.({ type: "play", seat: frame.self, card: frame.card });
      const unit = placeUnit(
        set,
        state,
        design,
        frame.self,
        frame.card,
        lane,
        relative(set, frame.self, lane, tile),
        emit,
      );
      frame.slots[at.made] = unit?.uid ?? 0;
    },
    drain(at.base),
    function played(state, frame) {
      raisePlayed(set, state, frame, findUnit(state, slot(frame, at.made)));
    },
    drain(at.base),
    function ownEffect(state, frame) {
      const unit = findUnit(state, slot(frame, at.made));
      if (unit) raiseOwnPlay(set, state, unit);
    },
    drain(at.base),
  ];
}

export function playBuildingProgram(set: CompiledSet): Program<State> {
  return [
    function construct(state, frame, emit) {
      const design = pay(set, state, frame, emit);
      const [lane, tile] = [slot(frame, at.lane), slot(frame, at.where)];
      const hidden = design.hidden && set.options.hiddenBuildings !== "off";
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
      noteSpace(set, state, frame.self);
      frame.slots[at.made] = building.uid;
      const builder = findUnit(state, slot(frame, at.builder))!;
      const seen = unitAt(state, 1 - frame.self, lane, tile) !== undefined;
      emitConstruction(set, frame, building, builder, hidden && !seen, emit);
      if (seen) reveal(building, emit);
      const isFresh = keepsFresh(set, state, frame.self);
      if (!isFresh && set.options.tiredness) builder.tired = building.uid;
      raise(set, state, "constructs", {
        subject: set.designs[builder.design],
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
        raise(set, state, "constructed", {
          subject: set.designs[building.design],
          seat: frame.self,
          it: building,
          other: slot(frame, at.builder),
          otherKind: "unit",
        });
    },
    drain(at.base),
    function played(state, frame) {
      raisePlayed(set, state, frame, findBuilding(state, slot(frame, at.made)));
    },
    drain(at.base),
    function ownEffect(state, frame) {
      const building = findBuilding(state, slot(frame, at.made));
      if (building) raiseOwnPlay(set, state, building);
    },
    drain(at.base),
  ];
}

/** The frame's card is -1 for the skill that is always at hand. */
export function playSkillProgram(set: CompiledSet): Program<State> {
  return [
    function resolve(state, frame, emit) {
      if (frame.card < 0) {
        const design = set.active!;
        const cost = costOf(set, state, frame.self, design);
        state.players[frame.self]!.gold -= cost;
        emit?.({ type: "pay", seat: frame.self, n: cost });
        emit?.({ type: "useActive", seat: frame.self, skill: design.index });
        callEffect(state, design, frame.self);
        return;
      }
      const design = pay(set, state, frame, emit);
      emit?.({ type: "play", seat: frame.self, card: frame.card });
      callEffect(state, design, frame.self, frame.slots.slice(0, 3) as number[]);
    },
    drain(at.base),
    function played(state, frame) {
      if (frame.card >= 0) raisePlayed(set, state, frame, undefined);
    },
    drain(at.base),
  ];
}

function raisePlayed(set: CompiledSet, state: State, frame: Frame, it: Unit | Building | undefined): void {
  if (!set.watched.cardPlayed) return;
  const subject = designOf(set, state, frame.card);
  raise(set, state, "cardPlayed", { subject, seat: frame.self, it, otherKind: subject.type });
}

function raiseOwnPlay(set: CompiledSet, state: State, piece: Unit | Building): void {
  if (!set.designs[piece.design]!.own.play) return;
  raise(set, state, "play", { subject: set.designs[piece.design], seat: piece.owner, it: piece });
}

/** The key of a class's or piece's ability among those that work once in a turn. */
const keepFreshKey = -1;

/** Whether this is the turn's first constructor, which something keeps fresh. */
function keepsFresh(set: CompiledSet, state: State, seat: number): boolean {
  if (!set.has.keepFresh) return false;
  const player = state.players[seat]!;
  if (player.once.includes(keepFreshKey)) return false;
  player.once.push(keepFreshKey);
  const keeps = (design: number): boolean => set.designs[design]?.keepFresh === true;
  return (
    keeps(player.class) ||
    state.units.some(({ owner, design }) => owner === seat && keeps(design)) ||
    state.buildings.some(({ owner, design }) => owner === seat && keeps(design))
  );
}

function emitConstruction(
  set: CompiledSet,
  frame: Frame,
  building: Building,
  builder: Unit,
  hidden: boolean,
  emit: Emit | null,
): void {
  if (!emit) return;
  const seat = frame.self;
  const nameless = hidden && set.options.hiddenBuildings === "full";
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
