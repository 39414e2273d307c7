import { answerChoice, type Choice, type ChoiceKind, choiceActions, refuseUnlisted } from "../../../core/choices";
import type { FreeAnswer } from "../../../core/free-answers";
import type { Action, Judged, Refusal } from "../../../core/game";
import { call, type Emit, type Prompt } from "../../../core/machine";
import { finish } from "./ending";
import { buildingSlots, designOf, skillSlots, unitSlots } from "./play-card";
import { refuseMain } from "./refusals";
import { builders, entryBuildings, sites } from "./sites";
import { type CastleLanesState, findBuilding, findUnit, lanes } from "./state";
import { costOf, hasRoom, spaceOf } from "./stats";
import { type CastleLanesTable, type Design, procedures, relative } from "./table";
import { combinations } from "./targets";
import { turnSteps } from "./turn";
import { shuffleDeck } from "./vocabulary/card-verbs";
import { done } from "./vocabulary/choice-verbs";

/** Every decision of Castle Lanes (rules §7): which actions there are, why others are refused, and what an action does. */
export interface Decision {
  actions(state: CastleLanesState, prompt: Prompt): Action[];
  answer(state: CastleLanesState, prompt: Prompt, action: Action, emit: Emit | null): void;
  ask: string;
}

/** Whether a card in hand can be paid for and its space condition is met. */
function isPlayable(
  table: CastleLanesTable,
  state: CastleLanesState,
  seat: number,
  design: Design,
  space: number,
): boolean {
  return (
    space >= design.space.min &&
    space <= design.space.max &&
    costOf(table, state, seat, design) <= state.players[seat]!.gold
  );
}

function unitPlays(
  table: CastleLanesTable,
  state: CastleLanesState,
  seat: number,
  card: number,
  design: Design,
  actions: Action[],
): void {
  for (let lane = 0; lane < 3; lane++) {
    const tile = relative(table, seat, lane, Math.min(design.entryTile, table.lengths[lane]!));
    if (hasRoom(table, state, seat, lane, tile)) actions.push({ type: "playUnit", card, lane: lanes[lane]! });
    for (const { uid, tile: at } of entryBuildings(table, state, seat, lane)) {
      if (hasRoom(table, state, seat, lane, at))
        actions.push({ type: "playUnit", card, lane: lanes[lane]!, entry: uid });
    }
  }
}

function buildingPlays(
  table: CastleLanesTable,
  state: CastleLanesState,
  seat: number,
  card: number,
  design: Design,
  actions: Action[],
): void {
  for (let lane = 0; lane < 3; lane++) {
    for (const tile of sites(table, state, seat, design, lane)) {
      for (const { uid } of builders(table, state, seat, lane, tile))
        actions.push({ type: "playBuilding", card, lane: lanes[lane]!, builder: uid });
    }
  }
}

function mainActions(table: CastleLanesTable, state: CastleLanesState, seat: number): Action[] {
  const actions: Action[] = [];
  const player = state.players[seat]!;
  const space = spaceOf(table, state, seat);
  for (const card of player.hand) {
    const design = table.designs[state.design[card]!];
    if (!design || !isPlayable(table, state, seat, design, space)) continue;
    if (design.type === "unit") unitPlays(table, state, seat, card, design, actions);
    else if (design.type === "building") buildingPlays(table, state, seat, card, design, actions);
    else
      for (const chosen of combinations(table, state, seat, design))
        actions.push({ type: "playSkill", card, ...chosen });
  }
  if (
    table.active &&
    player.activeUsed < table.options.activePerTurn &&
    isPlayable(table, state, seat, table.active, space)
  ) {
    actions.push({ type: "useActive" });
  }
  actions.push({ type: "endTurn" });
  return actions;
}

const laneIndex = (name: unknown): number => lanes.indexOf(name as (typeof lanes)[number]);

export function castleLanesDecisions(table: CastleLanesTable): Record<string, Decision> {
  function play(state: CastleLanesState, seat: number, action: Action): void {
    const card = action["card"] as number;
    const lane = laneIndex(action["lane"]);
    if (action.type === "playUnit") {
      const entry = action["entry"] === undefined ? undefined : findBuilding(state, action["entry"] as number);
      const own = Math.min(designOf(table, state, card).entryTile, table.lengths[lane]!);
      call(state, procedures.playUnit, seat, card, unitSlots(lane, entry?.tile ?? relative(table, seat, lane, own)));
    } else if (action.type === "playBuilding") {
      const builder = findUnit(state, action["builder"] as number)!;
      call(state, procedures.playBuilding, seat, card, buildingSlots(lane, builder.tile, builder.uid));
    } else {
      const [unit = 0, building = 0] = [action["unit"] as number | undefined, action["building"] as number | undefined];
      call(state, procedures.playSkill, seat, card, skillSlots(lane, unit, building));
    }
  }

  const main: Decision = {
    ask: "Play a card, use the active skill, or end your turn.",
    actions: (state, { seat }) => mainActions(table, state, seat),
    answer(state, { seat }, action) {
      state.prompt = null;
      state.actions++;
      if (action.type === "endTurn") state.stack[state.stack.length - 1]!.step = turnSteps.end;
      else if (action.type === "useActive") {
        state.players[seat]!.activeUsed++;
        call(state, procedures.playSkill, seat, -1, skillSlots(-1, 0, 0));
      } else play(state, seat, action);
    },
  };

  const mulligan: Decision = {
    ask: "Keep your hand, or return it, shuffle and draw anew?",
    actions: () => [{ type: "keep" }, { type: "mulligan" }],
    answer(state, { seat }, action, emit) {
      state.prompt = null;
      if (action.type === "keep") return;
      const player = state.players[seat]!;
      const n = player.hand.length;
      player.deck.push(...player.hand.splice(0));
      shuffleDeck(state, seat);
      player.hand.push(...player.deck.splice(0, n));
      emit?.({ type: "mulligan", seat, n });
    },
  };

  const choices = Object.entries(castleLanesChoices()).map(([name, kind]): [string, Decision] => [
    name,
    {
      ask: kind.question,
      actions: (state, prompt) => choiceActions(kind, state, prompt as Choice),
      answer: (state, prompt, action) => answerChoice(kind, state, prompt as Choice, action),
    },
  ]);
  return { main, mulligan, ...Object.fromEntries(choices) };
}

type CastleLanesChoice = ChoiceKind<CastleLanesState> & { question: string };

function castleLanesChoices(): Record<string, CastleLanesChoice> {
  const orDone = (write: (option: number) => string | number) => (_: CastleLanesState, option: number) =>
    option === done ? "done" : write(option);
  const itself = orDone((option) => option);
  return {
    may: { field: "answer", write: (_, option) => (option === 1 ? "yes" : "no"), question: "Do you want to?" },
    chooseLane: { field: "lane", write: orDone((option) => lanes[option]!), question: "Which lane?" },
    chooseUnit: { field: "unit", write: itself, question: "Which unit?" },
    chooseBuilding: { field: "building", write: itself, question: "Which building?" },
    chooseCard: { field: "card", write: itself, question: "Which card?" },
    chooseOption: { field: "option", write: itself, question: "Which one?" },
    discardCard: { field: "card", write: itself, question: "Which card do you discard?" },
    handLimit: { field: "card", write: itself, question: "You hold too many cards. Which one do you discard?" },
  };
}

/** Giving up is possible at any time, for either player, and is never among the offered actions. */
export const isConcession = ({ type }: Action): boolean => type === "concede";

export const concession: FreeAnswer = {
  action: { type: "concede" },
  fields: {},
  text: "Concede",
  verb: "Concede",
  warning: "The game is over, and the other player wins.",
  seats: [0, 1],
};

export function concede(state: CastleLanesState, action: Action, emit: Emit | null): void {
  const seat = (action["seat"] as number | undefined) ?? state.prompt?.seat ?? state.active;
  emit?.({ type: "concede", seat });
  finish(state, [1 - seat], "concession", emit);
}

/** While the other player is asked, only giving up is possible. */
export function judgeOutOfTurn({ prompt }: CastleLanesState, seat: number, action: Action): Judged {
  if (isConcession(action)) return { ok: true, action: { ...action, seat } };
  const isPending = prompt!.kind !== "main" && mainActionTypes.includes(action.type);
  const refusal = isPending
    ? { code: "prompt-pending", message: "First the other player must answer something." }
    : { code: "not-your-turn", message: "It is the other player's turn." };
  return { ok: false, refusal };
}

const mainActionTypes = ["playUnit", "playBuilding", "playSkill", "useActive", "endTurn"];

export function refuse(
  table: CastleLanesTable,
  decisions: Record<string, Decision>,
  state: CastleLanesState,
  action: Action,
): Refusal | null {
  if (state.result !== null) return { code: "game-over", message: "The game is over." };
  if (isConcession(action)) {
    const seat = action["seat"];
    return seat === undefined || seat === 0 || seat === 1
      ? null
      : { code: "bad-target", message: "There is no such player." };
  }
  const prompt = state.prompt!;
  const isMain = mainActionTypes.includes(action.type);
  if (prompt.kind === "main" && isMain) return refuseMain(table, state, action);
  if (isMain)
    return { code: "prompt-pending", message: `First something must be answered: ${decisions[prompt.kind]!.ask}` };
  return refuseUnlisted(action, decisions[prompt.kind]!.actions(state, prompt));
}
