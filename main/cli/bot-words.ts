import type { Result } from "../../schemas/problem";
import type { Programs } from "../bots/bot-desk";
import { BotDesk } from "../bots/bot-desk";
import { partsOf, wordsOf } from "../bots/bot-line";
import { CannotDo, type Options } from "./command";
import { usualBotTime } from "./match-options";
import { cliProblems } from "./problems";

/** Bots as they are named on a command line: Cardwright's own by a word, programs of others by the line that starts them. */
export interface WishedBots {
  bots: string[];
  programs?: Programs;
}

export function wishedBots(given: Options): WishedBots {
  const named = understood(partsOf(given.text("bots") ?? "", ","));
  const bots = named.map((name) => (isProgram(name) ? name : name.toLowerCase()));
  const programs = bots.filter(isProgram);
  const time = given.number("bot-time");
  if (programs.length === 0) {
    if (time === undefined) return { bots };
    const words = { name: "bot-time", other: 'bots "<a program>"' };
    throw new CannotDo(cliProblems.report("cli/counts-only-with", {}, words));
  }
  const commands = Object.fromEntries(programs.map((line) => [line, understood(wordsOf(line))]));
  return { bots, programs: { commands, milliseconds: time ?? usualBotTime } };
}

/** Whoever names a program that isn't there is told so before anybody plays. */
export async function mustStart(programs: Programs): Promise<void> {
  const desk = new BotDesk(programs);
  try {
    const tried = await desk.tryAll();
    if (!tried.ok) throw new CannotDo(tried.problem);
  } finally {
    desk.close();
  }
}

/** No bot of Cardwright's own is called like this. */
const isProgram = (name: string): boolean => /[\s/\\"']/.test(name);

function understood<T>(read: Result<T>): T {
  if (!read.ok) throw new CannotDo(read.problem);
  return read.value;
}
