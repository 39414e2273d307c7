import type { Choice } from "../../../core/choices";
import { choosing, type Decision, type Decisions } from "../../../core/decision";
import type { Action, Refusal } from "../../../core/game";
import type { Prompt } from "../../../core/machine";
import { shuffleDeck } from "./cards";
import type { CompiledSet } from "./compiled-set";
import { hasMulligan } from "./deal";
import { exchange, pointAnswer, windowAnswers } from "./free-answers";
import { mainActions } from "./main-actions";
import { act } from "./main-acts";
import type { Narration } from "./narration";
import { misplaced, type PointPrompt, promptPoints, readSpot } from "./points";
import { isMain, refusal, refuseMain } from "./refusals";
import { type State, take } from "./state";
import { done } from "./vocabulary/choice-verbs";

/** Every decision of Garden Incursion (rules §7): which actions there are, why others are refused, and what an action does. */

export function decisions(set: CompiledSet, narration: Narration): Decisions<State> {
  /** The active player's window in a phase. */
  const window = (ask: string): Decision<State> => ({
    ask,
    settles: true,
    actions: (state) => mainActions(set, state),
    free: (state) => windowAnswers(set, state, narration),
    refusal: (state, _, action) => (isMain(action) ? refuseMain(set, state, action) : refuseOther(action)),
    answer: (state, _, action, emit) => act(set, state, action, emit),
  });
  return {
    spawning: window("Spawning phase: play cards, turn workers, or go on to the action phase."),
    action: window("Action phase: move, attack, defend, use special actions, or go on to the skirmishes."),
    skirmishWindow: window("Before the skirmishes: play an ability, or fight."),
    aftermath: window("After the skirmishes: play an ability, or end the turn."),
    mulligan: mulligan(set),
    point: point(set),
    object: oneOf("Which one?", "object"),
    card: oneOf("Which card?", "card"),
    discard: oneOf("Which card do you discard?", "card"),
    handLimit: oneOf("You hold too many cards. Which one do you discard?", "card"),
    player: oneOf("Which player?", "player"),
    may: oneOf("Do you want to?", "answer", (option) => (option === 1 ? "yes" : "no")),
    skirmish: oneOf("Which skirmish is fought next?", "target", (option) => option, "chooseSkirmish"),
  };
}

/** What stands in the way of an action whatever is decided: another decision, or another player's. */
export function refuse(
  _: CompiledSet,
  all: Decisions<State>,
  state: State,
  prompt: Prompt,
  action: Action,
): Refusal | undefined {
  const decision = all[prompt.kind]!;
  const isOthers = action["seat"] !== undefined && action["seat"] !== prompt.seat;
  if (decision.settles) return isOthers ? refusal("not-your-turn", "It is another player's turn.") : undefined;
  if (isMain(action)) return refusal("prompt-pending", `First something must be answered: ${decision.ask}`);
  if (!isOthers) return undefined;
  const isMulligan = prompt.kind === "mulligan" && action.type === "mulligan";
  return (
    (isMulligan && decision.refusal?.(state, prompt, action)) ||
    refusal("not-addressed", "That is asked of another player.")
  );
}

/** In a window, an action of something else. */
const refuseOther = ({ type }: Action): Refusal =>
  ["answer", "mulligan", "chooseSkirmish"].includes(type)
    ? refusal("wrong-phase", "Nothing of this kind is asked now.")
    : refusal("wrong-action", `“${type}” is no action of this game.`);

const refuseUnless = (type: string, action: Action, judge: () => Refusal | null): Refusal | null =>
  action.type === type
    ? judge()
    : refusal("wrong-action", `“${action.type}” isn't possible now; what is asked for is ${type}.`);

/** One of several, which an effect goes on with; or, where fewer may be chosen, none of them. */
function oneOf(
  ask: string,
  field: string,
  write: (option: number) => string | number = (option) => (option === done ? "done" : option),
  type = "answer",
): Decision<State, Choice> {
  const choice = choosing<State>(ask, field, write, type);
  return {
    ...choice,
    // A view doesn't show what is offered to somebody else.
    actions: (state, prompt) => ((prompt as Partial<Choice>).options ? choice.actions(state, prompt) : []),
    refusal: (_, { options }, action) =>
      refuseUnless(type, action, () =>
        options.some((option) => write(option) === action[field])
          ? null
          : refusal("bad-answer", "That is none of the answers."),
      ),
  };
}

const point = (set: CompiledSet): Decision<State, PointPrompt> => ({
  ask: "Where to?",
  actions: (state, prompt) => promptPoints(set, state, prompt).map((at) => ({ type: "answer", at })),
  free: (_, prompt) => [pointAnswer(set, prompt)],
  refusal: (_, prompt, action) =>
    refuseUnless("answer", action, () => {
      const spot = readSpot(action["at"]);
      if (!spot) return refusal("point", "A point has two whole numbers.");
      const wrong = misplaced(set, prompt, ...spot);
      if (wrong === null) return null;
      return refusal(wrong, wrong === "point" ? "Nothing can stand there." : "That is too far away.");
    }),
  answer(state, { slot }, action) {
    const [x, y] = action["at"] as [number, number];
    state.stack[state.stack.length - 1]!.slots[slot] = [x, y];
  },
});

const mulligan = (set: CompiledSet): Decision<State> => ({
  ask: "Which cards do you exchange?",
  actions: (state, { seat }) => mulligans(state, seat),
  free: (state, prompt) => [exchange(state, prompt)],
  refusal: (state, prompt, action) =>
    refuseUnless("mulligan", action, () => {
      const { seat = prompt.seat, cards } = action;
      if (seat !== prompt.seat)
        return hasMulligan(set, state, seat as number)
          ? null
          : refusal("no-mulligan", "This player has no mulligan left.");
      const { hand } = state.players[prompt.seat]!;
      if (!Array.isArray(cards)) return refusal("not-in-hand", "Name the cards to exchange.");
      const isFine = new Set(cards).size === cards.length && cards.every((card) => hand.includes(card as number));
      return isFine ? null : refusal("not-in-hand", "These aren't all cards in your hand.");
    }),
  answer(state, { seat }, action, emit) {
    const player = state.players[seat]!;
    const cards = action["cards"] as number[];
    if (cards.length === 0) {
      // To keep the hand ends it.
      player.mulligans = -1;
      return;
    }
    player.mulligans++;
    for (const card of cards) take(player.hand, card);
    player.deck.push(...cards);
    shuffleDeck(state, seat, null);
    player.hand.push(...player.deck.splice(0, cards.length));
    emit?.({ type: "mulligan", seat, n: cards.length });
  },
});

/** Every different set of cards to exchange, copies of a card being the same. */
function mulligans(state: State, seat: number): Action[] {
  const { hand } = state.players[seat]!;
  let sets: number[][] = [[]];
  const seen = new Map<number, number[]>();
  for (const card of hand) seen.set(state.design[card]!, [...(seen.get(state.design[card]!) ?? []), card]);
  for (const copies of seen.values())
    sets = sets.flatMap((set) => [set, ...copies.map((_, n) => [...set, ...copies.slice(0, n + 1)])]);
  return sets.map((cards) => ({ type: "mulligan", cards }));
}
