import { cardGame } from "../../engine/games/registry";
import { cardIdOf, componentIdOf, deckIdOf } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { commandGroups, labelOf, shortcutOf } from "../commands/command";
import { allCommands, commandContext, runCommand } from "../commands/registry";
import { shortcutLabel } from "../commands/shortcut";
import { openCard, openComponent } from "../state/jump";
import { gameOf } from "../state/manifest";
import { goTo } from "../state/place";
import { projectState } from "../state/project-state";
import { setUi } from "../state/ui-store";
import { fold, score, scoreLoosely, wordsOf } from "./find";

export interface PaletteEntry {
  key: string;
  group: string;
  label: string;
  aside?: string;
  shortcut?: string;
  run(): void;
}

const limit = 40;
type Score = typeof score;

function commandEntries(words: readonly string[], fits: Score): PaletteEntry[] {
  const context = commandContext();
  return allCommands()
    .filter((command) => command.id !== "view.palette" && command.enabled(context))
    .map((command) => {
      const label = labelOf(command, context);
      const places = [fold(label), fold(`${command.group} ${command.keywords ?? ""}`)] as const;
      const found = Math.max(fits(places[0], words) * 2, fits(`${places[0]} ${places[1]}`, words));
      return { command, label, shortcut: shortcutOf(command, context), found };
    })
    .filter(({ found, command }) => found > 0 && (words.length > 0 || command.group !== "Print"))
    .sort(
      (a, b) =>
        (words.length > 0 ? b.found - a.found : 0) ||
        commandGroups.indexOf(a.command.group) - commandGroups.indexOf(b.command.group),
    )
    .map(({ command, label, shortcut }) => ({
      key: command.id,
      group: words.length > 0 ? "Commands" : command.group,
      label,
      ...(shortcut !== undefined && { shortcut: shortcutLabel(shortcut) }),
      run: () => runCommand(command.id),
    }));
}

interface Found {
  found: number;
  entry: PaletteEntry;
}

/** The best of them, in the order of the alphabet where they are alike. */
const best = (entries: Found[]): PaletteEntry[] =>
  entries
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found || a.entry.label.localeCompare(b.entry.label, "en"))
    .slice(0, limit)
    .map(({ entry }) => entry);

const kinds = [
  { group: "Cards", word: "card", idOf: cardIdOf, open: (id: string) => openCard(id) },
  { group: "Components and keywords", word: "component keyword", idOf: componentIdOf, open: openComponent },
  { group: "Decks", word: "deck", idOf: deckIdOf, open: (id: string) => goTo("decks", id) },
] as const;

function documentEntries(words: readonly string[], fits: Score): PaletteEntry[] {
  if (words.length === 0) return [];
  const found = kinds.map((): Found[] => []);
  for (const [path, text] of projectState.getState().files) {
    const at = kinds.findIndex(({ idOf }) => idOf(path) !== undefined);
    const kind = kinds[at];
    if (!kind) continue;
    const id = kind.idOf(path)!;
    const label = nameIn(text) ?? id;
    const best = Math.max(fits(fold(label), words) * 2, fits(fold(`${id} ${kind.word} ${label}`), words));
    if (best > 0)
      found[at]!.push({
        found: best,
        entry: { key: path, group: kind.group, label, aside: id, run: () => kind.open(id) },
      });
  }
  return found.flatMap(best);
}

/** House rules are changed where a match is prepared. */
function ruleEntries(words: readonly string[], fits: Score): PaletteEntry[] {
  const game = gameOf(projectState.getState());
  if (words.length === 0 || !game) return [];
  return best(
    cardGame(game).options.map(({ name, title, explains }) => ({
      found: Math.max(fits(fold(title), words) * 2, fits(fold(`${title} ${explains} house rule`), words)),
      entry: {
        key: `rule ${name}`,
        group: "House rules",
        label: title,
        run: () => {
          goTo("table");
          setUi({ rulesSought: title });
        },
      },
    })),
  );
}

export function findEntries(text: string): PaletteEntry[] {
  const words = wordsOf(text);
  const find = (fits: Score): PaletteEntry[] => [
    ...documentEntries(words, fits),
    ...commandEntries(words, fits),
    ...ruleEntries(words, fits),
  ];
  const exact = find(score);
  return exact.length > 0 || words.length === 0 ? exact : find(scoreLoosely);
}
