import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Bridge } from "../../main/api";
import { formatDocument } from "../../project/format";
import type { Command, CommandContext } from "../../renderer/commands/command";
import { layerKinds } from "../../schemas/template-layers";
import { type StudioFixture, startStudio } from "../hosts/studio-fixture";

/** The window's side of the studio with the real inner side behind it, and no page. */

interface Studio {
  commands: readonly Command[];
  context(): CommandContext;
  texts(): Record<string, string>;
  /** Everything done so far is answered, here and there. */
  settled(): Promise<void>;
  goTo(place: string, item?: string): void;
  select(cards: readonly string[]): void;
  selectLayers(pointers: readonly string[]): void;
  undo(): void;
  redo(): void;
}

let other: StudioFixture;
let studio: Studio;

async function openStudio(): Promise<Studio> {
  other = startStudio();
  const cardwright: Bridge = {
    call: (name, input) => other.call(name, input),
    on: (name, listener) =>
      other.services.events.listen((told, data) => {
        if (told === name) listener(data as never);
      }),
  };
  const location = { hash: "" };
  const go = (_state: unknown, _title: string, hash: string) => {
    location.hash = hash;
  };
  const history = { pushState: go, replaceState: go };
  vi.stubGlobal("window", { cardwright, location, history, addEventListener: () => undefined });
  const anchor = () => ({ addEventListener: () => undefined, click: () => undefined });
  vi.stubGlobal("document", { createElement: anchor, querySelectorAll: () => [] });
  // Typefaces, which nothing here draws with.
  vi.stubGlobal("fetch", async () => new Response(new Uint8Array()));

  const { followProject } = await import("../../renderer/state/project-events");
  const { resumeProject } = await import("../../renderer/state/project-lifecycle");
  const { studioCommands } = await import("../../renderer/studio-commands");
  const { commandContext } = await import("../../renderer/commands/registry");
  const { currentProject, editsAnswered, redo, undo } = await import("../../renderer/state/open-project");
  const { select } = await import("../../renderer/state/ui-store");
  const { goTo } = await import("../../renderer/state/place");
  const { selectLayers } = await import("../../renderer/template/session/template-store");
  followProject();
  const { session } = await other.ask("project.sample", { game: "flask" });
  const component = { name: "Feather", rank: 4.5, max: 2, cost: { any: 1 }, effect: { key: "feather", tree: [] } };
  const changes = [{ path: "components/F1.json", text: formatDocument(component, "component", "flask") }];
  await other.ask("project.edit", { session, label: "Add Feather", changes });
  await resumeProject();
  return {
    commands: studioCommands,
    context: commandContext,
    texts: () => Object.fromEntries(currentProject().files),
    settled: () => editsAnswered(),
    goTo: goTo as Studio["goTo"],
    select: (cards) => select(cards, cards[0] ?? null),
    selectLayers,
    undo,
    redo,
  };
}

beforeAll(async () => {
  studio = await openStudio();
}, 120_000);
afterAll(() => other.end());

const commandOf = (id: string): Command => studio.commands.find((command) => command.id === id)!;

/** What a person may be looking at when giving a command. */
const situations: Readonly<Record<string, () => void | Promise<void>>> = {
  "the set": () => {
    studio.goTo("set");
    studio.select(["attack", "profit"]);
  },
  "a card": () => studio.goTo("set", "attack"),
  "a component": () => studio.goTo("components", "F1"),
  "a deck": () =>
    studio.goTo(
      "decks",
      Object.keys(studio.texts())
        .find((path) => path.startsWith("decks/"))!
        .slice(6, -5),
    ),
  "the game's template": () => studio.goTo("template", "card"),
  "a template of one's own": () => atOwnTemplate(["/layers/1"]),
  "two layers": () => atOwnTemplate(["/layers/0", "/layers/1"]),
  "a group of layers": async () => {
    await atOwnTemplate(["/layers/0", "/layers/1"]);
    commandOf("template.group").run(studio.context());
  },
};

const ownTemplate = "templates/card.json";

async function atOwnTemplate(pointers: readonly string[]): Promise<void> {
  studio.goTo("template", "card");
  await commandOf("template.customise").run(studio.context());
  studio.selectLayers(pointers);
}

/** Another project, or work that takes its time or an engine beside the page, and changes no text. */
const leavesTheProject = (id: string): boolean => /^(project\.close|print\.|edit\.|table\.position)/.test(id);

/** The loop would prove nothing if commands did nothing in it. */
const changing = new Set<string>();

test.each(Object.keys(situations))(
  "with %s before one, each command is one step of undo or none",
  async (situation) => {
    const untouched = studio.texts();
    for (const command of studio.commands) {
      if (leavesTheProject(command.id)) continue;
      await situations[situation]!();
      await studio.settled();
      if (!command.enabled(studio.context())) continue;
      const before = studio.texts();
      await command.run(studio.context());
      await studio.settled();
      const after = studio.texts();
      if (JSON.stringify(after) !== JSON.stringify(before)) {
        changing.add(command.id);
        studio.undo();
        await studio.settled();
        expect(studio.texts(), `${command.id}, undone`).toEqual(before);
        studio.redo();
        await studio.settled();
        expect(studio.texts(), `${command.id}, done again`).toEqual(after);
        expect(Object.fromEntries(await other.texts()), `${command.id}, on the other side`).toEqual(after);
        studio.undo();
        await studio.settled();
      }
      // What was made for the situation goes again.
      while (studio.texts()[ownTemplate] !== untouched[ownTemplate]) {
        studio.undo();
        await studio.settled();
      }
      expect(studio.texts()).toEqual(untouched);
    }
  },
  120_000,
);

test("the loop has seen every command that changes the project without asking", () => {
  const inTemplates = ["customise", "built-in", "duplicate", "delete", "group", "ungroup", "raise", "lower"];
  const expected = [
    ...["card", "component", "deck"].map((what) => `${what}.delete`),
    ...["card", "deck"].map((what) => `${what}.duplicate`),
    ...[...inTemplates, ...layerKinds.map((kind) => `add-${kind}`)].map((what) => `template.${what}`),
  ];
  expect([...changing].sort()).toEqual(expected.sort());
});
