import { type Choice, refuseUnlisted } from "../../../core/choices";
import { choosing, type Decision, type Decisions } from "../../../core/decision";
import type { FreeField } from "../../../core/free-answers";
import type { Action } from "../../../core/game";
import type { Frame } from "../../../core/machine";
import { bareEggs, looseResources, mayReceive, type Reward, takeReward } from "./attack";
import type { CompiledSet } from "./compiled-set";
import { slotsOf } from "./eggs";
import { barterChoices, giveUp, wholeBarter } from "./hatch-egg";
import { mainActions } from "./main-actions";
import { mainActs } from "./main-acts";
import type { Narration } from "./narration";
import { refuseMain, refuseStart } from "./refusals";
import { burn, burnsMercenary, fireTargets, helpers, reduce, ritualSlots, ritualSteps } from "./ritual";
import { kinds, nobody, type State, take } from "./state";
import { reveal } from "./zones";

/** Every decision of Hatch (rules §6 and §7): which answers there are, why others are refused, and what an answer does. */

const top = (state: State): Frame => state.stack[state.stack.length - 1]!;
const pairOf = ({ slots }: Frame): number[] => [slots[ritualSlots.a] as number, slots[ritualSlots.b] as number];

export function decisions(set: CompiledSet, { seat: seatName }: Narration): Decisions<State> {
  const { options } = set;
  const acts = mainActs(set);
  const offered: Decision<State>["actions"] = (state, { seat }) => mainActions(set, state, seat);

  return {
    startDiscard: {
      ask: "Which cards do you discard before you begin?",
      settles: true,
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
      refusal: (state, _, action) => (action.type === "startDiscard" ? refuseStart(set, state, action) : undefined),
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
      settles: true,
      actions: offered,
      free: (state, { seat }) => wholeBarter(set, state, seat),
      refusal: (state, prompt, action) =>
        refuseUnlisted(action, offered(state, prompt)) && refuseMain(set, seatName, state, prompt.seat, action),
      answer: (state, { seat }, action, emit) => acts[action.type]!(state, seat, action, emit),
    },
    barter: {
      ask: "What else do you give for the skull?",
      actions(state, { seat }) {
        const more = (top(state).slots[0] as number) - 1;
        return barterChoices(set, state, seat, more).map((card) => ({ type: "barter", card }));
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
      actions: (state, { seat }) => rewardActions(set, state, seat, top(state).slots[0] as number),
      answer(state, { seat }, action, emit) {
        takeReward(set, state, [seat, top(state).slots[0] as number], action as Action & Reward, emit);
      },
    },
    foodTarget: {
      ask: "Which slot of which egg do you take away?",
      actions: (state, { seat }) =>
        state.players[seat]!.eggs.flatMap((egg) =>
          kinds.flatMap((kind, n) =>
            slotsOf(set.cards[egg.card]!, egg, n) > 0 ? [{ type: "foodTarget", egg: egg.card, kind }] : [],
          ),
        ),
      answer(state, { seat }, action, emit) {
        reduce(state, seat, action["egg"] as number, kinds.indexOf(action["kind"] as (typeof kinds)[number]), emit);
      },
    },
    fireTarget: {
      ask: "At whom do you aim the fire?",
      actions: (state, { seat }) => fireActions(set, state, seat, top(state).slots[ritualSlots.burnt] as number),
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
        ...helpers(set, state, seat, pairOf(top(state))).map((helper): Action => ({ type: "repeat", helper })),
        { type: "repeat", helper: "none" },
      ],
      answer(state, { seat }, { helper }, emit) {
        if (typeof helper !== "number") return;
        const frame = top(state);
        frame.slots[ritualSlots.repeated] = 1;
        frame.step = ritualSteps.resolve;
        emit?.({ type: "repeat", seat, card: helper });
        if (state.players[seat]!.mercenary?.card === helper) reveal(set, state, seat, emit);
      },
    },
    ...abilityChoices,
  };
}

function rewardActions(set: CompiledSet, state: State, seat: number, from: number): Action[] {
  const victim = state.players[from]!;
  const resources = looseResources(set, state, from, "reward");
  const { eggs } = state.players[seat]!;
  return [
    ...bareEggs(set, state, from, "reward").map((egg): Action => ({ type: "reward", take: "egg", egg: egg.card })),
    ...resources.flatMap((card) =>
      eggs
        .filter((egg) => mayReceive(set, egg, card))
        .map((egg): Action => ({ type: "reward", take: "resource", card, egg: egg.card })),
    ),
    ...(victim.hand.length > 0 ? [{ type: "reward", take: "card" }] : []),
    { type: "reward", take: "nothing" },
  ];
}

function fireActions(set: CompiledSet, state: State, seat: number, burnt: number): Action[] {
  return fireTargets(set, state, seat, burnt).flatMap((player) => {
    const { hand } = state.players[player]!;
    const at = (what: string, card?: number): Action => ({
      type: "fireTarget",
      player,
      burn: what,
      ...(card === undefined ? {} : { card }),
    });
    return [
      ...(hand.length > 0 ? [at("hand")] : []),
      ...looseResources(set, state, player, "fire").map((card) => at("resource", card)),
      ...bareEggs(set, state, player, "fire").map(({ card }) => at("egg", card)),
      ...(burnsMercenary(set, state, player) ? [at("mercenary")] : []),
    ];
  });
}

/** The card that fire destroys, or null for a hand card by chance. */
function cardBurnt(state: State, action: Action): number | null {
  if (action["burn"] === "hand") return null;
  if (action["burn"] === "mercenary") return state.players[action["player"] as number]!.mercenary!.card;
  return action["card"] as number;
}

function combinations(cards: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  return cards.flatMap((card, at) => combinations(cards.slice(at + 1), n - 1).map((rest) => [card, ...rest]));
}

const card = (ask: string): Decision<State, Choice> =>
  choosing(ask, "card", (option) => (option === nobody ? "none" : option));

/** What abilities ask. */
const abilityChoices: Decisions<State> = {
  may: choosing("Do you want to?", "answer", (yes) => (yes === 1 ? "yes" : "no")),
  chooseCard: card("Which card?"),
  chooseEgg: card("Which egg?"),
  chooseDragon: card("Which dragon?"),
  chooseResource: card("Which resource?"),
  chooseKind: choosing("Which kind of slot?", "kind", (kind) => (kind === nobody ? "none" : kinds[kind]!)),
  choosePlayer: choosing("Which player?", "player"),
  chooseOption: choosing("Which of these?", "option"),
};
