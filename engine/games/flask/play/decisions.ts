import { answerChoice, type Choice, type ChoiceKind, choiceActions, refuseUnlisted } from "../../../core/choices";
import type { Action, Refusal } from "../../../core/game";
import { type Hiding, numbersByPlace } from "../../../core/hiding";
import { call, type Emit, type Frame, type Prompt } from "../../../core/machine";
import type { Options } from "../options";
import { fromDeck } from "./card-verbs";
import { announce, designOf, isPayable, openPiles } from "./play-card";
import { activate } from "./reactions";
import { colours, type FlaskState } from "./state";
import { type FlaskTable, procedures } from "./table";
import { turnSteps } from "./turn";

/** Every decision of Flask (rules §7.1, §7.3): which actions there are, why others are refused, and what an action does. */
export interface Decision {
  actions(state: FlaskState, prompt: Prompt): Action[];
  answer(state: FlaskState, prompt: Prompt, action: Action, emit: Emit | null): void;
  refusal?(state: FlaskState, action: Action): Refusal | null;
  ask: string;
}

const top = (state: FlaskState): Frame => state.stack[state.stack.length - 1]!;
const activations = (state: FlaskState, seat: number): Action[] =>
  state.players[seat]!.piles.map(({ id }) => ({ type: "activate", pile: id }));

export function flaskDecisions(table: FlaskTable, hiding: Hiding<FlaskState>): Record<string, Decision> {
  const { options } = table;

  const answerWindow: Decision["answer"] = (state, prompt, action, emit) => {
    state.prompt = null;
    if (action.type === "pass") return;
    const frame = top(state);
    if (prompt.kind === "endWindow") frame.slots = [1, 1];
    activate(table, state, prompt.seat, action["pile"] as number, emit);
  };
  const windowActions: Decision["actions"] = (state, { seat }) => [...activations(state, seat), { type: "pass" }];

  return {
    increase: {
      ask: "Raise one of your counters?",
      actions: () => {
        const raise = colours.map((resource): Action => ({ type: "increase", resource }));
        return options.increaseOptional ? [...raise, { type: "skipIncrease" }] : raise;
      },
      answer(state, { seat }, action, emit) {
        state.prompt = null;
        if (action.type === "skipIncrease") return;
        const colour = colours.indexOf(action["resource"] as (typeof colours)[number]);
        const { counters } = state.players[seat]!;
        counters[colour] = counters[colour]! + options.increaseAmount;
        emit?.({ type: "gain", seat, resource: colours[colour], n: options.increaseAmount, card: -1 });
      },
    },
    main: {
      ask: "Play a card, turn over a pile, or end your turn.",
      actions(state, { seat }) {
        const player = state.players[seat]!;
        const actions: Action[] = [];
        if (state.plays < options.maxPlaysPerTurn) {
          const piles = openPiles(table, state, seat);
          for (const card of player.hand) {
            if (!isPayable(player, designOf(table, state, card), player.hand.length - 1)) continue;
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
        state.prompt = null;
        if (action.type === "endTurn") top(state).step = turnSteps.endWindow;
        else if (action.type === "activate") activate(table, state, seat, action["pile"] as number, emit);
        else {
          const card = action["card"] as number;
          const captured =
            options.reactionCapture === "mandatory" ? openPiles(table, state, seat).at(-1)?.id : action["under"];
          announce(table, state, card, (captured as number | null | undefined) ?? 0, emit);
          call(state, procedures.play, seat, card);
        }
      },
      refusal(state, action) {
        const player = state.players[state.active]!;
        if (action.type !== "play") return null;
        const card = action["card"] as number;
        if (!player.hand.includes(card)) return { code: "not-in-hand", message: "That card isn't in your hand." };
        const design = designOf(table, state, card);
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
        return null;
      },
    },
    announceWindow: {
      ask: "Turn over a pile before the card is paid for?",
      actions: windowActions,
      answer: answerWindow,
    },
    endWindow: { ask: "Turn over a pile before the turn ends?", actions: windowActions, answer: answerWindow },
    ...Object.fromEntries(
      Object.entries(flaskChoices(options, hiding)).map(([name, kind]): [string, Decision] => [
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

type FlaskChoice = ChoiceKind<FlaskState> & { question: string };

/** Whether a card of the hand is another's than whoever is asked about it. */
export const isUnseen = ({ owner, prompt }: FlaskState, card: number): boolean =>
  prompt?.kind === "discardCard" && owner[card] !== prompt.seat;

function flaskChoices({ discardDraw }: Options, hiding: Hiding<FlaskState>): Record<string, FlaskChoice> {
  const resource: ChoiceKind<FlaskState> = { field: "resource", write: (_, colour) => colours[colour]! };
  const card: ChoiceKind<FlaskState> = { field: "card", write: (_, instance) => instance };
  /** The top card needs no name, where by the rules no other could be meant. */
  const fromDiscard = ({ players, owner }: FlaskState, card: number): string | number =>
    discardDraw === "top" && players[owner[card]!]!.discard.at(-1) === card ? "discard" : card;
  const source: ChoiceKind<FlaskState> = {
    field: "from",
    write: (state, from) => (from === fromDeck ? "deck" : fromDiscard(state, from)),
  };
  const unseen: ChoiceKind<FlaskState> = {
    field: "card",
    write: (state, card) =>
      isUnseen(state, card) ? numbersByPlace(hiding, state, state.prompt!.seat).get(card)! : card,
  };
  return {
    payAny: { ...resource, question: "Which resource do you pay for ❔?" },
    payCard: { ...card, question: "Which card do you discard to pay?" },
    drawFrom: { ...source, question: "Where do you take the card from?" },
    chooseKind: { ...resource, question: "Which colour do you gain?" },
    chooseEnemy: { field: "enemy", write: (_, seat) => seat, question: "Which enemy?" },
    loseResource: { ...resource, question: "Which resource is lost?" },
    discardCard: { ...unseen, question: "Which card do you discard?" },
    chooseCard: { ...card, question: "Which card?" },
    handLimitDiscard: { ...card, question: "You hold too many cards. Which one do you discard?" },
  };
}

export function refuse(decisions: Record<string, Decision>, state: FlaskState, action: Action): Refusal | null {
  if (state.result !== null) return { code: "game-over", message: "The game is over." };
  const decision = decisions[state.prompt!.kind]!;
  return decision.refusal?.(state, action) ?? refuseUnlisted(action, decision.actions(state, state.prompt!));
}
