import { refuseUnlisted } from "./choices";
import type { Aside, Decision } from "./decision";
import type { Action, Judged, MatchSetup, Refusal, Request, Rules } from "./game";
import type { GameDefinition, GameTypes, NarrationOf, SetOf } from "./game-definition";
import { type CoreState, run } from "./machine";
import { actionText, eventText, seatNames } from "./narration";
import { readPosition, writePosition } from "./position";
import { seedRng } from "./rng";
import { redealt, viewOf } from "./seat-view";

const gameOver: Refusal = { code: "game-over", message: "The game is over." };

/** The rules of one match: what a game defines, with the house rules and cards that this match is played with. */
export function rulesOf<T extends GameTypes>(
  game: GameDefinition<T>,
  setup: MatchSetup,
  set: SetOf<T>,
): Rules<T["state"]> {
  type S = T["state"];
  const { match } = game;
  const { programs } = set;
  const hiding = match.hiding(set);
  const narration = match.narration(set, seatNames(setup.seats)) as NarrationOf<T>;
  const decisions = match.decisions(set, narration);
  const asides = match.asides?.(set, narration);
  const decisionOf = (state: S): Decision<S> => decisions[state.prompt!.kind]!;
  // A map, since this is asked before every action.
  const asideTypes = new Map(Object.entries(asides?.actions ?? {}));
  const asideOf = ({ type }: Action): Aside<S> | undefined => asideTypes.get(type);

  function newState(seed: number): S {
    const state: S = {
      rng: seedRng(seed),
      rolls: [],
      stack: [],
      prompt: null,
      result: null,
      ...match.newState(set, setup.seats.length),
    };
    // As it was made, but in an object like its copies: states of two shapes would be slower to read.
    return match.copyByHand ? Object.assign(match.copyByHand(state), state) : state;
  }
  const view = (state: S, seat: number): S => viewOf(match, set, hiding, state, seat);
  const actions = (state: S): Action[] =>
    state.prompt === null ? [] : decisions[state.prompt.kind]!.actions(state, state.prompt);

  function refusal(state: S, action: Action): Refusal | null {
    if (state.result !== null) return gameOver;
    const aside = asideOf(action);
    if (aside) return aside.refusal(state, action);
    const prompt = state.prompt!;
    const general = match.refusal?.(set, decisions, state, prompt, action);
    if (general !== undefined) return general;
    const decision = decisionOf(state);
    const special = decision.refusal?.(state, prompt, action);
    return special === undefined ? refuseUnlisted(action, decision.actions(state, prompt)) : special;
  }

  function apply(state: S, action: Action, listener: Parameters<Rules["apply"]>[2]): void {
    const emit = listener && (match.telling?.(set, listener) ?? listener);
    const aside = asideOf(action);
    if (aside) aside.perform(state, action, emit);
    else {
      const prompt = state.prompt!;
      state.prompt = null;
      decisions[prompt.kind]!.answer(state, prompt, action, emit);
    }
    run(programs, state, emit);
  }

  function outOfTurn(state: S, seat: number, action: Action): Judged | undefined {
    const own = { ...action, seat };
    const refused = asideOf(action)
      ? refusal(state, own)
      : match.notAsked
        ? match.notAsked(state, seat, action)
        : match.refusal?.(set, decisions, state, state.prompt!, own);
    if (refused === undefined) return undefined;
    return refused ? { ok: false, refusal: refused } : { ok: true, action: own };
  }

  /** In the words of what the asked one sees: another's hand may be chosen from, but not be read. */
  function request(state: S): Request | null {
    const { prompt } = state;
    if (prompt === null) return null;
    const decision = decisionOf(state);
    const seen = view(state, prompt.seat);
    const offered = actions(state);
    const asking = seen.prompt!.by ?? -1;
    const by = (match.asker ?? match.designOf)(set, seen, asking);
    const free = [...(decision.free?.(state, prompt) ?? []), ...(asides?.free(state) ?? [])];
    const clock = match.clock?.(set, state, offered);
    return {
      actor: prompt.seat,
      kind: prompt.kind,
      ...(by ? { by: by.name } : {}),
      text: by && match.askedBy ? match.askedBy(by, decision.ask, prompt) : decision.ask,
      answers: offered.map((action) => ({ action, text: actionText(narration, seen, action) })),
      ...(free.length > 0 ? { free } : {}),
      ...(clock ? { clock } : {}),
    };
  }

  /** By its id, or by whatever else it is called. */
  function isCalled(name: string): (design: T["design"] | undefined) => boolean {
    const calledBy = game.cards.calledBy ?? ((design: T["design"]) => [design.name]);
    const index = set.indexOf.get(name);
    const isId = index !== undefined && set.designs[index]!.id === name;
    return (design) => design !== undefined && (isId ? design.id === name : calledBy(design).includes(name));
  }

  function instancesOf(state: S, seat: number, card: string): number[] {
    if (!set.indexOf.has(card)) return [];
    const isMeant = isCalled(card);
    const all = new Set(match.nearest(set, state, seat));
    const found = [...all].filter((instance) => isMeant(match.designOf(set, state, instance)));
    return match.numberShown ? found.map((instance) => match.numberShown!(set, state, instance)) : found;
  }

  return {
    setup,
    deal(seed) {
      const state = newState(seed);
      match.deal(set, state);
      run(programs, state, null);
      return state;
    },
    actions,
    refusal,
    ...(match.promising ? { promising: (state: S) => match.promising!(set, state, actions(state)) } : {}),
    ...(match.width === undefined ? {} : { width: match.width }),
    ...(match.foresight === undefined ? {} : { foresight: match.foresight }),
    apply,
    outOfTurn,
    ...(match.hands ? { hands: match.hands } : {}),
    ...(match.tries ? { tries: (state: S, seat: number) => match.tries!(set, state, seat) } : {}),
    remedies: match.remedies ?? {},
    actionText: (seen, action) => actionText(narration, seen, action),
    ...(match.copyByHand ? { copy: match.copyByHand } : {}),
    hiding,
    view,
    redeal: (seen, seat, rng) => redealt(match, set, seen, seat, rng),
    evaluate: (seen, seat) => match.evaluate(set, seen, seat, (state, action) => apply(state, action, null)),
    isSettled: (state) => state.prompt === null || decisionOf(state).settles === true,
    turnOf: match.turnOf,
    ...(match.respell ? { respell: match.respell } : {}),
    actionKey: (state, action) => match.actionKey(set, state, action),
    request,
    cardIdOf: (state, instance) => match.designOf(set, state, instance)?.id,
    instancesOf,
    narrate: (state, event) => eventText(narration, state, event),
    table: (seen) => match.table(set, seen, narration),
    readPosition: (position) => readPosition(game, set, newState(0), position),
    writePosition: (state) => writePosition(game, set, state),
  } satisfies Rules<S & CoreState>;
}
