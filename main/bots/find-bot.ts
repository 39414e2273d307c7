import { receiveMessageOnPort } from "node:worker_threads";
import type { Bot } from "../../engine/bots/bot";
import { parseBot } from "../../engine/bots/parse";
import { type Exchange, programBot, type Reply } from "../../engine/bots/program";
import { type Result, succeed } from "../../schemas/problem";
import type { BotLine, BotQuestion, Programs } from "./bot-desk";

type FindBot = (name: string) => Result<Bot>;

const own: FindBot = (name) => parseBot(name, () => performance.now());

/** The bots of a thread: Cardwright's own, and the programs that it has a line to. */
export const findBotOver =
  (game: string, line: BotLine | undefined): FindBot =>
  (name) =>
    line?.names.includes(name) ? succeed(programBot(name, game, exchangeOver(line, name))) : own(name);

/** The thread waits: matches are played in one go. */
function exchangeOver({ port, answered }: BotLine, name: string): Exchange {
  const flag = new Int32Array(answered);
  return (seat, requests) => {
    Atomics.store(flag, 0, 0);
    port.postMessage({ name, seat, requests } satisfies BotQuestion);
    Atomics.wait(flag, 0, 0);
    return receiveMessageOnPort(port)?.message as Reply;
  };
}

/** For looking whether a series can be played: these bots exist, but nobody asks them. */
export const findBotNamed =
  (game: string, programs: Programs | undefined): FindBot =>
  (name) =>
    programs && Object.hasOwn(programs.commands, name) ? succeed(programBot(name, game, neverAsked)) : own(name);

const neverAsked: Exchange = () => {
  throw new Error("Only threads ask programs: the main one must not wait.");
};
