import type { Language } from "../../engine/core/language";
import { cardGame } from "../../engine/games/registry";
import { adjustedArt } from "../../press/adjusted-art";
import { type ArtStyle, gameArt } from "../../press/art/art-style";
import { labelFont } from "../../press/draughtsman";
import type { CardFacts } from "../../press/facts";
import { fontsOf } from "../../press/font-table";
import type { FontBook } from "../../press/fonts";
import { getOrAdd } from "../../press/get-or-add";
import type { IconSource } from "../../press/icon-source";
import { placeImage } from "../../press/image-placement";
import type { SetAround } from "../../press/pen";
import { preflight } from "../../press/preflight";
import { layOutForPrint, type PrintedLook } from "../../press/printed-face";
import type { Scene } from "../../press/scene";
import { iconsNamedIn } from "../../press/template-icons";
import { printScale } from "../../press/template-scale";
import { readPath, type Scope } from "../../press/values";
import type { NumbersOf } from "../../project/printed-numbers";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { artOf, symbolsIn } from "./card-art";
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
  set?: SetAround;
  /** What the project works out for its cards. */
  numbers?: NumbersOf | undefined;
  /** What is known of the pictures already. */
  shelf?: PictureShelf;
}

export interface FaceSettings extends PrintedLook {
  dpi?: number;
  /** Only looks at pictures: for work that says what would be printed. */
  withoutInk?: boolean;
  /** What a print service wants free at the edge, mm. */
  safe?: number | undefined;
  /** Report text below this size, in points. */
  smallest?: number;
  /** Report words that hardly stand out from their ground. */
  isRead?: boolean;
  /** How many pixels across a picture is needed with, where other cards than those of the order show it too. */
  pixels?: (source: string) => number;
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

interface Faces {
  faces: CardFace[];
  fonts: FontBook;
  problems: Problem[];
}

export const usualDpi = 300;

/** How often a run over all cards counts a step. */
export const faceSteps = ({ cards }: FaceOrder): number => cards.length * 2 + usersOf(cards).size;

/** All faces of an order. Of their pictures it is only found out whether they can be printed. */
export async function layOutFaces(order: FaceOrder, settings: FaceSettings, steps: Steps): Promise<Faces> {
  const run = await FaceRun.begin(order, settings, steps);
  const faces: CardFace[] = [];
  for (let at = 0; at < order.cards.length; at += atOnce) {
    const few = order.cards.slice(at, at + atOnce).map((_, index) => at + index);
    faces.push(...(await run.make(few)));
    run.shelf.letGo();
  }
  return { faces, fonts: run.fonts, problems: run.problems };
}

/** Unpacked pictures are what fills a memory; two keep two processors busy. */
const atOnce = 2;
/** Looks of backs that are remembered, to know them again: all cards have one, or each has its own. */
const mostBacks = 16;

/** The cards of an order, made a few at a time: whoever asks decides what is kept of them. */
export class FaceRun {
  /** Of the cards made so far. */
  readonly problems: Problem[];
  /** Backs that look the same are one. */
  private readonly backs = new Map<string, Scene>();
  private readonly reported = new Set<string>();
  /** Which cards show a picture, by their numbers. */
  private readonly users: ReadonlyMap<string, number[]>;
  private readonly read = new Set<string>();

  private constructor(
    private readonly order: FaceOrder,
    private readonly settings: FaceSettings,
    private readonly steps: Steps,
    readonly shelf: PictureShelf,
    readonly fonts: FontBook,
    private readonly icons: IconSource,
    private readonly style: ArtStyle | undefined,
  ) {
    this.users = usersOf(order.cards);
    this.problems = namedFontProblems(order);
  }

  static async begin(order: FaceOrder, settings: FaceSettings, steps: Steps): Promise<FaceRun> {
    const { cards, template, back, game } = order;
    const { shelf = new PictureShelf(order.pictures) } = order;
    for (const { card } of cards) {
      const { file } = artOf(card);
      if (file) await steps.race(shelf.look(file));
      await steps.next();
    }
    const templates = back ? [template, back] : [template];
    const fonts = await fontsOnDisk([...fontsOf(templates), labelFont], order.ownFonts);
    const chosen = cards.flatMap(({ card }) => symbolsIn(artOf(card)));
    const icons = await iconsFor(game, [...chosen, ...iconsNamedIn(templates)]);
    return new FaceRun(order, settings, steps, shelf, fonts, icons, await gameArt(game));
  }

  /** Cards by their numbers. Their pictures are ready until the shelf lets go of them. */
  async make(numbers: readonly number[]): Promise<CardFace[]> {
    const made: Made[] = [];
    for (const number of numbers) {
      made.push(this.makeFace(this.entry(number)));
      await this.steps.next();
    }
    const broken = await this.readPictures(numbers, made);
    return numbers.map((number, at) => {
      const entry = this.entry(number);
      const isBroken = broken.has(artOf(entry.card).file ?? "");
      const { face, problems } = isBroken ? this.makeFace(entry) : (made[at] as Made);
      this.problems.push(...problems.filter((problem) => isNew(problem, this.reported)));
      return face;
    });
  }

  private entry(number: number): CardToPrint {
    return this.order.cards[number] as CardToPrint;
  }

  private makeFace(entry: CardToPrint): Made {
    const front = this.drawSide(this.order.template, entry, false);
    const { file = "" } = artOf(entry.card);
    const lack = this.shelf.lack(file);
    const problems = lack === undefined ? [...front.problems] : withLack(front.problems, entry.id, file, lack);
    const face: CardFace = { ...entry, front: front.scene, icons: front.icons };
    if (this.order.back) {
      const back = this.drawSide(this.order.back, entry, true);
      face.back = this.sameBack(back.scene);
      face.icons = [...new Set([...front.icons, ...back.icons])];
      problems.push(...back.problems.filter(({ code }) => !artProblems.has(code)));
    }
    return { face, problems };
  }

  private sameBack(scene: Scene): Scene {
    const { label: _label, ...looks } = scene;
    const key = JSON.stringify(looks);
    if (this.backs.size >= mostBacks && !this.backs.has(key)) this.backs.clear();
    return getOrAdd(this.backs, key, () => scene);
  }

  private drawSide(template: Template, entry: CardToPrint, isBack: boolean): Side {
    const { id, card } = entry;
    const { order, settings, fonts, shelf } = this;
    const facts = entry.facts ?? cardGame(order.game).describe(card, order.language);
    const used = new Set<string>();
    const icons: IconSource = (name) => {
      used.add(name);
      return this.icons(name);
    };
    const around = {
      icons,
      style: this.style,
      hasPicture: (source: string) => shelf.has(source),
      set: order.set ?? {},
      numbers: order.numbers,
    };
    const { scene, laid, problems, scale } = layOutForPrint(template, { id, card, facts }, fonts, around, {
      ...settings,
      isBack,
    });
    const found = preflight(laid, {
      card: id,
      fonts,
      scale,
      pixels: (source) => shelf.pixels(source),
      safe: settings.safe,
      ...(settings.smallest !== undefined && { smallest: settings.smallest }),
      ...(settings.isRead && { isRead: true }),
    });
    return { scene, problems: [...problems, ...found], icons: [...used] };
  }

  /** Each once; answers with the ones that turn out to be broken. */
  private async readPictures(numbers: readonly number[], made: readonly Made[]): Promise<Set<string>> {
    const wanted = new Map<string, CardFace>();
    for (const [at, number] of numbers.entries()) {
      const { card } = this.entry(number);
      const { file } = artOf(card);
      if (!file) continue;
      // In another tint it may be written down once more.
      const look = `${file} ${adjustedArt(readPath("art", card as Scope)).tint}`;
      if (!this.read.has(look)) wanted.set(file, (made[at] as Made).face);
      this.read.add(look);
    }
    const broken = new Set<string>();
    const sources = [...wanted];
    for (let at = 0; at < sources.length; at += atOnce) {
      const few = sources.slice(at, at + atOnce);
      const reading = few.map(async ([source, face]) => {
        const width = this.settings.withoutInk ? 0 : this.pixelsAcross(source, face);
        if (width > 0 && !(await this.shelf.prepare(source, width))) broken.add(source);
      });
      await this.steps.race(Promise.all(reading));
      for (const _ of few) await this.steps.next();
    }
    return broken;
  }

  /** As large as the largest print of a picture needs it: all cards that show it are laid out to know. */
  readonly pixelsFor = (source: string): number => {
    const users = this.users.get(source) ?? [];
    return Math.max(0, ...users.map((number) => this.pixelsOn(this.makeFace(this.entry(number)).face, source)));
  };

  private pixelsAcross(source: string, face: CardFace): number {
    const { pixels } = this.settings;
    if (pixels) return pixels(source);
    return this.users.get(source)?.length === 1 ? this.pixelsOn(face, source) : this.pixelsFor(source);
  }

  private pixelsOn(face: CardFace, source: string): number {
    return pixelsIn(face, this.shelf, this.settings).get(source) ?? 0;
  }
}

interface Made {
  face: CardFace;
  problems: Problem[];
}

interface Side {
  scene: Scene;
  problems: Problem[];
  icons: string[];
}

/** Of the project's fonts that the layouts name. */
const namedFontProblems = ({ ownFonts = noFonts, template, back }: FaceOrder): Problem[] =>
  fontProblems(ownFonts, fontsOf(back ? [template, back] : [template]));

/** Said of the front already. */
const artProblems = new Set(["press/missing-art", "press/coarse-picture"]);

const ofLayouts = new Set(["press/hairline", "press/font-damaged", "press/low-contrast"]);

/** What a layout does wrong it does on every card; once is enough. */
function isNew({ code, message }: Problem, reported: Set<string>): boolean {
  if (!ofLayouts.has(code)) return true;
  const isFirst = !reported.has(message);
  reported.add(message);
  return isFirst;
}

/** How many pixels across the pictures of a face are needed with. */
export function pixelsIn(
  { front, back }: Pick<CardFace, "front" | "back">,
  shelf: PictureShelf,
  { card, dpi = usualDpi }: FaceSettings,
): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const scene of back ? [front, back] : [front]) {
    for (const item of scene.items) {
      if (item.kind !== "image") continue;
      const { width, height } = shelf.pixels(item.source) ?? { width: 1000, height: 1000 };
      const pixels = ((placeImage(item, width, height).box.width * printScale(scene, card ?? scene)) / 25.4) * dpi;
      wanted.set(item.source, Math.max(wanted.get(item.source) ?? 0, pixels));
    }
  }
  return wanted;
}

function usersOf(cards: readonly CardToPrint[]): Map<string, number[]> {
  const users = new Map<string, number[]>();
  for (const [number, { card }] of cards.entries()) {
    const { file } = artOf(card);
    if (file) getOrAdd(users, file, () => []).push(number);
  }
  return users;
}

export function pictureFiles(cards: readonly CardToPrint[]): Set<string> {
  return new Set(usersOf(cards).keys());
}
