import { useMemo, useRef, useState } from "react";
import { nearestPoint, type PointField } from "../../../engine/core/free-answers";
import type { Point } from "../../../engine/core/straight";
import { tableKeys } from "../../../engine/core/table-view";
import { useStableCallback } from "../../ui/use-stable-callback";
import { answer, answerSeveral, fill } from "../driver/answering";
import type { AskedNow, Filled, OfferedFree } from "../engine/messages";
import {
  addTo,
  type Choices,
  choicesOf,
  fillBy,
  filledIn,
  noPicks,
  type Picks,
  pickedOf,
  type Row,
  withoutLast,
} from "../picking";
import type { PlayedMatch } from "../table-store";

export interface Picking extends Choices {
  picks: Picks;
  /** Keys on which a click means something. */
  able: ReadonlySet<string>;
  /** Keys of what is picked. */
  picked: ReadonlySet<string>;
  /** What is filled in of what is being put together. */
  filled: Filled;
  /** Why what was put together can't be done. */
  refused: string | null;
  /** The point that is being chosen, and what the form says of it so far. */
  point: { name: string; field: PointField; typed: Point | null } | null;
  /** Whether a click on the field means anything. */
  isFieldOpen: boolean;
  /** The spots of the field that are offered, by their keys. */
  offered: ReadonlySet<string>;
  pick(key: string): void;
  choosePoint(at: Point): void;
  choose(row: Row): void;
  /** Begins to fill in what a seat may do at any time. */
  begin(free: OfferedFree, seat: number): void;
  fillIn(name: string, value: Filled[string]): void;
  submit(): void;
  takeKey(key: string): void;
  back(): void;
  /** The answers that are chosen so far, by their numbers, where a question comes several times in a row. */
  several: readonly number[];
  /** Takes one of them back. */
  lessOf(number: number): void;
  /** Gives them all. */
  giveSeveral(): void;
  /** Takes something in hand, with what is picked already if it goes with that; or says that nothing can be done with it. */
  lift(key: string): boolean;
  /** Lets it go on a thing, at a point of the field, or just anywhere: whether that was all, or why it can't be. */
  put(on: { key: string } | { at: Point } | null): Promise<Put>;
  /** As it was before something was taken in hand. */
  unlift(): void;
}

/** Refused with nothing said: the rules are asked why. */
type Put = "done" | "goes on" | { refused: string | null };

const nobodyAsks: AskedNow = { actor: -1, text: "", answers: [], free: [] };
const nothingYet = { picks: noPicks, refused: null as string | null, several: [] as readonly number[] };

/** What has been picked for the present decision, and what the next click or key does with it. */
export function usePicks({ snapshot, seats }: PlayedMatch, onGiven: () => void): Picking {
  const { field } = snapshot.table;
  // Every request is asked anew, also the one to which the match was taken back.
  const [kept, setKept] = useState({ of: snapshot.asked, ...nothingYet });
  const { picks, refused, several } = kept.of === snapshot.asked ? kept : nothingYet;
  const isPerson = snapshot.asked !== null && seats[snapshot.asked.actor]?.kind === "person";
  const asked = useMemo((): AskedNow => {
    if (!snapshot.asked) return nobodyAsks;
    // Who waits for a bot may still do what is possible at any time.
    return isPerson
      ? snapshot.asked
      : { ...snapshot.asked, answers: [], free: snapshot.asked.free.filter((each) => each.seats) };
  }, [snapshot.asked, isPerson]);
  const choices = useMemo(() => choicesOf(asked, picks), [asked, picks]);
  const { filling } = choices;
  const filled = useMemo(() => (filling ? filledIn(filling, picks.filled) : {}), [filling, picks.filled]);
  const point = useMemo(() => {
    for (const [name, field] of Object.entries(filling?.fields ?? {}))
      if (field.kind === "point") return { name, field, typed: (picks.filled[name] as [number, number]) ?? null };
    return null;
  }, [filling, picks.filled]);

  const able = useMemo(() => {
    const pieces = point ? (field?.pieces ?? []).flatMap(({ instance }) => keyOf(instance)) : [];
    if (picks.free !== null) return new Set([...choices.next, ...pieces]);
    return new Set([...choicesOf(asked, noPicks).next, ...choices.next, ...pieces]);
  }, [asked, choices, picks.free, point, field]);

  const hasPoints = asked.free.some(
    ({ seats, fields }) => !seats && Object.values(fields).some((each) => each.kind === "point"),
  );
  const set = (picks: Picks, refused: string | null = null): void =>
    setKept({ of: snapshot.asked, picks, refused, several });
  const setSeveral = (several: readonly number[]): void =>
    setKept({ of: snapshot.asked, picks: noPicks, refused: null, several });
  const give = (number: number): void => {
    if (asked.several) {
      const chosen = addTo(several, number, asked.several);
      if (chosen) setSeveral(chosen);
      return;
    }
    onGiven();
    void answer(number);
  };
  const send = async (free: OfferedFree, values: Filled): Promise<string | null> => {
    onGiven();
    const refused = await fill(free, values, picks.seat ?? free.seats?.[0] ?? asked.actor);
    // What was put together stays, to be put right.
    if (refused !== null) set({ ...picks, at: null, free: free.number, filled: values }, refused);
    return refused;
  };
  const sendTo = async (free: OfferedFree, at: Point): Promise<string | null> => {
    const [name, field] = Object.entries(free.fields).find(([, { kind }]) => kind === "point")!;
    const to = [...nearestPoint(field as PointField, ...at)];
    return send(free, { ...filledIn(free, picks.filled), [name]: to });
  };

  const choosePoint = (at: Point): void => {
    if (filling && point) void sendTo(filling, at);
    else {
      const next = { ...picks, at };
      if (choicesOf(asked, next).rows.length > 0) set(next);
    }
  };
  const pick = (key: string): void => {
    const standing = field?.pieces.find(({ instance }) => keyOf(instance)[0] === key)?.at;
    if (picks.free !== null && filling) {
      const values = fillBy(filling, filled, key);
      if (values) set({ ...picks, filled: values });
      else if (point && standing) choosePoint(standing);
      return;
    }
    if (picks.keys.includes(key)) {
      takeKey(key);
      return;
    }
    if (narrow([...picks.keys, key])) return;
    if (choicesOf(asked, noPicks).next.has(key)) set({ ...noPicks, keys: [key] });
    else if (point && standing) choosePoint(standing);
  };
  /** Gives the only answer that names all this, or narrows the answers to those that do. */
  const narrow = (keys: readonly string[]): Put | null => {
    const more = { ...noPicks, keys };
    const found = choicesOf(asked, more);
    const [only] = [...found.rows, ...found.examples.map((each) => ({ kind: "answer" as const, ...each }))];
    const count = found.rows.length + found.examples.length;
    if (count === 0 && !found.filling) return null;
    const isOnly = count === 1 && !found.filling && only?.kind === "answer";
    if (isOnly) give(only.number);
    else set(more);
    return isOnly && !asked.several ? "done" : "goes on";
  };
  const takeKey = (key: string): void => set({ ...noPicks, keys: picks.keys.filter((each) => each !== key) });
  const choose = (row: Row): void => {
    if (row.kind === "answer") {
      give(row.number);
      return;
    }
    const { free, at } = row;
    if (at) void sendTo(free, at);
    else if (Object.keys(free.fields).length === 0) void send(free, {});
    else set({ ...picks, free: free.number });
  };
  const held = useRef({ key: "", before: picks });
  const lift = (key: string): boolean => {
    held.current = { key, before: picks };
    if (picks.free !== null) return filling !== null && fillBy(filling, filled, key) !== null;
    const others = picks.keys.filter((each) => each !== key);
    const found = [[...others, key], [key]].find((keys) => hasChoice(choicesOf(asked, { ...noPicks, keys })));
    if (found) set({ ...noPicks, keys: found });
    return found !== undefined;
  };
  const put: Picking["put"] = async (on) => {
    if (picks.free !== null) {
      pick(held.current.key);
      return "goes on";
    }
    if (on === null) return narrow(picks.keys) ?? "goes on";
    if ("key" in on) return narrow([...picks.keys, on.key]) ?? "goes on";
    const [row, ...others] = choicesOf(asked, { ...picks, at: on.at }).rows;
    if (others.length > 0) {
      set({ ...picks, at: on.at });
      return "goes on";
    }
    const free = filling ?? (row?.kind === "free" ? row.free : null);
    if (!free) return { refused: null };
    const refused = await sendTo(free, on.at);
    return refused === null ? "done" : { refused };
  };
  return {
    ...choices,
    picks,
    able,
    picked: useMemo(() => pickedOf(picks, filling, filled), [picks, filling, filled]),
    offered: useMemo(() => new Set(choices.examples.flatMap(({ answer }) => answer.points)), [choices.examples]),
    isFieldOpen: point !== null || (filling === null && hasPoints),
    filled,
    refused,
    point,
    pick: useStableCallback(pick),
    choosePoint: useStableCallback(choosePoint),
    choose: useStableCallback(choose),
    begin: (free, seat) => set({ ...noPicks, free: free.number, seat }),
    fillIn: (name, value) => set({ ...picks, filled: { ...picks.filled, [name]: value } }),
    submit: () => filling && void send(filling, filled),
    takeKey,
    back: useStableCallback(() => {
      if (several.length > 0 && picks.keys.length === 0) setSeveral(several.slice(0, -1));
      else set(withoutLast(picks));
    }),
    several,
    lessOf: (number) => setSeveral(several.toSpliced(several.lastIndexOf(number), 1)),
    giveSeveral: () => {
      onGiven();
      void answerSeveral(several);
    },
    lift: useStableCallback(lift),
    put: useStableCallback(put),
    unlift: useStableCallback(() => set(held.current.before)),
  };
}

const hasChoice = ({ rows, examples, filling }: Choices): boolean =>
  rows.length + examples.length > 0 || filling !== null;

const keyOf = (instance: number | undefined): string[] => (instance === undefined ? [] : [tableKeys.card(instance)]);
