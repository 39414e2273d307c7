import { FlaskCard } from "../../../../schemas/cards/flask";
import type { Problem } from "../../../../schemas/problem";
import { compileEffect, slipIn } from "../../../core/compiler";
import type { Action, Game, MatchSetup, Rules } from "../../../core/game";
import { numbersByPlace } from "../../../core/hiding";
import { call, type Program, run } from "../../../core/machine";
import { nextInt, seedRng, shuffle } from "../../../core/rng";
import { anatomyOf, unknownBases } from "../anatomy";
import { flaskComponents } from "../components";
import { type Options, options } from "../options";
import { flaskProblems } from "../problems";
import { flaskDecisions, isUnseen, refuse } from "./decisions";
import { evaluate } from "./evaluate";
import { flaskNames } from "./names";
import { playProgram } from "./play-card";
import { FlaskPosition, setupOfPosition } from "./position";
import { activateProgram, announceWindowProgram, drawAtEndTree, endWindowProgram } from "./reactions";
import { readFlaskPosition } from "./read-position";
import { checkFlaskSetup, readSetup } from "./setup-check";
import type { FlaskPlayer, FlaskState } from "./state";
import { type Design, type FlaskTable, firstCardProgram, procedures } from "./table";
import { flaskTableView } from "./table-view";
import { turnProgram } from "./turn";
import { flaskHiding, redeal, viewOf } from "./view";
import { flaskVocabulary } from "./vocabulary";
import { flaskWords } from "./words";
import { writeFlaskPosition } from "./write-position";

/** Compiles options and cards; why cards that can't be played can't, by id. */
export function flaskTable(
  options: Options,
  cards: MatchSetup["cards"],
): { table: FlaskTable; slips: Map<string, Problem> } {
  const table: FlaskTable = { options, designs: [], programs: [] };
  const vocabulary = flaskVocabulary(options, table);
  const effects: Program<FlaskState>[] = [];
  const slips = new Map<string, Problem>();
  table.designs = Object.entries(cards).map(([id, json], n): Design => {
    const card = json as unknown as FlaskCard;
    const { code, cost, isReaction, effects: parts } = anatomyOf(card);
    const tree = parts.flatMap((part) => part.tree);
    const name = card.name || id;
    const reason = slipIn(() => {
      effects[n] = compileEffect(vocabulary, tree);
    });
    if (reason !== null) {
      slips.set(id, flaskProblems.report("flask/bad-effect", { card: id }, { card: name, reason }));
      effects[n] = [];
    }
    for (const unknown of unknownBases(card))
      slips.set(id, flaskProblems.report("flask/unknown-base", { card: id }, { card: name, id: unknown }));
    const fixed = flaskComponents.costOrder.map((colour) => cost.fixed[colour]!);
    const key = [...fixed, cost.any, cost.cards].reduce((sum, part) => sum * 64 + part, 0);
    return {
      id,
      name,
      code,
      cost: { key, fixed, any: cost.any, cards: cost.cards },
      isReaction,
      program: firstCardProgram + n,
    };
  });
  const own: Record<keyof typeof procedures, Program<FlaskState>> = {
    turn: turnProgram(table),
    play: playProgram(table),
    announceWindow: announceWindowProgram(),
    endWindow: endWindowProgram(),
    activate: activateProgram(table),
    drawAtEnd: compileEffect(vocabulary, drawAtEndTree(options.endDraw)),
  };
  for (const [name, program] of Object.entries(own))
    table.programs[procedures[name as keyof typeof procedures]] = program;
  table.programs.push(...effects);
  return { table, slips };
}

/** The designs that somebody means by a card's id, or by a name or code. */
function designsCalled({ designs }: FlaskTable, card: string): number[] {
  const calls = (is: (design: Design) => boolean): number[] => designs.flatMap((design, n) => (is(design) ? [n] : []));
  const byId = calls(({ id }) => id === card);
  return byId.length > 0 ? byId : calls(({ name, code }) => name === card || code === card);
}

const newPlayer = (counters: number): FlaskPlayer => ({
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

export function flaskRules(
  setup: MatchSetup,
): { ok: true; value: Rules<FlaskState> } | { ok: false; problems: Problem[] } {
  const { options, problems } = readSetup(setup);
  if (problems.length > 0) return { ok: false, problems };
  const { table, slips } = flaskTable(options, setup.cards);
  const inPlay = new Set(setup.seats.flatMap(({ deck = [] }) => deck.map(({ card }) => card)));
  const bad = [...slips].flatMap(([id, problem]) => (inPlay.has(id) ? [problem] : []));
  if (bad.length > 0) return { ok: false, problems: bad };
  const hiding = flaskHiding(options);
  const decisions = flaskDecisions(table, hiding);
  const words = flaskWords(
    table,
    setup.seats.map(({ name }) => name),
  );
  const designIndex = new Map(table.designs.map(({ id }, n) => [id, n]));
  const decks = setup.seats.map(({ deck = [] }) =>
    deck.flatMap(({ card, count }) => Array<number>(count).fill(designIndex.get(card)!)),
  );

  const rules: Rules<FlaskState> = {
    setup,
    deal(seed) {
      const state = emptyState(seed, setup.seats.length, options.startCounters);
      decks.forEach((deck, seat) => {
        const designs = deck.slice();
        shuffle(state.rng, designs);
        for (const design of designs) {
          state.players[seat]!.deck.push(state.design.length);
          state.design.push(design);
          state.owner.push(seat);
        }
      });
      for (const player of state.players) player.hand.push(...player.deck.splice(0, options.startHand));
      state.active =
        options.firstPlayer === "random" ? nextInt(state.rng, setup.seats.length) : Number(options.firstPlayer);
      call(state, procedures.turn, 0);
      run(table.programs, state, null);
      return state;
    },
    actions: (state) => (state.prompt === null ? [] : decisions[state.prompt.kind]!.actions(state, state.prompt)),
    refusal: (state, action) => refuse(decisions, state, action),
    apply(state, action: Action, emit) {
      const prompt = state.prompt!;
      decisions[prompt.kind]!.answer(state, prompt, action, emit);
      run(table.programs, state, emit);
    },
    hiding,
    view: (state, seat) => viewOf(state, seat, hiding),
    redeal: (view, _, rng) => redeal(view, rng, decks, table),
    evaluate: (view, seat) => evaluate(view, seat, table),
    isSettled: (state) => state.prompt === null || state.prompt.kind === "main" || state.prompt.kind === "increase",
    turnOf: (state) => state.turn,
    actionKey(state, action) {
      const card = action["card"];
      if (typeof card !== "number") return Object.values(action).join(" ");
      // Cards that are chosen unseen are all the same.
      return isUnseen(state, card) ? action.type : `${action.type} ${state.design[card]}`;
    },
    request(state) {
      const { prompt } = state;
      if (prompt === null) return null;
      // In the words of what the asked one sees: another's hand may be chosen from, but not be read.
      const seen = viewOf(state, prompt.seat, hiding);
      const answers = rules.actions(state).map((action) => ({ action, text: words.action(seen, action) }));
      const by = table.designs[seen.design[seen.prompt!.by ?? -1] ?? -1];
      return {
        actor: prompt.seat,
        kind: prompt.kind,
        ...(by ? { by: by.name } : {}),
        text: decisions[prompt.kind]!.ask,
        answers,
      };
    },
    cardIdOf: (state, instance) => table.designs[state.design[instance] ?? -1]?.id,
    instancesOf(state, seat, card) {
      const meant = designsCalled(table, card);
      const { hand = [], piles = [] } = state.players[seat] ?? {};
      const near = [...hand, ...piles.flatMap(({ cards }) => cards), ...state.design.keys()];
      const found = [...new Set(near)].filter((instance) => meant.includes(state.design[instance]!));
      // What is chosen unseen bears another number.
      const unseen = found.filter((instance) => isUnseen(state, instance));
      if (unseen.length === 0) return found;
      const shown = numbersByPlace(hiding, state, state.prompt!.seat);
      return found.map((instance) => (unseen.includes(instance) ? shown.get(instance)! : instance));
    },
    narrate: words.event,
    table: (view) => flaskTableView(view, table, words),
    readPosition: (position) =>
      readFlaskPosition(position, emptyState(0, setup.seats.length, options.startCounters), table, setup),
    writePosition: (state) => writeFlaskPosition(state, table),
  };
  return { ok: true, value: rules };
}

export function emptyState(seed: number, seats: number, counters: number): FlaskState {
  return {
    rng: seedRng(seed),
    rolls: [],
    stack: [],
    prompt: null,
    result: null,
    design: [],
    owner: [],
    players: Array.from({ length: seats }, () => newPlayer(counters)),
    active: 0,
    turn: 0,
    plays: 0,
    announced: null,
    queue: [],
    fallen: [],
    piles: 0,
  };
}

export const flaskPlay: Game<FlaskState> = {
  id: "flask",
  players: { min: 2, max: 4 },
  options: options.specs,
  presets: options.presets,
  endings: {
    resources: "There were no resources left.",
    deck: "There were no cards left to draw.",
    "turn limit": "The limit of turns was reached.",
  },
  checkSetup: checkFlaskSetup,
  rules: flaskRules,
  card: FlaskCard,
  position: FlaskPosition,
  names: flaskNames,
  setupOfPosition,
};
