import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { blank } from "../contact-sheet";
import type { FontBook } from "../fonts";
import type { Page } from "../page";
import type { PageWords } from "../page-words";
import type { Bookmark } from "../pdf-bookmarks";
import { Pen, type Surroundings } from "../pen";
import type { Scene } from "../scene";
import type { Size } from "../sizes";
import { creditStrips, indexStrips, pagesOfTerms } from "./back-matter";
import { BlockSetter, type BookletSource, type Heading } from "./block-strips";
import { contentsStrips } from "./contents";
import { coverStrips, drawCover } from "./cover";
import { type Frame, frameOf, runningHeads } from "./frame";
import type { Block } from "./markdown";
import { balanced, type Column, intoColumns } from "./paginate";
import type { Canvas, Strip } from "./strips";
import { bookletTemplate } from "./styles";

/** A text and parts of its set as a booklet: cover, contents, columns of text, index and credits, page by page. */

interface BookletText {
  blocks: readonly Block[];
  file: string;
  template: Template;
  /** The game's colour. */
  accent: string;
  paper: Size;
  fonts: FontBook;
  surroundings: Partial<Surroundings>;
  source: BookletSource;
  /** Titles are sought in the text first. */
  set: { name: string; author?: string; version?: string };
  credit: string;
  /** Whose work is shown, a paragraph each; headings are bold. */
  credits: readonly CreditLine[];
  /** Keywords and cards that the index knows besides the terms of the text. */
  keywords: readonly string[];
  /** Faces for the cover. */
  cover: readonly Scene[];
  /** In which language it is. */
  words: PageWords;
}

export interface CreditLine {
  text: string;
  isHeading?: true;
}

export interface SetBooklet {
  /** How many pages there are, and each of them, drawn when it is asked for. */
  count: number;
  page(number: number): Page;
  bookmarks: Bookmark[];
  problems: Problem[];
}

/** Fewer sections need neither a cover nor contents. */
const sectionsForCover = 4;

interface Sheet {
  columns: readonly Column[];
  frame: Frame;
  /** The section in force, for the running head. */
  section: string;
  kind: "cover" | "text";
}

export function setBooklet(text: BookletText): SetBooklet {
  const template = bookletTemplate(text.template, text.accent);
  const problems: Problem[] = [];
  const penFor = (scene: Scene): Pen => penOn(scene, template, text);
  const ruler = penFor(blank(text.paper, "").overlay);
  const { title, lead, body } = frontOf(text.blocks, text.set.name);
  const isLong = body.filter(({ kind, ...block }) => kind === "heading" && isSection(block)).length >= sectionsForCover;
  const frame = frameOf(text.paper, "text");
  const narrow = frameOf(text.paper, "back");

  const setter = new BlockSetter(ruler, text.source, text.file, frame.height);
  const front = coverStrips({ title: title ?? [], name: text.set.name, lead }, isLong, setter, ruler, frame);
  const strips = setter.strips(body, 0, frame.width);
  const filled = (all: readonly Strip[], { columns, height }: Frame): Column[] =>
    balanced(intoColumns(all, height), columns, height);
  const columns = filled(isLong ? strips : [...front, ...strips], frame);

  const sheets: Sheet[] = [];
  const add = (found: readonly Column[], inFrame: Frame, section: string): void => {
    let current = section;
    for (let at = 0; at < found.length; at += inFrame.columns) {
      const here = found.slice(at, at + inFrame.columns);
      const first = sectionIn(here, setter.headings);
      sheets.push({ columns: here, frame: inFrame, section: first ?? current, kind: "text" });
      current = lastSectionIn(here, setter.headings) ?? current;
    }
  };
  if (isLong) sheets.push({ columns: [], frame, section: "", kind: "cover" });
  const pageOf = new Map<number, number>();
  if (isLong) {
    const contents = contentsStrips(setter.headings, pageOf, frame.width, ruler, text.words);
    add(intoColumns(contents, frame.height), frame, text.words.contents);
  }
  const firstText = sheets.length;
  add(columns, frame, "");
  const spread = sheets.slice(firstText);
  for (const [at, { columns: here }] of spread.entries())
    for (const { strip } of here.flat()) if (strip.heading !== undefined) pageOf.set(strip.heading, firstText + at);

  const said = spread.map(({ columns: here }) => here.flat().map(({ strip }) => strip.said ?? ""));
  const terms = pagesOfTerms([...setter.terms.values(), ...text.keywords], said, firstText);
  const back: Strip[] = [
    ...indexStrips(isLong ? terms : [], narrow.width, ruler, text.words),
    ...creditStrips(text.credits, text.credit, narrow.width, ruler, text.words),
  ];
  add(filled(back, narrow), narrow, terms.length > 0 && isLong ? text.words.indexAndCredits : text.words.credits);

  problems.push(...setter.problems);
  const page = (number: number): Page => {
    const sheet = sheets[number];
    const drawn = blank(text.paper, `Page ${number + 1}`);
    if (!sheet) return drawn;
    const canvas: Canvas = { page: drawn, pen: penFor(drawn.overlay) };
    if (sheet.kind === "cover") drawCover(canvas, front, text, frame);
    for (const [at, column] of sheet.columns.entries()) {
      const { x, y } = sheet.frame.place(number, at);
      for (const one of column) one.strip.draw(canvas, x, y + one.y);
    }
    if (sheet.kind === "text") {
      runningHeads(canvas, { number, title: plainTitle(text, title), section: sheet.section }, text.paper);
    }
    for (const problem of canvas.pen.problems)
      if (!problems.some(({ message }) => message === problem.message)) problems.push(problem);
    return drawn;
  };
  const bookmarks = setter.headings.flatMap(({ said: words, level }, at) =>
    level <= 3 && pageOf.has(at) ? [{ title: words, page: pageOf.get(at)!, level }] : [],
  );
  return { count: sheets.length, page, bookmarks, problems };
}

function penOn(scene: Scene, template: Template, { file, fonts, surroundings }: BookletText): Pen {
  const around: Surroundings = { icons: () => undefined, hasPicture: () => true, set: {}, ...surroundings };
  return new Pen(
    template,
    file,
    fonts,
    around,
    scene,
    () => undefined,
    () => 0,
  );
}

type HeadingBlock = Extract<Block, { kind: "heading" }>;
const isSection = (block: Omit<Block, "kind">): boolean => ((block as HeadingBlock).level ?? 9) <= 2;

/** The first heading is the booklet's title, and a paragraph right below it what stands on its cover. */
function frontOf(blocks: readonly Block[], name: string) {
  const [first, second] = blocks;
  const hasTitle = first?.kind === "heading" && first.level === 1;
  const title = hasTitle ? first.lines : [[{ text: name, bold: false, italic: false }]];
  const lead = hasTitle && second?.kind === "paragraph" ? second.lines : undefined;
  return { title, lead, body: blocks.slice((hasTitle ? 1 : 0) + (lead ? 1 : 0)) };
}

const plainTitle = ({ set }: BookletText, title: HeadingBlock["lines"]): string =>
  title
    .flat()
    .flatMap((run) => ("text" in run ? [run.text] : []))
    .join("")
    .trim() || set.name;

const headingsIn = (columns: readonly Column[], headings: readonly Heading[]): string[] =>
  columns
    .flat()
    .flatMap(({ strip }) => (strip.heading === undefined ? [] : [headings[strip.heading] as Heading]))
    .filter(({ level }) => level === 2)
    .map(({ said }) => said);
const sectionIn = (columns: readonly Column[], headings: readonly Heading[]): string | undefined =>
  headingsIn(columns, headings)[0];
const lastSectionIn = (columns: readonly Column[], headings: readonly Heading[]): string | undefined =>
  headingsIn(columns, headings).at(-1);
