/// <reference types="vite/types/importMeta.d.ts" />
import type { GameId } from "../../schemas/game-id";
import type { Condition } from "../../schemas/template-style";
import type { FormName } from "./forms";

/**
 * How a game composes pictures for cards that have none: `templates/<game>/art.json`. Everything is measured in hundredths
 * of the picture, x from its left and y from its top; sizes are hundredths of its height.
 */
export interface ArtStyle {
  /** By name, each with the same colours: sceneries and figures ask for them by these names. */
  colours: Readonly<Record<string, ArtColours>>;
  sceneries: Readonly<Record<string, Scenery>>;
  figure: FigureLook;
  /** The first that holds for a card says what its picture is made of, as far as the card doesn't. */
  rules: readonly ArtRule[];
  /** What a word of a card's name brings along, when the figure is another thing. */
  words: Readonly<Record<string, string>>;
}

export type ArtColours = Readonly<{ title: string } & Record<string, string>>;

export interface Scenery {
  title: string;
  /** Where its light comes from, whatever the time of day: under the ground no sun goes up. */
  light?: Spot;
  /** From the back to the front. */
  layers: readonly SceneryLayer[];
}
export type Spot = readonly [x: number, y: number];
type Span = readonly [least: number, most: number];

/** From one colour at its top to another at its foot. */
export interface WashLayer {
  wash: readonly [top: string, bottom: string];
  y?: number;
  height?: number;
  opacity?: number;
}
export interface FormLayer extends LayerInk {
  form: FormName;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}
/** Symbols here and there; `figure` is the card's own. `y` is where they stand. */
export interface ScatterLayer extends LayerInk {
  icons: readonly string[];
  count: Span;
  x: Span;
  y: Span;
  size: Span;
  /** Degrees to either side. */
  turn?: number;
}
/** The sun, the moon or a lamp, with so many rings of light around it. */
export interface LightLayer {
  light: string;
  size: number;
  halo?: number;
}
export interface RaysLayer {
  rays: string;
  opacity: number;
  count?: number;
}
/** The card's symbol, so high and with its foot there. */
export interface FigureLayer {
  figure: number;
  x?: number;
  y: number;
}
export interface CompanionsLayer {
  companions: readonly (readonly [x: number, y: number, size: number])[];
}
export type SceneryLayer =
  | WashLayer
  | FormLayer
  | ScatterLayer
  | LightLayer
  | RaysLayer
  | FigureLayer
  | CompanionsLayer;

export interface LayerInk {
  color: string;
  /** The colour fades to this one downwards. */
  to?: string;
  /** mm: drawn as a line instead of filled. */
  line?: number;
  opacity?: number;
}

export interface FigureLook {
  /** Lit, and in its own shade. */
  body: readonly [lit: string, shade: string];
  /** Of what stands beside it. */
  beside: string;
  outline: string;
  /** Of a symbol's 512. */
  outlineWidth: number;
  /** Light around it, in discs. */
  halo?: { color: string; opacity: number };
  /** Upside down beneath it, as in a polished table. */
  mirrored?: { color: string; opacity: number };
  shadow?: { color: string; opacity: number };
}

export interface ArtRule {
  when?: Condition;
  sceneries: readonly string[];
  /** The first of these that there is: `{{card.family}}|other`. */
  colours: string;
  /** Of these one is shown where the card names no symbol. */
  icons: readonly string[];
  /** What the card shows has to be one of these; any other symbol of a card stands beside it. */
  among?: readonly string[];
}

const files = import.meta.glob<ArtStyle>("../../templates/*/art.json", { import: "default" });

export const gameArt = async (game: GameId): Promise<ArtStyle | undefined> =>
  files[`../../templates/${game}/art.json`]?.();
