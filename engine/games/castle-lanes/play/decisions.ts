import { type Asides, choosing, type Decision, type Decisions } from "../../../core/decision";
import type { FreeAnswer } from "../../../core/free-answers";
import type { Action, Refusal } from "../../../core/game";
import { call, type Prompt } from "../../../core/machine";
import { type CompiledSet, type Design, procedures, relative } from "./compiled-set";
import { finish } from "./ending";
import { buildingSlots, designOf, skillSlots, unitSlots } from "./play-card";
import { refuseMain } from "./refusals";
import { builders, entryBuildings, sites } from "./sites";
import { findBuilding, findUnit, lanes, type State } from "./state";
import { costOf, hasRoom, spaceOf } from "./stats";
import { combinations } from "./targets";
import { turnSteps } from "./turn";
import { shuffleDeck } from "./vocabulary/card-verbs";
import { done } from "./vocabulary/choice-verbs";

/** Every decision of Castle Lanes (rules §7): which actions there are, why others are refused, and what an action does. */

/** Whether a card in hand can be paid for and its space condition is met. */
function isPlayable(set: CompiledSet, state: State, seat: number, design: Design, space: number): boolean {
  return (
    space >= design.space.min &&
    space <= design.space.max &&
    costOf(set, state, seat, design) <= state.players[seat]!.gold
  );
}

function unitPlays(
  set: CompiledSet,
  state: State,
  seat: number,
  card: number,
  design: Design,
  actions: Action[],
): void {
  for (let lane = 0; lane < 3; lane++) {
    const tile = relative(set, seat, lane, Math.min(design.entryTile, set.lengths[lane]!));
    if (hasRoom(set, state, seat, lane, tile)) actions.push({ type: "playUnit", card, lane: lanes[lane]! });
    for (const { uid, tile: at } of entryBuildings(set, state, seat, lane)) {
      if (hasRoom(set, state, seat, lane, at)) actions.push({ type: "playUnit", card, lane: lanes[lane]!, entry: uid });
    }
  }
}

function buildingPlays(
  set: CompiledSet,
  state: State,
  seat: number,
  card: number,
  design: Design,
  actions: Action[],
): void {
  for (let lane = 0; lane < 3; lane++) {
    for (const tile of sites(set, state, seat, design, lane)) {
      for (const { uid } of builders(set, state, seat, lane, tile))
        actions.push({ type: "playBuilding", card, lane: lanes[lane]!, builder: uid });
    }
  }
}

function mainActions(set: CompiledSet, state: State, seat: number): Action[] {
  const actions: Action[] = [];
  const player = state.players[seat]!;
  const space = spaceOf(set, state, seat);
  for (const card of player.hand) {
    const design = set.designs[state.design[card]!];
    if (!design || !isPlayable(set, state, seat, design, space)) continue;
    if (design.type === "unit") unitPlays(set, state, seat, card, design, actions);
    else if (design.type === "building") buildingPlays(set, state, seat, card, design, actions);
    else
      for (const chosen of combinations(set, state, seat, design)) actions.push({ type: "playSkill", card, ...chosen });
  }
  if (set.active && player.activeUsed < set.options.activePerTurn && isPlayable(set, state, seat, set.active, space)) {
    actions.push({ type: "useActive" });
  }
  actions.push({ type: "endTurn" });
  return actions;
}

const laneIndex = (name: unknown): number => lanes.indexOf(name as (typeof lanes)[number]);

export function decisions(set: CompiledSet): Decisions<State> {
  function play(state: State, seat: number, action: Action): void {
    const card = action["card"] as number;
    const lane = laneIndex(action["lane"]);
    if (action.type === "playUnit") {
      const entry = action["entry"] === undefined ? undefined : findBuilding(state, action["entry"] as number);
      const own = Math.min(designOf(set, state, card).entryTile, set.lengths[lane]!);
      call(state, procedures.playUnit, seat, card, unitSlots(lane, entry?.tile ?? relative(set, seat, lane, own)));
    } else if (action.type === "playBuilding") {
      const builder = findUnit(state, action["builder"] as number)!;
      call(state, procedures.playBuilding, seat, card, buildingSlots(lane, builder.tile, builder.uid));
    } else {
      const [unit = 0, building = 0] = [action["unit"] as number | undefined, action["building"] as number | undefined];
      call(state, procedures.playSkill, seat, card, skillSlots(lane, unit, building));
    }
  }

  const main: Decision<State> = {
    ask: "Play a card, use the active skill, or end your turn.",
    settles: true,
    actions: (state, { seat }) => mainActions(set, state, seat),
    refusal: (state, _, action) => (isMainAction(action) ? refuseMain(set, state, action) : undefined),
    answer(state, { seat }, action) {
      state.effects = 0;
      state.actions++;
      if (action.type === "endTurn") state.stack[state.stack.length - 1]!.step = turnSteps.end;
      else if (action.type === "useActive") {
        state.players[seat]!.activeUsed++;
        call(state, procedures.playSkill, seat, -1, skillSlots(-1, 0, 0));
      } else play(state, seat, action);
    },
  };

  const mulligan: Decision<State> = {
    ask: "Keep your hand, or return it, shuffle and draw anew?",
    settles: true,
    actions: () => [{ type: "keep" }, { type: "mulligan" }],
    answer(state, { seat }, action, emit) {
      if (action.type === "keep") return;
      const player = state.players[seat]!;
      const n = player.hand.length;
      player.deck.push(...player.hand.splice(0));
      shuffleDeck(state, seat);
      player.hand.push(...player.deck.splice(0, n));
      emit?.({ type: "mulligan", seat, n });
    },
  };

  return { main, mulligan, ...choices };
}

const orDone = (write: (option: number) => string | number) => (option: number) =>
  option === done ? "done" : write(option);
const itself = orDone((option) => option);

const choices: Decisions<State> = {
  may: choosing("Do you want to?", "answer", (option) => (option === 1 ? "yes" : "no")),
  chooseLane: choosing(
    "Which lane?",
    "lane",
    orDone((option) => lanes[option]!),
  ),
  chooseUnit: choosing("Which unit?", "unit", itself),
  chooseBuilding: choosing("Which building?", "building", itself),
  chooseCard: choosing("Which card?", "card", itself),
  chooseOption: choosing("Which one?", "option", itself),
  discardCard: choosing("Which card do you discard?", "card", itself),
  handLimit: choosing("You hold too many cards. Which one do you discard?", "card", itself),
};

/** Giving up is possible at any time, for either player, and is never among the offered actions. */
const concession: FreeAnswer = {
  action: { type: "concede" },
  fields: {},
  text: "Concede",
  verb: "Concede",
  warning: "The game is over, and the other player wins.",
  seats: [0, 1],
};

export const asides: Asides<State> = {
  actions: {
    concede: {
      refusal: (_, { seat }) =>
        seat === undefined || seat === 0 || seat === 1
          ? null
          : { code: "bad-target", message: "There is no such player." },
      perform(state, action, emit) {
        const seat = (action["seat"] as number | undefined) ?? state.prompt?.seat ?? state.active;
        emit?.({ type: "concede", seat });
        finish(state, [1 - seat], "concession", emit);
      },
    },
  },
  free: () => [concession],
};

const mainActionTypes = ["playUnit", "playBuilding", "playSkill", "useActive", "endTurn"];
const isMainAction = ({ type }: Action): boolean => mainActionTypes.includes(type);

/** What belongs to the play phase waits until something else is answered. */
export const refuse = (
  _: CompiledSet,
  decisions: Decisions<State>,
  __: State,
  { kind }: Prompt,
  action: Action,
): Refusal | undefined =>
  kind === "main" || !isMainAction(action)
    ? undefined
    : { code: "prompt-pending", message: `First something must be answered: ${decisions[kind]!.ask}` };

/** While the other player is asked, only giving up is possible. */
export const notAsked = ({ prompt }: State, _: number, action: Action): Refusal =>
  prompt!.kind !== "main" && isMainAction(action)
    ? { code: "prompt-pending", message: "First the other player must answer something." }
    : { code: "not-your-turn", message: "It is the other player's turn." };
