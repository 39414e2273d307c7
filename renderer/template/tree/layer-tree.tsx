import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from "react";
import { isWithin, type Pointer } from "../../../schemas/json-pointer";
import { useStableCallback } from "../../ui/use-stable-callback";
import type { CanvasFace } from "../canvas/use-canvas-face";
import { holderOf } from "../model/layer-lists";
import { type DropPlace, dropTarget, treeRows } from "../model/tree-rows";
import { listOfVariant } from "../model/variants";
import { dropLayers } from "../session/layer-actions";
import { hearLayerKey } from "../session/layer-keys";
import { selectLayers, toggleFolded, toggleHidden, toggleLayer, useTemplateRoom } from "../session/template-store";
import type { TemplateEditing } from "../session/use-template";
import { LayerRow, rowId } from "./layer-row";
import styles from "./tree.module.css";

/** All layers, the topmost first. Chosen by click or arrow keys, reordered by dragging or with Alt and the arrows. */
export function LayerTree({ editing, face }: { editing: TemplateEditing; face: CanvasFace }) {
  const { template, canEdit } = editing;
  const { selection, hidden, folded, variant, renaming } = useTemplateRoom((state) => state);
  const rows = useMemo(() => treeRows(template, listOfVariant(template, variant), folded), [template, variant, folded]);
  const tree = useRef<HTMLDivElement>(null);
  const dragged = useRef<readonly Pointer[]>([]);
  const present = useMemo(() => new Set(face.placed.map(({ pointer }) => pointer)), [face]);
  const main = selection.at(-1);
  const current = rows.some(({ pointer }) => pointer === main) ? main : rows[0]?.pointer;

  useEffect(() => {
    if (main !== undefined) document.getElementById(rowId(main))?.scrollIntoView({ block: "nearest" });
  }, [main]);

  const focus = (pointer: Pointer | undefined) => {
    if (pointer === undefined) return;
    selectLayers([pointer]);
    document.getElementById(rowId(pointer))?.focus();
  };
  const choose = useStableCallback((pointer: Pointer, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) toggleLayer(pointer);
    else if (event.shiftKey && main !== undefined) selectLayers([...between(main, pointer), pointer]);
    else selectLayers([pointer]);
  });
  const between = (from: Pointer, to: Pointer): Pointer[] => {
    const [a, b] = [from, to].map((pointer) => rows.findIndex((row) => row.pointer === pointer)) as [number, number];
    return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ pointer }) => pointer);
  };
  const beginDrag = useStableCallback((pointer: Pointer) => {
    dragged.current = selection.includes(pointer) ? selection : [pointer];
  });
  const drop = useStableCallback((onto: Pointer, where: DropPlace) => {
    const { list, index } = dropTarget(template, onto, where);
    dropLayers(dragged.current, list, index, face.placed);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (hearLayerKey(event, canEdit)) return;
    const at = rows.findIndex(({ pointer }) => pointer === current);
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const isHolder = "layers" in row.layer && row.layer.layers.length > 0;
    const act: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]?.pointer),
      ArrowUp: () => focus(rows[at - 1]?.pointer),
      Home: () => focus(rows[0]?.pointer),
      End: () => focus(rows.at(-1)?.pointer),
      ArrowRight: () =>
        isHolder && row.isFolded ? toggleFolded(row.pointer) : isHolder && focus(rows[at + 1]?.pointer),
      ArrowLeft: () => (isHolder && !row.isFolded ? toggleFolded(row.pointer) : focus(holderOf(row.pointer))),
      " ": () => toggleHidden(row.pointer),
      Enter: () => selectLayers([row.pointer]),
    };
    const wanted = act[event.key];
    if (!wanted) return;
    event.preventDefault();
    wanted();
  };

  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      aria-label="Layers"
      aria-multiselectable="true"
      data-edits-project
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <LayerRow
          key={row.pointer}
          row={row}
          isChosen={selection.includes(row.pointer)}
          isCurrent={row.pointer === current}
          isHidden={hidden.has(row.pointer)}
          isAbsent={!present.has(row.pointer) && ![...hidden].some((one) => isWithin(row.pointer, one))}
          isRenaming={renaming === row.pointer}
          canEdit={canEdit}
          faults={face.faults.get(row.pointer)}
          onChoose={choose}
          onDragBegin={beginDrag}
          onDrop={drop}
        />
      ))}
    </div>
  );
}
