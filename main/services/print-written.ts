import { gameLayouts } from "../../press/layouts";
import { pressProblems } from "../../press/problems";
import { readPaper } from "../../press/sizes";
import { projectLanguage } from "../../project/printed-language";
import { type Files, manifestOf, ownTemplate } from "../../project/project-text";
import type { Plot } from "../../schemas/plot";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { WorkControl } from "../ink/long-work";
import type { ProjectFonts } from "../ink/project-fonts";
import { appProblems } from "../problems";
import { setOf } from "./chosen-cards";

export interface Written {
  bytes: Uint8Array;
  pages: number;
  /** As it is headed. */
  title: string;
}

/** A changelog, or whatever else was written in Markdown, in the type of the set; of the game, where its fonts aren't at hand. */
export async function printWritten(
  { files, ownFonts }: { files: Files; ownFonts?: ProjectFonts | undefined },
  { text, plots = [], paper: wanted }: { text: string; plots?: readonly Plot[]; paper: string },
  control: WorkControl = {},
): Promise<Result<Written>> {
  const manifest = manifestOf(files);
  if (!manifest) return fail(appProblems.report("app/unreadable-manifest", { file: "cardwright.json" }));
  const paper = readPaper(wanted);
  if (!paper) return fail(pressProblems.report("press/unknown-paper", {}, { size: wanted }));
  const { game } = manifest;
  const { language } = projectLanguage(manifest);
  const template = (ownFonts && ownTemplate(files, "card", game)) ?? gameLayouts(game).card;
  const title = /^#\s+(.+)$/m.exec(text)?.[1]?.trim() ?? manifest.name;
  // The press is large; it is loaded when something is printed.
  const { writtenFile } = await import("../ink/overviews");
  const written = { markdown: text, plots, title, paper };
  const order = { ...written, game, language, template, ...(ownFonts && { ownFonts }), set: setOf(manifest) };
  return succeed({ ...(await writtenFile(order, control)), title });
}
