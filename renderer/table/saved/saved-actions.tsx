import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Trash2 } from "lucide-react";
import { useReadOnly } from "../../state/open-project";

interface Props {
  name: string;
  canLoad: boolean;
  onLoad(): void;
  onDelete(): void;
}

/** What is done with a match or a table that the project keeps. */
export function SavedActions({ name, canLoad, onLoad, onDelete }: Props) {
  const readOnly = useReadOnly();
  return (
    <>
      <Button size="small" variant="outlined" disabled={!canLoad} aria-label={`Load ${name}`} onClick={onLoad}>
        Load
      </Button>
      <Tooltip title="Delete">
        <span>
          <IconButton size="small" disabled={readOnly} aria-label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 strokeWidth={1.75} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
    </>
  );
}
