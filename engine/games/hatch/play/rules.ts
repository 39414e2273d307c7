import { defineGame } from "../../../core/define-game";
import { call } from "../../../core/machine";
import { nextInt, shuffle } from "../../../core/rng";
import { Card } from "../card-schema";
import { type Options, options, players } from "../options";
import { actionKey, nearest, respell } from "./action-key";
import { attackProgram, rewardProgram } from "./attack";
import { type CompiledSet, cardsIn, type Design, emptySet, numberCards, procedures } from "./compiled-set";
import { decisions } from "./decisions";
import { badCard, compileCard, designOfCard } from "./designs";
import { evaluate } from "./evaluate";
import { barterProgram, hatchProgram } from "./hatch-egg";
import { names } from "./names";
import { type Narration, narration } from "./narration";
import { cards, misplaced, Position, steps, usualStep } from "./position";
import { readPosition } from "./read-position";
import { ritualProgram } from "./ritual";
import { checkSetup, fullDeck, misfits } from "./setup-check";
import { copyByHand, type Player, type State } from "./state";
import { tableView } from "./table-view";
import { trial } from "./trial";
import { remedies, tries } from "./tries";
import { turnProgram } from "./turn";
import { hide, hiding, redeal } from "./view";
import { vocabulary } from "./vocabulary";
import { writePosition } from "./write-position";

const newPlayer = (): Player => ({ hand: [], eggs: [], dragons: [], mercenary: null, targeted: 0, turnsBegun: 0 });

export const play = defineGame<{
  state: State;
  card: Card;
  options: Options;
  design: Design;
  set: CompiledSet;
  position: Position;
  narration: Narration;
}>({
  id: "hatch",
  players,
  decks: "shared",
  options,
  names,
  endings: {
    power: "Somebody has the power that ends the game.",
    "round cap": "The last round is over.",
  },
  limits: ["round cap"],
  setup: { misfits, check: checkSetup },
  cards: {
    schema: Card,
    sharedDeck: fullDeck,
    compiled: "deck",
    emptySet,
    design: designOfCard,
    complete: numberCards,
    vocabulary,
    compile: compileCard,
    badCard,
    procedures,
    programs: {
      turn: turnProgram,
      hatch: hatchProgram,
      attack: attackProgram,
      reward: rewardProgram,
      ritual: ritualProgram,
      barter: barterProgram,
    },
  },
  match: {
    newState: (_, seats) => ({
      players: Array.from({ length: seats }, newPlayer),
      draw: [],
      discard: [],
      starting: 0,
      active: 0,
      round: 1,
      turn: 1,
      used: 0,
      actions: 0,
      pool: 0,
      triggeredBy: -1,
      fight: null,
      boosts: [],
    }),
    /** Rules §5. */
    deal(set, state) {
      const { startingPlayer, handSize } = set.options;
      const { players, draw, rng } = state;
      draw.push(...cardsIn(set));
      shuffle(rng, draw);
      state.starting = startingPlayer === "random" ? nextInt(rng, players.length) : Number(startingPlayer);
      state.active = state.starting;
      for (let n = 0; n < handSize * players.length; n++) {
        const card = draw.pop();
        if (card !== undefined) players[(state.starting + n) % players.length]!.hand.push(card);
      }
      call(state, procedures.turn, 0);
    },
    decisions,
    tries,
    remedies,
    hiding,
    hide,
    redeal,
    copyByHand,
    evaluate,
    turnOf: ({ turn }) => turn,
    respell,
    actionKey,
    designOf: ({ cards }, _, instance) => cards[instance],
    nearest,
    narration,
    table: tableView,
  },
  position: {
    schema: Position,
    steps,
    usualStep,
    misplaced,
    cards,
    read: readPosition,
    write: writePosition,
  },
  trial,
});
