import { groupBy } from "../../engine/core/group-by";
import { cardGame } from "../../engine/games/registry";
import type { KeptVersion } from "../../main/api";
import { type CommandContext, commandGroups, labelOf, shortcutOf } from "../commands/command";
import { allCommands, commandContext, runCommand } from "../commands/registry";
import { shortcutLabel } from "../commands/shortcut";
import { rooms } from "../rooms";
import { gameOf } from "../state/manifest";
import { goTo } from "../state/place";
import { settingPlaces, showSetting } from "../state/settings-places";
import { setUi } from "../state/ui-store";
import { documentCandidate, documentCandidates, type FoundDocument } from "./document-candidates";
import { fold, wordsOf } from "./find";
import { type Candidate, rank } from "./rank";
import { recentChoices } from "./recent-choices";

export interface PaletteEntry extends Candidate {
  group: string;
  label: string;
  /** Where it leads. */
  leads: string;
  shortcut?: string;
  run(): void;
}

/** Of one group; of what there may be thousands, the best. */
const mostOfGroup = 12;

const entry = (parts: Omit<PaletteEntry, "name" | "also">, words: string): PaletteEntry => ({
  ...parts,
  name: fold(parts.label),
  also: fold(words),
});

function commandEntries(context: CommandContext): PaletteEntry[] {
  return allCommands()
    .filter((command) => command.id !== "view.palette" && command.enabled(context))
    .sort((a, b) => commandGroups.indexOf(a.group) - commandGroups.indexOf(b.group))
    .map((command) => {
      const shortcut = shortcutOf(command, context);
      const { group, keywords = "", id } = command;
      return entry(
        {
          key: id,
          group: "Commands",
          label: labelOf(command, context),
          leads: group,
          ...(shortcut !== undefined && { shortcut: shortcutLabel(shortcut) }),
          run: () => runCommand(id),
        },
        `${group} ${keywords}`,
      );
    });
}

/** Of what there may be thousands, only what is shown becomes an entry. */
const opened = (found: PaletteEntry | FoundDocument): PaletteEntry => {
  if (!("kind" in found)) return found;
  const { kind, id, ...document } = found;
  return { ...document, group: kind.group, leads: rooms[kind.leads].label, run: () => kind.open(id) };
};
const groupOf = (found: PaletteEntry | FoundDocument): string => ("kind" in found ? found.kind.group : found.group);

/** House rules are changed where a match is prepared; those of the set among its settings. */
function ruleEntries({ project }: CommandContext): PaletteEntry[] {
  const game = gameOf(project);
  if (!game) return [];
  return cardGame(game).options.map(({ name, title, explains }) =>
    entry(
      {
        key: `rule ${name}`,
        group: "House rules",
        label: title,
        leads: rooms.table.label,
        run: () => {
          goTo("table");
          setUi({ rulesSought: title });
        },
      },
      `${explains} house rule`,
    ),
  );
}

const settingEntries = ({ project }: CommandContext): PaletteEntry[] =>
  settingPlaces
    .filter(({ of }) => of === "person" || project.phase === "open")
    .map((place) =>
      entry(
        {
          key: `setting ${place.of} ${place.field}`,
          group: "Settings",
          label: place.label,
          leads: rooms.settings.label,
          run: () => showSetting(place),
        },
        `${place.words} setting`,
      ),
    );

const versionEntries = (versions: readonly KeptVersion[]): PaletteEntry[] =>
  versions.map(({ id, version, notes }) =>
    entry(
      {
        key: `version ${id}`,
        group: "Kept versions",
        label: version,
        leads: rooms.versions.label,
        run: () => goTo("versions", `kept ${id}`),
      },
      `${notes} version`,
    ),
  );

/** What can be done and opened: without words what was chosen lately and every command, otherwise what fits them. */
export function findEntries(text: string, versions: readonly KeptVersion[] = []): PaletteEntry[] {
  const words = wordsOf(text);
  const context = commandContext();
  const recent = recentChoices();
  const commands = commandEntries(context);
  if (words.length === 0 && recent.length === 0) return byGroup(commands);
  const { files } = context.project;
  const others = [...settingEntries(context), ...ruleEntries(context), ...versionEntries(versions)];
  if (words.length === 0) {
    const all = new Map([...commands, ...others].map((each) => [each.key, each] as const));
    const lately = recent
      .flatMap((key) => all.get(key) ?? documentCandidate(files, key) ?? [])
      .map((each) => ({ ...opened(each), group: "Recent" }));
    return [...lately, ...byGroup(commands.filter(({ key }) => !recent.includes(key)))];
  }
  const found = rank([...commands, ...documentCandidates(files), ...others], words, recent);
  // The best of all is the first; the others of its group follow it.
  const groups = groupBy(found, ({ candidate }) => groupOf(candidate));
  return [...groups.values()].flatMap((group) => group.slice(0, mostOfGroup).map(({ candidate }) => opened(candidate)));
}

/** Under what they are about; the presets of the print room are found by words alone. */
const byGroup = (commands: readonly PaletteEntry[]): PaletteEntry[] =>
  commands.filter(({ leads }) => leads !== "Print").map((each) => ({ ...each, group: each.leads }));
