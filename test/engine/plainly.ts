/** Numbers of things, exact coordinates, words joined or nested, and what nobody has given a word. */
export const ownWords = /\d{4}|\.\d{3}|[a-z][A-Z]|\w_\w|undefined|NaN|\[object|\(\d+\)|\bobject \d/;

/** Whether nothing in what people read is the program's own. */
export const plainly = (words: string): boolean => !ownWords.test(words);
