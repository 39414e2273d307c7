import { type Static, type TSchema, Type } from "typebox";

/** What each command of the engine protocol takes besides `id` and `cmd`. */

const MatchId = Type.String();
const Seat = Type.Integer({ minimum: 0 });
const Steps = Type.Optional(Type.Integer({ minimum: 1 }));
const OptionValues = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));
const Wish = Type.Object({ name: Type.Optional(Type.String({ maxLength: 80 })), deck: Type.Optional(Type.Unknown()) });
const Players = Type.Union([Type.Integer({ minimum: 1, maximum: 16 }), Type.Array(Wish, { maxItems: 16 })]);
/** One of a request's answers, one of its free answers filled in, or whatever else the game accepts. */
const Action = Type.Object({ type: Type.String() });

const ofMatch = Type.Object({ match: MatchId });
const seen = Type.Object({ match: MatchId, viewer: Type.Optional(Seat) });
const moved = Type.Object({ match: MatchId, steps: Steps });

export const requestSchemas = {
  games: Type.Object({}),
  new: Type.Object({
    game: Type.String(),
    seed: Type.Optional(Type.Integer()),
    players: Type.Optional(Players),
    options: Type.Optional(OptionValues),
  }),
  load: Type.Object({
    game: Type.Optional(Type.String()),
    position: Type.Optional(Type.Object({})),
    saved: Type.Optional(Type.Object({})),
  }),
  request: seen,
  actions: seen,
  do: Type.Object({ match: MatchId, action: Action, actor: Type.Optional(Seat), viewer: Type.Optional(Seat) }),
  state: seen,
  position: seen,
  text: seen,
  undo: moved,
  redo: moved,
  fork: ofMatch,
  hash: ofMatch,
  bot: Type.Object({ match: MatchId, bot: Type.String() }),
  playout: Type.Object({ match: MatchId, bots: Type.Array(Type.String(), { minItems: 1, maxItems: 16 }) }),
  stop: Type.Object({}),
  drop: ofMatch,
  save: ofMatch,
  quit: Type.Object({}),
} as const satisfies Record<string, TSchema>;

export type Command = keyof typeof requestSchemas;
export type RequestOf<C extends Command> = Static<(typeof requestSchemas)[C]>;
export const isCommand = (cmd: unknown): cmd is Command =>
  typeof cmd === "string" && Object.hasOwn(requestSchemas, cmd);
