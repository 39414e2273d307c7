import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { OfferedFree } from "../engine/messages";
import type { PlayedMatch } from "../table-store";

interface Props {
  match: PlayedMatch;
  onBegin(free: OfferedFree, seat: number): void;
}

/** What people at this screen may do at any time, whoever is asked; nothing, in games without such things. */
export function MoreMenu({ match, onBegin }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { seats, names, snapshot } = match;
  const isPerson = (seat: number): boolean => seats[seat]?.kind === "person";
  const items = (snapshot.asked?.free ?? []).flatMap((free) =>
    (free.seats ?? []).filter(isPerson).map((seat) => ({ free, seat })),
  );
  const people = new Set(items.map(({ seat }) => seat)).size;
  if (items.length === 0) return null;
  return (
    <>
      <Tooltip title="More to do" describeChild>
        <IconButton aria-label="More to do" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <Ellipsis strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(({ free, seat }) => (
          <MenuItem
            key={`${free.number} ${seat}`}
            onClick={() => {
              setAnchor(null);
              onBegin(free, seat);
            }}
          >
            {people > 1 ? `${names[seat]}: ${free.text[0]!.toLowerCase()}${free.text.slice(1)}` : free.text}
            {(free.warning !== undefined || Object.keys(free.fields).length > 0) && "…"}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
