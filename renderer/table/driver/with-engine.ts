import { tell } from "../../state/notices";

/** What goes wrong with the engine's workers is told to the person, and ends nothing. */

export function tellBug(message: string, reason: unknown): void {
  tell({
    tone: "error",
    message,
    details: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
  });
}

/** Waits for the engine on behalf of a person, who is told if it breaks. */
export async function withEngine<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (reason) {
    tellBug(what, reason);
    return undefined;
  }
}
