import { BattleFarmCard } from "../../../../schemas/cards/battle-farm";
import type { Problem } from "../../../../schemas/problem";
import { EffectError } from "../../../core/compiler";
import type { Action, Game, MatchSetup, Rules } from "../../../core/game";
import { call, type Program, run } from "../../../core/machine";
import { wrongPlayer } from "../../../core/resolve";
import { shuffle } from "../../../core/rng";
import { type BattleFarmOptions, battleFarmOptionSpecs } from "../options";
import { battleFarmProblems } from "../problems";
import { addAbilities, designOfCard, inEdition } from "./abilities";
import { clockOf } from "./clock";
import { deckOf, emptyState, winLimit } from "./deal";
import { battleFarmDecisions } from "./decisions";
import { evaluate } from "./evaluate";
import { battleFarmNames } from "./names";
import { playProgram } from "./play-card";
import { BattleFarmPosition, setupOfPosition } from "./position";
import { readPosition } from "./read-position";
import { effectProgram, reapProgram } from "./reap";
import { refuse } from "./refusals";
import { setupProgram } from "./setup";
import { checkBattleFarmSetup, readSetup } from "./setup-check";
import { type BattleFarmState, origin } from "./state";
import { type BattleFarmTable, emptyTable, firstEffect, procedures } from "./table";
import { battleFarmTableView } from "./table-view";
import { tradeProgram } from "./trade";
import { turnProgram } from "./turn";
import { battleFarmHiding, redeal, viewOf } from "./view";
import { battleFarmVocabulary } from "./vocabulary";
import { battleFarmWords } from "./words";
import { writePosition } from "./write-position";

/** Compiles options and cards; problems for cards whose effects can't be. */
function compileTable(options: BattleFarmOptions, setup: MatchSetup): { table: BattleFarmTable; problems: Problem[] } {
  const table = emptyTable(options);
  const inDeck = new Set((setup.deck ?? []).map(({ card }) => card));
  const cards = Object.entries(setup.cards).map(
    ([id, card]) => [id, inEdition(card as unknown as BattleFarmCard, options)] as const,
  );
  table.designs = cards.map(([id, card], n) => designOfCard(n, id, card, inDeck.has(id)));
  table.indexOf = new Map(table.designs.map(({ id, index }) => [id, index]));
  table.programs.push(...Array<Program<BattleFarmState>>(firstEffect).fill([]));
  const own: Record<keyof typeof procedures, Program<BattleFarmState>> = {
    setup: setupProgram(table),
    turn: turnProgram(table),
    reap: reapProgram(table),
    effect: effectProgram(),
    play: playProgram(table),
    trade: tradeProgram(table),
  };
  for (const [name, program] of Object.entries(own))
    table.programs[procedures[name as keyof typeof procedures]] = program;
  const vocabulary = battleFarmVocabulary(table);
  const problems: Problem[] = [];
  cards.forEach(([id, card], n) => {
    const isNeeded = inDeck.has(id) || card.kind === "class";
    if (!isNeeded && cards.length > smallSet) return;
    try {
      addAbilities(table, vocabulary, table.designs[n]!, card.abilities ?? []);
    } catch (reason) {
      if (!(reason instanceof EffectError)) throw reason;
      const params = { card: card.name || id, reason: reason.message };
      if (isNeeded) problems.push(battleFarmProblems.report("battle-farm/bad-effect", { card: id }, params));
    }
  });
  return { table, problems };
}

/** Sets larger than this are compiled only as far as the deck needs them. */
const smallSet = 300;

const turnPrompts = ["buy", "trade", "play", "fertilize", "chooseClass"];

export function battleFarmRules(
  setup: MatchSetup,
): { ok: true; value: Rules<BattleFarmState> } | { ok: false; problems: Problem[] } {
  const read = readSetup(setup);
  if (read.problems.length > 0) return { ok: false, problems: read.problems };
  const { table, problems } = compileTable(read.options, setup);
  if (problems.length > 0) return { ok: false, problems };
  const decisions = battleFarmDecisions(table);
  const words = battleFarmWords(
    table,
    setup.seats.map(({ name }) => name),
  );
  const deck = deckOf(table, setup);
  const seats = setup.seats.length;
  const limit = winLimit(table, setup);

  /** Cards of the same design and value are the same move. */
  const cardKey = (state: BattleFarmState, card: unknown): string =>
    typeof card === "number" ? `${state.design[card]}/${state.value[card]}` : String(card);

  const rules: Rules<BattleFarmState> = {
    setup,
    deal(seed) {
      const state = emptyState(seed, seats, table);
      state.winLimit = limit;
      const designs = deck.slice();
      shuffle(state.rng, designs);
      for (const design of designs) {
        state.deck.push(state.design.push(design) - 1);
        state.value.push(table.designs[design]!.value);
        state.origin.push(origin.deck);
        state.discardedBy.push(-1);
      }
      call(state, procedures.turn, 0, -1, [0]);
      call(state, procedures.setup, 0, -1, [0, 0]);
      run(table.programs, state, null);
      return state;
    },
    actions: (state) => (state.prompt === null ? [] : decisions[state.prompt.kind]!.actions(state, state.prompt)),
    refusal: (state, action) => refuse(table, decisions, state, action),
    apply(state, action: Action, emit) {
      const prompt = state.prompt!;
      decisions[prompt.kind]!.answer(state, prompt, action, emit);
      run(table.programs, state, emit);
    },
    hiding: battleFarmHiding,
    view: viewOf,
    redeal: (view, seat, rng) => redeal(view, seat, rng, deck, table),
    evaluate: (view, seat) => evaluate(table, view, seat),
    isSettled: (state) => state.prompt === null || turnPrompts.includes(state.prompt.kind),
    turnOf: (state) => state.turn,
    actionKey(state, action) {
      if (action.type === "offerTrade")
        return `offer ${(action["cards"] as number[])
          .map((card) => cardKey(state, card))
          .sort()
          .join(" ")}`;
      if (action.type === "buy") return `buy ${cardKey(state, state.market[Number(action["slot"]) - 1])}`;
      if (action.type === "plant") {
        const bed = state.players[state.prompt!.seat]!.beds[Number(action["bed"]) - 1]!;
        return `plant ${cardKey(state, action["card"])} ${bed.type}`;
      }
      if ("card" in action) return `${action.type} ${cardKey(state, action["card"])}`;
      return Object.values(action).join(" ");
    },
    request(state) {
      const { prompt } = state;
      if (prompt === null) return null;
      const actions = rules.actions(state);
      const seen = viewOf(state, prompt.seat);
      const answers = actions.map((action) => ({ action, text: words.action(seen, action) }));
      const free = decisions[prompt.kind]!.free?.(state, prompt) ?? [];
      const clock = clockOf(table, state, actions);
      const by = table.designs[seen.design[seen.prompt!.by ?? -1] ?? -1];
      return {
        actor: prompt.seat,
        kind: prompt.kind,
        ...(by ? { by: by.name } : {}),
        text: decisions[prompt.kind]!.ask,
        answers,
        ...(free.length > 0 ? { free } : {}),
        ...(clock ? { clock } : {}),
      };
    },
    cardIdOf: (state, instance) => table.designs[state.design[instance] ?? -1]?.id,
    instancesOf(state, seat, card) {
      const design = table.indexOf.get(card);
      if (design === undefined) return [];
      const { hand = [], beds = [] } = state.players[seat] ?? {};
      const near = [...hand, ...beds.map((bed) => bed.card), ...state.market, ...state.discard, ...state.design.keys()];
      return [...new Set(near)].filter((instance) => state.design[instance] === design);
    },
    outOfTurn: () => ({ ok: false, refusal: { code: wrongPlayer, message: "It is not your turn." } }),
    narrate: words.event,
    table: (view) =>
      battleFarmTableView(
        view,
        table,
        setup.seats.map(({ name }) => name),
      ),
    readPosition: (position) => readPosition(position, emptyState(0, seats, table), table, setup),
    writePosition: (state) => writePosition(state, table),
  };
  return { ok: true, value: rules };
}

export const battleFarmPlay: Game<BattleFarmState> = {
  id: "battle-farm",
  players: { min: 2, max: 6 },
  options: battleFarmOptionSpecs,
  endings: {
    limit: "Somebody has the coins that end the game.",
    deck: "The deck was used up.",
    stall: "Nothing happened for too long.",
    rounds: "The last round was played.",
  },
  decks: "shared",
  checkSetup: checkBattleFarmSetup,
  rules: battleFarmRules,
  card: BattleFarmCard,
  position: BattleFarmPosition,
  names: battleFarmNames,
  setupOfPosition,
};

export { battleFarmPlay as play };
