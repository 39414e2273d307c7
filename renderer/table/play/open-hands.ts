import { showDialog } from "../../state/ui-store";
import { currentCover } from "../table-settings";
import { tableState } from "../table-store";

/** Whether people at this screen hide their cards from each other now. */
function areHandsCovered(): boolean {
  const { match, look } = tableState.getState();
  const people = match?.seats.filter(({ kind }) => kind === "person").length ?? 0;
  return people > 1 && look === "follow" && currentCover() && match?.snapshot.isOver === false;
}

/** Does what shows every hand; where they are covered, once somebody has said so. */
export function withOpenHands(show: () => void): void {
  if (areHandsCovered()) showDialog({ kind: "show-hands", show });
  else show();
}
