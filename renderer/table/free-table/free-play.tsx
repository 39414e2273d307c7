import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { tableOf } from "../../../engine/free-table/history";
import { viewOf } from "../../../engine/free-table/view";
import { cardGame } from "../../../engine/games/registry";
import type { GameId } from "../../../schemas/game-id";
import { useProjectPress } from "../../press/project-press";
import { useUi } from "../../state/ui-store";
import { Room } from "../../ui/room";
import { SidePanel } from "../../ui/side-panel";
import { HandOver } from "../play/hand-over";
import { useSupply } from "../project-supply";
import { useCover } from "../table-settings";
import { type Action, type Asking, actionsOn } from "./actions";
import { AddCardsDialog } from "./add-cards-dialog";
import { AddPiecesDialog } from "./add-pieces-dialog";
import { BoxDialog } from "./box-dialog";
import { Camera } from "./camera";
import { useCardNames } from "./card-names";
import { OnTableContext } from "./context";
import { boundsOf, freePlace, type Place, poker } from "./extent";
import { FreeBar } from "./free-bar";
import { FreeLog, useLines } from "./free-log";
import { FreeMenu } from "./free-menu";
import styles from "./free-play.module.css";
import { act, type OpenTable, takeScreen, useFreeTable, viewerOf } from "./free-table-store";
import { useTablePieces } from "./game-pieces";
import { actionsInHand } from "./hand-actions";
import { HandTray } from "./hand-tray";
import { LargeCard } from "./large-card";
import { LeaveTableDialog, SaveTableDialog } from "./leaving";
import { PeopleList } from "./people-list";
import { SearchDialog } from "./search-dialog";
import { type ManyAsked, ManyDialog, NameDialog } from "./small-dialogs";
import { Surface } from "./surface";
import { thingWords } from "./thing-words";
import { useCarry } from "./use-carry";
import { useFreeKeys } from "./use-free-keys";
import { beginWriting } from "./writing";

type Shown =
  | { kind: "menu"; label: string; actions: readonly Action[]; at: Place }
  | { kind: "many"; asked: ManyAsked }
  | { kind: "name"; thing: number }
  | { kind: "large"; card: string }
  | { kind: "cards"; place: Place }
  | { kind: "pieces" }
  | { kind: "box" }
  | { kind: "save" }
  | { kind: "leave" };

const noCard = {};

/** The free table, the hand of whoever has the screen, and what was done. */
export function FreePlay({ game, open }: { game: GameId; open: OpenTable }) {
  const table = tableOf(open.history);
  const cover = useCover();
  const holder = useFreeTable((state) => state.holder);
  const viewer = viewerOf(table, holder, cover);
  const view = useMemo(() => viewOf(table, viewer), [table, viewer]);
  const isDrawn = viewer === null;
  const nameOf = useCardNames();
  const card = useProjectPress()?.card.size ?? poker;
  const supply = useSupply();
  const back = useMemo(() => Object.values(supply?.cards ?? {})[0] ?? noCard, [supply]);
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const hasPieces = view.things.some(({ kind }) => kind === "piece") || shown?.kind === "pieces";
  const pieces = useTablePieces(hasPieces ? game : undefined);
  const onTable = useMemo(() => ({ card, back, nameOf, pieces }), [card, back, nameOf, pieces]);
  const close = useCallback(() => setShown(null), []);
  const isOtherDialog = useUi((ui) => ui.dialog !== null);

  const fit = () => camera.current?.fit(boundsOf(view.things, card));
  const latestFit = useRef(fit);
  latestFit.current = fit;
  useLayoutEffect(() => {
    camera.current = new Camera(frame.current!, surface.current!);
    latestFit.current();
  }, []);
  // Whatever else is opened beside it, the table stays in view as long as nobody looked elsewhere.
  useEffect(() => {
    const watch = new ResizeObserver(() => latestFit.current());
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);

  const middle = () => camera.current?.middle() ?? { x: 0, y: 0 };
  const ask: Asking = {
    name: (thing) => setShown({ kind: "name", thing: thing.id }),
    write: beginWriting,
    many: (asked) => setShown({ kind: "many", asked }),
    large: (thing) => {
      if (thing.kind === "cards" && thing.top !== null) setShown({ kind: "large", card: thing.top });
    },
  };
  const large = (id: string) => setShown({ kind: "large", card: id });
  const menu = (at: Place, of: readonly number[] | { hand: number }): void => {
    if ("hand" in of) {
      const id = view.people[view.turn]?.hand?.[of.hand];
      if (id === undefined) return;
      const actions = actionsInHand(of.hand, view, middle(), card, large);
      setShown({ kind: "menu", label: nameOf(id), actions, at });
      return;
    }
    const things = view.things.filter(({ id }) => of.includes(id));
    const [only] = things;
    if (!only) return;
    const label = things.length > 1 ? `${things.length} things` : thingWords(only, nameOf);
    setShown({ kind: "menu", label, actions: actionsOn(things, view, card, ask), at });
  };
  const { onPointerDown, askAt } = useCarry({ frame, surface, camera }, view, card, { onMenu: menu });
  const isCovered = shown !== null || isDrawn || isOtherDialog || view.search !== null;
  const zoom = (factor: number) => camera.current?.zoomMiddle(factor);
  useFreeKeys({ view, card, ask, frame, isCovered, onMenu: askAt, onLarge: large, onFit: fit, onZoom: zoom });
  const onDoubleClick = (id: number): void => {
    const thing = view.things.find((each) => each.id === id);
    if (thing?.kind === "cards") act({ type: "flip", things: [id] });
    else if (thing?.kind === "die") act({ type: "roll", things: [id] });
    else if (thing?.kind === "note") beginWriting(id);
    else if (thing) ask.name(thing);
  };
  const { colour, ground = colour } = cardGame(game);
  const own = view.people[view.turn];
  const named = shown?.kind === "name" ? view.things.find(({ id }) => id === shown.thing) : undefined;
  return (
    <OnTableContext value={onTable}>
      <Room
        inert={isDrawn}
        className={styles.room ?? ""}
        header={
          <FreeBar
            name={open.name}
            view={view}
            middle={middle}
            onCards={() => setShown({ kind: "cards", place: freePlace(middle(), view.things, card) })}
            onPieces={() => setShown({ kind: "pieces" })}
            onBox={() => setShown({ kind: "box" })}
            onFit={fit}
            onZoom={zoom}
            onSave={() => setShown({ kind: "save" })}
            onLeave={() => setShown({ kind: "leave" })}
          />
        }
        panels={{ className: styles.screen }}
      >
        <div className={styles.table} style={{ "--game": ground } as React.CSSProperties}>
          <Surface {...{ view, frame, surface, camera, onPointerDown, onDoubleClick }} onMenu={askAt} />
          {own && <HandTray seat={view.turn} person={own} onPointerDown={onPointerDown} onMenu={askAt} />}
        </div>
        <SidePanel
          name="free-table.side"
          side="right"
          label="People and log"
          edge="Width of people and log"
          width={280}
          limits={{ min: 220, max: 440 }}
          stacks
          className={styles.side}
        >
          <PeopleList view={view} />
          <Log open={open} viewer={viewer} />
        </SidePanel>
      </Room>
      {isDrawn && <HandOver name={own?.name ?? ""} onTake={() => takeScreen(view.turn)} />}
      {view.search && !isDrawn && <SearchDialog view={view} search={view.search} card={card} middle={middle()} />}
      {shown?.kind === "menu" && <FreeMenu {...shown} onClose={close} />}
      {shown?.kind === "many" && <ManyDialog asked={shown.asked} onClose={close} />}
      {named && <NameDialog thing={named} onClose={close} />}
      {shown?.kind === "large" && <LargeCard card={shown.card} name={nameOf(shown.card)} onClose={close} />}
      {shown?.kind === "cards" && <AddCardsDialog place={shown.place} onClose={close} />}
      {shown?.kind === "pieces" && <AddPiecesDialog view={view} middle={middle()} onClose={close} />}
      {shown?.kind === "box" && <BoxDialog view={view} middle={middle()} onClose={close} />}
      {shown?.kind === "save" && <SaveTableDialog game={game} open={open} onClose={close} />}
      {shown?.kind === "leave" && (
        <LeaveTableDialog open={open} onSave={() => setShown({ kind: "save" })} onClose={close} />
      )}
    </OnTableContext>
  );
}

function Log({ open, viewer }: { open: OpenTable; viewer: number | null }) {
  return <FreeLog lines={useLines(open.history, viewer)} />;
}
