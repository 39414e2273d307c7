import { hundredths } from "./box";
import type { SnapLine } from "./snapping";

/** Lines that a person drew out of the rulers, written as "x12.5 y40". */

export type Guide = Pick<SnapLine, "axis" | "at">;

export const formatGuides = (guides: readonly Guide[]): string =>
  guides.map(({ axis, at }) => `${axis}${hundredths(at)}`).join(" ");

export const parseGuides = (text: string): Guide[] =>
  [...text.matchAll(/([xy])(-?\d+(?:\.\d+)?)/g)].map(([, axis, at]) => ({
    axis: axis as Guide["axis"],
    at: Number(at),
  }));
