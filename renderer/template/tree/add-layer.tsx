import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { LayerKind } from "../../../schemas/template-layers";
import { kindNames } from "../model/layer-names";
import { addLayer } from "../session/layer-actions";
import { kindIcons } from "./kind-icons";

/** By what a designer looks for: words and pictures first, then shapes, then what holds other layers. */
const offered: readonly (LayerKind | null)[] = [
  "text",
  "blocks",
  "art",
  "symbol",
  null,
  "rect",
  "ellipse",
  "path",
  "rule",
  "pattern",
  null,
  "group",
  "column",
  "repeat",
];

export function AddLayer({ disabled }: { disabled: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        variant="outlined"
        disabled={disabled}
        startIcon={<Plus strokeWidth={1.75} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Add layer
      </Button>
      <Menu
        open={open}
        anchorEl={anchor.current}
        onClose={() => setOpen(false)}
        slotProps={{ list: { "aria-label": "Kinds of layers", dense: true } }}
      >
        {offered.map((kind, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place.
          if (kind === null) return <Divider key={index} sx={{ my: 0.5 }} />;
          const Icon = kindIcons[kind];
          return (
            <MenuItem
              key={kind}
              onClick={() => {
                setOpen(false);
                addLayer(kind);
              }}
            >
              <ListItemIcon sx={{ minWidth: "28px !important" }}>
                <Icon size={16} strokeWidth={1.75} aria-hidden />
              </ListItemIcon>
              {kindNames[kind]}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
