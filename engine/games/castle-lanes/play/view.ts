import { unseenOf } from "../../../core/deal";
import { type Hiding, type Names, nobody, only, place, shownByAsking } from "../../../core/hiding";
import { nextInt, type Rng } from "../../../core/rng";
import { bound, type CompiledSet, firstEffect, procedures, relative } from "./compiled-set";
import { type Building, buildingAt, type State, unitAt } from "./state";

/** What a seat may know (rules §2), and whole worlds that agree with it. */

/** Hands, decks, and with `hiddenBuildings: full` the cards of hidden buildings, which lie in the discard pile. */
export const hiding = ({ options: { hiddenBuildings } }: CompiledSet): Hiding<State> => ({
  places(state) {
    const { players, buildings, prompt } = state;
    const asked = prompt && cardQuestions.includes(prompt.kind) ? shownByAsking(prompt) : null;
    const secret = buildings.filter(({ hidden, card }) => hiddenBuildings === "full" && hidden && card >= 0);
    return [
      ...players.map(({ hand }, owner) => place(hand, only(owner), asked)),
      ...secret.map((building) => {
        const pile = players[building.owner]!.discard;
        const at = pile.indexOf(building.card);
        const put: Names["put"] = (_, card) => {
          building.card = card;
          if (at >= 0) pile[at] = card;
        };
        return place([building.card], only(building.owner), null, put);
      }),
      ...players.map(({ deck }) => place(deck, nobody, asked)),
    ];
  },
  facts: ({ design, owner }) => [design, owner],
  groupOf: ({ owner }, card) => owner[card]!,
});

const cardQuestions = ["chooseCard", "discardCard", "handLimit"];

/** Nothing is under way that could name hidden cards: there, a card can't be told from a lane or an amount. */
export const isQuiet = ({ stack, queue }: State): boolean =>
  queue.length === 0 && stack.every(({ program }) => program === procedures.turn || program === procedures.mulligan);

const isSecret = (building: Building, seat: number): boolean => building.hidden && building.owner !== seat;

/** Blanks unknown cards, and hidden buildings are nowhere. */
export function hide(set: CompiledSet, view: State, hidden: readonly number[], seat: number): void {
  for (const card of hidden) view.design[card] = -1;
  for (const building of view.buildings) {
    if (!isSecret(building, seat)) continue;
    hideBuilding(view, building);
    if (set.options.hiddenBuildings === "full") Object.assign(building, { design: -1, hp: 0, maxHp: 0 });
  }
  const { prompt } = view;
  // What asks may be a hidden building.
  if (prompt && prompt.seat !== seat) view.prompt = { kind: prompt.kind, seat: prompt.seat };
}

/** Where it is, who built it, and what effects under way know of that. */
function hideBuilding(view: State, building: Building): void {
  const { uid, owner } = building;
  building.lane = -1;
  building.tile = -1;
  for (const unit of view.units) if (unit.tired === uid) unit.tired = 0;
  for (const frame of [...view.stack, ...view.queue]) {
    if (frame.program === procedures.playBuilding && frame.slots[2] === uid) {
      frame.slots[0] = -1;
      frame.slots[1] = -1;
      frame.slots[4] = 0;
    } else if (frame.program >= firstEffect && (frame.card === uid || frame.slots[bound.other] === uid)) {
      if (frame.card === uid) {
        frame.slots[bound.lane] = -1;
        frame.slots[bound.tile] = -1;
        frame.slots[bound.other] = 0;
      } else if (frame.self === owner) frame.card = 0;
    }
  }
}

/**
 * Unknown cards are those of the owner's deck that are not in sight, in any order; a hidden building stands on some tile
 * of its blueprint where it would not have been seen.
 */
export function redeal(set: CompiledSet, world: State, _: number, rng: Rng): void {
  // The caller's generator moves on, so that the next world is another one.
  nextInt(rng, 2);
  const { design, owner } = world;
  for (const seat of [0, 1]) {
    const left = unseenOf([...set.decks[seat]!, ...world.players[seat]!.made], world, seat, rng);
    if (left.length === 0) continue;
    for (const building of world.buildings)
      if (building.owner === seat && building.design < 0) nameBuilding(world, building, left, set);
    for (let card = 0; card < design.length; card++) {
      if (owner[card] === seat && design[card] === -1) design[card] = left.pop() ?? -1;
    }
  }
  for (const building of world.buildings) if (building.lane < 0) settle(world, building, rng, set);
}

/** With `hiddenBuildings: full`, some hidden building of the owner's unseen cards. */
function nameBuilding(world: State, building: Building, left: number[], { designs }: CompiledSet): void {
  const at = Math.max(
    0,
    left.findIndex((index) => designs[index]!.hidden),
  );
  const [index] = left.splice(at, 1);
  if (index === undefined) return;
  const { hp } = designs[index]!;
  Object.assign(building, { design: index, hp, maxHp: hp });
  if (building.card >= 0) world.design[building.card] = index;
}

function settle(world: State, building: Building, rng: Rng, set: CompiledSet): void {
  const { owner } = building;
  const blueprint = set.designs[building.design]?.blueprint ?? [];
  const places = blueprint.flatMap((tiles, lane) =>
    tiles.map((own) => ({ lane, tile: relative(set, owner, lane, own) })),
  );
  const free = places.filter(({ lane, tile }) => !buildingAt(world, lane, tile));
  const unseen = free.filter(({ lane, tile }) => !unitAt(world, 1 - owner, lane, tile));
  const possible = unseen.length > 0 ? unseen : free;
  if (possible.length === 0) return;
  Object.assign(building, possible[nextInt(rng, possible.length)]!);
}
