import { type ReactNode, useMemo, useState } from "react";
import { zonesOf } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { SymbolContext } from "../../press/rich-words";
import { useGround } from "../../press/use-ground";
import { useSymbols } from "../../press/use-symbols";
import { GroundContext } from "../play/ground";
import { type InPlay, InPlayContext } from "../play/in-play";
import { Peek } from "../play/peek";
import { TableNamesContext, tableNames } from "../play/table-names";
import { TableTop } from "../play/table-top";
import { ZoneDialog } from "../play/zone-dialog";
import type { PlayedMatch } from "../table-store";
import styles from "./still-table.module.css";

interface Props {
  match: PlayedMatch;
  /** What is pointed at. */
  lit?: ReadonlySet<string>;
  /** On what a click means something, and what is chosen. */
  able?: ReadonlySet<string>;
  /** Where what is chosen may go. */
  asked?: ReadonlySet<string>;
  picked?: ReadonlySet<string>;
  onPick?(key: string): void;
  onPoint?(at: readonly [number, number]): void;
  children?: ReactNode;
}

const nothing: ReadonlySet<string> = new Set();
const noPoints = { point: null, offered: nothing };

/** A table on which nobody plays: a situation, to be looked at or pointed at. */
export function StillTable({
  match,
  lit = nothing,
  able = nothing,
  asked = nothing,
  picked = nothing,
  onPick,
  onPoint,
  children,
}: Props) {
  const { snapshot, cards, game } = match;
  const { table } = snapshot;
  const { colour, ground = colour } = cardGame(game);
  const symbols = useSymbols();
  const drawn = useGround(game);
  const [peek, setPeek] = useState<{ card: string; at: DOMRect } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const play: InPlay = {
    game,
    cards,
    lit,
    asked,
    able,
    picked,
    pick: (key) => {
      setOpen(null);
      onPick?.(key);
    },
    peek: (card, at) => setPeek(card !== null && at ? { card, at } : null),
    open: setOpen,
  };
  const zone = zonesOf(table).find(({ id }) => id === open);
  const picking = {
    ...noPoints,
    isFieldOpen: onPoint !== undefined,
    choosePoint: (at: readonly [number, number]) => onPoint?.(at),
  };
  const naming = useMemo(() => tableNames(table, cards), [table, cards]);
  const [own, ...around] = table.seats.map(({ seat }) => seat);
  return (
    <SymbolContext value={symbols}>
      <InPlayContext value={play}>
        <div className={styles.table} style={{ "--game": ground } as React.CSSProperties}>
          <GroundContext value={drawn}>
            <TableNamesContext value={naming}>
              <TableTop match={match} own={own!} around={around} picking={picking} />
            </TableNamesContext>
          </GroundContext>
          {children}
        </div>
        {peek && <Peek {...peek} />}
        {zone && <ZoneDialog zone={zone} title={zone.label} onClose={() => setOpen(null)} />}
      </InPlayContext>
    </SymbolContext>
  );
}
