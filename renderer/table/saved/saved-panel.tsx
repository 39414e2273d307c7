import type { GameId } from "../../../schemas/game-id";
import { SidePanel } from "../../ui/side-panel";
import setup from "../setup/setup.module.css";
import { SavedList } from "./saved-list";

/** What can be gone on with instead of laying out something new. */
export const SavedPanel = ({ game }: { game: GameId }) => (
  <SidePanel
    name="table.saved"
    side="right"
    label="Saved matches"
    edge="Width of the saved matches"
    width={300}
    limits={{ min: 240, max: 480 }}
    stacks
    className={setup.side}
  >
    <SavedList game={game} />
  </SidePanel>
);
