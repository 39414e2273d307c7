import { calledIn } from "../../project/deck-lines";
import { plotsOf } from "../../project/lab/plots/plots";
import { reportOf } from "../../project/lab/report";
import type { Files } from "../../project/project-text";
import type { LabResult } from "../../schemas/lab-answer";
import type { Result } from "../../schemas/problem";
import type { ProjectFonts } from "../ink/project-fonts";
import { printWritten, type Written } from "./print-written";

/** An answer of the lab on paper: in words, as plots, and all that it depends on. */
export function printAnswer(
  project: { files: Files; ownFonts?: ProjectFonts | undefined },
  result: LabResult,
  paper: string,
): Promise<Result<Written>> {
  const nameOf = (card: string): string => calledIn(project.files, result.game, card);
  const plots = plotsOf(result, nameOf);
  return printWritten(project, { text: reportOf(result, nameOf, plots), plots, paper });
}
