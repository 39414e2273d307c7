import { expect, test } from "vitest";
import {
  createOperationQueue,
  type EditOperation,
  type Operation,
  type Queued,
} from "../../renderer/state/operation-queue";
import type { Problem } from "../../schemas/problem";

const edit = (path: string, text: string, merge?: string): EditOperation => ({
  kind: "edit",
  session: "s",
  label: `Edit ${path}`,
  changes: [{ path, text }],
  ...(merge !== undefined && { merge }),
});
const problem = (code: string): Problem => ({ code, severity: "error", message: "No.", where: {} });
const textOf = (operation: Operation): unknown =>
  operation.kind === "edit" ? operation.changes[0]?.text : operation.kind;

/** A queue whose answers the test gives. */
function queueWithAnswers() {
  const sent: { operation: Queued; answer(problem?: Problem): Promise<void> }[] = [];
  const told: string[] = [];
  const queue = createOperationQueue(
    {
      send: (operation) =>
        new Promise((resolve) => {
          sent.push({
            operation,
            async answer(refusal) {
              resolve(refusal ? { ok: false, problem: refusal } : { ok: true, value: { undo: null, redo: null } });
              await new Promise((next) => setTimeout(next, 0));
            },
          });
        }),
      isTransient: ({ code }) => code === "bridge/unreachable",
      accepted: () => told.push("accepted"),
      refused: (_, { code }, dropped) => told.push(`refused ${code}, dropped ${dropped.length}`),
      stalled: ({ code }) => told.push(`stalled ${code}`),
      changed: () => {},
    },
    1,
  );
  return { queue, sent, told };
}

test("sends one edit at a time, in the order they were made", async () => {
  const { queue, sent } = queueWithAnswers();
  queue.push(edit("a", "1"));
  queue.push(edit("b", "2"));
  expect(sent.map(({ operation }) => textOf(operation))).toEqual(["1"]);
  await sent[0]?.answer();
  expect(sent.map(({ operation }) => textOf(operation))).toEqual(["1", "2"]);
});

test("texts typed into one field while an edit travels become one edit", async () => {
  const { queue, sent } = queueWithAnswers();
  for (const text of ["H", "He", "Hel", "Hell", "Hello"]) queue.push(edit("a", text, "name"));
  await sent[0]?.answer();
  expect(sent.map(({ operation }) => textOf(operation))).toEqual(["H", "Hello"]);
});

test("where the page goes, what waits goes out at once, as one edit", async () => {
  const { queue, sent } = queueWithAnswers();
  for (const [path, text] of [
    ["a", "1"],
    ["a", "2"],
    ["b", "3"],
    ["a", "4"],
  ] as const)
    queue.push(edit(path, text));
  queue.hurry();
  expect(sent.map(({ operation }) => operation.kind === "edit" && operation.changes)).toEqual([
    [{ path: "a", text: "1" }],
    [
      { path: "a", text: "4" },
      { path: "b", text: "3" },
    ],
  ]);
  expect(sent.map(({ operation }) => operation.turn)).toEqual([1, 4]);
  await sent[0]?.answer();
  expect(sent).toHaveLength(2);
  expect(queue.idle()).toBe(true);
});

test("edits of different merge groups stay steps of their own", async () => {
  const { queue, sent } = queueWithAnswers();
  queue.push(edit("a", "0"));
  queue.push(edit("a", "1", "name"));
  queue.push(edit("a", "2", "cost"));
  queue.push(edit("a", "3"));
  for (let at = 0; at < 4; at++) await sent[at]?.answer();
  expect(sent.map(({ operation }) => textOf(operation))).toEqual(["0", "1", "2", "3"]);
});

test("an undo waits for the edits before it", async () => {
  const { queue, sent } = queueWithAnswers();
  queue.push(edit("a", "1"));
  queue.push({ kind: "undo", session: "s", run: async () => ({ ok: true, value: { undo: null, redo: null } }) });
  expect(sent).toHaveLength(1);
  await sent[0]?.answer();
  expect(textOf(sent[1]!.operation)).toBe("undo");
});

test("knows the text a path will have once everything is answered", async () => {
  const { queue, sent } = queueWithAnswers();
  queue.push(edit("a", "1"));
  queue.push(edit("a", "2"));
  expect(queue.pendingText("a")).toBe("2");
  expect(queue.pendingText("b")).toBeUndefined();
  await sent[0]?.answer();
  await sent[1]?.answer();
  expect(queue.pendingText("a")).toBeUndefined();
  expect(queue.idle()).toBe(true);
});

test("keeps an edit that reached nobody and sends it again", async () => {
  const { queue, sent, told } = queueWithAnswers();
  queue.push(edit("a", "1"));
  await sent[0]?.answer(problem("bridge/unreachable"));
  await expect.poll(() => sent.length).toBe(2);
  expect(textOf(sent[1]!.operation)).toBe("1");
  await sent[1]?.answer();
  expect(told).toEqual(["stalled bridge/unreachable", "accepted"]);
});

test("drops what was built on a refused edit", async () => {
  const { queue, sent, told } = queueWithAnswers();
  queue.push(edit("a", "1"));
  queue.push(edit("a", "2"));
  await sent[0]?.answer(problem("project/read-only"));
  expect(told).toEqual(["refused project/read-only, dropped 1"]);
  expect(queue.idle()).toBe(true);
});

test("tells when everything pushed so far has been answered", async () => {
  const { queue, sent } = queueWithAnswers();
  queue.push(edit("a", "1"));
  let drained = false;
  const waiting = queue.drained().then(() => {
    drained = true;
  });
  expect(drained).toBe(false);
  await sent[0]?.answer();
  await waiting;
  expect(drained).toBe(true);
});
