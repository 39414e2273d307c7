import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { useRemembered } from "../state/settings";
import { SidePanel } from "../ui/side-panel";
import styles from "./deck-panels.module.css";
import { type DeckPanelProps, deckPanelsIn } from "./panels";

/** Beside the deck: the set to take cards from, and whatever else is to be seen of it. */
export function DeckPanels(props: DeckPanelProps) {
  const panels = deckPanelsIn(useProject(gameOf)!);
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
      <Tabs
        className={styles.tabs ?? ""}
        value={id}
        variant="scrollable"
        aria-label="Beside the deck"
        onChange={(_, next: string) => choose(next)}
      >
        {panels.map((panel) => (
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
