import { compileEffect } from "../../../core/compiler";
import { dealDecks } from "../../../core/deal";
import { defineGame } from "../../../core/define-game";
import { call } from "../../../core/machine";
import { nextInt } from "../../../core/rng";
import { Card } from "../card-schema";
import { type Options, options } from "../options";
import { type CompiledSet, type Design, emptySet, procedures } from "./compiled-set";
import { decisions, isUnseen, numberShown } from "./decisions";
import { badCard, compileCard, designOfCard, unplayable } from "./designs";
import { evaluate } from "./evaluate";
import { names } from "./names";
import { type Narration, narration } from "./narration";
import { playProgram } from "./play-card";
import { cardCalled, cards, misplaced, Position, steps, usualStep } from "./position";
import { activateProgram, announceWindowProgram, drawAtEndTree, endWindowProgram } from "./reactions";
import { readPosition, resume } from "./read-position";
import { checkSetup, misfits } from "./setup-check";
import { copyByHand, type Player, type State } from "./state";
import { tableView } from "./table-view";
import { trial } from "./trial";
import { remedies, tries } from "./tries";
import { turnProgram } from "./turn";
import { hide, hiding, redeal } from "./view";
import { vocabulary } from "./vocabulary";
import { writePosition } from "./write-position";

const newPlayer = (counters: number): Player => ({
  counters: [counters, counters, counters, counters],
  deck: [],
  hand: [],
  discard: [],
  played: [],
  piles: [],
  alive: true,
  outTurn: 0,
  outCause: "",
});

export const play = defineGame<{
  state: State;
  card: Card;
  options: Options;
  design: Design;
  set: CompiledSet;
  position: Position;
  narration: Narration;
}>({
  id: "flask",
  players: { min: 2, max: 4 },
  options,
  names,
  endings: {
    resources: "There were no resources left.",
    deck: "There were no cards left to draw.",
    "turn limit": "The last turn is over.",
  },
  limits: ["turn limit"],
  setup: { misfits, check: checkSetup },
  cards: {
    schema: Card,
    calledBy: ({ name, code }) => [name, code],
    emptySet,
    design: designOfCard,
    vocabulary,
    compile: compileCard,
    badCard,
    unplayable,
    procedures,
    programs: {
      turn: turnProgram,
      play: playProgram,
      announceWindow: announceWindowProgram,
      endWindow: endWindowProgram,
      activate: activateProgram,
      drawAtEnd: (set, words) => compileEffect(words, drawAtEndTree(set.options.endDraw)),
    },
  },
  match: {
    hands: { idle: [{ type: "endTurn" }, { type: "pass" }, { type: "skipIncrease" }] },
    newState: (set, seats) => ({
      design: [],
      owner: [],
      players: Array.from({ length: seats }, () => newPlayer(set.options.startCounters)),
      active: 0,
      turn: 0,
      plays: 0,
      announced: null,
      queue: [],
      fallen: [],
      piles: 0,
    }),
    deal({ decks, options: { startHand, firstPlayer } }, state) {
      dealDecks(state, decks);
      for (const { hand, deck } of state.players) hand.push(...deck.splice(0, startHand));
      state.active = firstPlayer === "random" ? nextInt(state.rng, state.players.length) : Number(firstPlayer);
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
    actionKey(_, state, action) {
      const card = action["card"];
      if (typeof card !== "number") return Object.values(action).join(" ");
      // Cards that are chosen unseen are all the same.
      return isUnseen(state, state.prompt, card) ? action.type : `${action.type} ${state.design[card]}`;
    },
    designOf: ({ designs }, { design }, instance) => designs[design[instance] ?? -1],
    nearest(_, { players, design }, seat) {
      const { hand = [], piles = [] } = players[seat] ?? {};
      return [...hand, ...piles.flatMap(({ cards: under }) => under), ...design.keys()];
    },
    numberShown,
    narration,
    table: tableView,
  },
  position: {
    schema: Position,
    steps,
    usualStep,
    cardCalled,
    misplaced,
    cards,
    read: readPosition,
    resume,
    write: writePosition,
  },
  trial,
});
