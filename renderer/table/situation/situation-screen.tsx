import Button from "@mui/material/Button";
import { ClipboardCopy, ClipboardPaste, Redo2, Undo2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { cardsOf, tableKeys } from "../../../engine/core/table-view";
import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";
import { tell } from "../../state/notices";
import { useReadOnly } from "../../state/open-project";
import { goTo, newPositionTest } from "../../state/place";
import { EmptyState } from "../../ui/empty-state";
import { LookUp } from "../../ui/fields/look-up";
import { IconTool } from "../../ui/icon-tool";
import { Room, RoomHeader } from "../../ui/room";
import { RoomSkeleton } from "../../ui/room-skeleton";
import { SidePanel } from "../../ui/side-panel";
import { askTester } from "../engine/engine-client";
import type { Positions } from "../engine/messages";
import { cardName } from "../play/in-play";
import play from "../play/play-screen.module.css";
import { useDrag } from "../play/use-drag";
import { useSupply } from "../project-supply";
import { StillTable } from "../tests/still-table";
import { shownOf } from "../tests/use-examination";
import { CardShelf } from "./card-shelf";
import { piecesOn, placesOf } from "./places";
import { PlayFromHere } from "./play-from-here";
import { PositionForm } from "./position-form";
import { positionIn, positionText } from "./position-text";
import styles from "./situation-screen.module.css";
import { changeSituation, isSetUp, openSituation, travel, useSituation } from "./situation-store";
import { setKey, useCardInHand } from "./use-card-in-hand";

const none: ReadonlySet<string> = new Set();
const nothing = (): void => {};

/** What positions of the game can say; null, where its rules didn't start. */
function useRulesOfPositions(game: GameId): Positions | null | undefined {
  const [about, setAbout] = useState<Positions | null>();
  useEffect(() => {
    let live = true;
    const take = (found: Positions | null) => live && setAbout(found);
    askTester("positions", { game }).then(take, () => take(null));
    return () => {
      live = false;
    };
  }, [game]);
  return about;
}

/** Any position by hand: cards are put where one wants them, everything else stands in fields, and the rules say at once what can't be. */
export function SituationScreen({ game }: { game: GameId }) {
  const { position, past, future, begun, refused } = useSituation();
  const about = useRulesOfPositions(game);
  const supply = useSupply();
  const readOnly = useReadOnly();
  const [isPlaying, setPlaying] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const table = begun?.snapshot.table;
  const places = useMemo(() => (table ? placesOf(table) : []), [table]);
  const placeKeys = useMemo(() => new Set(places.map(({ id }) => id)), [places]);
  const { held, hold, put, pick, picking } = useCardInHand(game, table, placeKeys);
  const drag = useDrag(layer, picking, begun, {
    onLift: nothing,
    onLongPress: () => false,
    refuses: async () => false,
    onRefused: nothing,
  });
  useEffect(() => {
    if (!isSetUp()) void openSituation(game);
  }, [game]);
  if (about === null)
    return (
      <EmptyState
        isFault
        title="The rules of the game didn't start"
        actions={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Load the studio anew
          </Button>
        }
      >
        Positions are set up with them. The set, its tests and the match are as they were.
      </EmptyState>
    );
  if (position === null || !about || !supply) return <RoomSkeleton />;
  const shown = begun ? shownOf(game, { ok: true, value: begun }) : undefined;
  const known = { ...supply.cards, ...begun?.cards };
  const pieces = table ? cardsOf(table).flatMap(({ instance }) => (instance === undefined ? [] : [instance])) : [];
  const heldName =
    held && ("card" in held ? held.card : cardsOf(table!).find((card) => card.instance === held.instance)?.card);
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
              <IconTool label="Undo" icon={Undo2} disabled={past.length === 0} onClick={() => travel(game, true)} />
              <IconTool label="Redo" icon={Redo2} disabled={future.length === 0} onClick={() => travel(game, false)} />
              <IconTool label="Copy the position as text" icon={ClipboardCopy} onClick={copy} />
              <IconTool label="Paste a position" icon={ClipboardPaste} onClick={() => void paste()} />
              <Button variant="outlined" onClick={() => void changeSituation(game, about.empty)}>
                Empty
              </Button>
              <Button variant="outlined" onClick={() => goTo("table")}>
                Back to the table
              </Button>
              <Button
                variant="outlined"
                disabled={refused !== null || !begun || readOnly}
                onClick={() => goTo("tests", newPositionTest)}
              >
                Keep as a test…
              </Button>
              <Button variant="contained" disabled={refused !== null || !begun} onClick={() => setPlaying(true)}>
                Play from here…
              </Button>
            </>
          }
        />
      }
    >
      <section
        className={styles.board}
        aria-label="The position"
        data-refused={refused === null ? undefined : true}
        onPointerDown={drag.onPointerDown}
      >
        {shown && "match" in shown && (
          <StillTable
            match={shown.match}
            able={new Set([...pieces.map(tableKeys.card), ...(held ? placeKeys : [])])}
            asked={held ? placeKeys : none}
            picked={new Set(held && "instance" in held ? [tableKeys.card(held.instance)] : [])}
            onPick={pick}
            {...(held && table?.field ? { onPoint: (at) => void put({ at }) } : {})}
          />
        )}
        <div ref={layer} className={play.held} aria-hidden inert />
        {held && (
          <div className={styles.foot}>
            <span role="status">{cardName(known, heldName ?? "")}: click where it goes.</span>
            <div className={styles.lookUp}>
              <LookUp
                label="Or choose where"
                disabled={false}
                none="There is no such place."
                find={(typed) => places.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))}
                onPick={(key) => void put({ key })}
              />
            </div>
            {"instance" in held && (
              <Button size="small" variant="outlined" onClick={() => void put(null)}>
                Take it off the table
              </Button>
            )}
            <Button size="small" variant="outlined" onClick={() => hold(null)}>
              Leave it
            </Button>
          </div>
        )}
        {refused !== null && (
          <p className={styles.refused} role="alert">
            {refused}
          </p>
        )}
        <CardShelf
          cards={supply.cards}
          held={held && "card" in held ? held.card : null}
          onTake={(card) => pick(setKey(card))}
        />
      </section>
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
          pieces={table ? piecesOn(table, position, known) : []}
          onChange={(next: Json) => void changeSituation(game, next)}
        />
      </SidePanel>
      {isPlaying && <PlayFromHere game={game} names={begun?.names ?? []} onClose={() => setPlaying(false)} />}
    </Room>
  );
}
