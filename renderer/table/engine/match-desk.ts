import { attemptsWith, refusedInWords } from "../../../engine/core/attempts";
import { cuesOf } from "../../../engine/core/cues";
import { completed, doerOf } from "../../../engine/core/free-answers";
import type { Action } from "../../../engine/core/game";
import { isEqual } from "../../../engine/core/json-equality";
import { Match } from "../../../engine/core/match";
import { numberHistories } from "../../../engine/core/number-history";
import { layered } from "../../../engine/core/options";
import { hashPlain } from "../../../engine/core/plain";
import { movedTo, takenAway } from "../../../engine/core/position-moves";
import { matchProblems } from "../../../engine/core/problems";
import { readRecord, writeRecord } from "../../../engine/core/record";
import { Reviewing } from "../../../engine/core/review/review";
import { playedScenario } from "../../../engine/core/scenario";
import { CannotTell, draftOf } from "../../../engine/core/scenario-writing";
import { tableSeenBy } from "../../../engine/core/secrecy";
import { preparePosition } from "../../../engine/core/setup";
import type { TableView } from "../../../engine/core/table-view";
import { timelineOf } from "../../../engine/core/timeline";
import { trialNames } from "../../../engine/core/trial";
import type { Json } from "../../../engine/core/vocabulary";
import { playableGame } from "../../../engine/games/play-registry";
import type { Match as SavedMatch } from "../../../schemas/match";
import type { Scenario } from "../../../schemas/scenario";
import { turnedBy } from "../seat-plan";
import { askedNow, offersNow } from "./asked-now";
import { prepare } from "./before-match";
import { Branches, restoreAhead } from "./branches";
import {
  type Answer,
  type Ask,
  type Begun,
  type MatchPlan,
  type Mind,
  mostActionsShown,
  type Outcome,
  type Snapshot,
  type TrialPlan,
  type Viewer,
} from "./messages";
import { freeOf } from "./offers";
import { isListed, isSameQuestion } from "./several";

/** So many milliseconds at a time are spent on looking back, so many actions at once: others must be heard meanwhile. */
const stretch = 40;
const stride = 10;

/** The viewer while the screen changes hands. */
const nobody = -1;

/** One match, as the page plays it. It knows no game: what it shows comes from requests, views and descriptions alone. */
export class MatchDesk {
  private match: Match | undefined;
  /** Who decided each action, those taken back included. */
  private actors: number[] = [];
  /** A bot's action, and after how many others it was decided. */
  private decided: { action: Action; done: number } | null = null;
  private branches = new Branches();
  private isOver = false;
  private reviewing: Reviewing | undefined;

  deal({ viewer, ...plan }: MatchPlan & { viewer: Viewer }): Outcome<Begun> {
    const game = playableGame(plan.game);
    const { options: own, ...supply } = plan.supply;
    const given = layered(game.presets ?? [], own, plan.options);
    const options = plan.loser === undefined ? given : (game.afterLoss?.(given, plan.loser) ?? given);
    const ready = prepare(game, { ...plan, supply, options }, plan.seats);
    if (!ready.ok) return ready;
    const match = new Match(plan.game, ready.rules, { seed: plan.seed });
    for (const action of plan.opening ?? []) match.do(action);
    return this.begin(
      match,
      plan.seats.map(() => null),
      viewer,
    );
  }

  again({ seed, turned, viewer }: Ask<"again">): Answer<"again"> {
    const { setup, beginning } = this.now;
    const game = playableGame(this.now.game);
    const nobody = setup.seats.map(() => null);
    if (seed === null || "position" in beginning)
      return this.begin(new Match(this.now.game, this.now.rules, beginning, this.now.numbers), nobody, viewer);
    const seats = turnedBy(setup.seats, turned);
    const made = game.rules({ ...setup, seats });
    return made.ok ? this.begin(new Match(this.now.game, made.value, { seed }), nobody, viewer) : made;
  }

  /** Cards keep their numbers: what is done can be kept as a test, which plays it again by them. */
  try({ game: id, supply, card, faulty, viewer }: TrialPlan & { viewer: Viewer }): Outcome<Begun> {
    const game = playableGame(id);
    const { position, cards } = game.trial({ card, supply, isSound: (other) => !faulty.includes(other) });
    const ready = preparePosition(game, { ...supply, cards }, position);
    if (!ready.ok) return ready;
    return this.begin(
      new Match(id, ready.rules, { position }, "kept"),
      trialNames.map(() => null),
      viewer,
    );
  }

  draft(wish: Ask<"draft">): Answer<"draft"> {
    try {
      return { draft: draftOf(playableGame(this.now.game), this.now, wish) };
    } catch (reason) {
      if (reason instanceof CannotTell) return { refused: reason.message };
      throw reason;
    }
  }

  draftSituation(wish: Ask<"draftSituation">): Answer<"draftSituation"> {
    const begun = this.situation(wish);
    if (!begun.ok) return { refused: begun.problems[0]!.message };
    const answer = this.draft({ name: "Test", card: null, view: 0, from: 0 });
    if ("refused" in answer) return answer;
    // Nothing was played: that somebody is asked something is what it shows by itself, and no dice are rolled.
    const checks = answer.draft.checks.map((check) => ({ ...check, isChange: "request" in check.check }));
    const { rolls: _, ...given } = answer.draft.scenario.given as { rolls?: Json };
    const scenario = { ...answer.draft.scenario, given: given as Scenario["given"] };
    return { draft: { ...answer.draft, scenario, checks } };
  }

  moment({ game, supply, scenario, steps, viewer }: Ask<"moment">): Outcome<Begun> {
    const played = playedScenario(playableGame(game), supply, scenario, steps);
    if (!played.ok) return played;
    const bots = played.value.setup.seats.map(() => null);
    return this.begin(played.value, bots, viewer);
  }

  situation({ game: id, supply, position, viewer }: Ask<"situation">): Answer<"situation"> {
    const ready = preparePosition(playableGame(id), supply, position);
    if (!ready.ok) return ready;
    const begun = this.begin(
      new Match(id, ready.rules, { position }),
      ready.rules.setup.seats.map(() => null),
      viewer,
    );
    return begun.ok
      ? { ok: true, value: { ...begun.value, written: ready.rules.writePosition(this.now.state) } }
      : begun;
  }

  move({ moved, target, ...wish }: Ask<"move">): Answer<"move"> {
    const before = this.situation({ ...wish, viewer: null });
    if (!before.ok) return before;
    const { written, snapshot } = before.value;
    const { position: schema } = playableGame(wish.game);
    const meant = target
      ? movedTo(written, snapshot.table, schema, moved, target)
      : "instance" in moved
        ? [takenAway(written, snapshot.table, moved.instance)].filter((each) => each !== undefined)
        : [];
    let refused: Answer<"move"> | undefined;
    for (const position of meant) {
      const outcome = this.situation({ ...wish, position });
      if (outcome.ok) return outcome;
      refused ??= outcome;
    }
    return refused ?? { ok: false, problems: [matchProblems.report("match/no-place", {}, {})] };
  }

  position(): Answer<"position"> {
    const { rules, state } = this.now;
    const options = { ...rules.setup.options };
    const written = { ...(rules.writePosition(state) as object), options } as unknown as Json;
    const ready = preparePosition(playableGame(this.now.game), { cards: rules.setup.cards, decks: {} }, written);
    return ready.ok ? { ok: true, value: written } : ready;
  }

  load({ saved, viewer }: { saved: Json; viewer: Viewer }): Outcome<Begun> {
    const { game, players, ahead, branches } = saved as unknown as SavedMatch;
    const read = readRecord(playableGame(game), saved);
    if (!read.ok) return { ok: false, problems: [read.problem], ...(read.at === undefined ? {} : { at: read.at }) };
    restoreAhead(read.value, ahead);
    const known = new Branches();
    known.read(read.value, branches);
    return this.begin(
      read.value,
      players.map(({ bot }) => bot ?? null),
      viewer,
      known,
    );
  }

  private begin(match: Match, bots: (string | null)[], viewer: Viewer, branches = new Branches()): Outcome<Begun> {
    this.match = match;
    this.branches = branches;
    const { actors, isOver } = wholeWay(match);
    this.actors = actors;
    this.isOver = isOver;
    this.reviewing = undefined;
    const { cards } = match.setup;
    const { seats } = this.tableSeenBy(null);
    const seed = "seed" in match.beginning ? match.beginning.seed : null;
    const names = seats.map(({ name }) => name);
    return {
      ok: true,
      value: { names, cards, seed, bots, isByRules: this.isByRules, snapshot: this.look({ viewer }) },
    };
  }

  look({ viewer }: { viewer: Viewer }): Snapshot {
    const match = this.now;
    const table = this.tableSeenBy(viewer);
    return {
      viewer,
      done: match.actions.length,
      total: match.actions.length + match.canRedo,
      actors: this.actors,
      table,
      asked: askedNow(match, viewer, table),
      log: match.lines(viewer),
      cues: cuesOf(match, playableGame(match.game).names, Math.max(0, match.actions.length - mostActionsShown), viewer),
      branches: this.branches.list(match),
      result: match.state.result,
      ending: match.state.result && (playableGame(match.game).endings[match.state.result.cause] ?? null),
      isOver: this.isOver,
    };
  }

  answer({ number, done, viewer }: { number: number; done: number; viewer: Viewer }): Snapshot {
    const chosen = done === this.now.actions.length ? offersNow(this.now)[number] : undefined;
    if (chosen) this.do(chosen.actions[0]!);
    return this.look({ viewer });
  }

  answers({ numbers, done, viewer }: Ask<"answers">): Snapshot {
    const { rules, state, actions } = this.now;
    const offers = done === actions.length ? offersNow(this.now) : [];
    const left = offers.map((offer) => [...offer.actions]);
    const begun = { ...state };
    for (const number of numbers) {
      const { state: now } = this.now;
      const action = left[number]?.find((each) => isListed(rules, now, each));
      if (!action || !isSameQuestion(now, begun)) break;
      // Two copies of a card are one answer, and each is given once.
      if (left[number]!.length > 1) left[number]!.splice(left[number]!.indexOf(action), 1);
      this.do(action);
    }
    return this.look({ viewer });
  }

  fill({ number, values, seat, done, viewer }: Ask<"fill">): Answer<"fill"> {
    const { rules, state, actions } = this.now;
    const [free] = done === actions.length ? (freeOf(rules.request(state))[number] ?? []) : [];
    if (!free) return { snapshot: this.look({ viewer }) };
    const action = completed(free, values, seat);
    const refusal = rules.refusal(state, action);
    if (refusal) return { refused: refusedInWords(rules, refusal) };
    this.do(action);
    return { snapshot: this.look({ viewer }) };
  }

  /** Whoever sees everything asks for whoever decides. */
  attempts({ keys, viewer }: Ask<"attempts">): Answer<"attempts"> {
    const { rules, state } = this.now;
    // What somebody might do names what is in the hand: eyes that are nobody's are told of none.
    if (viewer === nobody) return { can: [], cannot: [{ what: [], why: "Nobody has the screen now." }] };
    return attemptsWith(rules, state, { seat: viewer ?? state.prompt?.seat ?? 0, viewer }, keys);
  }

  numbers({ key, viewer }: Ask<"numbers">): Answer<"numbers"> {
    return numberHistories(this.now, key, viewer);
  }

  timeUp({ done, viewer }: { done: number; viewer: Viewer }): Snapshot {
    const clock = done === this.now.actions.length ? this.now.rules.request(this.now.state)?.clock : undefined;
    if (clock) this.do(clock.action);
    return this.look({ viewer });
  }

  /** What a bot has decided; it is done when the page says so. */
  decide(action: Json): void {
    this.decided = { action: action as Action, done: this.now.actions.length };
  }

  act({ done, viewer }: { done: number; viewer: Viewer }): Snapshot {
    const { decided } = this;
    this.decided = null;
    if (decided?.done === done && done === this.now.actions.length) this.do(decided.action);
    return this.look({ viewer });
  }

  moveTo({ done, viewer }: { done: number; viewer: Viewer }): Snapshot {
    const match = this.now;
    const steps = done - match.actions.length;
    if (steps < 0) match.undo(-steps);
    else if (steps > 0) match.redo(steps);
    return this.look({ viewer });
  }

  branch({ id, viewer }: Ask<"branch">): Snapshot {
    this.branches.take(this.now, id, (action) => this.do(action));
    return this.look({ viewer });
  }

  timeline({ viewer }: Ask<"timeline">): Answer<"timeline"> {
    const whole = this.now.fork();
    for (const action of this.now.ahead) whole.do(action);
    return timelineOf(whole, playableGame(whole.game).names, viewer);
  }

  review({ begins, viewer }: Ask<"review">): Answer<"review"> {
    if (viewer !== null && !this.isOver) return null;
    if (begins || !this.reviewing) this.reviewing = new Reviewing(this.now, playableGame(this.now.game).names);
    const { reviewing } = this;
    const end = performance.now() + stretch;
    while (!reviewing.goOn(stride))
      if (performance.now() > end) return { done: reviewing.done, total: reviewing.total };
    this.reviewing = undefined;
    return { review: reviewing.finish() };
  }

  mind(): Mind {
    const { rules, state } = this.now;
    const { seat } = state.prompt!;
    const view = rules.view(state, seat);
    // Chance comes from what the bot sees: the same question has the same answer.
    return { view, seat, seed: Number.parseInt(hashPlain(view).slice(0, 12), 16) };
  }

  rules(): { game: MatchPlan["game"]; setup: Json } {
    return { game: this.now.game, setup: this.now.setup as unknown as Json };
  }

  save(): Json {
    const { ahead } = this.now;
    const branches = this.branches.write(this.now);
    return {
      ...writeRecord(this.now),
      ...(ahead.length > 0 ? { ahead } : {}),
      ...(branches.length > 0 ? { branches } : {}),
      ...(this.isByRules ? {} : { unofficial: true }),
    } as unknown as Json;
  }

  /** A position needs no decks. */
  private get isByRules(): boolean {
    const { beginning, game, setup } = this.now;
    return !("seed" in beginning) || (playableGame(game).checkSetup?.(setup) ?? []).length === 0;
  }

  private get now(): Match {
    if (!this.match) throw new Error("No match has been dealt.");
    return this.match;
  }

  private do(action: Action): void {
    const match = this.now;
    // What was decided so before goes on as it went.
    if (match.ahead[0] !== undefined && isEqual(match.ahead[0], action)) {
      match.redo();
      return;
    }
    this.branches.keep(match);
    const doer = doerOf(match.state, action);
    this.actors.length = match.actions.length;
    match.do(action);
    this.actors.push(doer);
    this.isOver = match.state.result !== null;
  }

  private tableSeenBy(viewer: Viewer): TableView {
    const { rules, state } = this.now;
    return tableSeenBy(rules, state, viewer);
  }
}

/** Plays a match again to see who decided what, and whether it comes to an end; it stands as before. */
function wholeWay(match: Match): { actors: number[]; isOver: boolean } {
  const { length } = match.actions;
  match.undo(length);
  const actors = match.ahead.map((action) => {
    const doer = doerOf(match.state, action);
    match.redo();
    return doer;
  });
  const isOver = match.state.result !== null;
  match.undo(actors.length - length);
  return { actors, isOver };
}
