import { randomBytes } from "node:crypto";
import { validators } from "virtual:validators/api";
import { fail, type Result } from "../schemas/problem";
import { type CallName, calls, type Input, type Output } from "./api";
import type { Log } from "./log";
import { appProblems } from "./problems";

/** The one door of the process that owns the disk. A host has checked the sender before anything arrives here. */

export type Handlers = { [N in CallName]: (input: Input<N>) => Result<Output<N>> | Promise<Result<Output<N>>> };

export type Dispatch = (name: string, input: unknown) => Promise<Result<unknown>>;

export function createDispatcher(handlers: Handlers, log: Log): Dispatch {
  return async (name, input) => {
    const started = performance.now();
    const answer = await answerTo(handlers, log, name, input);
    log.line(`${name} ${(performance.now() - started).toFixed(1)} ms ${answer.ok ? "ok" : answer.problem.code}`);
    return answer;
  };
}

async function answerTo(handlers: Handlers, log: Log, name: string, input: unknown): Promise<Result<unknown>> {
  if (!isCallName(name)) return fail(appProblems.report("app/unknown-call", {}, { call: name.slice(0, 60) }));
  const valid = validators[name]!;
  if (!valid(input)) {
    const details = (valid.errors ?? [])
      .slice(0, 5)
      .map((error) => `${error.instancePath || "/"} ${error.message ?? error.keyword}`);
    return fail(appProblems.report("app/bad-input", {}, { call: name }, details.join("; ")));
  }
  try {
    return await (handlers[name] as (input: unknown) => Result<unknown> | Promise<Result<unknown>>)(input);
  } catch (bug) {
    const id = randomBytes(4).toString("hex");
    log.bug(id, name, bug);
    return fail(appProblems.report("app/internal", {}, { id }));
  }
}

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
