/**
 * The newest valid text of each card seen in this window, so that a broken draft keeps its face and can be taken back,
 * also after a reload. Forgotten when another project is opened.
 */
let session = "";
const texts = new Map<string, string>();

/** Absent where there is no window. */
const kept = (): Storage | undefined => globalThis.sessionStorage;
const keyOf = (openSession: string, path: string): string => `last-valid ${openSession} ${path}`;

export function rememberValid(openSession: string, path: string, text: string): void {
  if (openSession !== session) {
    session = openSession;
    texts.clear();
  }
  texts.set(path, text);
}

/** Called when the text has just broken, so that valid keystrokes cost nothing. */
export function keepForReload(openSession: string, path: string): void {
  const text = openSession === session ? texts.get(path) : undefined;
  if (text !== undefined) kept()?.setItem(keyOf(openSession, path), text);
}

export const lastValid = (openSession: string, path: string): string | undefined =>
  (openSession === session ? texts.get(path) : undefined) ?? kept()?.getItem(keyOf(openSession, path)) ?? undefined;
