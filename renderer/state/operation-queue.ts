import type { Change, HistoryState } from "../../main/api";
import type { Problem, Result } from "../../schemas/problem";

/**
 * The edits on their way to the disk, in order, one request at a time. While one is travelling, further texts of the
 * same merge group replace each other, so fast typing never builds up a backlog.
 */

export interface EditOperation {
  session: string;
  kind: "edit";
  label: string;
  merge?: string;
  changes: readonly Change[];
  /** A picture that gets another name. */
  carried?: { from: string; to: string };
}
interface RemoteOperation {
  session: string;
  kind: "undo" | "redo" | "settle" | "restore";
  run(turn: number): Promise<Result<HistoryState>>;
}
export type Operation = EditOperation | RemoteOperation;
/** `turn` counts up in the order in which things were done; what is sent again keeps it. */
export type Queued<O extends Operation = Operation> = O & { turn: number };

interface Receiver {
  send(operation: Queued): Promise<Result<HistoryState>>;
  /** The request stays at the head of the queue and is repeated. */
  isTransient(problem: Problem): boolean;
  accepted(operation: Operation, history: HistoryState): void;
  /** `dropped` are the operations that were waiting behind it and can't be trusted any more. */
  refused(operation: Operation, problem: Problem, dropped: readonly Operation[]): void;
  stalled(problem: Problem): void;
  changed(): void;
}

interface OperationQueue {
  push(operation: Operation): void;
  /** Nothing is waiting or travelling. */
  idle(): boolean;
  /** Resolves when everything pushed so far has been answered. */
  drained(): Promise<void>;
  /** The text this path will have once all is answered; undefined when no edit of it is waiting. */
  pendingText(path: string): string | null | undefined;
  pending(): readonly Operation[];
  /** Sends the edits that wait for an answer to others, as one: nobody will be there when it comes. */
  hurry(): void;
  clear(): void;
}

const canMerge = (last: Operation | undefined, next: Operation): boolean =>
  last?.kind === "edit" &&
  next.kind === "edit" &&
  next.merge !== undefined &&
  last.merge === next.merge &&
  last.changes.length === 1 &&
  next.changes.length === 1 &&
  last.changes[0]?.path === next.changes[0]?.path;

export function createOperationQueue(receiver: Receiver, retryAfter = 1500): OperationQueue {
  let waiting: Queued[] = [];
  let travelling: Queued | null = null;
  let turns = 0;
  let generation = 0;
  let onDrained: (() => void)[] = [];

  const settleDrained = () => {
    if (travelling || waiting.length > 0) return;
    const listeners = onDrained;
    onDrained = [];
    for (const listener of listeners) listener();
  };

  const pump = async () => {
    const operation = waiting[0];
    if (travelling || !operation) return;
    waiting = waiting.slice(1);
    travelling = operation;
    const started = generation;
    const result = await receiver.send(operation);
    if (started !== generation) return;
    travelling = null;
    if (result.ok) receiver.accepted(operation, result.value);
    else if (receiver.isTransient(result.problem)) {
      waiting = [operation, ...waiting];
      receiver.stalled(result.problem);
      setTimeout(pump, retryAfter);
      return;
    } else {
      const dropped = waiting;
      waiting = [];
      receiver.refused(operation, result.problem, dropped);
    }
    receiver.changed();
    settleDrained();
    void pump();
  };

  const all = () => (travelling ? [travelling, ...waiting] : waiting);
  return {
    push(operation) {
      const last = waiting.at(-1);
      turns += 1;
      const queued = { ...operation, turn: turns };
      waiting = canMerge(last, queued) ? [...waiting.slice(0, -1), queued] : [...waiting, queued];
      receiver.changed();
      void pump();
    },
    idle: () => !travelling && waiting.length === 0,
    drained: () =>
      new Promise((resolve) => {
        onDrained.push(resolve);
        settleDrained();
      }),
    pendingText(path) {
      let text: string | null | undefined;
      for (const operation of all()) {
        if (operation.kind !== "edit") continue;
        for (const change of operation.changes) if (change.path === path) text = change.text;
      }
      return text;
    },
    pending: all,
    hurry() {
      const isEdit = (one: Queued): one is Queued<EditOperation> => one.kind === "edit" && one.carried === undefined;
      const others = waiting.findIndex((one) => !isEdit(one));
      const edits = waiting.slice(0, others < 0 ? waiting.length : others).filter(isEdit);
      const last = edits.at(-1);
      if (!travelling || !last) return;
      waiting = waiting.slice(edits.length);
      const changes = new Map(edits.flatMap((edit) => edit.changes.map((change) => [change.path, change] as const)));
      void receiver.send({ ...last, changes: [...changes.values()] });
    },
    clear() {
      generation += 1;
      waiting = [];
      travelling = null;
      receiver.changed();
      settleDrained();
    },
  };
}
