import type { Problem } from "../../schemas/problem";
import { isDeckRepair, type Repair } from "../../schemas/repair";

/**
 * By what a problem and its ways out are known from one check to the next, whatever numbers their words have by then: what is
 * clicked stays where it is while cards come and go.
 */
export function withKeys(problems: readonly Problem[]): { key: string; problem: Problem }[] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const { code, where } = problem;
    const what = [code, where.card ?? "", where.field ?? ""].join(" ");
    const before = seen.get(what) ?? 0;
    seen.set(what, before + 1);
    return { key: `${what} ${before}`, problem };
  });
}

export const keyOfRepair = (repair: Repair): string =>
  isDeckRepair(repair) ? `${repair.do} ${repair.card}` : `${repair.do} ${repair.at} ${repair.label}`;
