/** Letters typed in quick succession are the beginning of a name. */
const pause = 900;
let typed = "";
let last = 0;

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Where, from here on and around, a name begins with what was typed; the same letter again goes on to the next one. */
export function typedName(letter: string, names: readonly string[], from: number, now = Date.now()): number {
  const isNew = now - last > pause;
  last = now;
  typed = isNew ? folded(letter) : typed + folded(letter);
  const isRepeated = [...typed].every((each) => each === typed[0]);
  const sought = isRepeated ? typed[0]! : typed;
  const first = isRepeated ? from + 1 : Math.max(0, from);
  const order = names.map((_, at) => (first + at) % names.length);
  return order.find((at) => folded(names[at]!).startsWith(sought)) ?? -1;
}

export const isLetter = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean =>
  !ctrlKey && !metaKey && !altKey && /^\p{L}$/u.test(key);
