import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { TableView } from "../../../engine/free-table/view";
import { diceSides, type NewThing, tokenColours } from "../../../schemas/free-table";
import { useOnTable } from "./context";
import { freePlace, type Place, sizeOf } from "./extent";
import { act, currentTable, selectThings } from "./free-table-store";
import { capital } from "./thing-words";
import { beginWriting } from "./writing";

interface Props {
  view: TableView;
  middle(): Place;
  onCards(): void;
  onPieces(): void;
}

/** Puts something new on the table, where one looks. */
export function AddMenu({ view, middle, onCards, onPieces }: Props) {
  const { card } = useOnTable();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const add = (make: (place: Place) => NewThing) => () => {
    setAnchor(null);
    const size = sizeOf(make({ x: 0, y: 0 }), card);
    const thing = make(freePlace(middle(), view.things, card, size));
    act({ type: "add", things: [thing] });
    const id = (currentTable()?.next ?? 1) - 1;
    selectThings([id]);
    if (thing.kind === "note") beginWriting(id);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Plus aria-hidden />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-label": "Add to the table", dense: true } }}
      >
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onCards();
          }}
        >
          Cards of the set…
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onPieces();
          }}
        >
          Pieces of the game…
        </MenuItem>
        <Divider sx={{ my: 0.5 }} />
        <MenuItem onClick={add((place) => ({ kind: "counter", ...place, label: "", value: 0 }))}>Counter</MenuItem>
        <MenuItem onClick={add((place) => ({ kind: "note", ...place, text: "" }))}>Note</MenuItem>
        <MenuItem onClick={add((place) => ({ kind: "zone", ...place, label: "", width: 240, height: 160 }))}>
          Area
        </MenuItem>
        <Divider sx={{ my: 0.5 }} />
        {diceSides.map((sides) => (
          <MenuItem key={sides} onClick={add((place) => ({ kind: "die", ...place, sides, shows: 1 }))}>
            {sides === 2 ? "Coin" : `Die of ${sides}`}
          </MenuItem>
        ))}
        <Divider sx={{ my: 0.5 }} />
        {tokenColours.map((colour) => (
          <MenuItem key={colour} onClick={add((place) => ({ kind: "token", ...place, turn: 0, text: "", colour }))}>
            {capital(colour)} token
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
