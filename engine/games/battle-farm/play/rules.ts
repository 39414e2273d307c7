import { defineGame } from "../../../core/define-game";
import type { Action } from "../../../core/game";
import { wrongPlayer } from "../../../core/resolve";
import { Card } from "../card-schema";
import { type Options, options, seats } from "../options";
import { clockOf } from "./clock";
import { type CompiledSet, type Design, designOf, emptySet, procedures } from "./compiled-set";
import { deal, newState } from "./deal";
import { decisions } from "./decisions";
import { badCard, compileCard, designOfCard, markDeck, prepend } from "./designs";
import { evaluate } from "./evaluate";
import { names } from "./names";
import { type Narration, narration } from "./narration";
import { playProgram } from "./play-card";
import { cards, fillers, misplaced, Position, steps, usualStep } from "./position";
import { promising } from "./promising";
import { readPosition, resume } from "./read-position";
import { effectProgram, reapProgram } from "./reap";
import { refuse } from "./refusals";
import { setupProgram } from "./setup";
import { checkSetup, classesIn, implied, misfits } from "./setup-check";
import { copyByHand, type State } from "./state";
import { tableView } from "./table-view";
import { tradeProgram } from "./trade";
import { trial } from "./trial";
import { remedies, tries } from "./tries";
import { turnProgram } from "./turn";
import { hide, hiding, redeal } from "./view";
import { vocabulary } from "./vocabulary";
import { writePosition } from "./write-position";

/** Cards of the same design and value are the same move. */
const cardKey = ({ design, value }: State, card: unknown): string =>
  typeof card === "number" ? `${design[card]}/${value[card]}` : String(card);

function actionKey(_: CompiledSet, state: State, action: Action): string {
  const { type, card } = action;
  if (type === "offerTrade")
    return `offer ${(action["cards"] as number[])
      .map((offered) => cardKey(state, offered))
      .sort()
      .join(" ")}`;
  if (type === "buy") return `buy ${cardKey(state, state.market[Number(action["slot"]) - 1])}`;
  if (type === "plant") {
    const bed = state.players[state.prompt!.seat]!.beds[Number(action["bed"]) - 1]!;
    return `plant ${cardKey(state, card)} ${bed.type}`;
  }
  return "card" in action ? `${type} ${cardKey(state, card)}` : Object.values(action).join(" ");
}

export const play = defineGame<{
  state: State;
  card: Card;
  options: Options;
  design: Design;
  set: CompiledSet;
  position: Position;
  narration: Narration;
}>({
  id: "battle-farm",
  players: seats,
  decks: "shared",
  options,
  names,
  endings: {
    limit: "Somebody has the coins that end the game.",
    deck: "The deck was used up.",
    stall: "Nothing happened for too long.",
    rounds: "The last round was played.",
  },
  limits: ["stall", "rounds"],
  setup: { implied, misfits, check: checkSetup },
  cards: {
    schema: Card,
    alsoNeeded: (setup) => classesIn(setup.cards),
    emptySet,
    design: designOfCard,
    complete: markDeck,
    vocabulary,
    prepend,
    compile: compileCard,
    badCard,
    procedures,
    programs: {
      setup: setupProgram,
      turn: turnProgram,
      reap: reapProgram,
      effect: effectProgram,
      play: playProgram,
      trade: tradeProgram,
    },
  },
  match: {
    newState,
    deal,
    decisions,
    tries,
    remedies,
    refusal: refuse,
    notAsked: () => ({ code: wrongPlayer, message: "It is not your turn." }),
    clock: clockOf,
    hiding,
    hide,
    redeal,
    copyByHand,
    promising,
    evaluate,
    width: 4,
    // Farms grow by what is bought and planted together: played on by half, a plan loses what it is worth.
    foresight: 1,
    turnOf: ({ turn }) => turn,
    actionKey,
    designOf,
    nearest(_, { players, market, discard, design }, seat) {
      const { hand = [], beds = [] } = players[seat] ?? {};
      return [...hand, ...beds.map(({ card }) => card), ...market, ...discard, ...design.keys()];
    },
    narration,
    table: tableView,
  },
  position: {
    schema: Position,
    steps,
    usualStep,
    fillers,
    misplaced,
    cards,
    read: readPosition,
    resume,
    write: writePosition,
  },
  trial,
});
