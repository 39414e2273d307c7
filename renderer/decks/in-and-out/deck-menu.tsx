import { cardGame } from "../../../engine/games/registry";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { MoreMenu } from "../../ui/more-menu";

/** How the deck on the table goes out. */
export function DeckMenu({ name }: { name: string }) {
  const game = useProject(gameOf);
  const hasDeckFile = game !== undefined && cardGame(game).deckFile !== undefined;
  return (
    <MoreMenu
      name={name}
      items={[
        "deck.copy-list",
        "deck.copy-code",
        null,
        "deck.save-text",
        "deck.save-csv",
        "deck.save-xlsx",
        "deck.save-json",
        ...(hasDeckFile ? ["deck.save-file"] : []),
        null,
        "deck.picture",
        "deck.print",
        "deck.tts",
        null,
        "deck.bring-in",
      ]}
    />
  );
}
