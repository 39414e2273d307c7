import IconButton from "@mui/material/IconButton";
import { Plus, X } from "lucide-react";
import { memo, useMemo, useState } from "react";
import type { Draws } from "../../../engine/core/card-game";
import { plural } from "../../../engine/core/rich-text";
import { cardGame } from "../../../engine/games/registry";
import { setQuestions } from "../../../project/deck-commands";
import { askOdds, type Odds } from "../../../project/deck-odds/ask-odds";
import { houseRulesOf } from "../../../project/house-rules";
import type { Counted } from "../../../project/statistics/counted";
import type { GameId } from "../../../schemas/game-id";
import { manifestOf } from "../../state/manifest";
import { currentProject, runEdit, useProject, useReadOnly } from "../../state/open-project";
import { entryOf } from "../../state/search-index";
import type { DeckView } from "../../state/use-decks";
import { ChartFrame } from "../../ui/charts/chart-frame";
import { Columns } from "../../ui/charts/columns";
import { TextInput } from "../../ui/fields/text-field";
import { Toggles } from "../../ui/fields/toggles";
import link from "../../ui/link.module.css";
import { useStableCallback } from "../../ui/use-stable-callback";
import { timesOf } from "../times-of";
import styles from "./deck-numbers.module.css";

interface Props {
  deckId: string;
  view: DeckView;
  counted: Counted;
  game: GameId;
  /** Shows of the deck only what a search finds. */
  onShow(term: string): void;
}

/** How likely hands hold what somebody wants of them, as the game draws. Questions are kept with the deck. */
export function DeckOdds({ deckId, view: { deck, lines }, counted: { searched }, game, onShow }: Props) {
  const readOnly = useReadOnly();
  const manifest = useProject(manifestOf);
  const files = useProject((state) => state.files);
  const [typed, setTyped] = useState("");
  const [place, setPlace] = useState("1");
  const questions = deck?.questions ?? [];
  const draws = cardGame(game).draws?.(manifest && houseRulesOf(manifest).rules, Number(place));
  const asked = typed.trim();
  const cards = useMemo(
    () =>
      lines
        .filter(({ isDrawn, isMissing }) => isDrawn && !isMissing)
        .map(({ card, count }) => ({ entry: entryOf(card, files, searched), count })),
    [lines, files, searched],
  );
  const keep = (next: string[]) => void runEdit(setQuestions(currentProject().files, game, deckId, next));
  const add = useStableCallback(() => {
    if (asked === "" || readOnly || questions.includes(asked) || questions.length >= 12) return;
    keep([...questions, asked]);
    setTyped("");
  });
  if (!draws) return null;
  const answer = (query: string): Odds => askOdds(query, cards, searched, draws);
  const trial = asked === "" || questions.includes(asked) ? undefined : answer(asked);
  return (
    <section className={styles.odds} aria-labelledby="deck-odds">
      <h2 id="deck-odds" className={styles.title}>
        Odds
      </h2>
      <p className={styles.policy}>{policyOf(draws)}</p>
      <Asking
        typed={typed}
        place={place}
        canKeep={!readOnly && asked !== ""}
        onType={setTyped}
        onKeep={add}
        onPlace={setPlace}
      />
      {trial && <OddsChart odds={trial} onShow={onShow} />}
      {questions.map((query) => (
        <div key={query} className={styles.kept}>
          <OddsChart odds={answer(query)} onShow={onShow} />
          {!readOnly && (
            <IconButton
              size="small"
              aria-label={`Forget the question ${query}`}
              title="Forget the question"
              onClick={() => keep(questions.filter((one) => one !== query))}
            >
              <X strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
    </section>
  );
}

interface AskingProps {
  typed: string;
  place: string;
  canKeep: boolean;
  onType(typed: string): void;
  onKeep(): void;
  onPlace(place: string): void;
}

/** The same for any deck: a card that comes in draws none of it anew. */
const Asking = memo(function Asking({ typed, place, canKeep, onType, onKeep, onPlace }: AskingProps) {
  return (
    <>
      <div className={styles.ask}>
        <TextInput
          compact
          label="What shall a hand hold?"
          placeholder="2x cost<=2, or a name"
          value={typed}
          maxLength={200}
          onChange={onType}
          onEnter={onKeep}
        />
        <IconButton
          size="small"
          aria-label="Keep the question"
          title="Keep the question"
          disabled={!canKeep}
          onClick={onKeep}
        >
          <Plus strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <Toggles
        label="Whose turn"
        value={place}
        options={[
          { value: "1", label: "Plays first" },
          { value: "2", label: "Plays second" },
        ]}
        onChange={onPlace}
      />
    </>
  );
});

/** How hands are taken to be played, so that nobody has to guess what the figures mean. */
function policyOf({ opening, redraw, redraws, turns, later }: Draws): string {
  const hand = `Exact, for a first hand of ${plural(opening, "card")}`;
  const then = turns.length === 0 ? "" : ", then as turns bring cards";
  const often = `${timesOf(redraws)}, as the rules allow`;
  const back =
    redraw === "some"
      ? `What answers no part of a question goes back ${often}; where a question sets a limit, everything is kept.`
      : redraw === "hand"
        ? `A hand that doesn’t answer goes back ${often}; where a question sets a limit, it is kept.`
        : "No hand goes back: these rules have no mulligan.";
  return [`${hand}${then}.`, later, back].filter(Boolean).join(" ");
}

/** What isn't certain isn't told as if it were. */
const hundredths = (chance: number): number =>
  Math.min(chance < 1 ? 99 : 100, Math.max(chance > 0 ? 1 : 0, Math.round(100 * chance)));
const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;
const when = (turn: number): string => (turn === 0 ? "first hand" : `turn ${turn}`);

function OddsChart({
  odds: { query, byTurn, cards, meeting, slips },
  onShow,
}: {
  odds: Odds;
  onShow(term: string): void;
}) {
  const last = byTurn.length - 1;
  const sentences = [
    `${percent(byTurn[0]!)} in the first hand${last > 0 ? `, ${percent(byTurn[Math.min(4, last)]!)} by turn ${Math.min(4, last)}` : ""}.`,
    ...meeting.filter(({ cards }) => cards === 0).map(({ search }) => `No card of the deck is found by ${search}.`),
    ...slips.map(({ message }) => message),
  ];
  return (
    <ChartFrame
      title={query}
      sentences={sentences}
      table={[["When", "Cards", "Chance"], ...byTurn.map((p, turn) => [when(turn), String(cards[turn]), percent(p)])]}
    >
      <p className={styles.meeting}>
        {meeting
          .filter((one) => one.cards > 0)
          .map(({ search, cards: met }) => (
            <button key={search} type="button" className={link.link} onClick={() => onShow(search)}>
              {`${search}: ${plural(met, "card")}`}
            </button>
          ))}
      </p>
      {last > 0 && (
        <Columns
          label={`Chance by turn: ${query}`}
          axis="turn"
          height={120}
          most={100}
          marks={byTurn.map((chance, turn) => ({
            label: turn === 0 ? "hand" : String(turn),
            words: `${when(turn)}: ${hundredths(chance)} of 100`,
            count: hundredths(chance),
          }))}
        />
      )}
    </ChartFrame>
  );
}
