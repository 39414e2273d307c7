import type { GameId } from "../../schemas/game-id";
import { deepestJson, readJson } from "../../schemas/json-text";
import type { Problem } from "../../schemas/problem";
import { breakable, orStopped } from "./breakable";
import { fitsSchema } from "./fits-schema";
import type { Action, Game, Refusal } from "./game";
import type { CoreState } from "./machine";
import { Match } from "./match";
import { MatchShelf, withSharedRules } from "./match-shelf";
import { hashPlain } from "./plain";
import type { Answer, BotPlayer, OfferedGame, ProtocolHost } from "./protocol-host";
import { type Command, isCommand, type RequestOf, requestSchemas } from "./protocol-requests";
import { readRecord, writeRecord } from "./record";
import { judge } from "./resolve";
import { type Rng, seedRng } from "./rng";
import { positionSeenBy, requestSeenBy, seenBy, stateSeenBy, type Viewer } from "./secrecy";
import { prepareMatch, preparePosition, type Ready } from "./setup";
import type { Json } from "./vocabulary";

/** The engine protocol: one request object in, one answer object out. Whoever owns the lines reads and writes them. */

/** A request that can't be met; the answer says why. */
class Unmet extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly more: object = {},
  ) {
    super(message);
  }
}
const noMatch = (id: string): Unmet => new Unmet("unknown-match", `There is no match “${id}”.`);
const unmet = ({ code, message }: Problem | Refusal, more?: object): Unmet => new Unmet(code, message, more);

export class ProtocolSession {
  private readonly matches = new MatchShelf();
  private readonly offered = new Map<GameId, OfferedGame>();
  /** Set by `quit`: nothing more will be answered. */
  ended = false;

  constructor(private readonly host: ProtocolHost) {}

  /** The answer to a line, as a line. */
  answerText(line: string): string {
    const answer = this.answerLine(line);
    try {
      return JSON.stringify(answer);
    } catch (reason) {
      // A text can only be so long.
      return JSON.stringify(failed(answer.id, "too-large", `The answer can't be written as a line: ${String(reason)}`));
    }
  }

  /** A line as it came; what isn't JSON is answered too. */
  answerLine(line: string): Answer {
    const read = readJson(line);
    if (read.ok) return this.answer(read.json);
    if (read.reason === "not-json") return failed(null, "bad-line", "This line is not JSON.");
    const deep = `This line holds lists and objects more than ${deepestJson} levels deep in each other.`;
    return failed(idOf(line), "too-deep", deep);
  }

  answer(request: unknown): Answer {
    if (typeof request !== "object" || request === null || Array.isArray(request)) {
      return failed(null, "bad-request", "A request is a JSON object with “id” and “cmd”.");
    }
    const { id = null, cmd, ...fields } = request as { id?: unknown; cmd?: unknown };
    try {
      if (!isCommand(cmd)) {
        const known = Object.keys(requestSchemas).join(", ");
        throw new Unmet(
          "unknown-command",
          `There is no command ${JSON.stringify(cmd) ?? "without “cmd”"}; the commands are ${known}.`,
        );
      }
      const misfit = fitsSchema(requestSchemas[cmd], fields);
      if (misfit !== null) throw new Unmet("bad-request", `“${cmd}” can't be read: ${misfit}.`);
      const run = this.commands[cmd] as (fields: object) => object;
      return { id, ok: true, ...run(fields) };
    } catch (reason) {
      if (reason instanceof Unmet) return failed(id, reason.code, reason.message, reason.more);
      return failed(id, "internal", `Cardwright made a mistake of its own: ${String(reason)}`);
    }
  }

  private readonly commands: { [C in Command]: (request: RequestOf<C>) => object } = {
    games: () => ({
      games: this.host.games.map((id) => {
        const { name, game, supply } = this.find(id);
        const decks = { decks: Object.keys(supply.decks), sharedDeck: game.decks === "shared" };
        return { id, name, players: game.players, options: game.options, presets: game.presets ?? [], ...decks };
      }),
    }),
    new: ({ game: id, seed = this.host.anySeed(), players, options = {} }) => {
      const { game, supply } = this.find(id);
      return this.begin(game, prepareMatch(game, supply, players ?? game.players.min, options), { seed });
    },
    load: ({ game: id, position, saved }) => {
      if (saved !== undefined) return this.loadSaved(saved);
      if (id === undefined || position === undefined) {
        throw new Unmet("bad-request", "“load” needs “game” and “position”, or “saved”.");
      }
      const { game, supply } = this.find(id);
      return this.begin(game, preparePosition(game, supply, position as Json), { position: position as Json });
    },
    request: ({ match: id, viewer }) => {
      const match = this.match(id);
      const { rules, state } = match;
      return over(state) ?? { ...requestSeenBy(rules, state, this.viewer(match, viewer))! };
    },
    actions: ({ match: id, viewer }) => {
      const match = this.match(id);
      const { rules, state } = match;
      if (state.prompt === null) return { ...over(state), actions: [] };
      const { seat } = state.prompt;
      return { actor: seat, actions: (this.viewer(match, viewer) ?? seat) === seat ? rules.actions(state) : [] };
    },
    do: ({ match: id, action, actor, viewer = actor }) => {
      const match = this.match(id);
      const player = actor === undefined ? undefined : this.seat(match, actor);
      const { rules, state } = match;
      // A seat can mean no card that it doesn't see.
      const known = player === undefined ? state : rules.view(state, player);
      const judged = judge(rules, state, action as Action, player, known);
      if (!judged.ok) throw unmet(judged.refusal);
      const seat = this.viewer(match, viewer);
      const events = match.do(judged.action);
      const seen = seat === null ? events : events.map((event) => seenBy(event, seat));
      return { events: seen, ...(over(match.state) ?? { over: false }) };
    },
    state: ({ match: id, viewer }) => {
      const match = this.match(id);
      return { state: stateSeenBy(match.rules, match.state, this.viewer(match, viewer)) };
    },
    position: ({ match: id, viewer }) => {
      const match = this.match(id);
      return { position: positionSeenBy(match.rules, match.state, this.viewer(match, viewer)) };
    },
    text: ({ match: id, viewer }) => {
      const match = this.match(id);
      return { text: match.log(this.viewer(match, viewer)).join("\n") };
    },
    undo: ({ match: id, steps = 1 }) => {
      const match = this.match(id);
      match.undo(steps);
      return { actions: match.actions.length };
    },
    redo: ({ match: id, steps = 1 }) => {
      const match = this.match(id);
      match.redo(steps);
      return { actions: match.canRedo };
    },
    fork: ({ match: id }) => ({ match: this.keep(this.match(id).fork()) }),
    hash: ({ match: id }) => ({ hash: this.match(id).hash() }),
    bot: ({ match: id, bot: name }) => {
      const match = this.match(id);
      if (match.state.result) throw new Unmet("game-over", "The game is over.");
      const thought = orStopped(() => this.think(match, this.bot(name), rngOf(match)));
      if (thought === undefined) throw new Unmet("stopped", "The thinking was stopped before it had come to anything.");
      return thought;
    },
    playout: ({ match: id, bots: names }) => {
      const match = this.match(id);
      const bots = names.map((name) => this.bot(name));
      const rng = rngOf(match);
      const before = match.actions.length;
      const played = () => ({ result: match.state.result, actions: match.actions.length - before });
      while (match.state.result === null) {
        if (this.isStopped()) return { ...played(), stopped: true };
        const thought = orStopped(() => this.think(match, bots[match.state.prompt!.seat % bots.length]!, rng));
        if (thought === undefined) return { ...played(), stopped: true };
        match.do(thought.action);
      }
      return played();
    },
    stop: () => {
      this.host.stopAnswered?.();
      return {};
    },
    drop: ({ match: id }) => {
      if (!this.matches.drop(id)) throw noMatch(id);
      return {};
    },
    save: ({ match: id }) => ({ saved: writeRecord(this.match(id)) }),
    quit: () => {
      this.ended = true;
      return {};
    },
  };

  private think({ rules, state }: Match, bot: BotPlayer, rng: Rng): { action: Action; why: string } {
    const { seat } = state.prompt!;
    return bot.choose(breakable(rules, this.isStopped), rules.view(state, seat), seat, rng);
  }

  private readonly isStopped = (): boolean => this.host.isStopped?.() ?? false;

  private begin(game: Game, ready: Ready, beginning: { seed: number } | { position: Json }): object {
    if (!ready.ok) throw unmet(ready.problems[0]!, { problems: ready.problems });
    const match = this.keep(new Match(game.id, ready.rules, beginning));
    return { match, ...("seed" in beginning ? beginning : {}) };
  }

  private loadSaved(saved: object): object {
    const { game } = this.find(String((saved as { game?: unknown }).game));
    const read = readRecord(game, saved);
    if (!read.ok) throw unmet(read.problem, read.at === undefined ? {} : { at: read.at });
    return { match: this.keep(read.value) };
  }

  private keep(match: Match): string {
    return this.matches.add(match);
  }

  private find(id: string): OfferedGame {
    const found = this.host.games.find((known) => known === id);
    if (!found)
      throw new Unmet("unknown-game", `There is no game “${id}”; the games are ${this.host.games.join(", ")}.`);
    const known = this.offered.get(found);
    if (known) return known;
    const { game, ...offer } = this.host.game(found);
    const shared = { ...offer, game: withSharedRules(game) };
    this.offered.set(found, shared);
    return shared;
  }

  private match(id: string): Match {
    const match = this.matches.find(id);
    if (!match) throw noMatch(id);
    return match;
  }

  /** Whoever names no seat sees everything. */
  private viewer(match: Match, viewer: number | undefined): Viewer {
    return viewer === undefined ? null : this.seat(match, viewer);
  }

  private seat(match: Match, viewer: number): number {
    if (viewer < match.setup.seats.length) return viewer;
    throw new Unmet("bad-request", `There is no player ${viewer}; seats are numbered from 0.`);
  }

  private bot(name: string): BotPlayer {
    const bot = this.host.bot(name);
    if (!bot.ok) throw unmet(bot.problem);
    return bot.value;
  }
}

const over = ({ result }: CoreState): { over: true; result: object } | null => (result ? { over: true, result } : null);

/** A bot's chance comes from what it sees, so that the same question has the same answer. */
const rngOf = ({ rules, state }: Match): Rng =>
  seedRng(Number.parseInt(hashPlain(rules.view(state, state.prompt?.seat ?? -1)).slice(0, 12), 16));

const failed = (id: unknown, code: string, message: string, more: object = {}): Answer => ({
  id,
  ok: false,
  error: { code, message, ...more },
});

/** The id of a request that is too deep to be answered otherwise, unless the id itself is. */
function idOf(line: string): unknown {
  try {
    const { id } = (JSON.parse(line) ?? {}) as { id?: unknown };
    return typeof id === "object" ? null : (id ?? null);
  } catch {
    return null;
  }
}

/** What a line is answered with that was too long to be read. */
export const overlong = JSON.stringify(failed(null, "too-large", "This line is longer than a request may be."));
