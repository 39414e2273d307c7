import { cardTitle } from "../../../engine/core/rich-text";
import { viewOf } from "../../../engine/free-table/view";
import { cardPath } from "../../../project/paths";
import { nameIn } from "../../../project/quick-name";
import { gameOf } from "../../state/manifest";
import { tell } from "../../state/notices";
import { freeTableItem, goTo } from "../../state/place";
import { projectState } from "../../state/project-state";
import { seedFrom } from "../seat-plan";
import { tableFrom } from "./begin";
import { freePlace, poker } from "./extent";
import { act, currentTable, freeTable, layOut } from "./free-table-store";
import { followFreeTable, freeTableKnown } from "./kept-free-table";

/** A card on a table without rules, whatever is unfinished about it: on the one that is in use, or on a new one. */
export async function tryFreely(card: string): Promise<void> {
  const { files, ...state } = projectState.getState();
  const game = gameOf({ ...state, files });
  if (!game) return;
  followFreeTable();
  await freeTableKnown();
  const name = nameIn(files.get(cardPath(card)) ?? "")?.trim() || cardTitle(card);
  const table = currentTable();
  if (table) {
    const place = freePlace({ x: 0, y: 0 }, viewOf(table, null).things, poker);
    act({ type: "add", things: [{ kind: "cards", ...place, turn: 0, cards: [{ card, up: true }] }] });
    tell({ tone: "info", message: `“${name}” lies on the free table “${freeTable.getState().open?.name}”.` });
  } else {
    const wish = { people: ["Player 1"], beginning: { from: "card", card }, seed: seedFrom(Math.random()) } as const;
    layOut(`Trying ${name}`, tableFrom(files, game, wish));
  }
  goTo("table", freeTableItem);
}
