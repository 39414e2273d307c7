import { isRecord } from "../../schemas/json-pointer";

/**
 * `next`, with every part that equals its counterpart in `previous` taken from there. A text parsed anew at each
 * keystroke then gives the same objects where nothing changed, and only the control that changed draws itself again.
 */
export function shareStructure<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const shared = next.map((item, index) => shareStructure(previous[index], item));
    const isSame = shared.length === previous.length && shared.every((item, index) => item === previous[index]);
    return (isSame ? previous : shared) as T;
  }
  if (isRecord(previous) && isRecord(next)) {
    const keys = Object.keys(next);
    const shared = Object.fromEntries(keys.map((key) => [key, shareStructure(previous[key], next[key])]));
    const isSame =
      keys.length === Object.keys(previous).length &&
      keys.every((key, index) => Object.keys(previous)[index] === key && shared[key] === previous[key]);
    return (isSame ? previous : shared) as T;
  }
  return next;
}
