import { useMemo } from "react";
import { groupBy } from "../../engine/core/group-by";
import { cardGame } from "../../engine/games/registry";
import { checkDeckFile } from "../../project/check-deck-file";
import { houseRulesOf } from "../../project/house-rules";
import { cardPath, deckIdOf, deckPath } from "../../project/paths";
import { readDeck } from "../../project/project-text";
import { nameIn } from "../../project/quick-name";
import { cardAt } from "../../project/whole-card";
import type { Deck } from "../../schemas/deck";
import type { Problem } from "../../schemas/problem";
import { gameOf, manifestOf } from "./manifest";
import { useProject } from "./open-project";
import { useAfterPaint } from "./use-after-paint";

export interface DeckSummary {
  id: string;
  name: string;
  /** Copies in all; undefined while the file can't be read as a deck. */
  total: number | undefined;
  folder: string | undefined;
  tags: readonly string[];
  /** The cards that stand for it, the first of all. */
  faces: readonly string[];
}

const totalOf = (deck: Deck): number => deck.cards.reduce((sum, { count }) => sum + count, 0);

/** Its cover, then what it has most of. */
function facesOf({ cover, cards }: Deck): string[] {
  const most = cards.toSorted((a, b) => b.count - a.count).map(({ card }) => card);
  return [...new Set([...(cover === undefined ? [] : [cover]), ...most])].slice(0, 3);
}

export function useDecks(): readonly DeckSummary[] {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  return useMemo(() => {
    const decks: DeckSummary[] = [];
    for (const [path, text] of files) {
      const id = deckIdOf(path);
      if (id === undefined || !game) continue;
      const deck = readDeck(path, text, game);
      decks.push({
        id,
        name: nameIn(text) ?? id,
        total: deck && totalOf(deck),
        folder: deck?.folder,
        tags: deck?.tags ?? [],
        faces: deck ? facesOf(deck) : [],
      });
    }
    return decks.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  }, [files, game]);
}

interface DeckLine {
  card: string;
  name: string;
  count: number;
  isMissing: boolean;
  /** Whether it is drawn from the deck: a class or a queen only lies beside it. */
  isDrawn: boolean;
}

export interface DeckView {
  deck: Deck | undefined;
  lines: readonly DeckLine[];
  problems: readonly Problem[];
}

/** One deck with everything the room shows of it, for so many players if it is known. Undefined when there is no such file. */
export function useDeck(id: string | undefined, players?: number): DeckView | undefined {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  const manifest = useProject(manifestOf);
  const rules = manifest && houseRulesOf(manifest).rules;
  const path = id === undefined ? undefined : deckPath(id);
  const read = useMemo(() => {
    const text = path === undefined ? undefined : files.get(path);
    if (path === undefined || text === undefined || !game) return undefined;
    const deck = readDeck(path, text, game);
    const listed = groupBy(deck?.cards ?? [], ({ card }) => card);
    const lines = [...listed].map(([card, same]) => {
      const count = same.reduce((sum, line) => sum + line.count, 0);
      const cardText = files.get(cardPath(card));
      const read = cardAt<object>(files, cardPath(card), game);
      return {
        card,
        count,
        name: (cardText === undefined ? undefined : nameIn(cardText)) ?? card,
        isMissing: cardText === undefined,
        isDrawn: read === undefined || (cardGame(game).isDrawn?.(read) ?? true),
      };
    });
    const judge = (isQuick: boolean) => checkDeckFile(path, text, game, files, { rules, players, isQuick });
    return { path, deck, lines, problems: judge(true), judge };
  }, [path, files, game, rules, players]);
  // Ways out are found by trying, which may take longer than a frame: what is wrong doesn't wait for them.
  const tried = useAfterPaint(read);
  const mended = useMemo(() => tried?.judge(false), [tried]);
  const isSameDeck = tried?.path === path;
  return useMemo(() => {
    if (!read) return undefined;
    const { judge: _judge, path: _path, ...view } = read;
    if (tried === read && mended) return { ...view, problems: mended };
    return { ...view, problems: isSameDeck ? withWays(view.problems, mended) : view.problems };
  }, [read, tried, mended, isSameDeck]);
}

/** Until they are tried anew, the ways out that there were stand where they stood, so that none is gone under the hand. */
const withWays = (problems: readonly Problem[], before: readonly Problem[] = []): readonly Problem[] =>
  problems.map((problem) => {
    if (problem.repairs) return problem;
    const { card, field } = problem.where;
    const alike = before.filter(
      ({ code, where }) => code === problem.code && where.card === card && where.field === field,
    );
    const same =
      alike.find(({ message }) => message === problem.message) ?? (alike.length === 1 ? alike[0] : undefined);
    return same?.repairs ? { ...problem, repairs: same.repairs } : problem;
  });
