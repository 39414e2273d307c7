import { type PointerEvent, type RefObject, useEffect, useMemo } from "react";
import type { TableView } from "../../../engine/free-table/view";
import type { Camera } from "./camera";
import { useFreeTable } from "./free-table-store";
import styles from "./surface.module.css";
import { ThingItem } from "./thing";
import { useWriting } from "./writing";

interface Props {
  view: TableView;
  frame: RefObject<HTMLDivElement | null>;
  surface: RefObject<HTMLDivElement | null>;
  camera: RefObject<Camera | null>;
  onPointerDown(event: PointerEvent): void;
  onDoubleClick(thing: number): void;
  onMenu(target: Element, at: { x: number; y: number }): boolean;
}

/** The table itself: things lie on it in millimetres, and it is looked at from nearer or farther. */
export function Surface({ view, frame, surface, camera, onPointerDown, onDoubleClick, onMenu }: Props) {
  const selection = useFreeTable((state) => state.selection);
  const writing = useWriting();
  // In the order in which they came to be, so that the keyboard goes the same way whatever lies on top.
  const things = useMemo(
    () =>
      view.things
        .map((thing, at) => ({ thing, z: thing.kind === "zone" ? 0 : at + 1 }))
        .sort((a, b) => a.thing.id - b.thing.id),
    [view.things],
  );
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.shiftKey) camera.current?.pan(-event.deltaY - event.deltaX, 0);
      else
        camera.current?.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX, event.clientY);
    };
    // React listens passively to the wheel, and could not keep the page from scrolling.
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [frame, camera]);
  return (
    <section
      ref={frame}
      aria-label="Free table"
      className={styles.frame}
      onPointerDown={onPointerDown}
      onDoubleClick={({ target }) => {
        const thing = target instanceof Element ? target.closest<HTMLElement>("[data-free]") : null;
        if (thing && !(target as Element).closest("[data-typing]")) onDoubleClick(Number(thing.dataset.free));
      }}
      onContextMenu={(event) => {
        const { target, clientX: x, clientY: y } = event;
        if (target instanceof Element && onMenu(target, { x, y })) event.preventDefault();
      }}
    >
      <div ref={surface} className={styles.surface}>
        {things.map(({ thing, z }) => (
          <ThingItem
            key={thing.id}
            thing={thing}
            z={z}
            isSelected={selection.has(thing.id)}
            isWriting={writing === thing.id}
          />
        ))}
      </div>
      {view.things.length === 0 && <p className={styles.empty}>An empty table. Add cards, counters, dice or notes.</p>}
    </section>
  );
}
