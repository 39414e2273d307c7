import { choosing, type Decision, type Decisions } from "../../../core/decision";
import type { Action } from "../../../core/game";
import { numberByPlace } from "../../../core/hiding";
import { call, type Frame, type Prompt } from "../../../core/machine";
import { fromDeck } from "./card-verbs";
import { type CompiledSet, procedures } from "./compiled-set";
import { announce, designOf, isPayable, openPiles } from "./play-card";
import { activate } from "./reactions";
import { colours, type State } from "./state";
import { turnSteps } from "./turn";
import { hiding } from "./view";

/** Every decision of Flask (rules §7.1, §7.3): which actions there are, why others are refused, and what an action does. */

const top = (state: State): Frame => state.stack[state.stack.length - 1]!;
const activations = (state: State, seat: number): Action[] =>
  state.players[seat]!.piles.map(({ id }) => ({ type: "activate", pile: id }));

export function decisions(set: CompiledSet): Decisions<State> {
  const { options } = set;

  const answerWindow: Decision<State>["answer"] = (state, prompt, action, emit) => {
    if (action.type === "pass") return;
    const frame = top(state);
    if (prompt.kind === "endWindow") frame.slots = [1, 1];
    activate(set, state, prompt.seat, action["pile"] as number, emit);
  };
  const windowActions: Decision<State>["actions"] = (state, { seat }) => [
    ...activations(state, seat),
    { type: "pass" },
  ];

  return {
    increase: {
      ask: "Raise one of your counters?",
      settles: true,
      actions: () => {
        const raise = colours.map((resource): Action => ({ type: "increase", resource }));
        return options.increaseOptional ? [...raise, { type: "skipIncrease" }] : raise;
      },
      answer(state, { seat }, action, emit) {
        if (action.type === "skipIncrease") return;
        const colour = colours.indexOf(action["resource"] as (typeof colours)[number]);
        const { counters } = state.players[seat]!;
        counters[colour] = counters[colour]! + options.increaseAmount;
        emit?.({ type: "gain", seat, resource: colours[colour], n: options.increaseAmount, card: -1 });
      },
    },
    main: {
      ask: "Play a card, turn over a pile, or end your turn.",
      settles: true,
      actions(state, { seat }) {
        const player = state.players[seat]!;
        const actions: Action[] = [];
        if (state.plays < options.maxPlaysPerTurn) {
          const piles = openPiles(set, state, seat);
          for (const card of player.hand) {
            if (!isPayable(player, designOf(set, state, card), player.hand.length - 1)) continue;
            if (options.reactionCapture === "mandatory") actions.push({ type: "play", card });
            else {
              actions.push({ type: "play", card, under: null });
              for (const { id } of piles) actions.push({ type: "play", card, under: id });
            }
          }
        }
        for (const { id } of player.piles) actions.push({ type: "activate", pile: id });
        actions.push({ type: "endTurn" });
        return actions;
      },
      answer(state, { seat }, action, emit) {
        if (action.type === "endTurn") top(state).step = turnSteps.endWindow;
        else if (action.type === "activate") activate(set, state, seat, action["pile"] as number, emit);
        else {
          const card = action["card"] as number;
          const captured =
            options.reactionCapture === "mandatory" ? openPiles(set, state, seat).at(-1)?.id : action["under"];
          announce(set, state, card, (captured as number | null | undefined) ?? 0, emit);
          call(state, procedures.play, seat, card);
        }
      },
      refusal(state, { seat }, action) {
        const player = state.players[seat]!;
        if (action.type !== "play") return undefined;
        const card = action["card"] as number;
        if (!player.hand.includes(card)) return { code: "not-in-hand", message: "That card isn't in your hand." };
        const design = designOf(set, state, card);
        if (state.plays >= options.maxPlaysPerTurn) {
          return {
            code: "play-cap",
            message: `${options.maxPlaysPerTurn} cards have been played in this turn; no more are allowed.`,
          };
        }
        if (!isPayable(player, design, player.hand.length - 1)) {
          return {
            code: "not-payable",
            message: `You can't pay for ${design.name} with your counters and the rest of your hand.`,
          };
        }
        return undefined;
      },
    },
    announceWindow: {
      ask: "Turn over a pile before the card is paid for?",
      actions: windowActions,
      answer: answerWindow,
    },
    endWindow: { ask: "Turn over a pile before the turn ends?", actions: windowActions, answer: answerWindow },
    ...choices(set),
  };
}

/** Whether a card of the hand is another's than whoever is asked about it. */
export const isUnseen = ({ owner }: State, prompt: Prompt | null, card: number): boolean =>
  prompt?.kind === "discardCard" && owner[card] !== prompt.seat;

/** The number under which whoever is asked knows a card; one that lies open has its own. */
export const numberShown = (set: CompiledSet, state: State, card: number, prompt = state.prompt): number =>
  (isUnseen(state, prompt, card) ? numberByPlace(hiding(set), state, prompt!.seat, card) : undefined) ?? card;

function choices(set: CompiledSet): Decisions<State> {
  const ofColour = (ask: string) => choosing<State>(ask, "resource", (colour) => colours[colour]!);
  const ofCard = (ask: string) => choosing<State>(ask, "card");
  /** The top card needs no name, where by the rules no other could be meant. */
  const fromDiscard = ({ players, owner }: State, card: number): string | number =>
    set.options.discardDraw === "top" && players[owner[card]!]!.discard.at(-1) === card ? "discard" : card;
  return {
    payAny: ofColour("Which resource do you pay for ❔?"),
    payCard: ofCard("Which card do you discard to pay?"),
    drawFrom: choosing<State>("Where do you take the card from?", "from", (from, state) =>
      from === fromDeck ? "deck" : fromDiscard(state, from),
    ),
    chooseKind: ofColour("Which colour do you gain?"),
    chooseEnemy: choosing("Which enemy?", "enemy"),
    loseResource: ofColour("Which resource is lost?"),
    discardCard: choosing<State>("Which card do you discard?", "card", (card, state, prompt) =>
      numberShown(set, state, card, prompt),
    ),
    chooseCard: ofCard("Which card?"),
    handLimitDiscard: ofCard("You hold too many cards. Which one do you discard?"),
  };
}
