import { create } from "zustand";
import type { BotProgram } from "../../main/api";
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

/** Looks whether the line starts anything, and remembers it; its number, if it does. */
export async function keepProgram(line: string): Promise<string | undefined> {
  const kept = await call("programs.keep", { line });
  if (!kept.ok) {
    tellProblem(kept.problem);
    return undefined;
  }
  const { value } = kept;
  programs.setState(({ known }) => ({ known: [value, ...known.filter(({ id }) => id !== value.id)] }));
  return value.id;
}
