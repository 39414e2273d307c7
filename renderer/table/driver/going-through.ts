import { askEngine } from "../engine/engine-client";
import { currentPace, paceDelay } from "../table-settings";
import { tableState, updateMatch } from "../table-store";
import { backTo, forthTo } from "../viewing";
import { afterMotion, sameRun, show, stopBots } from "./bots-play";
import { withEngine } from "./with-engine";

/** Back or forth to where so many actions had been done. Bots wait there until somebody plays on. */
export async function moveTo(done: number): Promise<void> {
  const { match } = tableState.getState();
  if (!match || done === match.snapshot.done) return;
  stopBots();
  const snapshot = await withEngine("The match could not be taken back.", () =>
    askEngine("moveTo", { done, viewer: match.snapshot.viewer }),
  );
  const isBots = snapshot?.asked ? match.seats[snapshot.asked.actor]?.kind !== "person" : false;
  // A file that holds the match holds what was taken back as well.
  if (snapshot) await show(snapshot, { paused: isBots, lastThought: null });
}

/** One action on through what was taken back, or back. */
export function stepThrough(by: 1 | -1): void {
  const { done = 0, total = 0 } = tableState.getState().match?.snapshot ?? {};
  void moveTo(Math.max(0, Math.min(total, done + by)));
}

/** The match as another branch of it went. */
export async function takeBranch(id: number): Promise<void> {
  const { match } = tableState.getState();
  if (!match) return;
  stopBots();
  const snapshot = await withEngine("The other branch could not be taken.", () =>
    askEngine("branch", { id, viewer: match.snapshot.viewer }),
  );
  if (snapshot) await show(snapshot, { paused: true, lastThought: null, savedAs: null });
}

/** Shows what was taken back, action by action at the pace of the bots, until its end or until somebody stops it. */
export function replay(): void {
  stopBots();
  updateMatch({ replaying: true, paused: true });
  const isSame = sameRun();
  const next = async (): Promise<void> => {
    const { match } = tableState.getState();
    if (!isSame() || !match?.replaying) return;
    const { done, total, viewer } = match.snapshot;
    if (done >= total) {
      updateMatch({ replaying: false });
      return;
    }
    const snapshot = await withEngine("The match could not be shown.", () =>
      askEngine("moveTo", { done: done + 1, viewer }),
    );
    if (!isSame() || !snapshot) return;
    updateMatch({ snapshot });
    afterMotion(Math.max(60, paceDelay[currentPace()] ?? paceDelay.normal!), () => void next());
  };
  void next();
}

function playedNow(find: typeof backTo): number | undefined {
  const { match } = tableState.getState();
  return match
    ? find(
        match.snapshot,
        match.seats.map(({ kind }) => kind === "person"),
      )
    : undefined;
}
export const canTakeBack = (): boolean => playedNow(backTo) !== undefined;
export const canRepeat = (): boolean => playedNow(forthTo) !== undefined;
export function takeBack(): void {
  const done = playedNow(backTo);
  if (done !== undefined) void moveTo(done);
}
export function repeat(): void {
  const done = playedNow(forthTo);
  if (done !== undefined) void moveTo(done);
}
