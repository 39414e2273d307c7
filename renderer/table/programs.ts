import { create } from "zustand";
import type { BotProgram } from "../../main/api";
import type { Result } from "../../schemas/problem";
import { call } from "../bridge/client";
import { tellProblem } from "../state/notices";

/** Programs of the person's own that play at the table, as this computer remembers them, the last one first. */
const programs = create<{ known: readonly BotProgram[] }>(() => ({ known: [] }));

export const usePrograms = (): readonly BotProgram[] => programs(({ known }) => known);
export const isKnownProgram = (id: string): boolean => programs.getState().known.some((each) => each.id === id);

export async function loadPrograms(): Promise<void> {
  const listed = await call("programs.list", {});
  if (listed.ok) programs.setState({ known: listed.value });
  else tellProblem(listed.problem);
}

/** Looks whether the line starts anything, and remembers it, if it does. */
export async function keepProgram(line: string): Promise<Result<BotProgram>> {
  const kept = await call("programs.keep", { line });
  if (kept.ok) {
    const { value } = kept;
    programs.setState(({ known }) => ({ known: [value, ...known.filter(({ id }) => id !== value.id)] }));
  }
  return kept;
}

export async function forgetProgram(id: string): Promise<void> {
  const forgotten = await call("programs.forget", { id });
  if (forgotten.ok) programs.setState(({ known }) => ({ known: known.filter((each) => each.id !== id) }));
  else tellProblem(forgotten.problem);
}
