import Button from "@mui/material/Button";
import type { PrintSettings } from "../../main/api";
import type { Problem } from "../../schemas/problem";
import { goTo } from "../state/place";
import { EmptyState } from "../ui/empty-state";
import { choose } from "./print-memory";
import type { OfferedPiece } from "./use-piece-plan";

/** In place of the sheets when there are none, with a way on. */

const roomier = {
  paper: "a4",
  paperSize: undefined,
  sheet: undefined,
  cardSize: undefined,
  orientation: "best",
  margin: 8,
  marginTop: undefined,
  gutter: undefined,
  bleed: 0,
  skip: undefined,
} as const;

interface CannotPlanProps {
  problem: Problem;
  settings: PrintSettings;
  /** The other pieces, when one that has no layout is the problem. */
  withoutBroken?: readonly string[] | undefined;
}

export function CannotPlan({ problem, settings, withoutBroken }: CannotPlanProps) {
  const { message, hint } = problem;
  return (
    <EmptyState isFault title={message} actions={<WayOn settings={settings} withoutBroken={withoutBroken} />}>
      {hint}
    </EmptyState>
  );
}

function WayOn({ settings: { pieces, tiling }, withoutBroken }: Omit<CannotPlanProps, "problem">) {
  if (withoutBroken) {
    return (
      <Button variant="outlined" onClick={() => choose({ pieces: [...withoutBroken] })}>
        {withoutBroken.length > 0 ? "Print the others" : "Choose other pieces"}
      </Button>
    );
  }
  if (pieces !== undefined && tiling === false) {
    return (
      <Button variant="outlined" onClick={() => choose({ tiling: undefined })}>
        Print it in parts
      </Button>
    );
  }
  return (
    <Button variant="outlined" onClick={() => choose(roomier)}>
      Back to A4 with 8 mm margins
    </Button>
  );
}

interface NothingProps {
  deck: string | null;
  search: string | undefined;
  onlyChanged: boolean;
}

export function NothingToPrint({ deck, search, onlyChanged }: NothingProps) {
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
      <EmptyState title="No card fits this search" actions={<AllCards />}>
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

const AllCards = () => (
  <Button variant="contained" onClick={() => choose({ cards: undefined })}>
    Print all cards
  </Button>
);

export function NoPieces({ offered, search }: { offered: readonly OfferedPiece[]; search: string | undefined }) {
  if (!offered.some(({ isChosen }) => isChosen)) {
    return (
      <EmptyState
        title="No pieces chosen"
        actions={
          <Button variant="contained" onClick={() => choose({ pieces: "all" })}>
            Choose all pieces
          </Button>
        }
      >
        Tick what the table needs on paper besides cards.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="None of these pieces are needed"
      actions={
        search ? (
          <AllCards />
        ) : (
          <Button variant="contained" onClick={() => choose({ deck: null, pieces: "all" })}>
            Choose all pieces
          </Button>
        )
      }
    >
      They are made for cards, and none of the chosen cards wants one.
    </EmptyState>
  );
}
