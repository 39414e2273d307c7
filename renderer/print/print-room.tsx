import Button from "@mui/material/Button";
import { useEffect, useMemo, useState } from "react";
import { goTo } from "../state/place";
import { useProject } from "../state/project-store";
import { count } from "../ui/count";
import { EmptyState } from "../ui/empty-state";
import { SeverityIcon } from "../ui/severity-icon";
import { ExportBar, fileSize } from "./export-bar";
import { OutputPreview, outputSum } from "./output-preview";
import { PageStrip } from "./page-strip";
import { choose, recallPrint, usePrintMemory } from "./print-memory";
import { PrintPanel } from "./print-panel";
import { PrintProblems } from "./print-problems";
import styles from "./print-room.module.css";
import { usePrinters } from "./printers";
import { SheetStage } from "./sheet-stage";
import { usePrintCheck } from "./use-print-check";
import { type Planned, usePrintPlan } from "./use-print-plan";

/** What will be printed, page by page, before it is. */
export function PrintRoom() {
  const session = useProject(({ open }) => open?.session);
  const isRecalled = usePrintMemory((memory) => memory.session === session);
  useEffect(() => {
    if (session) void recallPrint(session);
  }, [session]);
  return isRecalled ? <Room key={session} /> : null;
}

function Room() {
  const { settings, output } = usePrintMemory((memory) => memory);
  const [page, setPage] = useState(0);
  const printers = usePrinters();
  const profile = printers.find(settings.profile)?.profile;
  const isSheets = output.kind === "sheets";
  const check = usePrintCheck(settings, isSheets);
  const changed = useMemo(
    () => (settings.changed && isSheets && check ? new Set(check.changed) : null),
    [settings.changed, isSheets, check],
  );
  const planned = usePrintPlan(settings, changed, profile);
  if (!planned) return null;
  const plan = planned.plan.ok ? planned.plan.value : undefined;
  const at = Math.min(page, Math.max(0, (plan?.pages.length ?? 0) - 1));
  const isEmpty = planned.copies.length === 0;
  const problems = check?.problems.filter(
    ({ where }) => where.card === undefined || !changed || changed.has(where.card),
  );
  const sum = isSheets ? sheetSum(planned) : { sum: outputSum(output, planned), aside: undefined };
  const size = isSheets && check && !isEmpty ? `about ${fileSize(check.bytes)}` : undefined;
  return (
    <div className={styles.room}>
      <PrintPanel
        designed={planned.front.size}
        places={plan?.sheet.slots.length ?? 0}
        printers={printers}
        changed={check?.changed.length}
      >
        <ExportBar
          sum={sum.sum}
          aside={[sum.aside, size].filter(Boolean).join(", ")}
          disabled={isEmpty || (isSheets && !plan)}
        />
      </PrintPanel>
      <div className={styles.preview}>
        {isSheets && <PrintProblems leftOut={planned.chosen.leftOut} problems={problems ?? []} />}
        {isEmpty ? (
          <NothingToPrint deck={settings.deck} search={settings.cards} onlyChanged={changed !== null} />
        ) : !isSheets ? (
          <OutputPreview output={output} planned={planned} settings={settings} />
        ) : !planned.plan.ok ? (
          <EmptyState
            title={planned.plan.problem.message}
            actions={
              <Button variant="outlined" onClick={() => choose(roomier)}>
                Back to A4 with 8 mm margins
              </Button>
            }
            picture={<SeverityIcon severity="error" size={28} />}
          >
            {planned.plan.problem.hint}
          </EmptyState>
        ) : (
          plan && (
            <SheetStage planned={planned} plan={plan} settings={settings} profile={profile} at={at} onGo={setPage} />
          )
        )}
      </div>
      {isSheets && plan && !isEmpty && <PageStrip sheet={plan.sheet} pages={plan.pages} at={at} onGo={setPage} />}
    </div>
  );
}

const roomier = {
  paper: "a4",
  paperSize: undefined,
  sheet: undefined,
  cardSize: undefined,
  orientation: "best",
  margin: 8,
  marginTop: undefined,
  gutter: 0,
  bleed: 0,
  skip: undefined,
} as const;

function sheetSum({ plan, copies }: Planned): { sum: string; aside: string | undefined } {
  const cards = count(copies.length, "card");
  if (!plan.ok) return { sum: cards, aside: undefined };
  const { sheet, pages } = plan.value;
  const isTwoSided = sheet.backs?.on === "next-page";
  const sum = `${cards} on ${count(pages.length * (isTwoSided ? 2 : 1), "page")}`;
  return { sum, aside: isTwoSided ? `${count(pages.length, "sheet")} of paper` : undefined };
}

interface NothingProps {
  deck: string | null;
  search: string | undefined;
  onlyChanged: boolean;
}

function NothingToPrint({ deck, search, onlyChanged }: NothingProps) {
  if (onlyChanged) {
    return (
      <EmptyState
        title="Nothing has changed"
        actions={
          <Button variant="contained" onClick={() => choose({ changed: undefined })}>
            Print all cards
          </Button>
        }
      >
        Every card looks as it did when it was last printed.
      </EmptyState>
    );
  }
  if (search) {
    return (
      <EmptyState
        title="No card fits this search"
        actions={
          <Button variant="contained" onClick={() => choose({ cards: undefined })}>
            Print all cards
          </Button>
        }
      >
        “{search}” is in none of these cards.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing to print yet"
      actions={
        <Button variant="contained" onClick={() => (deck === null ? goTo("set") : goTo("decks", deck))}>
          {deck === null ? "To the set" : "To the deck"}
        </Button>
      }
    >
      {deck === null ? "The set has no cards that can be printed." : "This deck has no cards that can be printed."}
    </EmptyState>
  );
}
