import { join, resolve } from "node:path";
import { fontsOf } from "../../press/font-table";
import { layOut } from "../../press/layout";
import type { Picture } from "../../press/svg";
import { toSvg } from "../../press/svg";
import { factsOf } from "../../project/project-text";
import type { Problem } from "../../schemas/problem";
import { fontsOnDisk } from "../ink/fonts-on-disk";
import { iconsFor } from "../ink/icon-library";
import { toPng } from "../ink/png";
import { type ChosenCards, chooseCards } from "../services/print-order";
import { CannotDo, type Terminal } from "./command";
import { embeddedPicture } from "./embedded-picture";
import { cliProblems } from "./problems";
import { picturesOf, readProject } from "./read-project";
import { writeResult } from "./write-result";

export interface RenderWish {
  out: string;
  format: "svg" | "png";
  dpi: number;
  ids: readonly string[] | undefined;
  bleed: boolean;
  language: string | undefined;
}

export interface RenderResult {
  files: string[];
  problems: Problem[];
}

/** One picture a card. Ctrl+C leaves those that are finished. */
export async function renderFolder(folder: string, wish: RenderWish, terminal: Terminal): Promise<RenderResult> {
  const project = readProject(folder);
  const chosen = chooseCards(project.files, { deck: null }, wish.language);
  if (!chosen.ok) throw new CannotDo(chosen.problem);
  const { manifest, template, language, problems } = chosen.value;
  const cards = pick(chosen.value, wish.ids);
  const fonts = await fontsOnDisk(fontsOf([template]));
  const icons = await iconsFor(
    manifest.game,
    cards.map(({ card }) => artOf(card).icon).filter((icon) => icon !== undefined),
  );
  const { name, version, author } = manifest;
  const set = { name, ...(version !== undefined && { version }), ...(author !== undefined && { author }) };
  const read = picturesOf(project);

  // When only some cards are wanted, what is wrong with others is of no interest.
  const isMeant = ({ where }: Problem): boolean => !wish.ids || where.card === undefined;
  const result: RenderResult = { files: [], problems: problems.filter(isMeant) };
  for (const { id, card } of cards) {
    if (terminal.signal.aborted) break;
    const pictures = await pictureOf(artOf(card).file, read);
    const hasPicture = (source: string) => pictures(source) !== undefined;
    const facts = factsOf(card as object, manifest.game, language);
    const face = layOut(template, { id, card, facts }, fonts, { icons, hasPicture, set });
    result.problems.push(...face.problems);
    const file = resolve(join(wish.out, `${id}.${wish.format}`));
    const { bleed, dpi } = wish;
    const made =
      wish.format === "svg"
        ? toSvg(face.scene, { fonts, bleed, pictures })
        : await toPng(face.scene, { fonts, dpi, bleed, pictures });
    await writeResult(file, made);
    result.files.push(file);
    terminal.progress("Rendering", result.files.length, cards.length);
  }
  return result;
}

function pick({ cards }: ChosenCards, ids: readonly string[] | undefined): ChosenCards["cards"] {
  if (!ids) return cards;
  return ids.map((id) => {
    const found = cards.find((card) => card.id === id);
    if (!found) throw new CannotDo(cliProblems.report("cli/no-such-card", {}, { id }));
    return found;
  });
}

const artOf = (card: unknown): { file?: string; icon?: string } =>
  (card as { art?: { file?: string; icon?: string } }).art ?? {};

type Read = ReturnType<typeof picturesOf>;

async function pictureOf(file: string | undefined, read: Read): Promise<(source: string) => Picture | undefined> {
  const bytes = file === undefined ? undefined : await read(file);
  const picture = bytes && (await embeddedPicture(bytes));
  return (source) => (source === file ? picture : undefined);
}
