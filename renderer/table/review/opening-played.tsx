import { useEffect } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";
import { call } from "../../bridge/client";
import { tell, tellProblem } from "../../state/notices";
import { goTo, reviewItem } from "../../state/place";
import { projectState } from "../../state/project-state";
import { RoomSkeleton } from "../../ui/room-skeleton";
import { loadMatch } from "../driver/beginnings";
import { moveTo } from "../driver/going-through";
import { lookAs } from "../driver/looking";
import { keepNow } from "../saved/kept-match";
import { tableState } from "../table-store";

interface Played {
  /** As the table remembers it. */
  id: string;
  at: number;
  /** From which card somebody came. */
  card: string | null;
}

interface OfLab {
  question: string;
  matchup: number;
  index: number;
}

interface Reaching {
  question: string;
  card: string;
  /** The number of the word among those of the card. */
  word: number;
}

/** A match, and after how many actions it is shown; nothing, where there is none, which the person has been told. */
type Found = { record: Record<string, unknown>; at: number };

/** Lays out a match that was played before, at one of its moments; the one that is being played is kept meanwhile. */
async function openPlayed(game: GameId, { id, at, card }: Played): Promise<void> {
  const session = projectState.getState().open?.session;
  if (session === undefined) return;
  const record = await call("played.recall", { session, id });
  const back = (): void => (card === null ? goTo("table", undefined, { replace: true }) : goTo("set", card));
  if (!record.ok) tellProblem(record.problem);
  else if (record.value === null) tell({ tone: "error", message: "This match isn't remembered any more." });
  if (!record.ok || record.value === null) return back();
  await layOut(game, { record: record.value, at }, { card, played: id }, back);
}

/** The same of a match of the lab, at the turn that decided it. */
async function openOfLab(game: GameId, { question: id, matchup, index }: OfLab): Promise<void> {
  const session = projectState.getState().open?.session;
  if (session === undefined) return;
  const found = await call("lab.match", { session, id, matchup, index });
  const back = (): void => goTo("lab", id, { replace: true });
  if (!found.ok) tellProblem(found.problem);
  else await layOut(game, found.value, { card: null, lab: id }, back);
  if (!found.ok) back();
}

/** One that was found for something on a card to come about, just before it does. */
async function openReached(game: GameId, { question: id, card, word }: Reaching): Promise<void> {
  const session = projectState.getState().open?.session;
  if (session === undefined) return;
  const found = await call("lab.reach", { session, id, card, word });
  const back = (): void => goTo("lab", id, { replace: true });
  if (!found.ok) tellProblem(found.problem);
  if (!found.ok || !found.value.match) return back();
  await layOut(game, found.value.match, { card: null, lab: id, reached: card }, back);
}

/** A turn in which some cards together go on and on. */
async function openRunaway(game: GameId, cards: readonly string[]): Promise<void> {
  const session = projectState.getState().open?.session;
  if (session === undefined) return;
  const found = await call("lab.runaway", { session, cards: [...cards] });
  const back = (): void => goTo("lab", undefined, { replace: true });
  if (!found.ok) tellProblem(found.problem);
  const match = found.ok ? found.value.finds[0]?.match : undefined;
  if (found.ok && !match) tell({ tone: "error", message: "With these cards no turn can be set up any more." });
  if (!match) return back();
  await layOut(game, match, { card: null, lab: "", reached: cards.join(" ") }, back);
}

async function layOut(
  game: GameId,
  { record, at }: Found,
  trial: { card: string | null; played?: string; lab?: string; reached?: string },
  back: () => void,
): Promise<void> {
  await keepNow();
  const players = (record["players"] ?? []) as readonly { name?: string }[];
  const name = players.map((player, seat) => player.name ?? `Player ${seat + 1}`).join(", ");
  const isOpen = await loadMatch(game, null, record as Json, { ...trial, name });
  const { refused } = tableState.getState();
  tableState.setState({ refused: null });
  for (const problem of refused?.problems.slice(0, 1) ?? []) tellProblem(problem);
  if (!isOpen) return back();
  // What bots played among themselves has no secrets.
  if (trial.lab !== undefined) lookAs("all");
  const total = tableState.getState().match?.snapshot.total ?? 0;
  if (at < total) await moveTo(at);
  // At its end there is most to see beside the table.
  goTo("table", at < total ? undefined : reviewItem, { replace: true });
}

export function OpeningPlayed({ game, id, at, card }: Played & { game: GameId }) {
  useEffect(() => {
    void openPlayed(game, { id, at, card });
  }, [game, id, at, card]);
  return <RoomSkeleton />;
}

export function OpeningOfLab({ game, question, matchup, index }: OfLab & { game: GameId }) {
  useEffect(() => {
    void openOfLab(game, { question, matchup, index });
  }, [game, question, matchup, index]);
  return <RoomSkeleton />;
}

export function OpeningReached({ game, question, card, word }: Reaching & { game: GameId }) {
  useEffect(() => {
    void openReached(game, { question, card, word });
  }, [game, question, card, word]);
  return <RoomSkeleton />;
}

export function OpeningRunaway({ game, cards }: { game: GameId; cards: string }) {
  useEffect(() => {
    void openRunaway(game, cards.split(" "));
  }, [game, cards]);
  return <RoomSkeleton />;
}
