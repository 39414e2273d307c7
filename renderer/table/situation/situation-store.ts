import { create } from "zustand";
import type { Moved, Target } from "../../../engine/core/position-moves";
import type { Json } from "../../../engine/core/vocabulary";
import { supplyOf } from "../../../project/supply";
import type { GameId } from "../../../schemas/game-id";
import { gameOf } from "../../state/manifest";
import { tell } from "../../state/notices";
import { goTo, situationItem } from "../../state/place";
import { projectState } from "../../state/project-state";
import { askEngine, askTester } from "../engine/engine-client";
import type { Answer, Begun, Outcome } from "../engine/messages";
import { tableState } from "../table-store";
import { keepPosition, recallPosition } from "./kept-position";

/** A situation that is set up by hand: as it is written, how it lies on the table, and what the rules say against it. */

interface Situation {
  /** The project session that it belongs to. */
  session: string | null;
  position: Json | null;
  past: readonly Json[];
  future: readonly Json[];
  /** The last that the rules allowed. */
  begun: Begun | null;
  /** What speaks against it as it is written now. */
  refused: string | null;
}

const nothing: Situation = { session: null, position: null, past: [], future: [], begun: null, refused: null };
export const useSituation = create<Situation>(() => nothing);

useSituation.subscribe(({ session, position }, before) => {
  const game = gameOf(projectState.getState());
  if (session === null || session !== sessionNow() || position === null || position === before.position || !game)
    return;
  void keepPosition(session, { game, position });
});

const supplyNow = (game: GameId) => supplyOf(projectState.getState().files, game);
const sessionNow = (): string | null => projectState.getState().open?.session ?? null;

type Answered = Outcome<Begun & { written: Json }>;

/** Only the last question counts. */
let asked = 0;

async function ask(question: () => Promise<Answered>, of: Json): Promise<Answered | undefined> {
  const mine = ++asked;
  const outcome = await question().catch(() => null);
  if (mine !== asked || outcome === null) {
    if (mine === asked) useSituation.setState({ position: of, refused: silence });
    return undefined;
  }
  if (outcome.ok) useSituation.setState({ position: outcome.value.written, begun: outcome.value, refused: null });
  else useSituation.setState({ position: of, refused: said(outcome) });
  return outcome;
}

/** The rules can't be asked: what was set up so far stays as it is. */
const silence =
  "The rules don't answer, so that nobody can say whether this is possible. Nothing is lost: change it again, or open this anew.";

const said = ({ problems: [problem] }: Extract<Answered, { ok: false }>): string =>
  [problem?.message, problem?.hint].filter(Boolean).join(" ");

const look = (game: GameId, position: Json): Promise<Answered> =>
  askTester("situation", { game, supply: supplyNow(game), position, viewer: null });

/** Begins with a position: the match's, a test's, or next to nothing. What was set up before is one step back. */
export async function beginSituation(game: GameId, position: Json): Promise<void> {
  const session = sessionNow();
  const { past, position: before } = isSetUp()
    ? useSituation.getState()
    : { past: [], position: session === null ? undefined : await recallPosition(session, game) };
  useSituation.setState({ ...nothing, session, past: before == null ? past : [...past, before] });
  await ask(() => look(game, position), position);
}

/** Takes a change, whether the rules allow it or not: what they say stands beside it. */
export async function changeSituation(game: GameId, position: Json): Promise<void> {
  const { position: before, past } = useSituation.getState();
  useSituation.setState({ past: before === null ? past : [...past, before], future: [], position });
  await ask(() => look(game, position), position);
}

/** Puts a card elsewhere, or away. What the rules refuse isn't done; why, is said. */
export async function moveCard(game: GameId, moved: Moved, target: Target | null): Promise<string | null> {
  const { position, past } = useSituation.getState();
  if (position === null) return null;
  const mine = ++asked;
  const wish = { game, supply: supplyNow(game), position, viewer: null, moved, target };
  const outcome = await askTester("move", wish).catch(() => null);
  if (mine !== asked) return null;
  if (!outcome?.ok) {
    const refused = outcome ? said(outcome) : silence;
    useSituation.setState({ refused });
    return refused;
  }
  const { value } = outcome;
  useSituation.setState({
    past: [...past, position],
    future: [],
    position: value.written,
    begun: value,
    refused: null,
  });
  return null;
}

export function travel(game: GameId, back: boolean): void {
  const { past, future, position } = useSituation.getState();
  const next = back ? past.at(-1) : future.at(-1);
  if (next === undefined || position === null) return;
  useSituation.setState(
    back
      ? { past: past.slice(0, -1), future: [...future, position] }
      : { past: [...past, position], future: future.slice(0, -1) },
  );
  void ask(() => look(game, next), next);
}

/** The match on the table as it stands; or why that can't be written. */
export async function positionOfMatch(): Promise<Answer<"position">> {
  return askEngine("position", {});
}

/** Whether what was set up here lies before one still. */
export const isSetUp = (): boolean => {
  const { session, position } = useSituation.getState();
  return session === sessionNow() && position !== null;
};

/** With what was there last, or next to nothing. */
async function resume(game: GameId): Promise<void> {
  const session = sessionNow();
  if (session === null || isSetUp()) return;
  const position = (await recallPosition(session, game)) ?? (await askTester("positions", { game })).empty;
  useSituation.setState({ ...nothing, session });
  await ask(() => look(game, position), position);
}

/** To the workshop: with the match on the table, if there is one that can be written; otherwise with what was there last. */
export async function openSituation(game: GameId): Promise<void> {
  const { match } = tableState.getState();
  try {
    const found = match ? await positionOfMatch() : undefined;
    if (found?.ok) await beginSituation(game, found.value);
    else await resume(game);
    if (found && !found.ok) useSituation.setState({ refused: said(found) });
  } catch (reason) {
    tell({
      tone: "error",
      message:
        "Positions can't be set up now, as the rules of the game didn't start. The match and the set are as they were.",
      action: { label: "Try again", run: () => void openSituation(game) },
      details: String(reason),
    });
    return;
  }
  goTo("table", situationItem);
}
