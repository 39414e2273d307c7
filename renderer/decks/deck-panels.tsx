import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { memo } from "react";
import type { GameId } from "../../schemas/game-id";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { useRemembered } from "../state/settings";
import { SidePanel } from "../ui/side-panel";
import styles from "./deck-panels.module.css";
import { type DeckPanelProps, deckPanelsIn } from "./panels";

/** Beside the deck: the set to take cards from, and whatever else is to be seen of it. */
export function DeckPanels(props: DeckPanelProps) {
  const game = useProject(gameOf)!;
  const panels = deckPanelsIn(game);
  const [chosen, choose] = useRemembered("decks.panel", panels[0]!.id);
  const { id, label, View } = panels.find((panel) => panel.id === chosen) ?? panels[0]!;
  return (
    <SidePanel
      name="decks.beside"
      side="right"
      label="Beside the deck"
      edge="Width of what stands beside the deck"
      width={440}
      limits={{ min: 260, max: 820 }}
      stacks
      className={styles.side ?? ""}
    >
      <PanelTabs game={game} chosen={id} onChoose={choose} />
      <section
        className={styles.body}
        role="tabpanel"
        id="deck-panel"
        aria-labelledby={`deck-tab-${id}`}
        aria-label={label}
      >
        <View {...props} />
      </section>
    </SidePanel>
  );
}

interface TabsProps {
  game: GameId;
  chosen: string;
  onChoose(id: string): void;
}

/** They measure themselves whenever they are drawn: not for every card that the deck takes in. */
const PanelTabs = memo(function PanelTabs({ game, chosen, onChoose }: TabsProps) {
  return (
    <Tabs
      className={styles.tabs ?? ""}
      value={chosen}
      variant="scrollable"
      aria-label="Beside the deck"
      onChange={(_, next: string) => onChoose(next)}
    >
      {deckPanelsIn(game).map(({ id, label }) => (
        <Tab
          key={id}
          className={styles.tab ?? ""}
          value={id}
          label={label}
          id={`deck-tab-${id}`}
          {...(id === chosen && { "aria-controls": "deck-panel" })}
        />
      ))}
    </Tabs>
  );
});
