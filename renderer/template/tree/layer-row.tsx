import IconButton from "@mui/material/IconButton";
import { ChevronDown, ChevronRight, Eye, EyeOff } from "lucide-react";
import { type DragEvent, type MouseEvent, memo, useRef, useState } from "react";
import type { Problem } from "../../../schemas/problem";
import { worstOf } from "../../state/checking";
import { TextInput } from "../../ui/fields/text-field";
import { SeverityIcon } from "../../ui/severity-icon";
import { kindNames, layerName } from "../model/layer-names";
import type { DropPlace, TreeRow } from "../model/tree-rows";
import { renameLayer, startRenaming } from "../session/layer-actions";
import { toggleFolded, toggleHidden } from "../session/template-store";
import { kindIcons } from "./kind-icons";
import styles from "./tree.module.css";

interface Props {
  row: TreeRow;
  isChosen: boolean;
  /** Where the keyboard is. */
  isCurrent: boolean;
  isHidden: boolean;
  /** Its condition leaves it off the card shown. */
  isAbsent: boolean;
  isRenaming: boolean;
  canEdit: boolean;
  faults: readonly Problem[] | undefined;
  onChoose(pointer: string, event: MouseEvent): void;
  onDragBegin(pointer: string): void;
  onDrop(pointer: string, where: DropPlace): void;
}

export const LayerRow = memo(function LayerRow(props: Props) {
  const { row, isChosen, isCurrent, isHidden, isAbsent, isRenaming, canEdit, faults } = props;
  const { pointer, layer, level } = row;
  const [dropping, setDropping] = useState<DropPlace>();
  const Icon = kindIcons[layer.kind];
  const name = layerName(layer);
  const isHolder = "layers" in layer;
  const worst = faults && worstOf(faults);

  const over = (event: DragEvent) => {
    if (!canEdit || !event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    setDropping(isHolder && part > 0.25 && part < 0.75 ? "inside" : part < 0.5 ? "above" : "below");
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it hears the keys.
    <div
      id={rowId(pointer)}
      className={styles.row}
      role="treeitem"
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.neighbours}
      aria-selected={isChosen}
      aria-expanded={isHolder && layer.layers.length > 0 ? !row.isFolded : undefined}
      aria-label={`${name}, ${kindNames[layer.kind].toLowerCase()}${isAbsent ? ", not on this card" : ""}${isHidden ? ", hidden" : ""}`}
      data-layer={pointer}
      data-absent={isAbsent || isHidden || undefined}
      data-dropping={dropping}
      style={{ paddingLeft: 4 + (level - 1) * 16 }}
      draggable={canEdit && !isRenaming}
      onClick={(event) => isRenaming || props.onChoose(pointer, event)}
      onDoubleClick={() => canEdit && startRenaming(pointer)}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, pointer);
        event.dataTransfer.effectAllowed = "move";
        props.onDragBegin(pointer);
      }}
      onDragOver={over}
      onDragLeave={() => setDropping(undefined)}
      onDrop={(event) => {
        event.preventDefault();
        if (dropping) props.onDrop(pointer, dropping);
        setDropping(undefined);
      }}
    >
      {isHolder && layer.layers.length > 0 ? (
        <button
          type="button"
          className={styles.fold}
          tabIndex={-1}
          aria-label={row.isFolded ? `Show what is in ${name}` : `Fold ${name}`}
          onClick={(event) => {
            event.stopPropagation();
            toggleFolded(pointer);
          }}
        >
          {row.isFolded ? <ChevronRight size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
        </button>
      ) : (
        <span className={styles.fold} />
      )}
      <Icon className={styles.kind} size={16} strokeWidth={1.75} aria-hidden />
      {isRenaming ? (
        <Rename pointer={pointer} name={layer.note ?? ""} placeholder={name} />
      ) : (
        <span className={styles.name} title={`${kindNames[layer.kind]}${layer.note ? `: ${layer.note}` : ""}`}>
          {name}
        </span>
      )}
      {worst && (
        <span className={styles.fault} title={faults?.map(({ message }) => message).join("\n")}>
          <SeverityIcon severity={worst} size={14} />
        </span>
      )}
      <IconButton
        size="small"
        className={styles.eye ?? ""}
        tabIndex={-1}
        aria-label={isHidden ? `Show ${name} in the preview` : `Hide ${name} in the preview`}
        data-hidden={isHidden || undefined}
        onClick={(event) => {
          event.stopPropagation();
          toggleHidden(pointer);
        }}
      >
        {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  );
});

const dragType = "application/x-cardwright-layer";
export const rowId = (pointer: string): string => `layer${pointer.replaceAll("/", "-")}`;

function Rename({ pointer, name, placeholder }: { pointer: string; name: string; placeholder: string }) {
  const [typed, setTyped] = useState(name);
  const isDone = useRef(false);
  const finish = (note: string) => {
    if (isDone.current) return;
    isDone.current = true;
    renameLayer(pointer, note);
  };
  return (
    <TextInput
      compact
      autoFocus
      selectOnFocus
      label="Name of the layer"
      value={typed}
      placeholder={placeholder}
      maxLength={400}
      onChange={setTyped}
      onBlur={() => finish(typed)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Enter" && event.key !== "Escape") return;
        finish(event.key === "Enter" ? typed : name);
        document.getElementById(rowId(pointer))?.focus({ preventScroll: true });
      }}
    />
  );
}
