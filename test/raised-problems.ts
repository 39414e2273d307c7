import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, vi } from "vitest";
import type * as problem from "../schemas/problem";

/**
 * Listens to every problem that is reported while tests run, and writes their codes down where `CARDWRIGHT_RAISED` says. At
 * the end of `npm test` each declared problem must be among them: what no test raises, nobody has seen.
 */
const { raised } = vi.hoisted(() => {
  // Files that share a process share the problems' modules, and so what listens to them.
  const shared = globalThis as { raisedProblems?: Set<string> };
  shared.raisedProblems ??= new Set<string>();
  return { raised: shared.raisedProblems };
});

vi.mock("../schemas/problem", async (original) => {
  const actual = await original<typeof problem>();
  const defineProblems: typeof problem.defineProblems = (kinds) => {
    const area = actual.defineProblems(kinds);
    return {
      ...area,
      report(code, where, ...more) {
        raised.add(code);
        return area.report(code, where, ...more);
      },
    };
  };
  return { ...actual, defineProblems };
});

/** Notes the problems in what another process has said as JSON. */
export function noteRaised(output: string): void {
  for (const [, code] of output.matchAll(/"(?:code|rule)":\s*"([a-z-]+\/[a-z-]+)"/g)) raised.add(code!);
}

afterAll(() => {
  const folder = process.env["CARDWRIGHT_RAISED"];
  if (folder !== undefined && raised.size > 0)
    appendFileSync(join(folder, `${process.pid}.txt`), [...raised, ""].join("\n"));
});
