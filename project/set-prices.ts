import { cardGame } from "../engine/games/registry";
import { ownValue } from "../schemas/own-value";
import type { PlannedEdit } from "./commands";
import { formatDocument } from "./format";
import { manifestPath } from "./paths";
import { type Files, manifestOf } from "./project-text";

/** The parts that a project writes itself: all but those that say what the game says. */
export function ownPrices(
  game: Parameters<typeof cardGame>[0],
  prices: readonly { part: string; text: string }[],
): Record<string, string> {
  const standard = cardGame(game).worth?.prices;
  const own = prices.map(({ part, text }) => [part.trim(), text.trim()] as const);
  return Object.fromEntries(own.filter(([part, text]) => text !== ownValue(standard, part)));
}

/** Says what the cards of a project are worth. */
export function setPrices(files: Files, prices: readonly { part: string; text: string }[]): PlannedEdit {
  const { worth: _former, ...manifest } = manifestOf(files)!;
  const own = ownPrices(manifest.game, prices);
  const changed = Object.keys(own).length > 0 ? { ...manifest, worth: own } : manifest;
  const text = formatDocument(changed, "manifest", manifest.game);
  return { label: "Change what cards are worth", changes: [{ path: manifestPath, text }] };
}
