import type { Language } from "../../engine/core/wording";
import { cardGame } from "../../engine/games/registry";
import { labelFont } from "../../press/draughtsman";
import type { CardFacts } from "../../press/facts";
import { fontsOf } from "../../press/font-table";
import type { FontBook } from "../../press/fonts";
import { getOrAdd } from "../../press/get-or-add";
import type { IconSource } from "../../press/icon-source";
import { placeImage } from "../../press/image-placement";
import { preflight } from "../../press/preflight";
import { layOutForPrint, type PrintedLook, printScale } from "../../press/printed-face";
import type { Scene } from "../../press/scene";
import { iconsNamedIn } from "../../press/template-icons";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { fontsOnDisk } from "./fonts-on-disk";
import { iconsFor } from "./icon-library";
import type { Steps } from "./long-work";
import { withLack } from "./picture-lacks";
import { PictureShelf, type ReadPicture } from "./picture-shelf";
import { fontProblems, noFonts, type ProjectFonts } from "./project-fonts";

/** Lays out the cards of an order, front and back, and makes their pictures ready. All that leaves the studio begins here. */

export interface CardToPrint {
  id: string;
  card: unknown;
  count: number;
  /** What its game says of it, unless somebody else has described it already. */
  facts?: CardFacts;
}

export interface FaceOrder {
  cards: readonly CardToPrint[];
  game: GameId;
  template: Template;
  /** Without it cards have no backs. */
  back?: Template;
  /** Of the generated words; English if none is given. */
  language?: Language;
  /** The bytes of a picture by its path in the project; undefined when there is none. */
  pictures: ReadPicture;
  /** Fonts that the project brings itself. */
  ownFonts?: ProjectFonts;
  set?: { name?: string; version?: string; author?: string };
  /** What is known of the pictures already. */
  shelf?: PictureShelf;
}

export interface FaceSettings extends PrintedLook {
  dpi?: number;
  /** Only looks at pictures: for work that says what would be printed. */
  withoutInk?: boolean;
  /** Report text below this size, in points. */
  smallest?: number;
}

export interface CardFace {
  id: string;
  card: unknown;
  count: number;
  front: Scene;
  back?: Scene;
  /** Symbols of the library that are drawn on it. */
  icons: readonly string[];
}

export interface Faces {
  faces: CardFace[];
  fonts: FontBook;
  shelf: PictureShelf;
  problems: Problem[];
  /** How many pixels across each picture is needed with. */
  pixels: ReadonlyMap<string, number>;
}

export const usualDpi = 300;

interface Making {
  order: FaceOrder;
  settings: FaceSettings;
  fonts: FontBook;
  icons: IconSource;
  shelf: PictureShelf;
  /** Backs that look the same are one. */
  backs: Map<string, Scene>;
  reported: Set<string>;
}

/** How often `layOutFaces` counts a step. */
export const faceSteps = ({ cards }: FaceOrder): number => cards.length * 2 + pictureFiles(cards).size;

export async function layOutFaces(order: FaceOrder, settings: FaceSettings, steps: Steps): Promise<Faces> {
  const making = await begin(order, settings, steps);
  const { shelf, fonts } = making;
  const laid: { face: CardFace; problems: Problem[] }[] = [];
  for (const entry of order.cards) {
    laid.push(makeFace(entry, making));
    await steps.next();
  }
  const scenes = laid.flatMap(({ face }) => [face.front, ...(face.back ? [face.back] : [])]);
  const pixels = wantedPixels(scenes, making);
  const broken = settings.withoutInk ? new Set<string>() : await preparePictures(pixels, making, steps);
  if (broken.size > 0) {
    for (const [at, entry] of order.cards.entries()) {
      if (broken.has(artOf(entry.card).file ?? "")) laid[at] = makeFace(entry, making);
    }
  }
  const problems = [...namedFontProblems(order), ...laid.flatMap((made) => made.problems)];
  return { faces: laid.map(({ face }) => face), fonts, shelf, problems, pixels };
}

/** Of the project's fonts that the layouts name. */
const namedFontProblems = ({ ownFonts = noFonts, template, back }: FaceOrder): Problem[] =>
  fontProblems(ownFonts, fontsOf(back ? [template, back] : [template]));

async function begin(order: FaceOrder, settings: FaceSettings, steps: Steps): Promise<Making> {
  const { cards, template, back, game } = order;
  const { shelf = new PictureShelf(order.pictures) } = order;
  for (const { card } of cards) {
    const { file } = artOf(card);
    if (file) await steps.race(shelf.look(file));
    await steps.next();
  }
  const templates = back ? [template, back] : [template];
  const fonts = await fontsOnDisk([...fontsOf(templates), labelFont], order.ownFonts);
  const chosen = cards.map(({ card }) => artOf(card).icon ?? "").filter(Boolean);
  const icons = await iconsFor(game, [...chosen, ...iconsNamedIn(templates)]);
  return { order, settings, fonts, icons, shelf, backs: new Map(), reported: new Set() };
}

function makeFace(entry: CardToPrint, making: Making): { face: CardFace; problems: Problem[] } {
  const { order, shelf } = making;
  const front = drawSide(order.template, entry, making, false);
  const { file = "" } = artOf(entry.card);
  const lack = shelf.lack(file);
  const problems = lack === undefined ? [...front.problems] : withLack(front.problems, entry.id, file, lack);
  const face: CardFace = { ...entry, front: front.scene, icons: front.icons };
  if (order.back) {
    const back = drawSide(order.back, entry, making, true);
    const { label: _label, ...looks } = back.scene;
    face.back = getOrAdd(making.backs, JSON.stringify(looks), () => back.scene);
    face.icons = [...new Set([...front.icons, ...back.icons])];
    problems.push(...back.problems.filter(({ code }) => !artProblems.has(code)));
  }
  return { face, problems: problems.filter((problem) => isNew(problem, making.reported)) };
}

/** Said of the front already. */
const artProblems = new Set(["press/missing-art", "press/coarse-picture"]);

/** What a layout does wrong it does on every card; once is enough. */
function isNew({ code, message }: Problem, reported: Set<string>): boolean {
  if (code !== "press/hairline" && code !== "press/font-damaged") return true;
  const isFirst = !reported.has(message);
  reported.add(message);
  return isFirst;
}

interface Side {
  scene: Scene;
  problems: Problem[];
  icons: string[];
}

function drawSide(template: Template, entry: CardToPrint, making: Making, isBack: boolean): Side {
  const { id, card } = entry;
  const { order, settings, fonts, shelf } = making;
  const facts = entry.facts ?? cardGame(order.game).describe(card, order.language);
  const used = new Set<string>();
  const icons: IconSource = (name) => {
    used.add(name);
    return making.icons(name);
  };
  const around = { icons, hasPicture: (source: string) => shelf.has(source), set: order.set ?? {} };
  const { scene, laid, problems, scale } = layOutForPrint(template, { id, card, facts }, fonts, around, {
    ...settings,
    isBack,
  });
  const found = preflight(laid, {
    card: id,
    fonts,
    scale,
    pixels: (source) => shelf.pixels(source),
    ...(settings.smallest !== undefined && { smallest: settings.smallest }),
  });
  return { scene, problems: [...problems, ...found], icons: [...used] };
}

/** As large as its largest print needs each picture, in pixels across. */
function wantedPixels(scenes: readonly Scene[], { shelf, settings }: Making): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const scene of new Set(scenes)) {
    for (const item of scene.items) {
      if (item.kind !== "image") continue;
      const { width, height } = shelf.pixels(item.source) ?? { width: 1000, height: 1000 };
      const scale = printScale(scene, settings.card ?? scene);
      const pixels = ((placeImage(item, width, height).width * scale) / 25.4) * (settings.dpi ?? usualDpi);
      wanted.set(item.source, Math.max(wanted.get(item.source) ?? 0, pixels));
    }
  }
  return wanted;
}

/** Unpacked pictures are what fills a memory; two keep two processors busy. */
const atOnce = 2;

/** Returns those that turn out to be broken. */
async function preparePictures(
  wanted: ReadonlyMap<string, number>,
  { shelf, order }: Making,
  steps: Steps,
): Promise<Set<string>> {
  const broken = new Set<string>();
  try {
    const sources = [...pictureFiles(order.cards)];
    for (let at = 0; at < sources.length; at += atOnce) {
      const few = sources.slice(at, at + atOnce);
      const prepared = few.map(async (source) => {
        const width = wanted.get(source);
        if (width !== undefined && !(await shelf.prepare(source, width))) broken.add(source);
      });
      await steps.race(Promise.all(prepared));
      for (const _ of few) await steps.next();
    }
  } catch (reason) {
    await shelf.clear();
    throw reason;
  }
  return broken;
}

export function pictureFiles(cards: readonly CardToPrint[]): Set<string> {
  return new Set(cards.map(({ card }) => artOf(card).file ?? "").filter(Boolean));
}

export function artOf(card: unknown): { file?: string; icon?: string } {
  const art = typeof card === "object" && card !== null && "art" in card ? card.art : undefined;
  const { file, icon } = (typeof art === "object" && art !== null ? art : {}) as { file?: unknown; icon?: unknown };
  return { ...(typeof file === "string" && { file }), ...(typeof icon === "string" && { icon }) };
}
