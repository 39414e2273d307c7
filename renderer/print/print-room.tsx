import { useEffect, useMemo, useState } from "react";
import type { CheckedPrint, PrintSettings } from "../../main/api";
import { count } from "../state/count";
import { useProject } from "../state/open-project";
import { LookedIn } from "../state/shown-language";
import { setUi, useUi } from "../state/ui-store";
import { Room } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import { BookletPreview } from "./booklet/booklet-preview";
import { BoxPreview } from "./box-preview";
import { BuildPreview } from "./builds/build-preview";
import { firstOutput, isOnSheets } from "./choices";
import { ExportBar, fileSize } from "./export-bar";
import { CannotPlan, NoPieces, NothingToPrint } from "./nothing-to-print";
import { OutputPreview, outputSum } from "./output-preview";
import { PageStrip } from "./page-strip";
import { choose, chooseOutput, recallPrint, usePrintMemory, wishedSettings } from "./print-memory";
import { PrintPanel } from "./print-panel";
import { PrintProblems } from "./print-problems";
import styles from "./print-room.module.css";
import { usePrinters } from "./printers";
import { CardSheets, PieceSheets, pageCount } from "./sheet-previews";
import { cardOutlines, pieceOutlines, type SheetOutline } from "./shown-sheet";
import { type PlannedPieces, usePiecePlan } from "./use-piece-plan";
import { usePrintCheck } from "./use-print-check";
import { type Planned, usePrintPlan } from "./use-print-plan";

/** What will be printed, page by page, before it is. */
export function PrintRoom() {
  const session = useProject(({ open }) => open?.session);
  const isRecalled = usePrintMemory((memory) => memory.session === session);
  useEffect(() => {
    if (session) void recallPrint(session);
  }, [session]);
  useCardsToPrint(isRecalled);
  const language = usePrintMemory((memory) => memory.settings.language ?? null);
  if (!isRecalled) return <RoomSkeleton />;
  return (
    <LookedIn value={language}>
      <OpenPrint key={session} />
    </LookedIn>
  );
}

/** Another room sent the person here with cards in hand. */
function useCardsToPrint(isReady: boolean): void {
  const toPrint = useUi((ui) => ui.toPrint);
  useEffect(() => {
    if (!isReady || toPrint === null) return;
    choose({ cards: toPrint, deck: null, pieces: undefined, changed: undefined });
    setUi({ toPrint: null });
  }, [isReady, toPrint]);
  const deckToPrint = useUi((ui) => ui.deckToPrint);
  useEffect(() => {
    if (!isReady || deckToPrint === null) return;
    const { deck, make } = deckToPrint;
    choose({ cards: undefined, deck, pieces: undefined, changed: undefined });
    chooseOutput(firstOutput[make]);
    setUi({ deckToPrint: null });
  }, [isReady, deckToPrint]);
}

function OpenPrint() {
  const remembered = usePrintMemory((memory) => memory.settings);
  const output = usePrintMemory((memory) => memory.output);
  const settings = useMemo(() => wishedSettings(remembered), [remembered]);
  const [page, setPage] = useState(0);
  const printers = usePrinters();
  const profile = printers.find(settings.profile)?.profile;
  const isSheets = isOnSheets(output);
  const isPieces = isSheets && settings.pieces !== undefined;
  const check = usePrintCheck(settings, isSheets);
  const changed = useMemo(
    () => (settings.changed && isSheets && check ? changedOf(check, output.kind === "cut") : null),
    [settings.changed, isSheets, check, output.kind],
  );
  const planned = usePrintPlan(settings, changed, profile);
  const pieces = usePiecePlan(planned, settings, profile);
  const outlines = useOutlines(isPieces, planned, pieces);
  if (!planned) return <RoomSkeleton />;
  const plan = planned.plan.ok ? planned.plan.value : undefined;
  const at = Math.min(page, Math.max(0, outlines.length - 1));
  const isEmpty =
    output.kind === "build" || output.kind === "booklet"
      ? false
      : isPieces
        ? pieces?.count === 0
        : planned.copies.length === 0;
  const isReady = isPieces ? pieces?.sheets.ok === true : !isSheets || plan !== undefined;
  const problems = check?.problems.filter(
    ({ where }) => where.card === undefined || !changed || changed.has(where.card),
  );
  const { sum, aside } = isPieces
    ? pieceSum(pieces)
    : isSheets
      ? sheetSum(planned)
      : { sum: outputSum(output, planned), aside: undefined };
  const size = output.kind === "sheets" && check && !isEmpty ? `about ${fileSize(check.bytes)}` : undefined;
  const sheetProps = { settings, at, onGo: setPage };
  return (
    <Room>
      <PrintPanel
        designed={planned.front.size}
        copies={planned.copies.length}
        pieces={pieces}
        places={placesOf(isPieces, planned, pieces)}
        printers={printers}
        changed={check?.changed.length}
      >
        <ExportBar sum={sum} aside={[aside, size].filter(Boolean).join(", ")} disabled={isEmpty || !isReady} />
      </PrintPanel>
      <div className={styles.preview}>
        {isSheets && <PrintProblems leftOut={planned.chosen.leftOut} problems={problems ?? []} />}
        {isPieces ? (
          pieces && <PiecePreview pieces={pieces} {...sheetProps} />
        ) : output.kind === "build" ? (
          <BuildPreview id={output.build} />
        ) : output.kind === "booklet" ? (
          <BookletPreview key={output.booklet} output={output} settings={settings} planned={planned} />
        ) : isEmpty ? (
          <NothingToPrint deck={settings.deck} search={settings.cards} onlyChanged={changed !== null} />
        ) : output.kind === "box" ? (
          <BoxPreview output={output} planned={planned} settings={settings} />
        ) : output.kind !== "sheets" && output.kind !== "cut" ? (
          <OutputPreview output={output} planned={planned} settings={settings} />
        ) : !planned.plan.ok ? (
          <CannotPlan problem={planned.plan.problem} settings={settings} />
        ) : (
          plan && <CardSheets planned={planned} plan={plan} profile={profile} {...sheetProps} />
        )}
      </div>
      {isSheets && isReady && !isEmpty && <PageStrip sheets={outlines} at={at} onGo={setPage} />}
    </Room>
  );
}

/** What changed; outlines are those of what changed until it was printed, just now. */
const changedOf = ({ changed, printedLast = [] }: CheckedPrint, isCut: boolean): Set<string> =>
  new Set(isCut && changed.length === 0 ? printedLast : changed);

interface PieceProps {
  pieces: PlannedPieces;
  settings: PrintSettings;
  at: number;
  onGo(sheet: number): void;
}

function PiecePreview({ pieces, ...around }: PieceProps) {
  const { offered, count: copies, sheets, kit, undressed } = pieces;
  if (!sheets.ok) {
    const others = offered.filter(({ piece, isChosen }) => isChosen && piece.id !== undressed);
    const leaveOut = undressed === undefined ? undefined : others.map(({ piece }) => piece.id);
    return <CannotPlan problem={sheets.problem} settings={around.settings} withoutBroken={leaveOut} />;
  }
  if (copies === 0) return <NoPieces offered={offered} search={around.settings.cards} />;
  return <PieceSheets sheets={sheets.value} kit={kit} {...around} />;
}

const noSheets: readonly SheetOutline[] = [];

function useOutlines(
  isPieces: boolean,
  planned: Planned | undefined,
  pieces: PlannedPieces | undefined,
): readonly SheetOutline[] {
  const cards = planned?.plan;
  const sheets = pieces?.sheets;
  return useMemo(() => {
    if (isPieces) return sheets?.ok ? pieceOutlines(sheets.value) : noSheets;
    return cards?.ok ? cardOutlines(cards.value) : noSheets;
  }, [isPieces, cards, sheets]);
}

/** Of the first sheet. */
function placesOf(isPieces: boolean, { plan }: Planned, pieces: PlannedPieces | undefined): number {
  if (isPieces) return pieces?.sheets.ok ? (pieces.sheets.value[0]?.slots.length ?? 0) : 0;
  return plan.ok ? plan.value.sheet.slots.length : 0;
}

interface Sum {
  sum: string;
  aside: string | undefined;
}

function sheetSum({ plan, copies }: Planned): Sum {
  const cards = count(copies.length, "card");
  if (!plan.ok) return { sum: cards, aside: undefined };
  const { sheet, pages } = plan.value;
  const isTwoSided = sheet.backs?.on === "next-page";
  const sum = `${cards} on ${count(pages.length * (isTwoSided ? 2 : 1), "page")}`;
  return { sum, aside: isTwoSided ? `${count(pages.length, "sheet")} of paper` : undefined };
}

function pieceSum(pieces: PlannedPieces | undefined): Sum {
  if (!pieces) return { sum: "Looking for pieces…", aside: undefined };
  const { count: copies, sheets } = pieces;
  const words = count(copies, "piece");
  if (!sheets.ok || copies === 0) return { sum: words, aside: undefined };
  const pages = pageCount(sheets.value);
  const sum = `${words} on ${count(sheets.value.length, "sheet")}`;
  return { sum, aside: pages > sheets.value.length ? count(pages, "page") : undefined };
}
