import { inNumbers } from "./numbers";

/** "1 card", "10,000 cards". */
export const count = (n: number, one: string, many = `${one}s`): string => `${inNumbers(n)} ${n === 1 ? one : many}`;
