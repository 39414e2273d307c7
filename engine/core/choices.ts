import type { Action, Refusal } from "./game";
import type { CoreState, Frame, Prompt } from "./machine";

/**
 * Decisions of the most common form: one of several numbers (a seat, a card, a colour's index), put into a slot of the
 * frame that asks. A choice with one possible answer is made without asking.
 */
export interface Choice extends Prompt {
  slot: number;
  options: number[];
}

export function choose(state: CoreState, frame: Frame, choice: Choice): void {
  if (choice.options.length === 1) frame.slots[choice.slot] = choice.options[0]!;
  else state.prompt = choice;
}

/** Whether two actions are the same, field by field. */
function isSameAction(a: Action, b: Action): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSameField(a[key], b[key]));
}

const isSameField = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b));

/** The refusal that every game gives when an action is none of those offered. */
export function refuseUnlisted(action: Action, actions: readonly Action[]): Refusal | null {
  if (actions.some((offered) => isSameAction(offered, action))) return null;
  const types = [...new Set(actions.map(({ type }) => type))];
  return types.includes(action.type)
    ? { code: "not-offered", message: `“${action.type}” is possible now, but not like this.` }
    : {
        code: "wrong-action",
        message: `“${action.type}” isn't possible now; what is asked for is ${types.join(", ")}.`,
      };
}
