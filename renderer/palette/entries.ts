import { cardIdOf, componentIdOf, deckIdOf } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { openCard } from "../commands/card-commands";
import { commandGroups, labelOf } from "../commands/command";
import { commandContext, commands, runCommand } from "../commands/registry";
import { shortcutLabel } from "../commands/shortcut";
import { goTo } from "../state/place";
import { projectState } from "../state/project-state";

export interface PaletteEntry {
  key: string;
  group: string;
  label: string;
  aside?: string;
  shortcut?: string;
  run(): void;
}

const cardLimit = 40;
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** 0 for no match; higher is better: a beginning beats a beginning of a word beats a middle. */
function score(text: string, words: readonly string[]): number {
  let total = 1;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    total += at === 0 ? 4 : /[\s-]/.test(text[at - 1] ?? "") ? 2 : 1;
  }
  return total;
}

function commandEntries(words: readonly string[]): PaletteEntry[] {
  const context = commandContext();
  return commands
    .filter((command) => command.id !== "view.palette" && command.enabled(context))
    .map((command) => {
      const label = labelOf(command, context);
      const places = [fold(label), fold(`${command.group} ${command.keywords ?? ""}`)] as const;
      const found = Math.max(score(places[0], words) * 2, score(`${places[0]} ${places[1]}`, words));
      return { command, label, found };
    })
    .filter(({ found }) => found > 0)
    .sort(
      (a, b) =>
        (words.length > 0 ? b.found - a.found : 0) ||
        commandGroups.indexOf(a.command.group) - commandGroups.indexOf(b.command.group),
    )
    .map(({ command, label }) => ({
      key: command.id,
      group: words.length > 0 ? "Commands" : command.group,
      label,
      ...(command.shortcut !== undefined && { shortcut: shortcutLabel(command.shortcut) }),
      run: () => runCommand(command.id),
    }));
}

function documentEntries(words: readonly string[]): PaletteEntry[] {
  if (words.length === 0) return [];
  const cards: { entry: PaletteEntry; found: number }[] = [];
  const others: PaletteEntry[] = [];
  for (const [path, text] of projectState.getState().files) {
    const card = cardIdOf(path);
    const component = componentIdOf(path);
    const id = card ?? component ?? deckIdOf(path);
    if (id === undefined) continue;
    const label = nameIn(text) ?? id;
    const found = Math.max(score(fold(label), words) * 2, score(fold(id), words));
    if (found === 0) continue;
    if (card !== undefined) {
      cards.push({ found, entry: { key: path, group: "Cards", label, aside: card, run: () => openCard(card) } });
    } else {
      const [group, place] =
        component === undefined ? (["Decks", "decks"] as const) : (["Components", "components"] as const);
      others.push({ key: path, group, label, aside: id, run: () => goTo(place, id) });
    }
  }
  cards.sort((a, b) => b.found - a.found || a.entry.label.localeCompare(b.entry.label, "en"));
  return [...cards.slice(0, cardLimit).map(({ entry }) => entry), ...others.slice(0, cardLimit)];
}

export function findEntries(text: string): PaletteEntry[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return [...documentEntries(words), ...commandEntries(words)];
}
