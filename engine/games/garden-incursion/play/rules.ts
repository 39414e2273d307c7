import { GardenIncursionCard } from "../../../../schemas/cards/garden-incursion";
import type { Problem } from "../../../../schemas/problem";
import { EffectError } from "../../../core/compiler";
import type { Game, MatchSetup, Rules } from "../../../core/game";
import { call, type Program, run } from "../../../core/machine";
import { type GardenRules, gardenOptionSpecs } from "../options";
import { gardenProblems } from "../problems";
import { endCardProgram, handLimitProgram } from "./cards";
import { dealMatch, emptyState, mulliganProgram } from "./deal";
import { actionsOf, asks, isWindow, refuse } from "./decisions";
import { addAbilities, designOfCard } from "./designs";
import { evaluate } from "./evaluate";
import { freeAnswers } from "./free-answers";
import { gardenNames } from "./names";
import { perform } from "./perform";
import { GardenPosition, reachable, setupOfPosition } from "./position";
import { promising } from "./promising";
import { readPosition } from "./read-position";
import { checkGardenSetup, readSetup } from "./setup-check";
import type { Space } from "./space";
import { findPiece, firstPiece, type GardenState } from "./state";
import { type Design, emptyTable, firstEffect, type GardenTable, procedures } from "./table";
import { gardenTableView } from "./table-view";
import { turnProgram } from "./turn";
import { gardenHiding, redeal, viewOf } from "./view";
import { gardenVocabulary } from "./vocabulary";
import { gardenWords } from "./words";
import { writePosition } from "./write-position";

/** Compiles options and cards; problems for cards whose effects can't be. */
function compileTable(
  options: GardenRules,
  space: Space,
  { cards, seats }: MatchSetup,
): { table: GardenTable; problems: Problem[] } {
  const table = emptyTable(options, space);
  const problems: Problem[] = [];
  const cardOf = (id: string): GardenIncursionCard => cards[id] as unknown as GardenIncursionCard;
  table.designs = Object.keys(cards).map((id, n) => designOfCard(n, id, cardOf(id)));
  const names = new Map(table.designs.map(({ name, index }) => [name, index]));
  for (const { id, index } of table.designs) names.set(id, index);
  table.indexOf = names;
  table.programs.push(...Array<Program<GardenState>>(firstEffect).fill([]));
  table.programs[procedures.turn] = turnProgram(table);
  table.programs[procedures.mulligan] = mulliganProgram(table);
  table.programs[procedures.handLimit] = handLimitProgram(table);
  table.programs[procedures.endCard] = endCardProgram();
  const vocabulary = gardenVocabulary(table);
  const needed = reachable(
    cards,
    seats.flatMap(({ deck = [] }) => deck.map(({ card }) => card)),
  );
  for (const design of table.designs) {
    if (!Object.hasOwn(needed, design.id)) continue;
    try {
      addAbilities(table, vocabulary, design, cardOf(design.id));
    } catch (reason) {
      if (!(reason instanceof EffectError)) throw reason;
      const params = { card: design.name, reason: reason.message };
      problems.push(gardenProblems.report("garden-incursion/bad-ability", { card: design.id }, params));
    }
  }
  table.sheets = new Map(
    table.designs.flatMap((design) =>
      design.type === "skills" && design.tribe !== undefined && Object.hasOwn(needed, design.id)
        ? [[design.tribe, design] as const]
        : [],
    ),
  );
  return { table, problems };
}

export function gardenMatch(
  setup: MatchSetup,
): { ok: true; value: Rules<GardenState> } | { ok: false; problems: Problem[] } {
  const read = readSetup(setup);
  if (read.problems.length > 0 || !read.space) return { ok: false, problems: read.problems };
  const { table, problems } = compileTable(read.options, read.space, setup);
  if (problems.length > 0) return { ok: false, problems };
  const words = gardenWords(
    table,
    setup.seats.map(({ name }) => name),
  );
  const lists = setup.seats.map(({ deck = [] }) =>
    deck.flatMap(({ card, count }) => Array<number>(count).fill(table.indexOf.get(card)!)),
  );
  const queens = lists.map((list) => list.find((index) => table.designs[index]!.isQueen) ?? -1);

  const rules: Rules<GardenState> = {
    setup,
    deal(seed) {
      const decks = lists.map((list) => list.filter((index) => !table.designs[index]!.isQueen));
      const state = dealMatch(table, seed, decks, queens);
      call(state, procedures.turn, -1, -1, [0]);
      call(state, procedures.mulligan, -1, -1, [0]);
      run(table.programs, state, null);
      return state;
    },
    actions: (state) => actionsOf(table, state),
    promising: (state) => promising(table, state),
    refusal: (state, action) => refuse(table, state, action),
    // Giving up and markers are anybody's at any time.
    outOfTurn(state, seat, action) {
      const own = { ...action, seat };
      const refusal = refuse(table, state, own);
      return refusal ? { ok: false, refusal } : { ok: true, action: own };
    },
    apply(state, action, emit) {
      if (!perform(table, state, action, emit)) run(table.programs, state, emit);
    },
    hiding: gardenHiding,
    view: (state, seat) => viewOf(state, seat),
    redeal: (view, _, rng) => redeal(view, rng, lists),
    evaluate: (view, seat) => evaluate(table, view, seat),
    isSettled: ({ prompt }) => prompt === null || isWindow(prompt),
    turnOf: (state) => state.turn,
    actionKey(state, action) {
      const { card, cards, reachable: _, ...rest } = action;
      const move = Object.values(rest).join(" ");
      const nameOf = (instance: unknown): string => `c${state.design[instance as number] ?? String(instance)}`;
      if (Array.isArray(cards)) return `${move} ${cards.map(nameOf).sort().join(" ")}`;
      return card === undefined ? move : `${nameOf(card)} ${move}`;
    },
    request(state) {
      const { prompt } = state;
      if (prompt === null) return null;
      const seen = viewOf(state, prompt.seat);
      const answers = rules.actions(state).map((action) => ({ action, text: words.action(seen, action) }));
      const by = askingCard(table, seen, prompt.by);
      return {
        actor: prompt.seat,
        kind: prompt.kind,
        ...(by ? { by: by.name } : {}),
        text: by ? `${by.name}: ${asks[prompt.kind]!}` : asks[prompt.kind]!,
        answers,
        free: freeAnswers(table, state, words),
      };
    },
    cardIdOf: (state, instance) => askingCard(table, state, instance)?.id,
    instancesOf(state, seat, card) {
      const design = table.indexOf.get(card);
      if (design === undefined) return [];
      const { hand = [] } = state.players[seat] ?? {};
      // A card on the field is its object.
      const isOnField = (instance: number): boolean => state.pieces.some((piece) => piece.card === instance);
      const cards = [...new Set([...hand, ...state.design.keys()])].filter(
        (instance) => state.design[instance] === design && !isOnField(instance),
      );
      const inHand = cards.filter((instance) => hand.includes(instance));
      const pieces = state.pieces.filter((piece) => piece.design === design);
      const own = pieces.filter(({ owner }) => owner === seat);
      return [
        ...inHand,
        ...[...own, ...pieces.filter(({ owner }) => owner !== seat)].map(({ id }) => id),
        ...cards.filter((instance) => !hand.includes(instance)),
      ];
    },
    narrate: words.event,
    table: (view) => gardenTableView(view, table, setup.seats),
    readPosition: (position) => readPosition(position, emptyState(0, lists.length), table, setup),
    writePosition: (state) => writePosition(state, table),
  };
  return { ok: true, value: rules };
}

/** The card of an instance or object, if there is such a thing and it isn't hidden. */
function askingCard(table: GardenTable, state: GardenState, instance: number | undefined): Design | undefined {
  if (instance === undefined || instance < 0) return undefined;
  const design = instance >= firstPiece ? findPiece(state, instance)?.design : state.design[instance];
  return table.designs[design ?? -1];
}

export const gardenIncursionPlay: Game<GardenState> = {
  id: "garden-incursion",
  players: { min: 2, max: 4 },
  options: gardenOptionSpecs,
  endings: {
    queen: "The queen is dead.",
    deck: "There were no cards left to draw.",
    "round limit": "The limit of rounds was reached.",
    concession: "The others have given up.",
  },
  checkSetup: checkGardenSetup,
  rules: gardenMatch,
  card: GardenIncursionCard,
  position: GardenPosition,
  names: gardenNames,
  setupOfPosition,
};

export { gardenIncursionPlay as play };
