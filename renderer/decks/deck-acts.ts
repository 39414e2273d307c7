import type { PlannedEdit } from "../../project/commands";
import { lockCard } from "../../project/complete-deck";
import { setCopies, setManyCopies } from "../../project/deck-commands";
import {
  type DeckDetails,
  describeDeck,
  type Placing,
  placeCards,
  putOnPile,
  renamePile,
} from "../../project/deck-moves";
import { lendToDeck, picturesToLend } from "../../project/lend-card";
import type { Files } from "../../project/project-text";
import type { DeckZone } from "../../schemas/deck";
import type { GameId } from "../../schemas/game-id";
import { call } from "../bridge/client";
import { writeText } from "../document/write-text";
import { gameOf } from "../state/manifest";
import { tellProblem } from "../state/notices";
import { currentProject, runEdit } from "../state/open-project";
import type { OtherSet } from "./pool/use-other-sets";

/** What is done to the deck on the table, each as one step that can be taken back. */

function act(plan: (files: Files, game: GameId) => PlannedEdit): void {
  const { files } = currentProject();
  const game = gameOf({ files });
  if (game) runEdit(plan(files, game));
}

const most = 999;
const held = (copies: number): number => Math.max(0, Math.min(most, copies));

/** Presses in quick succession on one card are one undo step; a typed number is a step of its own. */
export function changeCopies(
  deckId: string,
  zone: DeckZone,
  card: string,
  copies: number,
  manner: "step" | "typing" = "step",
): void {
  const { files } = currentProject();
  const game = gameOf({ files });
  if (!game) return;
  const { changes, label } = setCopies(files, game, deckId, card, held(copies), zone);
  const place = manner === "step" ? `copies ${zone} ${card}` : undefined;
  for (const { path, text } of changes) if (text !== null) writeText(path, text, label, place);
}

/** As one step. */
export const changeManyCopies = (deckId: string, copies: ReadonlyMap<string, number>): void =>
  act((files, game) => setManyCopies(files, game, deckId, new Map([...copies].map(([id, n]) => [id, held(n)]))));

export const place = (deckId: string, cards: readonly string[], placing: Placing): void =>
  act((files, game) => placeCards(files, game, deckId, cards, placing));

/** Puts a card of another set into the deck: with its pictures it comes into this one. */
export async function lend(
  deckId: string,
  { lender, folder }: OtherSet,
  card: string,
  placing: Placing,
): Promise<void> {
  const { files, open } = currentProject();
  const game = gameOf({ files });
  if (!game || !open) return;
  const pictures = new Map<string, string>();
  for (const path of folder === undefined ? [] : picturesToLend(files, game, lender, card)) {
    const added = await call("assets.lend", { session: open.session, folder: folder!, path });
    if (added.ok) pictures.set(path, added.value.path);
    else tellProblem(added.problem);
  }
  const edit = lendToDeck(currentProject().files, game, deckId, { card, lender, pictures }, placing);
  if (edit.ok) runEdit(edit.value);
  else tellProblem(edit.problem);
}

export const putOn = (deckId: string, zone: DeckZone, card: string, pile: string): void =>
  act((files, game) => putOnPile(files, game, deckId, zone, card, pile));

export const callPile = (deckId: string, pile: string, name: string): void =>
  act((files, game) => renamePile(files, game, deckId, pile, name));

export const lock = (deckId: string, card: string, isLocked: boolean): void =>
  act((files, game) => lockCard(files, game, deckId, card, isLocked));

export const describe = (deckId: string, said: { [Key in keyof DeckDetails]?: DeckDetails[Key] | undefined }): void =>
  act((files, game) => describeDeck(files, game, deckId, said));
