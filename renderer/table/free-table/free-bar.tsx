import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Archive, LogOut, Maximize, Redo2, Save, Undo2, ZoomIn, ZoomOut } from "lucide-react";
import type { TableView } from "../../../engine/free-table/view";
import { useReadOnly } from "../../state/open-project";
import { CheckField } from "../../ui/fields/check-field";
import { IconAction } from "../../ui/icon-action";
import { RoomHeader } from "../../ui/room";
import { rememberCover, useCover } from "../table-settings";
import { AddMenu } from "./add-menu";
import type { Place } from "./extent";
import styles from "./free-play.module.css";

interface Props {
  name: string;
  view: TableView;
  middle(): Place;
  onCards(): void;
  onPieces(): void;
  onBox(): void;
  onFit(): void;
  onZoom(factor: number): void;
  onSave(): void;
  onLeave(): void;
}

/** What can be done with the table as a whole. */
export function FreeBar({ name, view, middle, onCards, onPieces, onBox, onFit, onZoom, onSave, onLeave }: Props) {
  const readOnly = useReadOnly();
  const cover = useCover();
  const tool = (label: string, Icon: typeof ZoomIn, run: () => void) => (
    <Tooltip title={label} describeChild>
      <IconButton aria-label={label} onClick={run}>
        <Icon strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tooltip>
  );
  return (
    <RoomHeader
      className={styles.bar}
      title={name}
      hint={name}
      tools={
        <>
          <IconAction command="free-table.take-back" icon={Undo2} />
          <IconAction command="free-table.repeat" icon={Redo2} />
          {tool("Smaller", ZoomOut, () => onZoom(1 / 1.25))}
          {tool("Larger", ZoomIn, () => onZoom(1.25))}
          {tool("Show everything", Maximize, onFit)}
          {tool(view.box.length === 0 ? "The box" : `The box: ${view.box.length}`, Archive, onBox)}
          {view.people.length > 1 && (
            <CheckField compact id="free-cover" label="Cover hands" value={cover} onChange={rememberCover} />
          )}
          <AddMenu {...{ view, middle, onCards, onPieces }} />
          <Button variant="outlined" startIcon={<Save aria-hidden />} disabled={readOnly} onClick={onSave}>
            Save
          </Button>
          {tool("Clear the table", LogOut, onLeave)}
        </>
      }
    />
  );
}
