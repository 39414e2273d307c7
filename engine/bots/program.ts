import type { Action, Rules } from "../core/game";
import { showJson } from "../core/json-equality";
import type { CoreState } from "../core/machine";
import { judge } from "../core/resolve";
import { nextInt, type Rng } from "../core/rng";
import { requestSeenBy, stateSeenBy } from "../core/secrecy";
import type { Json } from "../core/vocabulary";
import type { Bot } from "./bot";
import { type Forfeit, Forfeited } from "./forfeit";

/**
 * A program of somebody else's as a bot. It is asked by the engine protocol, as the engine itself is asked for a move: `new` begins
 * a match, `bot` wants a decision in it, and what it answers is held against the rules like anybody's action.
 */

/** What a program answers to a decision, as JSON; or why nothing came. */
export type Reply = { ok: true; answer: unknown } | ({ ok: false } & Forfeit);

/** Sends requests to the program that sits in a seat, and gives the answer to the last of them. */
export type Exchange = (seat: number, requests: readonly ProgramRequest[]) => Reply;

export type ProgramRequest = { cmd: "new" | "bot"; match: string } & Readonly<Record<string, unknown>>;

/** One match of a program: what it is asked, and what its answers mean. Whoever carries the lines may wait for them or not. */
export class ProgramSeat<S extends CoreState> {
  private isTold = false;

  constructor(
    private readonly rules: Rules<S>,
    private readonly game: string,
    private readonly seat: number,
  ) {}

  /** What it must be asked so that it decides. */
  requests(view: S, rng: Rng): ProgramRequest[] {
    const { rules, game, seat } = this;
    const match = "m1";
    const requests: ProgramRequest[] = [];
    if (!this.isTold) {
      const { seats, deck, options, cards } = rules.setup;
      const more = deck ? { deck } : {};
      const seed = nextInt(rng, 0x7fff_ffff);
      requests.push({ cmd: "new", match, game, seat, seed, players: seats, ...more, options, cards });
    }
    this.isTold = true;
    const { actor, kind, by, text, answers, free } = requestSeenBy(rules, view, seat)!;
    const asked = { actor, kind, ...(by ? { by } : {}), text, answers, ...(free ? { free } : {}) };
    requests.push({ cmd: "bot", match, ...asked, state: stateSeenBy(rules, view, seat) });
    return requests;
  }

  /** The action that it has answered with. */
  action(view: S, reply: Reply): Action {
    if (!reply.ok) throw new Forfeited(reply);
    const { action } = (reply.answer ?? {}) as { action?: Json };
    if (!isAction(action)) {
      const detail = `Its answer has no “action”: ${showJson(reply.answer)}`;
      throw new Forfeited({ why: "unusable", detail });
    }
    const judged = judge(this.rules, view, action, this.seat);
    if (judged.ok) return judged.action;
    const detail = `${judged.refusal.message} (${showJson(action)})`;
    throw new Forfeited({ why: "illegal", detail });
  }
}

/** A program that is waited for. */
export function programBot(name: string, game: string, exchange: Exchange): Bot {
  const sit = <S extends CoreState>(rules: Rules<S>, seat: number) => {
    const place = new ProgramSeat(rules, game, seat);
    return (view: S, rng: Rng): Action => place.action(view, exchange(seat, place.requests(view, rng)));
  };
  return {
    name,
    choose: (rules, view, seat, rng) => ({ action: sit(rules, seat)(view, rng), why: "as the program answered" }),
    sit,
  };
}

const isAction = (json: Json | undefined): json is Action & Json =>
  typeof json === "object" &&
  json !== null &&
  !Array.isArray(json) &&
  "type" in json &&
  typeof json["type"] === "string";
