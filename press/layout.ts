import type { Problem } from "../schemas/problem";
import type { Template } from "../schemas/template";
import type { Layer, LayerKind } from "../schemas/template-layers";
import type { CardFacts } from "./facts";
import { withoutDamaged } from "./font-damage";
import type { FontBook } from "./fonts";
import { type Box, grow } from "./geometry";
import { noIcons } from "./icon-source";
import { type LayerDrawing, layerDrawings } from "./layers/table";
import { atEase, Pen, type Place, type Surroundings } from "./pen";
import type { Scene } from "./scene";
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

/** Template + card → scene. The one place where it is decided what a face looks like. */
export const layOut = (
  whole: Template,
  face: Face,
  fonts: FontBook,
  surroundings: Partial<Surroundings> = {},
): LaidOut => withoutDamaged(fonts, () => layOutOnce(whole, face, fonts, { ...plainSurroundings, ...surroundings }));

function layOutOnce(whole: Template, { id, card, facts }: Face, fonts: FontBook, around: Surroundings): LaidOut {
  const scope = { card, facts, slots: facts.slots, numbers: around.numbers?.(card) ?? {}, set: around.set };
  const variant = variantFor(whole, scope);
  const template = variant ? inVariant(whole, variant) : whole;
  const { width, height } = template.size;
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
    (layers, place) => drawAll(layers, pen, place),
    (layer, place) => drawing(layer).natural?.(layer, pen, place) ?? 0,
  );
  drawAll(template.layers, pen, { box: { x: 0, y: 0, width, height }, scope, ease: atEase, opacity: 1 });
  return { scene, problems: pen.problems };
}

/** The table is keyed by kind, which the compiler cannot follow through a union. */
const drawing = (layer: Layer): LayerDrawing<LayerKind> =>
  layerDrawings[layer.kind] as unknown as LayerDrawing<LayerKind>;

function drawAll(layers: readonly Layer[], pen: Pen, parent: Place): void {
  for (const layer of layers) {
    if (!holds(layer.when, parent.scope)) continue;
    const place: Place = {
      ...parent,
      box: boxOf(layer, pen.template, parent.box),
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

function boxOf(layer: Layer, { size, bleed, safe }: Template, parent: Box): Box {
  if (layer.box === undefined) return parent;
  const card = { x: 0, y: 0, ...size };
  if (layer.box === "card") return card;
  if (layer.box === "bleed") return grow(card, bleed);
  if (layer.box === "safe") return grow(card, -safe);
  const [x = 0, y = 0, width = 0, height = 0] = layer.box;
  return { x: parent.x + x, y: parent.y + y, width, height };
}
