import { useMemo } from "react";
import type { Language } from "../../engine/core/language";
import type { PrintSettings } from "../../main/api";
import type { Scene } from "../../press/scene";
import { type PrintPlan, planPrint } from "../../press/sheet-plan";
import { printTitle, sheetLabel } from "../../press/small-print";
import { type PrintedCards, printedCards } from "../../project/cards-for-paper";
import { readDocument } from "../../project/document";
import { inLanguage } from "../../project/languages/in-language";
import { creditIn } from "../../project/languages/printed-words";
import { sheetPath } from "../../project/paths";
import { printedLanguage } from "../../project/printed-language";
import { factsOf } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import type { PrinterProfile } from "../../schemas/printer-profile";
import type { Result } from "../../schemas/problem";
import type { SheetFile } from "../../schemas/sheet";
import type { Template } from "../../schemas/template";
import type { PressKit } from "../press/press-kit";
import { type PrintLook, useScenes } from "../press/printed-scenes";
import { useProjectPress } from "../press/project-press";
import { gameOf, manifestOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { useSearchedVersions } from "../state/searched-versions";

/** What the settings come to: the same plan that the print itself makes. */
export interface Planned {
  kit: PressKit;
  game: GameId;
  front: Template;
  back: Template;
  language: Language;
  chosen: PrintedCards;
  /** One card for every copy, in the order in which they are laid out. */
  copies: readonly { id: string; card: object }[];
  plan: Result<PrintPlan>;
  /** Small print of the sheets. */
  label: readonly string[];
  title: string;
}

/** `changed`: the only cards to print, if not all. Undefined while the fonts are on their way. */
export function usePrintPlan(
  settings: PrintSettings,
  changed: ReadonlySet<string> | null,
  profile: PrinterProfile | undefined,
): Planned | undefined {
  const game = useProject(gameOf);
  const project = useProject((state) => state.files);
  const files = inLanguage(project, settings.language);
  const press = useProjectPress();
  const manifest = useMemo(() => manifestOf({ files }), [files]);
  const { kit, back } = press ?? {};
  const front = settings.layout === undefined ? press?.card : press?.named[settings.layout];
  const language = useMemo(
    () => (game ? printedLanguage(game, settings.language ?? manifest?.languages?.[0]).language : "en"),
    [game, settings.language, manifest],
  );
  const sheet = useMemo(() => {
    const path = settings.sheet === undefined ? undefined : sheetPath(settings.sheet);
    const text = path === undefined ? undefined : files.get(path);
    return path !== undefined && text !== undefined && game
      ? readDocument<SheetFile>(path, text, game).value
      : undefined;
  }, [settings.sheet, files, game]);
  const { deck, cards: search, copies: count } = settings;
  const versions = useSearchedVersions(search ?? "");
  const chosen = useMemo(() => {
    if (!game) return undefined;
    const wish = {
      deck,
      versions,
      ...(search !== undefined && { cards: search }),
      ...(count !== undefined && { copies: count }),
    };
    return printedCards(files, game, language, wish) ?? { cards: [], leftOut: [], problems: [] };
  }, [files, game, language, deck, search, count, versions]);
  const copies = useMemo(
    () =>
      (chosen?.cards ?? [])
        .filter(({ id }) => changed === null || changed.has(id))
        .flatMap(({ id, card, count: times }) => Array.from({ length: times }, () => ({ id, card }))),
    [chosen, changed],
  );
  const plan = useMemo(
    () => (front ? planPrint(settings, front.size, copies.length, sheet) : undefined),
    [settings, front, copies.length, sheet],
  );
  return useMemo(() => {
    if (!kit || !game || !front || !back || !chosen || !plan) return undefined;
    const title = printTitle(manifest?.name ?? "", chosen.deckName);
    const words = { label: settings.label, registration: settings.registration };
    const label = sheetLabel({
      settings: words,
      set: manifest,
      title,
      profile,
      credit: creditIn(game, language),
      language,
    });
    return { kit, game, front, back, language, chosen, copies, plan, label, title };
  }, [
    kit,
    game,
    front,
    back,
    language,
    chosen,
    copies,
    plan,
    manifest,
    settings.label,
    settings.registration,
    profile,
  ]);
}

/** Of one side of a planned copy, as soon as its turn to be drawn has come. */
type SceneOf = (copy: { id: string; card: object }, side: "front" | "back") => Scene | undefined;

export function usePrintedScenes({ kit, game, language, front, back }: Planned, look: PrintLook): SceneOf {
  const sceneFor = useScenes(kit);
  return (copy, side) => {
    const facts = factsOf(copy.card, game, language);
    return sceneFor({ ...copy, template: side === "front" ? front : back, facts, side, look });
  };
}
