import { type PointerEvent, useRef, useState } from "react";
import type { Box } from "../../../press/geometry";
import { isWithin, type Pointer } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import type { Handle } from "../model/box";
import { freedomOf } from "../model/freedom";
import type { Guide } from "../model/guides";
import { moveByHand, resizeByHand } from "../model/hand";
import { layerAt, outermost } from "../model/layer-lists";
import { layerName } from "../model/layer-names";
import { isOn, type PlacedLayer, type Point, pickLayer } from "../model/placed-layers";
import { boxLines, cardLines, type SnapLine } from "../model/snapping";
import { editTemplate } from "../session/template-edits";
import { selectLayers, setTemplateRoom, templateRoom, toggleLayer, unfoldTo } from "../session/template-store";

/** Choosing, moving and resizing layers by mouse, pen or finger. */

interface Grip {
  start: Point;
  handle: Handle | undefined;
  template: Template;
  layers: readonly PlacedLayer[];
  lines: readonly SnapLine[];
  moved: boolean;
  /** What a click without a drag chooses. */
  otherwise: Pointer | undefined;
  frame: number | undefined;
  last: { way: Point; event: Modifiers } | undefined;
}
type Modifiers = Pick<PointerEvent, "shiftKey" | "altKey" | "ctrlKey" | "metaKey">;

interface HandState {
  lines: readonly SnapLine[];
  outline: Box | undefined;
  /** Why what was tried can't be done. */
  why: string | undefined;
}
const atRest: HandState = { lines: [], outline: undefined, why: undefined };

/** Less is a click with an unsteady hand. Pixels. */
const dragBegins = 3;
const snapReach = 6;
const clickReach = 3;

interface Options {
  template: Template;
  placed: readonly PlacedLayer[];
  guides: readonly Guide[];
  scale: number;
  canEdit: boolean;
  snaps: boolean;
  toCard(event: { clientX: number; clientY: number }): Point;
}

export function useHand({ template, placed, guides, scale, canEdit, snaps, toCard }: Options) {
  const grip = useRef<Grip>(undefined);
  const [state, setState] = useState(atRest);

  const linesWithout = (moving: readonly Pointer[]): SnapLine[] => [
    ...cardLines({ ...template.size, bleed: template.bleed, safe: template.safe }),
    ...guides.map((guide): SnapLine => ({ ...guide, kind: "guide" })),
    ...boxLines(
      placed
        .filter(
          ({ pointer, matrix }) => !matrix && !moving.some((one) => isWithin(pointer, one) || isWithin(one, pointer)),
        )
        .map(({ box }) => box),
    ),
  ];

  const take = (event: PointerEvent, layers: readonly PlacedLayer[], handle?: Handle, otherwise?: Pointer) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const lines = linesWithout(layers.map(({ pointer }) => pointer));
    const start = toCard(event);
    grip.current = {
      start,
      handle,
      template,
      layers,
      lines,
      moved: false,
      otherwise,
      frame: undefined,
      last: undefined,
    };
  };

  const placedOf = (pointers: readonly Pointer[]): PlacedLayer[] =>
    outermost(pointers).flatMap((pointer) => placed.find((one) => one.pointer === pointer) ?? []);

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const point = toCard(event);
    const { selection } = templateRoom();
    const handle = event.target instanceof Element ? event.target.getAttribute("data-handle") : null;
    const chosen = selection.at(-1);
    if (handle) {
      take(event, placedOf(selection), handle as Handle);
      return;
    }
    const reach = clickReach / scale;
    if (event.shiftKey) {
      const picked = pickLayer(point, placed, undefined, reach);
      if (picked) toggleLayer(picked.pointer);
      return;
    }
    const isOnChosen = placed.some((one) => selection.includes(one.pointer) && isOn(point, one, reach));
    // A press on what is chosen may begin a drag of it; only a click without a drag chooses what lies below.
    if (isOnChosen) {
      take(event, placedOf(selection), undefined, pickLayer(point, placed, chosen, reach)?.pointer);
      return;
    }
    const picked = pickLayer(point, placed, undefined, reach)?.pointer;
    selectLayers(picked === undefined ? [] : [picked]);
    if (picked === undefined) return;
    unfoldTo(picked);
    take(event, placedOf([picked]), undefined, picked);
  }

  function draw(held: Grip): void {
    held.frame = undefined;
    if (!held.last) return;
    const { way, event } = held.last;
    const snapping = { lines: held.lines, reach: snaps && !event.ctrlKey && !event.metaKey ? snapReach / scale : 0 };
    const [first] = held.layers;
    const handled =
      held.handle && first
        ? resizeByHand(held.template, first, held.handle, way, snapping, {
            keepShape: event.shiftKey,
            fromMiddle: event.altKey,
          })
        : moveByHand(held.template, held.layers, event.shiftKey ? straight(way) : way, snapping);
    setTemplateRoom({ live: handled.template });
    setState({ lines: handled.lines, outline: handled.outline, why: undefined });
  }

  function move(event: PointerEvent): void {
    const held = grip.current;
    if (!held) return;
    const point = toCard(event);
    const way = { x: point.x - held.start.x, y: point.y - held.start.y };
    if (!held.moved && Math.hypot(way.x, way.y) * scale < dragBegins) return;
    if (!held.moved) {
      held.moved = true;
      const why = canEdit ? whyFixed(held) : undefined;
      if (why) setState({ ...atRest, why });
    }
    if (!canEdit || whyFixed(held)) return;
    const { shiftKey, altKey, ctrlKey, metaKey } = event;
    held.last = { way, event: { shiftKey, altKey, ctrlKey, metaKey } };
    held.frame ??= requestAnimationFrame(() => draw(held));
  }

  function up(): void {
    const held = grip.current;
    grip.current = undefined;
    if (!held) return;
    if (held.frame !== undefined) {
      cancelAnimationFrame(held.frame);
      draw(held);
    }
    const { live } = templateRoom();
    if (held.moved && live) editTemplate(labelOf(held), () => live);
    else if (!held.moved && held.otherwise !== undefined) {
      selectLayers([held.otherwise]);
      unfoldTo(held.otherwise);
    }
    setTemplateRoom({ live: undefined });
    setState(({ why }) => ({ ...atRest, why }));
  }

  /** Escape in the middle of a drag: everything is as it was. */
  function letGo(): boolean {
    const held = grip.current;
    if (!held) return false;
    if (held.frame !== undefined) cancelAnimationFrame(held.frame);
    grip.current = undefined;
    setTemplateRoom({ live: undefined });
    setState(atRest);
    return true;
  }

  return {
    state,
    forget: () => setState(atRest),
    letGo,
    on: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: letGo },
  };
}

const straight = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

/** A layer in a column can only be made higher or lower. */
function whyFixed({ template, layers, handle }: Grip): string | undefined {
  for (const { pointer } of layers) {
    const freedom = freedomOf(template, pointer);
    if (freedom.kind === "column" && handle !== "s") return freedom.why;
  }
  return undefined;
}

function labelOf({ layers, handle, template }: Grip): string {
  const verb = handle ? "Resize" : "Move";
  const [first] = layers;
  const layer = first && layerAt(template, first.pointer);
  return layers.length === 1 && layer ? `${verb} ${layerName(layer)}` : `${verb} ${layers.length} layers`;
}
