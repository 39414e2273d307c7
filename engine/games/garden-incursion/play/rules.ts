import { defineGame } from "../../../core/define-game";
import { Card, gardenKeywords } from "../card-schema";
import { type Options, options, players } from "../options";
import { actionKey, designAt, nearest } from "./action-key";
import { asides } from "./asides";
import { endCardProgram, handLimitProgram } from "./cards";
import { type CompiledSet, type Design, emptySet, procedures } from "./compiled-set";
import { deal, mulliganProgram, newState } from "./deal";
import { decisions, refuse } from "./decisions";
import { badCard, compileCard, designOfCard, findSheets } from "./designs";
import { evaluate } from "./evaluate";
import { names } from "./names";
import { type Narration, narration } from "./narration";
import { cards, fillers, misplaced, Position, reach, steps, usualStep } from "./position";
import { promising } from "./promising";
import { readPosition, resume } from "./read-position";
import { checkSetup, misfits, undealable } from "./setup-check";
import { copyByHand, type State } from "./state";
import { tableView } from "./table-view";
import { trial } from "./trial";
import { remedies, tries } from "./tries";
import { turnProgram } from "./turn";
import { hide, hiding, isQuiet, redeal } from "./view";
import { vocabulary } from "./vocabulary";
import { writePosition } from "./write-position";

export const play = defineGame<{
  state: State;
  card: Card;
  options: Options;
  design: Design;
  set: CompiledSet;
  position: Position;
  narration: Narration;
}>({
  id: "garden-incursion",
  players,
  options,
  names,
  endings: {
    queen: "The queen is dead.",
    deck: "There were no cards left to draw.",
    "round limit": "The last round is over.",
    concession: "The others have given up.",
  },
  limits: ["round limit"],
  setup: { misfits, undealable, check: checkSetup },
  cards: {
    schema: Card,
    reach,
    compiled: "needed",
    emptySet,
    design: designOfCard,
    complete: findSheets,
    vocabulary,
    builtInKeywords: gardenKeywords,
    compile: compileCard,
    badCard,
    procedures,
    programs: {
      turn: turnProgram,
      mulligan: mulliganProgram,
      handLimit: handLimitProgram,
      endCard: endCardProgram,
    },
  },
  match: {
    hands: {
      redraw: {
        ask: "mulligan",
        keep: { type: "mulligan", cards: [] },
        exchange: (cards) => ({ type: "mulligan", cards: [...cards] }),
      },
      idle: [{ type: "endPhase" }],
    },
    newState,
    deal,
    decisions,
    tries,
    remedies,
    asides,
    refusal: refuse,
    promising,
    askedBy: ({ name }, ask) => `${name}: ${ask}`,
    hiding,
    isQuiet,
    hide,
    redeal,
    copyByHand,
    evaluate,
    width: 7,
    turnOf: ({ turn }) => turn,
    actionKey,
    designOf: designAt,
    nearest,
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
