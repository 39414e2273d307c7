import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { Drawing } from "../../press/drawing";
import { useSize } from "../../ui/use-size";
import { handles } from "../model/box";
import { freedomOf } from "../model/freedom";
import { layerAt } from "../model/layer-lists";
import { layerName } from "../model/layer-names";
import { layersUnder, type Point } from "../model/placed-layers";
import { nudgeChosen, selectHolder } from "../session/layer-actions";
import { hearLayerKey } from "../session/layer-keys";
import { useOverlay, useTemplateZoom } from "../session/room-settings";
import { setTemplateRoom, useTemplateRoom } from "../session/template-store";
import type { TemplateEditing } from "../session/use-template";
import styles from "./canvas.module.css";
import { Hovered, Lines, Selection, Zones } from "./marks";
import { Readout } from "./readout";
import { Ruler, rulerSize } from "./rulers";
import type { CanvasFace } from "./use-canvas-face";
import { useGuideDrag } from "./use-guide-drag";
import { useGuides } from "./use-guides";
import { useHand } from "./use-hand";
import { useWheelZoom } from "./use-wheel-zoom";

/** CSS pixels a millimetre, by definition. */
const trueScale = 96 / 25.4;
/** Around the card when it fills the room. Pixels. */
const margin = 28;
/** Left free, so that a bar at one side never calls for one at the other. */
const scrollbar = 12;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The template at work on a real card, to be changed by hand. */
export function Canvas({ editing, face }: { editing: TemplateEditing; face: CanvasFace }) {
  const { template, canEdit } = editing;
  const zoom = useTemplateZoom();
  const [safe] = useOverlay("safe");
  const [bleed] = useOverlay("bleed");
  const [rulers] = useOverlay("rulers");
  const [snaps] = useOverlay("snap");
  const selection = useTemplateRoom((state) => state.selection);
  const isDragging = useTemplateRoom(({ live }) => live !== undefined);
  const { guides, set: setGuides } = useGuides(editing.name);
  const { ref: scroller, ...room } = useSize();
  const sheet = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<string>();

  const { width, height } = face.scene;
  const ruler = rulers ? rulerSize : 0;
  const spare = ruler + (zoom === "fit" ? 0 : scrollbar);
  const view = { width: room.width - spare, height: room.height - spare };
  const around = bleed ? 2 * template.bleed : 0;
  const fit = Math.min((view.width - 2 * margin) / (width + around), (view.height - 2 * margin) / (height + around));
  const scale = zoom === "fit" ? Math.max(1, fit) : (zoom / 100) * trueScale;
  const board = {
    width: Math.max(view.width, (width + around) * scale + 2 * margin),
    height: Math.max(view.height, (height + around) * scale + 2 * margin),
  };
  const origin = { x: (board.width - width * scale) / 2, y: (board.height - height * scale) / 2 };
  const reach = Math.max(origin.x, origin.y) / scale;

  const toCard = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = sheet.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: (clientX - left) / scale, y: (clientY - top) / scale };
  };
  const hand = useHand({ template, placed: face.placed, guides, scale, canEdit, snaps, toCard });
  const guide = useGuideDrag({ guides, setGuides, toCard, scale, size: { width, height } });
  useWheelZoom(scroller, scale / trueScale);
  useKeepMiddle(scroller, scale);
  useLayoutEffect(() => setTemplateRoom({ percent: (scale / trueScale) * 100 }), [scale]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (hearLayerKey(event, canEdit)) return;
    const arrow = arrows[event.key];
    if (arrow && selection.length > 0 && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const step = event.shiftKey ? 1 : 0.1;
      if (canEdit) nudgeChosen(arrow.x * step, arrow.y * step, face.placed);
    } else if (event.key === "Escape" && (hand.letGo() || selectHolder())) event.stopPropagation();
  };
  const onHover = (event: PointerEvent) => {
    hand.on.onPointerMove(event);
    if (event.buttons === 0) setHovered(layersUnder(toCard(event), face.placed, 0)[0]?.pointer);
  };

  const main = face.placed.find(({ pointer }) => pointer === selection.at(-1));
  const isInColumn = main !== undefined && freedomOf(template, main.pointer).kind === "column";
  const taken = !canEdit ? [] : isInColumn ? (["s"] as const) : handles;
  const said = main && layerAt(template, main.pointer);

  return (
    <div className={styles.scroller} ref={scroller}>
      <div
        className={styles.board}
        style={{
          width: board.width + ruler,
          height: board.height + ruler,
          gridTemplate: `${ruler}px ${board.height}px / ${ruler}px ${board.width}px`,
        }}
      >
        {rulers && (
          <>
            <span className={styles.corner} aria-hidden="true">
              mm
            </span>
            <Ruler
              axis="x"
              origin={origin.x}
              length={board.width}
              scale={scale}
              mark={main && !main.matrix ? { from: main.box.x, to: main.box.x + main.box.width } : undefined}
              onPress={(event) => guide.pull(event, "y")}
            />
            <Ruler
              axis="y"
              origin={origin.y}
              length={board.height}
              scale={scale}
              mark={main && !main.matrix ? { from: main.box.y, to: main.box.y + main.box.height } : undefined}
              onPress={(event) => guide.pull(event, "x")}
            />
          </>
        )}
        <div
          className={styles.table}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application answers to keys.
          tabIndex={0}
          aria-label={`Canvas. ${said ? `${layerName(said)} is chosen` : "Nothing is chosen"}. Arrow keys move what is chosen by 0.1 mm, with Shift by 1 mm.`}
          data-edits-project
          data-dragging={isDragging || undefined}
          onKeyDown={onKeyDown}
          {...hand.on}
          onPointerMove={onHover}
          onPointerLeave={() => setHovered(undefined)}
        >
          <div
            ref={sheet}
            className={styles.card}
            style={{ left: origin.x, top: origin.y, width: width * scale, height: height * scale }}
            data-canvas-card
          >
            <Drawing
              className={styles.face}
              style={{
                inset: bleed ? -template.bleed * scale : 0,
                borderRadius: bleed ? 0 : face.scene.corner * scale,
              }}
              data-live
              markup={face.svg}
            />
            <svg className={styles.overlay} width={width * scale} height={height * scale} aria-hidden="true">
              <Zones template={template} scale={scale} safe={safe} bleed={bleed} />
              <Lines
                lines={guide.shown}
                scale={scale}
                reach={reach}
                size={{ width, height }}
                className={styles.guide}
              />
              {!isDragging && hovered !== main?.pointer && (
                <Hovered placed={face.placed.find(({ pointer }) => pointer === hovered)} scale={scale} />
              )}
              <Lines
                lines={hand.state.lines}
                scale={scale}
                reach={4}
                size={{ width, height }}
                className={styles.snap}
              />
              <Selection placed={face.placed} selection={selection} scale={scale} taken={taken} />
              {guide.grips}
            </svg>
            {main && (
              <Readout placed={main} scale={scale} shown={isDragging} why={hand.state.why} onDone={hand.forget} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** What was in the middle of the view stays there when the zoom changes. */
function useKeepMiddle(scroller: { current: HTMLDivElement | null }, scale: number): void {
  const before = useRef<{ scale: number; x: number; y: number }>(undefined);
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = view;
    const known = before.current;
    if (known && known.scale !== scale) {
      view.scrollLeft = known.x * scrollWidth - clientWidth / 2;
      view.scrollTop = known.y * scrollHeight - clientHeight / 2;
    }
    const note = () => {
      before.current = {
        scale,
        x: (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth,
        y: (view.scrollTop + view.clientHeight / 2) / view.scrollHeight,
      };
    };
    note();
    view.addEventListener("scroll", note, { passive: true });
    return () => view.removeEventListener("scroll", note);
  }, [scroller, scale]);
}
