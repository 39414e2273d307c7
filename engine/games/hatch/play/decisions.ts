import { answerChoice, type Choice, type ChoiceKind, choiceActions } from "../../../core/choices";
import type { FreeAnswer, FreeField } from "../../../core/free-answers";
import type { Action } from "../../../core/game";
import type { Emit, Frame, Prompt } from "../../../core/machine";
import { bareEggs, looseResources, mayReceive, type Reward, takeReward } from "./attack";
import { slotsOf } from "./eggs";
import { barterChoices, giveUp, wholeBarter } from "./hatch-egg";
import { mainActions } from "./main-actions";
import { mainActs } from "./main-acts";
import { burn, burnsMercenary, fireTargets, helpers, reduce, ritualSlots, ritualSteps } from "./ritual";
import { type HatchState, kinds, nobody, take } from "./state";
import type { HatchTable } from "./table";
import { reveal } from "./zones";

/** Every decision of Hatch (rules §6 and §7): which answers there are, and what an answer does. */
export interface Decision {
  actions(state: HatchState, prompt: Prompt): Action[];
  answer(state: HatchState, prompt: Prompt, action: Action, emit: Emit | null): void;
  /** What is possible besides the listed actions. */
  free?(state: HatchState, prompt: Prompt): FreeAnswer[];
  ask: string;
}

const top = (state: HatchState): Frame => state.stack[state.stack.length - 1]!;
const pairOf = ({ slots }: Frame): number[] => [slots[ritualSlots.a] as number, slots[ritualSlots.b] as number];

export function hatchDecisions(table: HatchTable): Record<string, Decision> {
  const { options } = table;
  const acts = mainActs(table);

  return {
    startDiscard: {
      ask: "Which cards do you discard before you begin?",
      actions: (state, { seat }) =>
        combinations(state.players[seat]!.hand, options.startingDiscard).map((cards) => ({
          type: "startDiscard",
          cards,
        })),
      free(state, { seat }) {
        const n = options.startingDiscard;
        const cards: FreeField = { kind: "cards", from: [...state.players[seat]!.hand], min: n, max: n };
        const text = "Discard in an order of your own";
        return n < 2 ? [] : [{ action: { type: "startDiscard" }, fields: { cards }, text, verb: "Discard them" }];
      },
      answer(state, { seat }, action, emit) {
        for (const card of action["cards"] as number[]) {
          take(state.players[seat]!.hand, card);
          state.discard.push(card);
          emit?.({ type: "discard", seat, card });
        }
      },
    },
    main: {
      ask: "What do you do?",
      actions: (state, { seat }) => mainActions(table, state, seat),
      free: (state, { seat }) => wholeBarter(table, state, seat),
      answer: (state, { seat }, action, emit) => acts[action.type]!(state, seat, action, emit),
    },
    barter: {
      ask: "What else do you give for the skull?",
      actions(state, { seat }) {
        const more = (top(state).slots[0] as number) - 1;
        return barterChoices(table, state, seat, more).map((card) => ({ type: "barter", card }));
      },
      answer(state, { seat }, action, emit) {
        const { slots } = top(state);
        slots[0] = (slots[0] as number) - 1;
        giveUp(state, seat, action["card"] as number, emit);
      },
    },
    defend: {
      ask: "You are attacked. Do you reveal your mercenary?",
      actions: () => [
        { type: "defend", reveal: true },
        { type: "defend", reveal: false },
      ],
      answer(state, { seat }, action, emit) {
        top(state).slots[1] = action["reveal"] === true ? 1 : 0;
        if (action["reveal"] !== true) emit?.({ type: "hold", seat });
      },
    },
    reward: {
      ask: "You have won. Which reward do you take?",
      actions: (state, { seat }) => rewardActions(table, state, seat, top(state).slots[0] as number),
      answer(state, { seat }, action, emit) {
        takeReward(table, state, [seat, top(state).slots[0] as number], action as unknown as Reward, emit);
      },
    },
    foodTarget: {
      ask: "Which slot of which egg do you take away?",
      actions: (state, { seat }) =>
        state.players[seat]!.eggs.flatMap((egg) =>
          kinds.flatMap((kind, n) =>
            slotsOf(table.cards[egg.card]!, egg, n) > 0 ? [{ type: "foodTarget", egg: egg.card, kind }] : [],
          ),
        ),
      answer(state, { seat }, action, emit) {
        reduce(state, seat, action["egg"] as number, kinds.indexOf(action["kind"] as (typeof kinds)[number]), emit);
      },
    },
    fireTarget: {
      ask: "At whom do you aim the fire?",
      actions: (state, { seat }) => fireActions(table, state, seat, top(state).slots[ritualSlots.burnt] as number),
      answer(state, { seat }, action, emit) {
        const target = action["player"] as number;
        const { slots } = top(state);
        // Whoever was hit first may be hit again in the same ritual, which counts once.
        if (slots[ritualSlots.burnt] !== target) state.players[target]!.targeted++;
        slots[ritualSlots.burnt] = target;
        burn(state, [seat, target], cardBurnt(state, action), emit);
      },
    },
    repeat: {
      ask: "Which wild helper repeats the ritual?",
      actions: (state, { seat }) => [
        ...helpers(table, state, seat, pairOf(top(state))).map((helper): Action => ({ type: "repeat", helper })),
        { type: "repeat", helper: "none" },
      ],
      answer(state, { seat }, { helper }, emit) {
        if (typeof helper !== "number") return;
        const frame = top(state);
        frame.slots[ritualSlots.repeated] = 1;
        frame.step = ritualSteps.resolve;
        emit?.({ type: "repeat", seat, card: helper });
        if (state.players[seat]!.mercenary?.card === helper) reveal(table, state, seat, emit);
      },
    },
    ...Object.fromEntries(
      Object.entries(abilityChoices).map(([name, kind]): [string, Decision] => [
        name,
        {
          ask: kind.question,
          actions: (state, prompt) => choiceActions(kind, state, prompt as Choice),
          answer: (state, prompt, action) => answerChoice(kind, state, prompt as Choice, action),
        },
      ]),
    ),
  };
}

function rewardActions(table: HatchTable, state: HatchState, seat: number, from: number): Action[] {
  const victim = state.players[from]!;
  const resources = looseResources(table, state, from, "reward");
  const { eggs } = state.players[seat]!;
  return [
    ...bareEggs(table, state, from, "reward").map((egg): Action => ({ type: "reward", take: "egg", egg: egg.card })),
    ...resources.flatMap((card) =>
      eggs
        .filter((egg) => mayReceive(table, egg, card))
        .map((egg): Action => ({ type: "reward", take: "resource", card, egg: egg.card })),
    ),
    ...(victim.hand.length > 0 ? [{ type: "reward", take: "card" }] : []),
    { type: "reward", take: "nothing" },
  ];
}

function fireActions(table: HatchTable, state: HatchState, seat: number, burnt: number): Action[] {
  return fireTargets(table, state, seat, burnt).flatMap((player) => {
    const { hand } = state.players[player]!;
    const at = (what: string, card?: number): Action => ({
      type: "fireTarget",
      player,
      burn: what,
      ...(card === undefined ? {} : { card }),
    });
    return [
      ...(hand.length > 0 ? [at("hand")] : []),
      ...looseResources(table, state, player, "fire").map((card) => at("resource", card)),
      ...bareEggs(table, state, player, "fire").map(({ card }) => at("egg", card)),
      ...(burnsMercenary(table, state, player) ? [at("mercenary")] : []),
    ];
  });
}

/** The card that fire destroys, or null for a hand card by chance. */
function cardBurnt(state: HatchState, action: Action): number | null {
  if (action["burn"] === "hand") return null;
  if (action["burn"] === "mercenary") return state.players[action["player"] as number]!.mercenary!.card;
  return action["card"] as number;
}

function combinations(cards: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  return cards.flatMap((card, at) => combinations(cards.slice(at + 1), n - 1).map((rest) => [card, ...rest]));
}

type HatchChoice = ChoiceKind<HatchState> & { question: string };
const card = (question: string): HatchChoice => ({
  field: "card",
  write: (_, option) => (option === nobody ? "none" : option),
  question,
});

/** What abilities ask. */
const abilityChoices: Record<string, HatchChoice> = {
  may: { field: "answer", write: (_, yes) => (yes === 1 ? "yes" : "no"), question: "Do you want to?" },
  chooseCard: card("Which card?"),
  chooseEgg: card("Which egg?"),
  chooseDragon: card("Which dragon?"),
  chooseResource: card("Which resource?"),
  chooseKind: { field: "kind", write: (_, kind) => kinds[kind]!, question: "Which kind of slot?" },
  choosePlayer: { field: "player", write: (_, seat) => seat, question: "Which player?" },
  chooseOption: { field: "option", write: (_, n) => n, question: "Which of these?" },
};
