const form = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;

/** Since when somebody asks who writes a day, a month, a year or “today”: its first moment; nothing, where it is none. */
export function beginningOf(said: string, now: Date): Date | undefined {
  const word = said.trim().toLowerCase();
  if (word === "today") return new Date(now.getFullYear(), now.getMonth(), now.getDate());
  if (word === "yesterday") return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const [, year, month = "1", day = "1"] = form.exec(word) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) ? date : undefined;
}
