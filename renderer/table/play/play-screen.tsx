import { useMemo, useState } from "react";
import { type TableBoard, tableKeys, zonesOf } from "../../../engine/core/table-view";
import { SymbolContext } from "../../editor/rich-words";
import { useSymbols } from "../../press/use-symbols";
import { useUi } from "../../state/ui-store";
import { gameColours } from "../../theme/tokens";
import { answer, leaveTable, takeScreen } from "../playing";
import { SaveMatchDialog } from "../saved/save-match-dialog";
import { kindWords } from "../seat-plan";
import { useCover } from "../table-settings";
import { type PlayedMatch, screenOf, tableState, useTable } from "../table-store";
import { handOverTo } from "../viewing";
import { Announcer } from "./announcer";
import { AskedPanel } from "./asked-panel";
import { Board } from "./board";
import { HandOver } from "./hand-over";
import { LeaveDialog } from "./leave-dialog";
import { MatchLog } from "./match-log";
import { Peek } from "./peek";
import { PlayBar } from "./play-bar";
import styles from "./play-screen.module.css";
import { ResultBanner } from "./result-banner";
import { SeatArea } from "./seat-area";
import { cardName, TableContext, type TableScene } from "./table-context";
import { useTableKeys } from "./use-table-keys";
import { Zone } from "./zone";
import { ZoneDialog } from "./zone-dialog";

const nothing: ReadonlySet<string> = new Set();
/** More cards than these before the players are shown smaller. */
const roomy = 8;

/** The table: seats around what they share, what is asked beside it, and the log. */
export function PlayScreen({ match }: { match: PlayedMatch }) {
  const { snapshot, cards, game, names, seats } = match;
  const { table, asked, viewer } = snapshot;
  const symbols = useSymbols();
  const cover = useCover();
  useTable((state) => state.look);
  const next = handOverTo(screenOf(tableState.getState(), cover), asked?.actor ?? null);
  const [lit, setLit] = useState<ReadonlySet<string>>(nothing);
  const [picked, setPicked] = useState<{ key: string; done: number } | null>(null);
  const [peek, setPeek] = useState<{ card: string; at: DOMRect } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"save" | "leave" | null>(null);
  const isCovered = useUi((ui) => ui.dialog !== null) || dialog !== null || open !== null || next !== null;

  const isAsked = asked !== null && seats[asked.actor]?.kind === "person";
  const offered = useMemo(
    () => (isAsked ? asked.answers.map((answer, number) => ({ number, answer })) : []),
    [isAsked, asked],
  );
  const narrowed = picked?.done === snapshot.done ? picked.key : null;
  const shown = narrowed === null ? offered : offered.filter(({ answer }) => answer.points.includes(narrowed));
  const askedKeys = useMemo(() => new Set(offered.flatMap(({ answer }) => answer.points)), [offered]);
  const zones = zonesOf(table);

  const give = (number: number) => {
    setLit(nothing);
    setPeek(null);
    setOpen(null);
    void answer(number);
  };
  const pick = (key: string) => {
    const among = offered.filter(({ answer }) => answer.points.includes(key));
    if (among.length === 1) give(among[0]!.number);
    else setPicked(narrowed === key ? null : { key, done: snapshot.done });
    setOpen(null);
  };
  useTableKeys({
    answers: isCovered ? 0 : shown.length,
    onAnswer: (at) => give(shown[at]!.number),
    onEscape: () => setPicked(null),
  });

  const scene: TableScene = {
    game,
    cards,
    lit,
    asked: askedKeys,
    picked: narrowed,
    pick,
    peek: (card, at) => setPeek(card !== null && at ? { card, at } : null),
    open: setOpen,
  };
  const own = viewer === null ? (table.seats.at(-1)?.seat ?? 0) : Math.max(0, viewer);
  const around = [...table.seats.slice(own + 1), ...table.seats.slice(0, own)];
  const openZone = zones.find(({ id }) => id === open);

  const piles = table.shared.filter(({ spread }) => spread === "pile");
  const laidOut = table.shared.filter(({ spread }) => spread !== "pile");
  const board = (shown: TableBoard) => <Board key={shown.id} board={shown} names={names} />;
  const boardsOf = (seat: number | undefined) => table.boards.filter((each) => each.seat === seat);
  const hasBoard = table.boards.length > 0;
  // Without a board the middle is for what lies before the players.
  const inFront = (seat: number) =>
    hasBoard ? [] : table.seats[seat]!.zones.filter(({ spread, cards }) => spread === "row" && cards.length > 0);
  const isDense = table.seats.flatMap(({ seat }) => inFront(seat).flatMap((zone) => zone.cards)).length > roomy;
  const front = (seat: number) => (
    <div key={seat} className={styles.front}>
      {inFront(seat).map((zone) => (
        <Zone key={zone.id} zone={{ ...zone, label: `${names[seat]}: ${zone.label.toLowerCase()}` }} />
      ))}
    </div>
  );
  const titleOf = (zone: string): string => {
    const { label = "" } = zones.find(({ id }) => id === zone) ?? {};
    const owner = table.seats.find((seat) => seat.zones.some(({ id }) => id === zone));
    return owner ? `${owner.name}: ${label.toLowerCase()}` : label;
  };
  const area = (seat: number) => (
    <SeatArea
      key={seat}
      seat={table.seats[seat]!}
      kind={seats[seat]!.kind === "person" ? "" : kindWords[seats[seat]!.kind]}
      isOwn={seat === own}
      isActive={table.active === seat}
      isThinking={match.thinking === seat}
      withoutRows={!hasBoard}
      crowd={seat === own ? 0 : around.length}
    />
  );
  return (
    <SymbolContext value={symbols}>
      <TableContext value={scene}>
        <div className={styles.screen} inert={next !== null}>
          <PlayBar
            match={match}
            onSave={() => setDialog("save")}
            onLeave={() =>
              snapshot.result || match.savedAs || snapshot.done === 0 ? leaveTable() : setDialog("leave")
            }
          />
          <div
            className={`${styles.table} ${hasBoard ? styles.withBoard : isDense ? styles.dense : ""}`}
            style={{ "--game": gameColours[game] } as React.CSSProperties}
          >
            <div className={styles.others} style={{ "--others": around.length } as React.CSSProperties}>
              {around.map(({ seat }) => area(seat))}
            </div>
            <div className={styles.middle}>
              {piles.length > 0 && (
                <div className={styles.piles}>
                  {piles.map((zone) => (
                    <Zone key={zone.id} zone={zone} />
                  ))}
                </div>
              )}
              <div className={styles.centre}>
                {laidOut.length > 0 && (
                  <div className={styles.front}>
                    {laidOut.map((zone) => (
                      <Zone key={zone.id} zone={zone} />
                    ))}
                  </div>
                )}
                {boardsOf(undefined).map(board)}
                <div className={styles.theirs}>
                  {around.map(({ seat }) => front(seat))}
                  {around.flatMap(({ seat }) => boardsOf(seat)).map(board)}
                </div>
                <div className={styles.mine}>
                  {boardsOf(own).map(board)}
                  {front(own)}
                </div>
                {!hasBoard && zones.every(({ spread, cards }) => spread !== "row" || cards.length === 0) && (
                  <p className={styles.calm}>Nothing in play</p>
                )}
              </div>
            </div>
            {area(own)}
          </div>
          <aside className={styles.side} aria-label="Decisions and log">
            <ResultBanner match={match} />
            <AskedPanel
              match={match}
              answers={shown}
              narrowedTo={narrowed === null ? null : wordsFor(narrowed, match)}
              onWiden={() => setPicked(null)}
              onAnswer={give}
              onPoint={(points) => setLit(points.length > 0 ? new Set(points) : nothing)}
            />
            <MatchLog match={match} />
          </aside>
          {peek && <Peek {...peek} />}
        </div>
        <Announcer match={match} silent={next !== null} />
        {next !== null && <HandOver name={names[next] ?? ""} onTake={() => takeScreen(next)} />}
        {openZone && <ZoneDialog zone={openZone} title={titleOf(openZone.id)} onClose={() => setOpen(null)} />}
        {dialog === "save" && <SaveMatchDialog match={match} onClose={() => setDialog(null)} />}
        {dialog === "leave" && <LeaveDialog onClose={() => setDialog(null)} onSave={() => setDialog("save")} />}
      </TableContext>
    </SymbolContext>
  );
}

/** What a key of the table is called. */
function wordsFor(key: string, { snapshot: { table }, cards }: PlayedMatch): string {
  const all = [
    ...zonesOf(table).flatMap((zone) => zone.cards),
    ...table.boards.flatMap(({ places }) => places.flatMap((place) => place.cards)),
  ];
  const card = all.find(({ instance }) => instance !== undefined && tableKeys.card(instance) === key)?.card;
  if (card !== undefined) return cardName(cards, card);
  const zone = zonesOf(table).find(({ id }) => tableKeys.zone(id) === key);
  const board = table.boards.find(({ id }) => tableKeys.board(id) === key);
  const seat = table.seats.find(({ seat: number }) => tableKeys.seat(number) === key);
  return zone?.label ?? board?.label ?? seat?.name ?? "this";
}
