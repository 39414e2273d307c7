import type { Action } from "../../../core/game";
import type { CompiledSet, Design } from "./compiled-set";
import { entryBuildings } from "./sites";
import { lanes, type State } from "./state";
import { type Chosen, fieldOf } from "./targets";

/** What a seat might try in its turns with what it can see, legal or not. */
export function tries(set: CompiledSet, state: State, seat: number): Action[] {
  return [...state.players[seat]!.hand.flatMap((card) => triesOf(set, state, seat, card)), { type: "useActive" }];
}

function triesOf(set: CompiledSet, state: State, seat: number, card: number): Action[] {
  const design = set.designs[state.design[card] ?? -1];
  switch (design?.type) {
    case "unit":
      return lanes.flatMap((lane, n): Action[] => [
        { type: "playUnit", card, lane },
        ...entryBuildings(set, state, seat, n).map(({ uid }) => ({ type: "playUnit", card, lane, entry: uid })),
      ]);
    case "building": {
      const builders = state.units.filter(({ owner }) => owner === seat);
      return lanes.flatMap((lane, n): Action[] => [
        { type: "playBuilding", card, lane },
        ...builders.flatMap(({ uid, lane: at }) =>
          at === n ? [{ type: "playBuilding", card, lane, builder: uid }] : [],
        ),
      ]);
    }
    case "skill":
      return namings(state, seat, design).map((chosen) => ({ type: "playSkill", card, ...chosen }));
    default:
      return [];
  }
}

/** Every way to name something for each of a skill's targets, of whatever the seat can see. */
function namings(state: State, seat: number, { targets }: Design): Chosen[] {
  const seen = state.buildings.filter(({ owner, hidden }) => owner === seat || !hidden);
  const possible = { lane: lanes, otherLane: lanes, unit: state.units.map(uidOf), building: seen.map(uidOf) };
  let all: Chosen[] = [{}];
  for (const target of targets)
    all = all.flatMap((chosen) => possible[target.kind].map((value) => ({ ...chosen, [fieldOf(target)]: value })));
  return all;
}

const uidOf = ({ uid }: { uid: number }): number => uid;

/** What would make possible what is refused (rules §7). */
export const remedies: Readonly<Record<string, string>> = {
  "not-in-hand": "Only cards in your hand can be played.",
  "not-enough-gold": "Gold comes at the start of each of your turns, and from cards.",
  "space-condition": "Space grows as your units come farther: march on, in any lane.",
  "active-used": "It can be used again in your next turn.",
  "tile-full": "Let the units there march on first, or choose another lane.",
  "bad-lane": "Choose a lane.",
  "bad-target": "Choose another target: the card says which it takes.",
  "no-site":
    "It takes a fresh unit of yours on a tile of the building's blueprint, where no building stands: units march there by themselves.",
  "bad-builder": "Choose a fresh unit of yours on a tile of the building's blueprint.",
};
