import { ownValue } from "../schemas/own-value";
import type { ParamsFor, Problem, ProblemArea } from "../schemas/problem";
import type { Template } from "../schemas/template";
import type { Layer } from "../schemas/template-layers";
import type { ArtStyle } from "./art/art-style";
import { standInsFor } from "./font-table";
import type { FontBook, FontFace } from "./fonts";
import { type Box, type Corners, containIn, type Matrix, multiply, rectPath, stretchInto } from "./geometry";
import type { Icon, IconSource } from "./icon-source";
import { coming } from "./lettering";
import { pressProblems } from "./problems";
import type { Clip, Scene, SceneItem } from "./scene";
import { readColour, type Scope } from "./values";

type PressCode = keyof typeof pressProblems.kinds;
/** Here any code may come; that its sentences can be filled is checked where it comes from. */
const anyProblem: ProblemArea<PressCode> = pressProblems;

/** How far a full column has given way. */
export interface Ease {
  /** Reminders and flavour are left out. */
  dropped: boolean;
  /** From 0 to 1: line heights and paddings on their way to their minimums. */
  bent: number;
  /** Text is scaled down. */
  scale: number;
  /** Numbers may be parted from what they count. */
  untied: boolean;
}
export const atEase: Ease = { dropped: false, bent: 0, scale: 1, untied: false };

/** mm; below 0 where the card is smaller. */
export interface Growth {
  x: number;
  y: number;
}
export const asDrawn: Growth = { x: 0, y: 0 };

/** Where and in what circumstances a layer is drawn. */
export interface Place {
  box: Box;
  /** How much wider and higher the box is than the template drew it, because the card is of another size. */
  grown: Growth;
  scope: Scope;
  ease: Ease;
  opacity: number;
  matrix?: Matrix;
  clip?: number;
  field?: string;
}

/** What of its set is printed on a card. */
export interface SetAround {
  name?: string;
  version?: string;
  author?: string;
  /** `de-AT` says where words may be parted; English without it. */
  language?: string;
  /** What is printed of words that stand in the layout, or that cards share, in that language. */
  words?: Readonly<Record<string, string>>;
}

/** What a layout may know of its surroundings. Without them a face is still drawn, only plainer. */
export interface Surroundings {
  icons: IconSource;
  /** How the game composes pictures for cards that ask for one; without it they have a plain symbol. */
  style?: ArtStyle | undefined;
  /** False for a picture that is known to be missing or broken: the placeholder is drawn instead. */
  hasPicture(source: string): boolean;
  set: SetAround;
  /** What the project works out for a card, by name. */
  numbers?: ((card: unknown) => Readonly<Record<string, number>>) | undefined;
  /**
   * Told of every layer before it is drawn, where, in what, and how many problems there were until then; false leaves it
   * out. For whoever shows a template at work.
   */
  visit?(layer: Layer, place: Place, holder: Box, problems: number): boolean;
}

type Shape = Omit<SceneItem & { kind: "path" }, "kind" | "d">;

/** Collects the scene of one face. Layers draw through it and share its fonts, colours and problems. */
export class Pen {
  readonly problems: Problem[] = [];
  private readonly reported = new Set<string>();

  constructor(
    readonly template: Template,
    readonly cardId: string,
    readonly fonts: FontBook,
    readonly surroundings: Surroundings,
    readonly scene: Scene,
    /** Draws children, so that the layers that hold others need not know the table they are in. */
    readonly drawAll: (layers: readonly Layer[], place: Place) => void,
    readonly naturalHeight: (layer: Layer, place: Place) => number,
  ) {}

  report<Code extends PressCode>(
    code: Code,
    field: string | undefined,
    params: ParamsFor<typeof pressProblems, Code>,
  ): void {
    const key = `${code}|${field}|${Object.values(params).join("|")}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.problems.push(anyProblem.report(code, { card: this.cardId, ...(field !== undefined && { field }) }, params));
  }

  add(item: SceneItem, place: Place): void {
    if (place.opacity !== 1) item.opacity = (item.opacity ?? 1) * place.opacity;
    if (place.matrix) item.matrix = item.matrix ? multiply(place.matrix, item.matrix) : place.matrix;
    if (place.clip !== undefined) item.clip = place.clip;
    if (place.field !== undefined) item.field = place.field;
    this.scene.items.push(item);
  }

  path(d: string, shape: Shape, place: Place): void {
    if (d !== "" && (shape.fill !== undefined || shape.stroke !== undefined))
      this.add({ kind: "path", d, ...shape }, place);
  }

  clip(box: Box, radius: Corners, place: Place): number {
    const clip: Clip = { d: rectPath(box, radius) };
    if (place.matrix) clip.matrix = place.matrix;
    if (place.clip !== undefined) clip.within = place.clip;
    return this.scene.clips.push(clip) - 1;
  }

  colour(colour: string, scope: Scope): string {
    const known = readColour(colour, this.template.palette, scope);
    if (known) return known;
    this.report("press/unknown-colour", undefined, { colour });
    return "#808080";
  }

  /** Fill and stroke of a shape, in hex. */
  ink(layer: { fill?: string; stroke?: string; strokeWidth?: number }, scope: Scope): Shape {
    const shape: Shape = {};
    if (layer.fill) shape.fill = this.colour(layer.fill, scope);
    if (layer.stroke) {
      shape.stroke = this.colour(layer.stroke, scope);
      shape.strokeWidth = layer.strokeWidth ?? 0.2;
    }
    return shape;
  }

  face(font: string | undefined, bold: boolean, italic: boolean): FontFace {
    return this.findFace(font, bold, italic).face;
  }

  /** The typeface of the template, or another one while it is on its way. */
  findFace(
    font: string | undefined,
    bold: boolean,
    italic: boolean,
  ): { face: FontFace; isWaiting: boolean; isStandIn: boolean } {
    const family = ownValue(this.template.fonts, font ?? "body") ?? Object.values(this.template.fonts)[0];
    const regular = family?.regular ?? "";
    const id =
      (bold && italic && family?.boldItalic) || (bold && family?.bold) || (italic && family?.italic) || regular;
    const found = this.fonts.ask(id);
    if (found && found !== coming) return { face: found, isWaiting: false, isStandIn: false };
    if (!found && this.fonts.isGivenUp(id)) this.report("press/font-damaged", undefined, { file: id });
    else if (!found)
      this.report("press/unknown-font", undefined, { font: id || "body", known: this.fonts.ids.join(", ") });
    const face = this.standIn(regular);
    return { face, isWaiting: found === coming, isStandIn: true };
  }

  /** The nearest typeface that can be had. */
  private standIn(regular: string): FontFace {
    for (const id of [regular, ...this.fonts.ids, ...standInsFor("a", 400, false)]) {
      const face = this.fonts.ask(id);
      if (face && face !== coming) return face;
    }
    throw new Error("The font book is empty.");
  }

  icon(name: string): Icon | undefined {
    const icon = this.surroundings.icons(name);
    if (!icon) this.report("press/unknown-icon", undefined, { icon: name });
    return icon;
  }

  drawIcon(icon: Icon, box: Box, shape: Shape, place: Place): void {
    const inner = containIn(box, icon.width, icon.height);
    this.path(icon.d, { ...shape, matrix: stretchInto(inner, icon.width, icon.height) }, place);
  }

  /**
   * Symbols are drawn in a square of 100 × 100, wider or narrower ones in theirs. In a text one has its word with it, for
   * readers that search or copy; what stands alone says nothing.
   */
  drawSymbol(name: string, box: Box, place: Place, isAlone = false): void {
    const symbol = ownValue(this.template.symbols, name);
    if (!symbol) return;
    const word = ownValue(this.surroundings.set.words, symbol.word) ?? symbol.word;
    if (!isAlone && word) this.add({ kind: "emoji", emoji: [], text: word, box, fill: "#000000" }, place);
    const inner = containIn(box, symbol.width ?? 100, 100);
    const scale = inner.height / 100;
    const matrix: Matrix = [scale, 0, 0, scale, inner.x, inner.y];
    for (const shape of symbol.shapes) {
      const ink = this.ink(shape, place.scope);
      if (shape.d) this.path(shape.d, { ...ink, matrix }, place);
      const icon = shape.icon ? this.icon(shape.icon) : undefined;
      if (!icon) continue;
      const [x = 0, y = 0, width = symbol.width ?? 100, height = 100] = shape.box ?? [];
      this.drawIcon(
        icon,
        { x: inner.x + x * scale, y: inner.y + y * scale, width: width * scale, height: height * scale },
        ink,
        place,
      );
    }
  }
}
