import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useRemembered } from "../state/settings";
import { SidePanel } from "../ui/side-panel";
import styles from "./deck-panels.module.css";
import { type DeckPanelProps, deckPanels } from "./panels";

/** Beside the deck: the set to take cards from, and whatever else is to be seen of it. */
export function DeckPanels(props: DeckPanelProps) {
  const [chosen, choose] = useRemembered("decks.panel", deckPanels[0]!.id);
  const { id, label, width, View } = deckPanels.find((panel) => panel.id === chosen) ?? deckPanels[0]!;
  return (
    <SidePanel
      name="decks.beside"
      widthOf={`decks.${id}`}
      side="right"
      label="Beside the deck"
      edge="Width of what stands beside the deck"
      width={width}
      limits={{ min: 260, max: 820 }}
      stacks
      className={styles.side ?? ""}
    >
      <Tabs
        className={styles.tabs ?? ""}
        value={id}
        variant="scrollable"
        aria-label="Beside the deck"
        onChange={(_, next: string) => choose(next)}
      >
        {deckPanels.map((panel) => (
          <Tab
            key={panel.id}
            className={styles.tab ?? ""}
            value={panel.id}
            label={panel.label}
            id={`deck-tab-${panel.id}`}
            {...(panel.id === id && { "aria-controls": "deck-panel" })}
          />
        ))}
      </Tabs>
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
