import { useState } from "react";
import { cardsOf, zonesOf } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { SymbolContext } from "../../press/rich-words";
import { useGround } from "../../press/use-ground";
import { useSymbols } from "../../press/use-symbols";
import { useUi } from "../../state/ui-store";
import { Room } from "../../ui/room";
import { SidePanel } from "../../ui/side-panel";
import type { OfferedFree } from "../engine/messages";
import { fill, hurryBots, leaveTable, takeScreen } from "../match-driver";
import { SaveMatchDialog } from "../saved/save-match-dialog";
import { useCover } from "../table-settings";
import { type PlayedMatch, screenOf, tableState, useTable } from "../table-store";
import { TrialBanner } from "../trial/trial-banner";
import { endTrial } from "../trial/try-card";
import { handOverTo } from "../viewing";
import { Announcer } from "./announcer";
import { AskedPanel } from "./asked-panel";
import { GroundContext } from "./ground";
import { HandOver } from "./hand-over";
import { type InPlay, InPlayContext } from "./in-play";
import { LeaveDialog } from "./leave-dialog";
import { MatchLog } from "./match-log";
import { Peek } from "./peek";
import { PlayBar } from "./play-bar";
import styles from "./play-screen.module.css";
import { ResultBanner } from "./result-banner";
import { TableTop } from "./table-top";
import { usePicks } from "./use-picks";
import { useTableKeys } from "./use-table-keys";
import { WarningDialog } from "./warning-dialog";
import { wordsForKey } from "./words-for-key";
import { ZoneDialog } from "./zone-dialog";

const nothing: ReadonlySet<string> = new Set();

/** The table: seats around what they share, what is asked beside it, and the log. */
export function PlayScreen({ match }: { match: PlayedMatch }) {
  const { snapshot, cards, game, names, seats } = match;
  const { table, asked, viewer } = snapshot;
  const { colour, ground = colour } = cardGame(game);
  const symbols = useSymbols();
  const groundOf = useGround(game);
  const cover = useCover();
  useTable((state) => state.look);
  const next = handOverTo(screenOf(tableState.getState(), cover), asked?.actor ?? null);
  const [lit, setLit] = useState<ReadonlySet<string>>(nothing);
  const [peek, setPeek] = useState<{ card: string; at: DOMRect } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"save" | "leave" | { free: OfferedFree; seat: number } | null>(null);
  const isCovered = useUi((ui) => ui.dialog !== null) || dialog !== null || open !== null || next !== null;
  const zones = zonesOf(table);
  const picking = usePicks(match, () => {
    setLit(nothing);
    setPeek(null);
    setOpen(null);
  });
  const { rows } = picking;

  useTableKeys({
    answers: isCovered ? 0 : rows.length,
    onAnswer: (at) => picking.choose(rows[at]!),
    onEscape: picking.back,
    onHurry: isCovered ? undefined : hurryBots,
  });

  const play: InPlay = {
    game,
    cards,
    lit,
    asked: picking.next,
    able: picking.able,
    picked: picking.picked,
    pick: (key) => {
      setOpen(null);
      picking.pick(key);
    },
    cardOf: (instance) => cardsOf(table).find((each) => each.instance === instance)?.card,
    nameOf: (key) => wordsForKey(key, table, cards),
    peek: (card, at) => setPeek(card !== null && at ? { card, at } : null),
    open: setOpen,
  };
  const own = viewer === null ? (table.seats.at(-1)?.seat ?? 0) : Math.max(0, viewer);
  const around = [...table.seats.slice(own + 1), ...table.seats.slice(0, own)].map(({ seat }) => seat);
  const openZone = zones.find(({ id }) => id === open);
  const titleOf = (zone: string): string => {
    const { label = "" } = zones.find(({ id }) => id === zone) ?? {};
    const owner = table.seats.find((seat) => seat.zones.some(({ id }) => id === zone));
    return owner ? `${owner.name}: ${label.toLowerCase()}` : label;
  };
  const begin = (free: OfferedFree, seat: number) => {
    if (free.warning !== undefined) setDialog({ free, seat });
    else if (Object.keys(free.fields).length === 0) void fill(free, {}, seat);
    else picking.begin(free, seat);
  };
  return (
    <SymbolContext value={symbols}>
      <InPlayContext value={play}>
        <Room
          inert={next !== null}
          panels={{ className: styles.screen }}
          header={
            <PlayBar
              match={match}
              onBegin={begin}
              onSave={() => setDialog("save")}
              onLeave={() =>
                match.trial
                  ? endTrial()
                  : snapshot.result || match.savedAs || snapshot.done === 0
                    ? leaveTable()
                    : setDialog("leave")
              }
            />
          }
        >
          <div className={styles.table} style={{ "--game": ground } as React.CSSProperties}>
            <GroundContext value={groundOf}>
              <TableTop match={match} own={own} around={around} picking={picking} />
            </GroundContext>
          </div>
          <SidePanel
            name="table.side"
            side="right"
            label="Decisions and log"
            edge="Width of decisions and log"
            width={340}
            limits={{ min: 236, max: 480 }}
            stacks
            className={styles.side}
          >
            {match.trial && <TrialBanner {...match.trial} />}
            <ResultBanner match={match} />
            <AskedPanel
              match={match}
              picking={picking}
              onPoint={(points) => setLit(points.length > 0 ? new Set(points) : nothing)}
            />
            <MatchLog match={match} />
          </SidePanel>
          {peek && <Peek {...peek} />}
        </Room>
        <Announcer match={match} silent={next !== null} />
        {next !== null && <HandOver name={names[next] ?? ""} onTake={() => takeScreen(next)} />}
        {openZone && <ZoneDialog zone={openZone} title={titleOf(openZone.id)} onClose={() => setOpen(null)} />}
        {dialog === "save" && <SaveMatchDialog match={match} onClose={() => setDialog(null)} />}
        {dialog === "leave" && <LeaveDialog onClose={() => setDialog(null)} onSave={() => setDialog("save")} />}
        {dialog !== null && typeof dialog === "object" && (
          <WarningDialog
            free={dialog.free}
            name={seats.filter(({ kind }) => kind === "person").length > 1 ? (names[dialog.seat] ?? null) : null}
            onClose={() => setDialog(null)}
            onConfirm={() => {
              setDialog(null);
              void fill(dialog.free, {}, dialog.seat);
            }}
          />
        )}
      </InPlayContext>
    </SymbolContext>
  );
}
