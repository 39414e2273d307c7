import { CannotDo, type Options } from "./command";
import { cliProblems } from "./problems";

/** Options of a print of which one leaves the other without any effect: that is said, never swallowed. */

/** Nothing lies around the one card of such a page. */
const aroundCards = ["orientation", "margin", "margin-top", "gutter", "marks", "mixed"];

interface Conflict {
  option: string;
  /** Only this value of it, and why. */
  value?: string;
  reason: string;
  leavesOut: readonly string[];
}

const conflicts: readonly Conflict[] = [
  {
    option: "preset",
    reason: "a preset sets it itself",
    leavesOut: ["paper", "card-size", "bleed", "sheet", ...aroundCards],
  },
  { option: "paper", value: "card", reason: "on such a page there is nothing around the card", leavesOut: aroundCards },
  { option: "pieces", reason: "pieces are printed in the colours of screens", leavesOut: ["colours"] },
  {
    option: "sheet",
    reason: "the sheet says itself where its cards lie",
    leavesOut: ["paper", "orientation", "card-size", "margin", "margin-top", "gutter", "bleed", "mixed"],
  },
];

const countsOnlyWith: readonly [name: string, other: string][] = [
  ["players", "pieces"],
  ["no-tiling", "pieces"],
  ["back-marks", "backs"],
  ["icc", "colours"],
];

export function checkTogether(options: Options): void {
  for (const { option, value, reason, leavesOut } of conflicts) {
    if (!options.has(option) || (value !== undefined && options.text(option)?.trim().toLowerCase() !== value)) continue;
    const other = value === undefined ? option : `${option} ${value}`;
    const name = leavesOut.find((left) => options.has(left));
    if (name) throw new CannotDo(cliProblems.report("cli/not-together", {}, { name, other, reason }));
  }
  const alone = countsOnlyWith.find(([name, other]) => options.has(name) && !options.has(other));
  if (alone) throw new CannotDo(cliProblems.report("cli/counts-only-with", {}, { name: alone[0], other: alone[1] }));
}
