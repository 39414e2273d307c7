import { create } from "zustand";
import type { Problem } from "../../schemas/problem";

/** Short messages at an edge: what was refused and why, and what happened without the person doing it. */
export interface Notice {
  id: number;
  tone: "info" | "good" | "error";
  message: string;
  hint?: string;
  details?: string;
  action?: { label: string; run(): void };
}

let lastId = 0;
export const notices = create<{ shown: readonly Notice[] }>(() => ({ shown: [] }));

export function tell(notice: Omit<Notice, "id">): void {
  lastId += 1;
  const added = { ...notice, id: lastId };
  notices.setState(({ shown }) => ({
    // The same message again replaces the old one instead of piling up.
    shown: [...shown.filter(({ message }) => message !== notice.message), added].slice(-4),
  }));
}

export function dismissNotice(id: number): void {
  notices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}

export function tellProblem(problem: Problem, action?: Notice["action"]): void {
  tell({
    tone: "error",
    message: problem.message,
    ...(problem.hint !== undefined && { hint: problem.hint }),
    ...(problem.details !== undefined && { details: `${problem.code}\n${problem.details}` }),
    ...(action && { action }),
  });
}
