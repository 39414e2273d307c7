import { knownAmong, type ListedCard } from "../../../project/deck-lists/known-cards";

/** Seeks names that no card has beside the page: a hundred of them among ten thousand cards take a while. */

export type NearAsk = { cards: readonly ListedCard[] } | { names: readonly string[] };
export type NearAnswer = readonly (readonly [name: string, near: readonly ListedCard[]])[];

let cards: readonly ListedCard[] = [];

self.onmessage = ({ data }: MessageEvent<NearAsk>) => {
  if ("cards" in data) {
    cards = data.cards;
    return;
  }
  const known = knownAmong(cards);
  self.postMessage(data.names.map((name) => [name, known.near(name)] as const) satisfies NearAnswer);
};
