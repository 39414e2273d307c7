import { HatchCard } from "../../../../schemas/cards/hatch";
import type { Problem } from "../../../../schemas/problem";
import { EffectError } from "../../../core/compiler";
import type { Game, MatchSetup, Rules } from "../../../core/game";
import { hiddenFrom, unnumbered } from "../../../core/hiding";
import { call, run } from "../../../core/machine";
import { nextInt, seedRng, shuffle } from "../../../core/rng";
import { type HatchOptions, hatchOptionSpecs } from "../options";
import { hatchProblems } from "../problems";
import { addAbilities } from "./abilities";
import { actionKey, instancesOf, respell } from "./action-key";
import { attackProgram, rewardProgram } from "./attack";
import { hatchDecisions } from "./decisions";
import { evaluate } from "./evaluate";
import { barterProgram, hatchProgram } from "./hatch-egg";
import { hatchNames } from "./names";
import { HatchPosition, setupOfPosition } from "./position";
import { readPosition } from "./read-position";
import { refuse } from "./refusals";
import { ritualProgram } from "./ritual";
import { checkHatchSetup, fullDeck, readSetup } from "./setup-check";
import type { HatchState } from "./state";
import { cardsIn, designOfCard, emptyTable, type HatchTable, procedures } from "./table";
import { hatchTableView } from "./table-view";
import { turnProgram } from "./turn";
import { hatchHiding, redeal, viewOf } from "./view";
import { hatchVocabulary } from "./vocabulary";
import { hatchWords } from "./words";
import { writePosition } from "./write-position";

/** Compiles options and cards; problems for cards whose abilities can't be played. */
function compileTable(options: HatchOptions, setup: MatchSetup): { table: HatchTable; problems: Problem[] } {
  const table = emptyTable(options);
  const problems: Problem[] = [];
  const cards = Object.entries(setup.cards as unknown as Record<string, HatchCard>);
  table.designs = cards.map(([id, card], n) => designOfCard(n, id, card));
  const names = table.designs.map(({ name, index }): [string, number] => [name, index]);
  table.indexOf = new Map([...names, ...table.designs.map(({ id, index }): [string, number] => [id, index])]);
  const programs = { turn: turnProgram, hatch: hatchProgram, attack: attackProgram, reward: rewardProgram };
  const all = { ...programs, ritual: ritualProgram, barter: barterProgram };
  for (const [name, place] of Object.entries(procedures))
    table.programs[place] = all[name as keyof typeof procedures](table);
  const played = fullDeck(setup, options).map(({ card, count }) => ({
    design: table.designs[table.indexOf.get(card)!]!,
    count,
  }));
  for (const { design, count } of played) for (let n = 0; n < count; n++) table.cards.push(design);
  const vocabulary = hatchVocabulary(table);
  for (const design of new Set(played.map(({ design }) => design))) {
    try {
      addAbilities(table, vocabulary, design, setup.cards[design.id] as unknown as HatchCard);
    } catch (reason) {
      if (!(reason instanceof EffectError)) throw reason;
      const params = { card: design.name, reason: reason.message };
      problems.push(hatchProblems.report("hatch/bad-ability", { card: design.id }, params));
    }
  }
  return { table, problems };
}

export function hatchRules(
  setup: MatchSetup,
): { ok: true; value: Rules<HatchState> } | { ok: false; problems: Problem[] } {
  const read = readSetup(setup);
  if (read.problems.length > 0) return { ok: false, problems: read.problems };
  const { options } = read;
  const { table, problems } = compileTable(options, setup);
  if (problems.length > 0) return { ok: false, problems };
  const seats = setup.seats.length;
  const hiding = hatchHiding(table);
  const decisions = hatchDecisions(table);
  const words = hatchWords(
    table,
    setup.seats.map(({ name }) => name),
  );
  const judgement = { table, decisions, seatName: words.seat };

  const rules: Rules<HatchState> = {
    setup,
    /** Rules §5. */
    deal(seed) {
      const state = emptyState(seed, seats);
      state.draw = cardsIn(table);
      shuffle(state.rng, state.draw);
      const { startingPlayer, handSize } = options;
      state.starting = startingPlayer === "random" ? nextInt(state.rng, seats) : Number(startingPlayer);
      state.active = state.starting;
      for (let n = 0; n < handSize * seats; n++) {
        const card = state.draw.pop();
        if (card !== undefined) state.players[(state.starting + n) % seats]!.hand.push(card);
      }
      call(state, procedures.turn, 0);
      run(table.programs, state, null);
      return state;
    },
    actions: (state) => (state.prompt === null ? [] : decisions[state.prompt.kind]!.actions(state, state.prompt)),
    refusal: (state, action) => refuse(judgement, state, action),
    apply(state, action, emit) {
      const prompt = state.prompt!;
      state.prompt = null;
      decisions[prompt.kind]!.answer(state, prompt, action, emit);
      run(table.programs, state, emit);
    },
    hiding,
    view: (state, seat) => viewOf(state, seat, hiding),
    redeal: (view, _, rng) => redeal(view, rng, table),
    evaluate: (view, seat) => evaluate(table, view, seat),
    isSettled: ({ prompt }) => prompt === null || prompt.kind === "main" || prompt.kind === "startDiscard",
    turnOf: (state) => state.turn,
    respell,
    actionKey: (state, action) => actionKey(table, state, action),
    request(state) {
      const { prompt } = state;
      if (prompt === null) return null;
      const answers = rules.actions(state).map((action) => ({ action, text: words.action(state, action) }));
      const isHidden = hiddenFrom(hiding, state, prompt.seat).has(prompt.by ?? unnumbered);
      const by = isHidden ? undefined : table.cards[prompt.by ?? unnumbered];
      const { ask, free } = decisions[prompt.kind]!;
      const more = free?.(state, prompt) ?? [];
      return {
        actor: prompt.seat,
        kind: prompt.kind,
        ...(by ? { by: by.name } : {}),
        text: ask,
        answers,
        ...(more.length > 0 ? { free: more } : {}),
      };
    },
    cardIdOf: (_, instance) => table.cards[instance]?.id,
    instancesOf: (state, seat, card) => instancesOf(table, state, seat, card),
    narrate: words.event,
    table: (view) => hatchTableView(view, table, words),
    readPosition: (position) => readPosition(position, emptyState(0, seats), table),
    writePosition: (state) => writePosition(state, table),
  };
  return { ok: true, value: rules };
}

function emptyState(seed: number, seats: number): HatchState {
  return {
    rng: seedRng(seed),
    rolls: [],
    stack: [],
    prompt: null,
    result: null,
    players: Array.from({ length: seats }, () => ({
      hand: [],
      eggs: [],
      dragons: [],
      mercenary: null,
      targeted: 0,
      turnsBegun: 0,
    })),
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
  };
}

export const hatchPlay: Game<HatchState> = {
  id: "hatch",
  players: { min: 2, max: 5 },
  decks: "shared",
  options: hatchOptionSpecs,
  endings: {
    power: "Somebody has the power that ends the game.",
    "round cap": "The limit of rounds was reached.",
  },
  checkSetup: checkHatchSetup,
  rules: hatchRules,
  card: HatchCard,
  position: HatchPosition,
  names: hatchNames,
  setupOfPosition,
};
