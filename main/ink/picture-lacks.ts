import { pressProblems } from "../../press/problems";
import type { Problem } from "../../schemas/problem";
import type { Lack } from "./picture-shelf";

const codes = {
  missing: "press/missing-art",
  broken: "press/unreadable-art",
  "too-large": "press/huge-art",
  "too-slow": "press/slow-art",
} as const satisfies Record<Lack, string>;

/** A layout only knows that there is no picture to draw; what is the matter with it is told instead. */
export function withLack(problems: readonly Problem[], card: string, file: string, lack: Lack): Problem[] {
  const others = problems.filter(({ code }) => code !== codes.missing);
  if (others.length === problems.length) return others;
  return [...others, pressProblems.report(codes[lack], { card, field: "/art" }, { file })];
}
