import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { valuesOf } from "../../../engine/core/number-history";
import { zonesOf } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { SymbolContext } from "../../press/rich-words";
import { useGround } from "../../press/use-ground";
import { useSymbols } from "../../press/use-symbols";
import { useUi } from "../../state/ui-store";
import { Room } from "../../ui/room";
import { SidePanel } from "../../ui/side-panel";
import { useStableCallback } from "../../ui/use-stable-callback";
import { attempts, fill } from "../driver/answering";
import { leaveTable } from "../driver/beginnings";
import { hurryBots } from "../driver/bots-play";
import { stepThrough } from "../driver/going-through";
import { takeScreen } from "../driver/looking";
import type { OfferedFree } from "../engine/messages";
import { SaveMatchDialog } from "../saved/save-match-dialog";
import { useCover } from "../table-settings";
import { type PlayedMatch, screenOf, tableState, useTable } from "../table-store";
import { TrialBanner } from "../trial/trial-banner";
import { endTrial } from "../trial/try-card";
import { handOverTo } from "../viewing";
import { About } from "./about";
import { Announcer } from "./announcer";
import { goTowards } from "./arrow-keys";
import { AskedPanel } from "./asked-panel";
import { GroundContext } from "./ground";
import { HandOver } from "./hand-over";
import { type InPlay, InPlayContext } from "./in-play";
import { MatchLog } from "./match-log";
import { Peek } from "./peek";
import { PlayBar } from "./play-bar";
import styles from "./play-screen.module.css";
import { ResultBanner } from "./result-banner";
import { Said } from "./said";
import { TableNamesContext, tableNames } from "./table-names";
import { TableTop } from "./table-top";
import { useDrag } from "./use-drag";
import { useFinding } from "./use-finding";
import { usePicks } from "./use-picks";
import { useSameSet } from "./use-same-set";
import { useTableKeys } from "./use-table-keys";
import { WarningDialog } from "./warning-dialog";
import { whyNotThere } from "./why-not-there";
import { ZoneDialog } from "./zone-dialog";

const nothing: ReadonlySet<string> = new Set();

/** The table: seats around what they share, what is asked beside it, and the log. */
export function PlayScreen({ match }: { match: PlayedMatch }) {
  const { snapshot, cards, game, names, seats } = match;
  const { table, asked, viewer } = snapshot;
  const { colour, ground = colour } = cardGame(game);
  const symbols = useSymbols();
  const drawn = useGround(game);
  // Once a match is over its hands are open, at every moment of it.
  const cover = useCover() && !snapshot.isOver;
  useTable((state) => state.look);
  const next = handOverTo(screenOf(tableState.getState(), cover), asked?.actor ?? null);
  const [lit, setLit] = useState<ReadonlySet<string>>(nothing);
  const [peek, setPeek] = useState<{ card: string; at: DOMRect } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"save" | { free: OfferedFree; seat: number } | null>(null);
  const [said, setSaid] = useState<{ text: string; at: DOMRect } | null>(null);
  const [about, setAbout] = useState<{ of: string; at: DOMRect } | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const isCovered =
    useUi((ui) => ui.dialog !== null) || dialog !== null || open !== null || about !== null || next !== null;
  const zones = zonesOf(table);
  const picking = usePicks(match, () => {
    setLit(nothing);
    setPeek(null);
    setOpen(null);
  });
  const finding = useFinding(match, picking.rows);
  const { rows } = finding;
  const findInput = useRef<HTMLInputElement>(null);

  const say = async (keys: readonly string[], text: string | null, at: DOMRect, isPoint: boolean): Promise<void> => {
    const why = text ?? whyNotThere(await attempts(keys), isPoint);
    setSaid({ text: why, at });
  };
  const drag = useDrag(layer, picking, snapshot, {
    onLift: () => {
      setPeek(null);
      setSaid(null);
    },
    refuses: async (key, on) => {
      const found = await attempts([key, on]);
      return found?.isOfAll === true && found.can.length === 0;
    },
    onLongPress: (element) => askAbout(element),
    onRefused: (keys, text, at, isPoint) => void say(keys, text, at, isPoint),
  });

  // What lay beside a thing would lie beside nothing.
  useEffect(() => {
    const moved = () => {
      setPeek(null);
      setSaid(null);
      setAbout(null);
    };
    window.addEventListener("resize", moved);
    return () => window.removeEventListener("resize", moved);
  }, []);
  useTableKeys({
    answers: isCovered ? 0 : rows.length,
    onAnswer: (at) => picking.choose(rows[at]!),
    onEnter: isCovered
      ? undefined
      : () => {
          if (picking.filling && rows.length === 0) {
            if (picking.point === null || !focusField()) picking.submit();
            return true;
          }
          const isReady = asked?.several !== undefined && picking.several.length === asked.several.times;
          if (isReady) picking.giveSeveral();
          return isReady;
        },
    onEscape: () => {
      if (!drag.cancel()) picking.back();
    },
    onNumber: isCovered ? undefined : focusNumber,
    onFind: () => {
      findInput.current?.focus();
      return findInput.current !== null;
    },
    onArrow: isCovered ? undefined : (towards) => (picking.point !== null && focusField()) || goTowards(towards),
    onAbout: isCovered ? undefined : (thing) => askAbout(thing),
    onHurry: isCovered ? undefined : hurryBots,
    onStep: isCovered ? undefined : stepThrough,
  });

  // What is in hand can be put on anything but itself.
  const toAsk = drag.isHolding()
    ? new Set([...picking.next].filter((key) => !picking.picks.keys.includes(key)))
    : picking.next;
  const [asks, able, picked] = [useSameSet(toAsk), useSameSet(picking.able), useSameSet(picking.picked)];
  const pick = useStableCallback((key: string) => {
    setOpen(null);
    picking.pick(key);
  });
  const show = useStableCallback((card: string | null, at?: DOMRect) =>
    setPeek(card !== null && at && !drag.isHolding() ? { card, at } : null),
  );
  const play = useMemo(
    (): InPlay => ({ game, cards, lit, asked: asks, able, picked, pick, peek: show, open: setOpen }),
    [game, cards, lit, asks, able, picked, pick, show],
  );
  const save = useCallback(() => setDialog("save"), []);
  const naming = useMemo(() => tableNames(table, cards), [table, cards]);
  /** Asks about the thing that an element belongs to, if it does to one. */
  const askAbout = (element: Element): boolean => {
    const thing = element.closest<HTMLElement>("[data-thing], [data-drop]");
    const of = thing?.dataset.thing ?? thing?.dataset.drop;
    if (!thing || of === undefined) return false;
    drag.cancel();
    setPeek(null);
    setSaid(null);
    setAbout({ of, at: thing.getBoundingClientRect() });
    return true;
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
        <TableNamesContext value={naming}>
          <Room
            inert={next !== null}
            panels={{ className: styles.screen }}
            header={
              <PlayBar match={match} onBegin={begin} onSave={save} onLeave={match.trial ? endTrial : leaveTable} />
            }
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard asks about what it is on by a key of its own. */}
            <div
              className={styles.table}
              style={{ "--game": ground } as React.CSSProperties}
              onContextMenu={(event) => {
                if (event.target instanceof Element && askAbout(event.target)) event.preventDefault();
              }}
            >
              <GroundContext value={drawn}>
                <TableTop
                  match={match}
                  own={own}
                  around={around}
                  picking={picking}
                  onPointerDown={drag.onPointerDown}
                />
              </GroundContext>
              <div ref={layer} className={styles.held} aria-hidden inert />
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
                finding={finding}
                findInput={findInput}
                onPoint={(points) => setLit(points.length > 0 ? new Set(points) : nothing)}
              />
              <MatchLog match={match} />
            </SidePanel>
            {peek && about === null && <Peek {...peek} />}
            {said && <Said {...said} onGone={() => setSaid(null)} />}
            {about && (
              <About
                {...about}
                title={naming.nameOf(about.of)}
                values={valuesOf(about.of, table)}
                onClose={() => setAbout(null)}
              />
            )}
          </Room>
          <Announcer match={match} silent={next !== null} />
          {next !== null && <HandOver name={names[next] ?? ""} onTake={() => takeScreen(next)} />}
          {openZone && <ZoneDialog zone={openZone} title={titleOf(openZone.id)} onClose={() => setOpen(null)} />}
          {dialog === "save" && <SaveMatchDialog match={match} onClose={() => setDialog(null)} />}
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
        </TableNamesContext>
      </InPlayContext>
    </SymbolContext>
  );
}

/** What is being put together begins with a number. */
function focusNumber(): void {
  const input = document.querySelector<HTMLInputElement>(
    "section[aria-label='Asked now'] form input:not([type=checkbox])",
  );
  input?.focus();
  input?.select();
}

/** Whether a point of the field can be aimed at by keys. */
function focusField(): boolean {
  const field = document.querySelector<HTMLElement>("[data-table] [aria-label^='Choose a point']");
  field?.focus();
  return field !== null;
}
