/** Colours as files and scenes have them: `#c8452b`. */

/** Red, green and blue, each of 255. */
export const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** On the way from one to the other; `share` is how far. */
export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const hex = a.map((value, index) =>
    Math.round(value + ((b[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
