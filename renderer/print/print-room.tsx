import Button from "@mui/material/Button";
import { useMemo, useState } from "react";
import { cardGame } from "../../engine/games/registry";
import { iconCredit } from "../../press/icon-source";
import { impose, planSheet } from "../../press/sheet";
import { useProjectPress } from "../press/project-press";
import { manifestOf } from "../state/manifest";
import { goTo } from "../state/place";
import { useProject } from "../state/project-store";
import { EmptyState } from "../ui/empty-state";
import { SeverityIcon } from "../ui/severity-icon";
import { PageStrip } from "./page-strip";
import { usePrintOrder } from "./print-order";
import { PrintPanel } from "./print-panel";
import { PrintProblems } from "./print-problems";
import styles from "./print-room.module.css";
import { choose, useSheetChoice } from "./print-settings";
import { SheetView } from "./sheet-view";

/** What will be printed, page by page, before it is. */
export function PrintRoom() {
  const [deck, setDeck] = useState<string | null>(null);
  const [page, setPage] = useState(0);
  const choice = useSheetChoice();
  const { copies, leftOut } = usePrintOrder(deck);
  const { game, card: template } = useProjectPress() ?? {};

  const planned = useMemo(() => template && planSheet({ ...choice, card: template.size }), [choice, template]);
  const pages = useMemo(() => (planned?.ok ? impose(planned.value, copies.length) : []), [planned, copies.length]);
  const set = useProject(manifestOf);
  const labelOf = (index: number): string[] =>
    game === undefined
      ? []
      : [
          [set?.name, set?.version].filter(Boolean).join(" · "),
          `page ${index + 1} of ${pages.length}`,
          `${cardGame(game).credit}. ${iconCredit}`,
        ];
  const at = Math.min(page, Math.max(0, pages.length - 1));
  const placements = pages[at];

  return (
    <div className={styles.room}>
      <PrintPanel deck={deck} onDeck={setDeck} choice={choice} copies={copies.length} pages={pages.length} />
      <div className={styles.preview}>
        <PrintProblems leftOut={leftOut} copies={copies} />
        {planned && !planned.ok && (
          <EmptyState
            title={planned.problem.message}
            actions={
              <Button variant="outlined" onClick={() => choose("margin", 8)}>
                Use 8 mm margins
              </Button>
            }
            picture={<SeverityIcon severity="error" size={28} />}
          >
            {planned.problem.hint}
          </EmptyState>
        )}
        {planned?.ok && copies.length === 0 && (
          <EmptyState
            title="Nothing to print yet"
            actions={
              <Button variant="contained" onClick={() => (deck === null ? goTo("set") : goTo("decks", deck))}>
                {deck === null ? "To the set" : "To the deck"}
              </Button>
            }
          >
            {deck === null
              ? "The set has no cards that can be printed."
              : "This deck has no cards that can be printed."}
          </EmptyState>
        )}
        {planned?.ok && placements && (
          <div className={styles.stage}>
            <div
              className={styles.sheet}
              role="img"
              aria-label={`Page ${at + 1} of ${pages.length}`}
              style={{ "--ratio": planned.value.paper.width / planned.value.paper.height } as React.CSSProperties}
            >
              <SheetView sheet={planned.value} placements={placements} copies={copies} label={labelOf(at)} />
            </div>
          </div>
        )}
      </div>
      {planned?.ok && pages.length > 0 && <PageStrip sheet={planned.value} pages={pages} at={at} onGo={setPage} />}
    </div>
  );
}
