import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { ClipboardCopy, ClipboardPaste, Redo2, Undo2 } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { cardsOf, type TableView, type TableZone, tableKeys } from "../../../engine/core/table-view";
import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";
import { tell } from "../../state/notices";
import { goTo } from "../../state/place";
import { LookUp } from "../../ui/fields/look-up";
import { Room, RoomHeader } from "../../ui/room";
import { RoomSkeleton } from "../../ui/room-skeleton";
import { SidePanel } from "../../ui/side-panel";
import { askTester } from "../engine/engine-client";
import type { Positions } from "../engine/messages";
import { cardName } from "../play/in-play";
import { useSupply } from "../project-supply";
import { StillTable } from "../tests/still-table";
import { shownOf, useAnswer } from "../tests/use-examination";
import { PlayFromHere } from "./play-from-here";
import { PositionForm } from "./position-form";
import { positionIn, positionText } from "./position-text";
import styles from "./situation-screen.module.css";
import { beginSituation, changeSituation, moveCard, openSituation, travel, useSituation } from "./situation-store";

type Held = { instance: number } | { card: string };

/** Any position by hand: cards are put where one wants them, everything else stands in fields, and the rules say at once what can't be. */
export function SituationScreen({ game }: { game: GameId }) {
  const { position, past, future, begun, refused } = useSituation();
  const about = useAnswer<Positions>(useMemo(() => () => askTester("positions", { game }), [game]));
  const supply = useSupply();
  const [held, setHeld] = useState<Held | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (useSituation.getState().position === null) void openSituation(game);
  }, [game]);
  if (position === null || !about || !supply) return <RoomSkeleton />;
  const shown = begun ? shownOf(game, { ok: true, value: begun }) : undefined;
  const table = begun?.snapshot.table;
  const known = { ...supply.cards, ...begun?.cards };
  const put = (target: Parameters<typeof moveCard>[2]) => {
    if (!held) return;
    setHeld(null);
    void moveCard(game, held, target);
  };
  const places = table ? placesOf(table) : [];
  const pieces = table ? cardsOf(table).flatMap(({ instance }) => (instance === undefined ? [] : [instance])) : [];
  const heldName =
    held && ("card" in held ? held.card : cardsOf(table!).find((card) => card.instance === held.instance)?.card);
  const pick = (key: string) => {
    const instance = pieces.find((each) => tableKeys.card(each) === key);
    if (instance === undefined) put({ key });
    else setHeld(held && "instance" in held && held.instance === instance ? null : { instance });
  };
  const paste = async () => {
    const found = positionIn(await navigator.clipboard.readText().catch(() => ""), game);
    if ("refused" in found) tell({ tone: "error", message: found.refused });
    else void changeSituation(game, found.position);
  };
  const copy = () => {
    void navigator.clipboard.writeText(positionText(game, position));
    tell({ tone: "good", message: "Copied the position as text." });
  };
  return (
    <Room
      header={
        <RoomHeader
          title="Set up a position"
          tools={
            <>
              <Tool label="Undo" icon={Undo2} disabled={past.length === 0} onClick={() => travel(game, true)} />
              <Tool label="Redo" icon={Redo2} disabled={future.length === 0} onClick={() => travel(game, false)} />
              <Tool label="Copy the position as text" icon={ClipboardCopy} onClick={copy} />
              <Tool label="Paste a position" icon={ClipboardPaste} onClick={() => void paste()} />
              <Button variant="outlined" onClick={() => void beginSituation(game, about.empty)}>
                Empty
              </Button>
              <Button variant="outlined" onClick={() => goTo("table")}>
                Back to the table
              </Button>
              <Button variant="contained" disabled={refused !== null || !begun} onClick={() => setPlaying(true)}>
                Play from here…
              </Button>
            </>
          }
        />
      }
    >
      <div className={styles.board} data-refused={refused === null ? undefined : true}>
        {shown && "match" in shown && (
          <StillTable
            match={shown.match}
            able={new Set([...pieces.map(tableKeys.card), ...(held ? places.map(({ id }) => id) : [])])}
            picked={new Set(held && "instance" in held ? [tableKeys.card(held.instance)] : [])}
            onPick={pick}
            {...(held && table?.field ? { onPoint: (at) => put({ at }) } : {})}
          />
        )}
        <div className={styles.foot}>
          {held ? (
            <>
              <span role="status">{cardName(known, heldName ?? "")}: click where it goes.</span>
              <div className={styles.lookUp}>
                <LookUp
                  label="Or choose where"
                  disabled={false}
                  none="There is no such place."
                  find={(typed) => places.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))}
                  onPick={(key) => put({ key })}
                />
              </div>
              {"instance" in held && (
                <Button size="small" variant="outlined" onClick={() => put(null)}>
                  Take it off the table
                </Button>
              )}
              <Button size="small" variant="outlined" onClick={() => setHeld(null)}>
                Leave it
              </Button>
            </>
          ) : (
            <>
              <span>Click a card to move it, or take one from the set:</span>
              <div className={styles.lookUp}>
                <LookUp
                  label="A card of the set"
                  disabled={false}
                  none="No card is called so."
                  find={(typed) =>
                    Object.keys(supply.cards)
                      .map((id) => ({ id, name: cardName(supply.cards, id) }))
                      .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
                      .slice(0, 50)
                  }
                  onPick={(card) => setHeld({ card })}
                />
              </div>
            </>
          )}
        </div>
        {refused !== null && (
          <p className={styles.refused} role="alert">
            {refused}
          </p>
        )}
      </div>
      <SidePanel
        name="table.position"
        side="right"
        label="The position in fields"
        edge="Width of the fields"
        width={340}
        limits={{ min: 280, max: 560 }}
        className={styles.side}
      >
        <PositionForm
          about={about}
          position={position}
          cards={known}
          onChange={(next: Json) => void changeSituation(game, next)}
        />
      </SidePanel>
      {isPlaying && <PlayFromHere game={game} names={begun?.names ?? []} onClose={() => setPlaying(false)} />}
    </Room>
  );
}

/** Where a card can be put, by the keys of the table and as people call it. */
function placesOf({ seats, shared, boards }: TableView): { id: string; name: string }[] {
  const zone = (owner: string) => (zone: TableZone) => ({
    id: tableKeys.zone(zone.id),
    name: owner === "" ? zone.label : `${owner}: ${zone.label.toLowerCase()}`,
  });
  return [
    ...seats.flatMap(({ name, zones }) => zones.map(zone(name))),
    ...shared.map(zone("")),
    ...boards.flatMap(({ label, places }) =>
      places.map((place) => ({ id: tableKeys.place(place.id), name: `${label}: ${place.label}` })),
    ),
  ];
}

interface ToolProps {
  label: string;
  icon: typeof Undo2;
  disabled?: boolean;
  onClick(): void;
}

const Tool = ({ label, icon: Icon, disabled = false, onClick }: ToolProps) => (
  <Tooltip title={label} describeChild>
    <span>
      <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
        <Icon strokeWidth={1.75} aria-hidden />
      </IconButton>
    </span>
  </Tooltip>
);
