import { dealDecks } from "../../../core/deal";
import { defineGame } from "../../../core/define-game";
import { call } from "../../../core/machine";
import { reachable } from "../../../core/position";
import { plainText } from "../../../core/rich-text";
import { nextInt } from "../../../core/rng";
import { Card } from "../card-schema";
import { game } from "../game";
import { type Options, options } from "../options";
import { type CompiledSet, type Design, emptySet, procedures } from "./compiled-set";
import { asides, decisions, notAsked, refuse } from "./decisions";
import { badCard, compileCard, completeSet, designOfCard } from "./designs";
import { enterProgram } from "./enter";
import { evaluate } from "./evaluate";
import { tell } from "./events";
import { underCap } from "./gold";
import { marchProgram } from "./march";
import { names } from "./names";
import { type Narration, narration } from "./narration";
import { playBuildingProgram, playSkillProgram, playUnitProgram } from "./play-card";
import { cards, fillers, misplaced, Position, steps, usualStep } from "./position";
import { readPosition, resume } from "./read-position";
import { checkSetup, misfits } from "./setup-check";
import { copyByHand, findPiece, firstPiece, type Player, type State } from "./state";
import { tableView } from "./table-view";
import { trial } from "./trial";
import { remedies, tries } from "./tries";
import { mulliganProgram, turnFrameSlots, turnProgram, turnSteps } from "./turn";
import { hide, hiding, isQuiet, redeal } from "./view";
import { vocabulary } from "./vocabulary";
import { writePosition } from "./write-position";

const newPlayer = ({ castleHp, startGold }: Options): Player => ({
  castle: castleHp,
  gold: startGold,
  deck: [],
  hand: [],
  discard: [],
  class: -1,
  activeUsed: 0,
  once: [],
  highest: 0,
  made: [],
});

/** Whoever lost the last game is known by `afterLoss` only; in a first one chance decides. */
function firstSeat({ rng }: State, { firstPlayer: who }: Options): number {
  if (who === "A") return 0;
  return who === "B" ? 1 : nextInt(rng, 2);
}

function deal(set: CompiledSet, state: State): void {
  const { startGold, startHand, secondBonusGold, secondBonusCards, mulligan } = set.options;
  state.active = firstSeat(state, set.options);
  dealDecks(state, set.decks);
  for (const [seat, player] of state.players.entries()) {
    const isSecond = seat !== state.active;
    player.class = set.classes[seat]!;
    player.gold = underCap(set.options, startGold + (isSecond ? secondBonusGold : 0));
    player.hand.push(...player.deck.splice(0, startHand + (isSecond ? secondBonusCards : 0)));
  }
  call(state, procedures.turn, 0, -1, turnFrameSlots());
  state.stack[0]!.step = turnSteps.start;
  if (mulligan === "one") call(state, procedures.mulligan, 0);
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
  id: "castle-lanes",
  players: { min: 2, max: 2 },
  options,
  names,
  endings: {
    castle: "The castle has fallen.",
    "both castles": "Both castles fell at once.",
    "round limit": "The last round is over: the stronger castle counts.",
    effect: "A card has decided the game.",
    concession: "The other side has given up.",
  },
  limits: ["round limit"],
  afterLoss: (options, loser) =>
    options["firstPlayer"] === "loserOfLast" ? { ...options, firstPlayer: loser === 0 ? "A" : "B" } : options,
  setup: { misfits, check: checkSetup },
  cards: {
    schema: Card,
    alsoNeeded: ({ options: { activeSkill } }) => [activeSkill],
    reach: (cards, named) => reachable(cards, named, ({ abilities }) => abilities),
    emptySet,
    design: designOfCard,
    complete: completeSet,
    vocabulary,
    compile: compileCard,
    badCard,
    procedures,
    programs: {
      turn: turnProgram,
      march: marchProgram,
      enter: enterProgram,
      playUnit: playUnitProgram,
      playBuilding: playBuildingProgram,
      playSkill: playSkillProgram,
      mulligan: mulliganProgram,
    },
  },
  match: {
    hands: {
      redraw: { ask: "mulligan", keep: { type: "keep" }, exchange: () => ({ type: "mulligan" }) },
      idle: [{ type: "endTurn" }],
    },
    newState: ({ options }) => ({
      design: [],
      owner: [],
      players: [newPlayer(options), newPlayer(options)],
      units: [],
      buildings: [],
      mods: [],
      queue: [],
      orders: [],
      marching: 0,
      stopped: false,
      active: 0,
      turn: 0,
      nextPiece: firstPiece + 1,
      actions: 0,
      effects: 0,
    }),
    deal,
    decisions,
    tries,
    remedies,
    asides: () => asides,
    refusal: refuse,
    notAsked,
    telling: tell,
    askedBy: ({ card }, ask, { kind }) =>
      kind === "may" ? `${plainText(game.describe(card).text, game.symbols)} ${ask}` : ask,
    asker: ({ designs }, _, by) => designs[by],
    hiding,
    isQuiet,
    hide,
    redeal,
    copyByHand,
    evaluate,
    width: 2,
    turnOf: ({ turn }) => turn,
    actionKey(_, state, action) {
      let key = "";
      for (const field in action) {
        const value = action[field] as string | number;
        key += field === "card" && typeof value === "number" ? ` ${state.design[value]}` : ` ${value}`;
      }
      return key;
    },
    designOf: ({ designs }, state, instance) =>
      designs[(instance < firstPiece ? undefined : findPiece(state, instance)?.design) ?? state.design[instance] ?? -1],
    nearest(_, { players, design, units, buildings }, seat) {
      const pieces = [...units, ...buildings];
      const isOwn = ({ owner }: { owner: number }): boolean => owner === seat;
      const uids = [...pieces.filter(isOwn), ...pieces.filter((piece) => !isOwn(piece))].map(({ uid }) => uid);
      return [...(players[seat]?.hand ?? []), ...uids, ...design.keys()];
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
