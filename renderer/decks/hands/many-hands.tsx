import Button from "@mui/material/Button";
import { useEffect, useMemo, useState } from "react";
import { type HandCounts, joinCounts } from "../../../engine/decks/hands/many-hands";
import { type HandAsked, handQuestions } from "../../../project/deck-odds/hand-questions";
import type { GameId } from "../../../schemas/game-id";
import { printedLanguageOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { entryOf, openSearched } from "../../state/search-index";
import { ChartFrame } from "../../ui/charts/chart-frame";
import { Columns } from "../../ui/charts/columns";
import type { DeckPanelProps } from "../panels";
import { timesOf } from "../times-of";
import styles from "./deck-hands.module.css";
import { askHands } from "./hands-client";
import type { HandTable } from "./use-table";

const [all, atOnce, turns] = [1000, 100, 4];

interface Props extends Pick<DeckPanelProps, "deckId" | "view"> {
  game: GameId;
  table: HandTable;
  place: number;
}

/** A thousand hands, dealt and drawn on: how often they held what the deck asks for, beside the exact chance. */
export function ManyHands({ view: { deck, lines }, game, table, place }: Props) {
  const files = useProject((state) => state.files);
  const language = useProject(printedLanguageOf);
  const [round, setRound] = useState(0);
  const asked = useMemo(() => {
    const searched = openSearched(files, game, language);
    const cards = lines
      .filter(({ isDrawn, isMissing }) => isDrawn && !isMissing)
      .map(({ card, count }) => ({ entry: entryOf(card, files, searched), count }));
    const until = table.draws.turns.length === 0 ? 0 : turns;
    return handQuestions(deck.questions ?? [], cards, searched, table.draws, until);
  }, [files, game, language, lines, deck.questions, table.draws]);
  const counts = useCounts(asked, table, place, round);
  const hands = counts?.hands ?? 0;
  return (
    <section className={styles.many} aria-label="A thousand hands">
      <div className={styles.heading}>
        <h2>A thousand hands</h2>
        <Button size="small" disabled={hands < all} onClick={() => setRound(round + 1)}>
          Deal others
        </Button>
      </div>
      <p className={styles.note} role="status">
        {hands < all ? `${hands} of ${all} dealt…` : howOf(table, deck.questions ?? [])}
      </p>
      {counts && asked.map((one, n) => <Held key={one.title} asked={one} held={counts.held[n]!} hands={hands} />)}
    </section>
  );
}

function useCounts(asked: readonly HandAsked[], table: HandTable, place: number, round: number) {
  const [counted, setCounted] = useState<{ asked: readonly HandAsked[]; counts: HandCounts }>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    const deal = async () => {
      let counts: HandCounts | undefined;
      for (let from = 0; from < all && isWanted; from += atOnce) {
        const questions = asked.map(({ wanted, meets }) => ({ wanted, meets }));
        const seeds = { from: round * all + from + 1, count: atOnce };
        const more = await askHands({
          ask: "count",
          many: { seeds, place, draws: table.draws, turns, questions },
        });
        if (!isWanted) return;
        counts = counts ? joinCounts(counts, more) : more;
        setCounted({ asked, counts });
      }
    };
    deal().catch((reason: unknown) => isWanted && setError(reason));
    return () => {
      isWanted = false;
    };
  }, [asked, table.draws, place, round]);
  if (error) throw error;
  return counted?.asked === asked ? counted.counts : undefined;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const when = (turn: number): string => (turn === 0 ? "first hand" : `turn ${turn}`);

function Held({ asked: { title, exact }, held, hands }: { asked: HandAsked; held: readonly number[]; hands: number }) {
  const shares = held.map((count) => count / hands);
  return (
    <ChartFrame
      title={title}
      sentences={[`${percent(shares[0]!)} of the first hands held it; exactly, it is ${percent(exact[0]!)}.`]}
      table={[
        ["When", "Dealt", "Exactly"],
        ...shares.map((share, turn) => [when(turn), percent(share), percent(exact[turn]!)]),
      ]}
    >
      {shares.length > 1 && (
        <Columns
          label={`Dealt by turn: ${title}`}
          axis="turn"
          height={110}
          most={100}
          marks={shares.map((share, turn) => ({
            label: turn === 0 ? "hand" : String(turn),
            words: `${when(turn)}: ${percent(share)} dealt, ${percent(exact[turn]!)} exactly`,
            count: Math.round(100 * share),
            before: 100 * exact[turn]!,
          }))}
        />
      )}
    </ChartFrame>
  );
}

function howOf({ draws: { redraw, redraws } }: HandTable, questions: readonly string[]): string {
  const what =
    questions.length > 0
      ? "The deck’s questions."
      : "The deck asks nothing of its own (it can, under Numbers): here is whether something of each kind comes.";
  const back =
    redraw === "some"
      ? ` What answers no part of a question goes back ${timesOf(redraws)}, as in the exact odds.`
      : redraw === "hand"
        ? ` A hand that doesn’t answer goes back ${timesOf(redraws)}, as in the exact odds.`
        : "";
  return `${what} In colour as dealt, in grey exactly.${back}`;
}
