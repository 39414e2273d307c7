import type { CSSProperties } from "react";

/** The colour of a seat, as `--side` for all that is inside. */
export const sideOf = (seat: number | undefined): CSSProperties =>
  ({ "--side": seat === undefined ? "var(--cw-muted)" : `var(--cw-seat${seat + 1})` }) as CSSProperties;
