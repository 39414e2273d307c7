import { CastleLanesCard } from "../../../../schemas/cards/castle-lanes";
import type { Problem } from "../../../../schemas/problem";
import { EffectError } from "../../../core/compiler";
import type { Game, MatchSetup, Rules } from "../../../core/game";
import { call, type Program, run } from "../../../core/machine";
import { plainText } from "../../../core/rich-text";
import { nextInt, seedRng, shuffle } from "../../../core/rng";
import { castleLanes } from "../game";
import { type CastleLanesOptions, castleLanesOptionSpecs, castleLanesPresets } from "../options";
import { castleLanesProblems } from "../problems";
import { addAbilities, designOfCard } from "./abilities";
import { castleLanesDecisions, concede, concession, isConcession, judgeOutOfTurn, refuse } from "./decisions";
import { enterProgram } from "./enter";
import { evaluate } from "./evaluate";
import { tell } from "./events";
import { underCap } from "./gold";
import { marchProgram } from "./march";
import { castleLanesNames } from "./names";
import { playBuildingProgram, playSkillProgram, playUnitProgram } from "./play-card";
import { CastleLanesPosition, reachable, setupOfPosition } from "./position";
import { readPosition } from "./read-position";
import { checkCastleLanesSetup, readSetup } from "./setup-check";
import { type CastleLanesPlayer, type CastleLanesState, copyState, firstPiece } from "./state";
import { type CastleLanesTable, emptyTable, firstEffect, procedures } from "./table";
import { castleLanesTableView } from "./table-view";
import { turnFrameSlots, turnProgram, turnSteps } from "./turn";
import { castleLanesHiding, redeal, viewOf } from "./view";
import { castleLanesVocabulary } from "./vocabulary";
import { castleLanesWords } from "./words";
import { writePosition } from "./write-position";

/** Compiles options and cards; problems for cards whose abilities can't be. */
function compileTable(
  options: CastleLanesOptions,
  setup: MatchSetup,
): { table: CastleLanesTable; problems: Problem[] } {
  const { cards } = setup;
  const table = emptyTable(options);
  const problems: Problem[] = [];
  table.designs = Object.entries(cards).map(([id, card], n) =>
    designOfCard(n, id, card as unknown as CastleLanesCard, table.lengths),
  );
  table.indexOf = namesOf(table);
  table.programs.push(...Array<Program<CastleLanesState>>(firstEffect).fill([]));
  const own: Record<keyof typeof procedures, Program<CastleLanesState>> = {
    turn: turnProgram(table),
    march: marchProgram(table),
    enter: enterProgram(table),
    playUnit: playUnitProgram(table),
    playBuilding: playBuildingProgram(table),
    playSkill: playSkillProgram(table),
    mulligan: mulliganProgram(),
  };
  for (const [name, program] of Object.entries(own))
    table.programs[procedures[name as keyof typeof procedures]] = program;
  const vocabulary = castleLanesVocabulary(table);
  const needed = reachable(cards, [
    ...setup.seats.flatMap(({ deck = [] }) => deck.map(({ card }) => card)),
    options.activeSkill,
  ]);
  for (const design of table.designs) {
    const isNeeded = Object.hasOwn(needed, design.id);
    if (!isNeeded && table.designs.length > smallSet) continue;
    try {
      addAbilities(table, vocabulary, design, cards[design.id] as unknown as CastleLanesCard);
    } catch (reason) {
      if (!(reason instanceof EffectError)) throw reason;
      if (isNeeded)
        problems.push(
          castleLanesProblems.report(
            "castle-lanes/bad-ability",
            { card: design.id },
            { card: design.name, reason: reason.message },
          ),
        );
    }
  }
  table.active = table.designs[table.indexOf.get(options.activeSkill) ?? -1];
  return { table, problems };
}

/** Sets larger than this are compiled only as far as the decks need them. */
const smallSet = 300;

/** Cards by name and, before that, by id. */
function namesOf({ designs }: CastleLanesTable): Map<string, number> {
  const names = new Map(designs.map(({ name, index }) => [name, index]));
  for (const { id, index } of designs) names.set(id, index);
  return names;
}

/** Before turn 1: the first player decides first (rules §5.5). */
const mulliganProgram = (): Program<CastleLanesState> =>
  [0, 1].map((nth) => (state: CastleLanesState) => {
    state.prompt = { kind: "mulligan", seat: nth === 0 ? state.active : 1 - state.active };
  });

export function castleLanesMatch(
  setup: MatchSetup,
): { ok: true; value: Rules<CastleLanesState> } | { ok: false; problems: Problem[] } {
  const read = readSetup(setup);
  if (read.problems.length > 0) return { ok: false, problems: read.problems };
  const { options } = read;
  const { table, problems } = compileTable(options, setup);
  if (problems.length > 0) return { ok: false, problems };
  const hiding = castleLanesHiding(options);
  const decisions = castleLanesDecisions(table);
  const words = castleLanesWords(
    table,
    setup.seats.map(({ name }) => name),
  );
  const lists = setup.seats.map(({ deck = [] }) =>
    deck.flatMap(({ card, count }) => Array<number>(count).fill(table.indexOf.get(card)!)),
  );
  const decks = lists.map((list) => list.filter((index) => table.designs[index]!.type !== "class"));
  const classes = lists.map((list) => list.find((index) => table.designs[index]!.type === "class") ?? -1);

  const endTurn = (state: CastleLanesState): void => rules.apply(state, { type: "endTurn" }, null);
  const cardText = (id: string): string => {
    const card = setup.cards[id] as unknown as CastleLanesCard;
    return plainText(castleLanes.describe(card).text, castleLanes.symbols);
  };
  const rules: Rules<CastleLanesState> = {
    setup,
    deal(seed) {
      const state = emptyState(seed, options);
      state.active = firstPlayer(state, options);
      decks.forEach((list, seat) => {
        const designs = list.slice();
        shuffle(state.rng, designs);
        const player = state.players[seat]!;
        player.class = classes[seat]!;
        for (const design of designs) {
          player.deck.push(state.design.push(design) - 1);
          state.owner.push(seat);
        }
        const isSecond = seat !== state.active;
        player.gold = underCap(options, options.startGold + (isSecond ? options.secondBonusGold : 0));
        player.hand.push(...player.deck.splice(0, options.startHand + (isSecond ? options.secondBonusCards : 0)));
      });
      call(state, procedures.turn, 0, -1, turnFrameSlots());
      state.stack[0]!.step = turnSteps.start;
      if (options.mulligan === "one") call(state, procedures.mulligan, 0);
      run(table.programs, state, null);
      return state;
    },
    actions: (state) => (state.prompt === null ? [] : decisions[state.prompt.kind]!.actions(state, state.prompt)),
    refusal: (state, action) => refuse(table, decisions, state, action),
    outOfTurn: judgeOutOfTurn,
    apply(state, action, listener) {
      const emit = listener && tell(table, listener);
      if (isConcession(action)) return concede(state, action, emit);
      const prompt = state.prompt!;
      if (prompt.kind === "main") state.effects = 0;
      decisions[prompt.kind]!.answer(state, prompt, action, emit);
      run(table.programs, state, emit);
    },
    copy: copyState,
    hiding,
    view: (state, seat) => viewOf(state, seat, table, hiding),
    redeal: (view, _, rng) => redeal(view, rng, decks, table),
    evaluate: (view, seat) => evaluate(view, seat, table, endTurn),
    isSettled: (state) => state.prompt === null || state.prompt.kind === "main" || state.prompt.kind === "mulligan",
    turnOf: (state) => state.turn,
    actionKey(state, action) {
      let key = "";
      for (const field in action) {
        const value = action[field] as string | number;
        key += field === "card" && typeof value === "number" ? ` ${state.design[value]}` : ` ${value}`;
      }
      return key;
    },
    request(state) {
      const { prompt } = state;
      if (prompt === null) return null;
      const seen = viewOf(state, prompt.seat, table, hiding);
      const answers = rules.actions(state).map((action) => ({ action, text: words.action(seen, action) }));
      const asking = table.designs[prompt.by ?? -1];
      return {
        actor: prompt.seat,
        kind: prompt.kind,
        ...(asking ? { by: asking.name } : {}),
        text: asking && prompt.kind === "may" ? `${cardText(asking.id)} Do you want to?` : decisions[prompt.kind]!.ask,
        answers,
        free: [concession],
      };
    },
    cardIdOf(state, instance) {
      const piece =
        instance < firstPiece ? undefined : [...state.units, ...state.buildings].find(({ uid }) => uid === instance);
      return table.designs[piece?.design ?? state.design[instance] ?? -1]?.id;
    },
    instancesOf(state, seat, card) {
      const design = table.indexOf.get(card);
      if (design === undefined) return [];
      const { hand = [] } = state.players[seat] ?? {};
      const cards = [...new Set([...hand, ...state.design.keys()])].filter(
        (instance) => state.design[instance] === design,
      );
      const pieces = [...state.units, ...state.buildings].filter((piece) => piece.design === design);
      const inHand = cards.filter((instance) => hand.includes(instance));
      const own = pieces.filter(({ owner }) => owner === seat);
      return [
        ...inHand,
        ...[...own, ...pieces.filter(({ owner }) => owner !== seat)].map(({ uid }) => uid),
        ...cards.filter((instance) => !hand.includes(instance)),
      ];
    },
    narrate: words.event,
    table: (view) => castleLanesTableView(view, table, words),
    readPosition: (position) => readPosition(position, emptyState(0, options), table, setup),
    writePosition: (state) => writePosition(state, table),
  };
  return { ok: true, value: rules };
}

/** Whoever lost the last game is known by `afterLoss` only; in a first one chance decides. */
function firstPlayer(state: CastleLanesState, { firstPlayer: who }: CastleLanesOptions): number {
  if (who === "A") return 0;
  return who === "B" ? 1 : nextInt(state.rng, 2);
}

const newPlayer = ({ castleHp, startGold }: CastleLanesOptions): CastleLanesPlayer => ({
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

function emptyState(seed: number, options: CastleLanesOptions): CastleLanesState {
  return {
    rng: seedRng(seed),
    rolls: [],
    stack: [],
    prompt: null,
    result: null,
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
  };
}

export const castleLanesPlay: Game<CastleLanesState> = {
  id: "castle-lanes",
  players: { min: 2, max: 2 },
  options: castleLanesOptionSpecs,
  presets: castleLanesPresets,
  endings: {
    castle: "The castle has fallen.",
    "both castles": "Both castles fell at once.",
    "round limit": "The limit of rounds was reached: the stronger castle counts.",
    effect: "A card has decided the game.",
    concession: "The other side has given up.",
  },
  checkSetup: checkCastleLanesSetup,
  afterLoss: (options, loser) =>
    options["firstPlayer"] === "loserOfLast" ? { ...options, firstPlayer: loser === 0 ? "A" : "B" } : options,
  rules: castleLanesMatch,
  card: CastleLanesCard,
  position: CastleLanesPosition,
  names: castleLanesNames,
  setupOfPosition,
};

export { castleLanesPlay as play };
