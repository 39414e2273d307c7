import type { Problem } from "../schemas/problem";
import type { Template } from "../schemas/template";
import type { Layer, LayerKind } from "../schemas/template-layers";
import type { CardFacts } from "./facts";
import { withoutDamaged } from "./font-damage";
import type { FontBook } from "./fonts";
import { type Box, grow } from "./geometry";
import { noIcons } from "./icon-source";
import { type LayerDrawing, layerDrawings } from "./layers/table";
import { asDrawn, atEase, type Growth, Pen, type Place, type Surroundings } from "./pen";
import { pinned } from "./pinned";
import type { Scene } from "./scene";
import type { Size } from "./sizes";
import { holds } from "./values";
import { inVariant, variantFor } from "./variant";

/** One card and what its game derives from it (`CardGame.describe`). */
export interface Face {
  id: string;
  card: unknown;
  facts: CardFacts;
}

export interface LaidOut {
  scene: Scene;
  problems: Problem[];
}

const plainSurroundings: Surroundings = { icons: noIcons, hasPicture: () => true, set: {} };

/** Template + card → scene. The one place where it is decided what a face looks like. A fluid template takes the given size. */
export const layOut = (
  whole: Template,
  face: Face,
  fonts: FontBook,
  surroundings: Partial<Surroundings> = {},
  size: Size = whole.size,
): LaidOut =>
  withoutDamaged(fonts, () =>
    layOutOnce(
      whole,
      face,
      fonts,
      { ...plainSurroundings, ...surroundings },
      whole.fluid === undefined ? whole.size : size,
    ),
  );

function layOutOnce(
  whole: Template,
  { id, card, facts }: Face,
  fonts: FontBook,
  around: Surroundings,
  { width, height }: Size,
): LaidOut {
  const scope = { card, facts, slots: facts.slots, numbers: around.numbers?.(card) ?? {}, set: around.set };
  const variant = variantFor(whole, scope);
  const template = variant ? inVariant(whole, variant) : whole;
  const isAsDrawn = width === whole.size.width && height === whole.size.height;
  const grown = isAsDrawn ? asDrawn : { x: width - whole.size.width, y: height - whole.size.height };
  const scene: Scene = {
    width,
    height,
    bleed: template.bleed,
    safe: template.safe,
    corner: template.corner,
    label: facts.name.trim() || "Unnamed card",
    items: [],
    clips: [],
    areas: [],
  };
  const pen = new Pen(
    template,
    id,
    fonts,
    around,
    scene,
    (layers, place) => drawAll(layers, pen, place, grown),
    (layer, place) => drawing(layer).natural?.(layer, pen, place) ?? 0,
  );
  drawAll(template.layers, pen, { box: { x: 0, y: 0, width, height }, grown, scope, ease: atEase, opacity: 1 }, grown);
  return { scene, problems: pen.problems };
}

/** The table is keyed by kind, which the compiler cannot follow through a union. */
const drawing = (layer: Layer): LayerDrawing<LayerKind> =>
  layerDrawings[layer.kind] as unknown as LayerDrawing<LayerKind>;

function drawAll(layers: readonly Layer[], pen: Pen, parent: Place, ofCard: Growth): void {
  for (const layer of layers) {
    if (!holds(layer.when, parent.scope)) continue;
    const place: Place = {
      ...parent,
      ...placeOf(layer, pen, parent, ofCard),
      opacity: parent.opacity * (layer.opacity ?? 1),
    };
    if (pen.surroundings.visit?.(layer, place, parent.box, pen.problems.length) === false) continue;
    if (layer.field !== undefined) {
      place.field = layer.field;
      pen.scene.areas.push({ field: layer.field, box: place.box, ...(place.matrix && { matrix: place.matrix }) });
    }
    drawing(layer).draw(layer, pen, place);
  }
}

function placeOf(layer: Layer, pen: Pen, parent: Place, ofCard: Growth): Pick<Place, "box" | "grown"> {
  if (layer.box === undefined) return { box: parent.box, grown: parent.grown };
  const { width, height, bleed, safe } = pen.scene;
  const card: Box = { x: 0, y: 0, width, height };
  if (layer.box === "card") return { box: card, grown: ofCard };
  if (layer.box === "bleed") return { box: grow(card, bleed), grown: ofCard };
  if (layer.box === "safe") return { box: grow(card, -safe), grown: ofCard };
  const [x = 0, y = 0, boxWidth = 0, boxHeight = 0] = layer.box;
  const box = { x: parent.box.x + x, y: parent.box.y + y, width: boxWidth, height: boxHeight };
  return parent.grown === asDrawn ? { box, grown: asDrawn } : pinned(box, layer.pin, parent.grown);
}
