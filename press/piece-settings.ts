import { fail, type Result, succeed } from "../schemas/problem";
import type { PieceSheetSettings } from "./piece-sheets";
import { pressProblems } from "./problems";
import type { RegistrationName } from "./registration";
import { gutterOf, type SheetWish } from "./sheet-plan";
import { readPaper } from "./sizes";

/** What a person asked for, as sheets of pieces need it. The studio's preview and every print take this one way. */
export function pieceSheetSettings(wish: SheetWish): Result<PieceSheetSettings> {
  const { orientation, margin, marginTop = margin, bleed, marks, backs = "none", registration } = wish;
  const paper = wish.paperSize === "card" ? null : readPaper(wish.paperSize ?? wish.paper);
  if (paper === undefined) return fail(pressProblems.report("press/unknown-paper", {}, { size: wish.paperSize ?? "" }));
  return succeed({
    paper,
    orientation,
    margin: { side: margin, top: marginTop },
    isMixed: wish.mixed ?? false,
    gutter: gutterOf(wish),
    bleed,
    marks,
    backs,
    ...(registration !== undefined && { registration: registration as RegistrationName }),
    tiling: wish.tiling ?? true,
    used: (wish.skip ?? []).map((place) => place - 1),
    backMarks: wish.backMarks ?? false,
  });
}
