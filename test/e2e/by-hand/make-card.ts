import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import { schemaFor } from "../../../project/format";
import { type JsonSchema, valueLabel } from "../../../renderer/document/schema-fields";
import { kindFieldOf } from "../../../renderer/set/new-card";
import type { GameId } from "../../../schemas/game-id";
import { isRecord, type Pointer } from "../../../schemas/json-pointer";
import type { Studio } from "../studio";
import { type Hand, handOn } from "./hand";
import { differenceIn, type Rebuilt, sayAll, sayingsOf } from "./rebuild-card";
import { type ToldCard, wholeOf } from "./told-cards";

/** Makes a card from nothing, as a person does: a new one by its name and kind, its tiles, and all that it does. */
export async function makeCard(studio: Studio, project: string, game: GameId, told: ToldCard): Promise<Rebuilt> {
  const wanted = wholeOf(game, told) as Record<string, Json>;
  const hand = handOn(studio.page);
  const began = performance.now();
  await beginCard(hand, game, told);
  for (const [key, value] of Object.entries(told.card)) if (isRecord(value)) await markTiles(hand, `/${key}`, value);
  const places = sayingsOf(cardGame(game).lexicon!, wanted);
  await sayAll(hand, game, wanted, places);
  const seconds = (performance.now() - began) / 1000;
  const differs = await differenceIn(
    studio,
    project,
    `cards/${told.id}.json`,
    wanted,
    Object.keys(wanted).map(pointerTo),
  );
  return { ...hand.effort, seconds, ...(differs && { differs }) };
}

const pointerTo = (key: string): Pointer => `/${key}`;

/** The dialog asks for its name, and what kind it is. */
async function beginCard(hand: Hand, game: GameId, { id, card }: ToldCard): Promise<void> {
  const { page } = hand;
  const kind = kindFieldOf(schemaFor("card", game) as JsonSchema);
  const chosen = kind && card[kind.key];
  await page.getByRole("option").first().waitFor();
  await hand.press("Alt+n");
  const dialog = page.getByRole("dialog", { name: "New card" });
  await dialog.getByRole("textbox", { name: "Name" }).and(page.locator(":focus")).waitFor();
  await hand.type(id);
  if (kind && chosen !== undefined) {
    await hand.click(dialog.getByRole("combobox", { name: kind.title }));
    await hand.click(page.getByRole("option", { name: valueLabel(kind.schema, chosen), exact: true }));
  }
  await hand.click(dialog.getByRole("button", { name: "Create" }));
  await page.locator(`[data-editor="${id}"] [data-live] svg`).waitFor();
}

/** What is clicked on a drawing: rows of tiles, in the order in which they are built. */
async function markTiles(hand: Hand, at: Pointer, rows: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [key, wanted] of Object.entries(rows)) {
    const row = hand.page.locator(`[data-pointer="${at}/${key}"]`);
    const marked = row.locator("[aria-pressed=true]");
    const built = await marked.evaluateAll((all) =>
      all
        .toSorted((a, b) => Number(a.textContent) - Number(b.textContent))
        .map((tile) => Number(/\d+/.exec(tile.getAttribute("aria-label")!)![0])),
    );
    if (isDeepStrictEqual(built, wanted)) continue;
    while ((await marked.count()) > 0) await hand.click(marked.first());
    for (const tile of wanted as number[])
      await hand.click(row.getByRole("button", { name: new RegExp(`^Tile ${tile}\\b`) }));
  }
}
