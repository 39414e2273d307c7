/** "1, 2 4" → [1, 2, 4]; undefined while it is not a list of numbers. */
export function parseNumbers(text: string): number[] | undefined {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return words.every((word) => /^-?\d+(\.\d+)?$/.test(word)) ? words.map(Number) : undefined;
}

export const formatNumbers = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(", ") : "");
