import { onDay } from "../state/numbers";

const day = 86_400_000;

/** "today", "yesterday", "3 days ago", "12 May 2026". */
export function whenOpened(iso: string, now = new Date()): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return "";
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const days = Math.ceil((midnight - then.getTime()) / day);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 7) return `${days} days ago`;
  return onDay(then);
}
