import IconButton from "@mui/material/IconButton";
import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { cardGame } from "../../../engine/games/registry";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { CommandMenu } from "../../ui/command-menu";

/** How the deck on the table goes out. */
export function DeckMenu({ name }: { name: string }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const game = useProject(gameOf);
  const hasDeckFile = game !== undefined && cardGame(game).deckFile !== undefined;
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={`More for ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Ellipsis strokeWidth={1.75} aria-hidden />
      </IconButton>
      <CommandMenu
        open={isOpen}
        anchorEl={anchor.current}
        label={name}
        onClose={() => setOpen(false)}
        items={[
          "deck.copy-list",
          "deck.copy-code",
          null,
          "deck.save-text",
          ...(hasDeckFile ? ["deck.save-file"] : []),
          null,
          "deck.bring-in",
        ]}
      />
    </>
  );
}
