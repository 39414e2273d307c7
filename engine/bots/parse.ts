import { fail, type Result, succeed } from "../../schemas/problem";
import type { Bot } from "./bot";
import { greedy } from "./greedy";
import { mcts } from "./mcts";
import { botProblems } from "./problems";
import { quick } from "./quick";
import { random } from "./random";

/** A bot by its name: `random`, `quick`, `greedy`, `mcts`, `mcts:1000` (tries), `mcts:500ms` (time; `now` gives milliseconds). */
export function parseBot(name: string, now?: () => number): Result<Bot> {
  if (name === "random") return succeed(random);
  if (name === "quick") return succeed(quick);
  if (name === "greedy") return succeed(greedy);
  const [, number, unit] = /^mcts(?::(\d{1,7})(ms)?)?$/.exec(name) ?? [name];
  if (name === "mcts") return succeed(mcts({ tries: 1000 }));
  const budget = Number(number);
  if (!(budget > 0)) return fail(botProblems.report("bots/unknown", {}, { name }));
  if (unit === undefined) return succeed(mcts({ tries: budget }));
  return now ? succeed(mcts({ ms: budget, now })) : fail(botProblems.report("bots/no-clock", {}, { name }));
}
