import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { contrastProblems } from "../../press/contrast";
import { iconSize } from "../../press/icon-shards";
import type { Icon, IconSource } from "../../press/icon-source";
import { cardIdOf, cardPath, templatePath } from "../../project/paths";
import type { Files } from "../../project/project-text";
import { cardAt } from "../../project/whole-card";
import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { setAdditionalProblems } from "../state/checking";
import { whenIdle } from "../state/idle";
import { gameOf } from "../state/manifest";
import { type ProjectState, projectState } from "../state/project-state";
import { shownFilesOf } from "../state/shown-language";
import { onArrival } from "./arrivals";
import { type FaceOrder, layFace } from "./draw-face";
import { ownFontsOf } from "./own-fonts";
import { ownTemplatesOf, templatesOf } from "./own-templates";
import { loadPressKit } from "./press-kit";
import { type Surroundings, surroundingsOf } from "./surroundings";
import { librarySymbolNames } from "./symbol-library";

/** Which cards don't come out well: text that doesn't fit, symbols or pictures that aren't there. Looked for in idle time. */

const store = createStore<{ byCard: ReadonlyMap<string, readonly Problem[]> }>(() => ({ byCard: new Map() }));
export const useFit = (): ReadonlyMap<string, readonly Problem[]> => useStore(store, ({ byCard }) => byCard);

/** What a template does wrong it does on every card: it is said once, of the template. */
const templateFaults: ReadonlySet<string> = new Set([
  "press/unknown-font",
  "press/unknown-colour",
  "press/low-contrast",
]);

function publish(found: ReadonlyMap<string, readonly Problem[]>, ofFonts: readonly Problem[] = []): void {
  const all = [...found.values()].flat();
  const faults = new Map(all.filter(({ code }) => templateFaults.has(code)).map((fault) => [fault.message, fault]));
  const ofTemplate = [...faults.values()].map((fault) => ({ ...fault, where: { file: templatePath("card") } }));
  const byCard = new Map(
    [...found]
      .map(([id, problems]) => [id, problems.filter(({ code }) => !templateFaults.has(code))] as const)
      .filter(([, problems]) => problems.length > 0),
  );
  store.setState({ byCard });
  setAdditionalProblems("fit", [...ofFonts, ...ofTemplate, ...[...byCard.values()].flat()]);
}

/** Stands for a symbol of the library that need not be fetched to know that it is there. */
const unseen: Icon = { d: "", width: iconSize, height: iconSize };

let known = new WeakMap<object, readonly Problem[]>();
let knownFor: { template: Template; around: Surroundings } | undefined;

function problemsOf(id: string, files: Files, order: Omit<FaceOrder, "id" | "card">): readonly Problem[] {
  const card = cardAt<object>(files, cardPath(id), order.kit.game);
  if (!card) return [];
  let problems = known.get(card);
  if (!problems) {
    const where = { file: cardPath(id), card: id };
    const { scene, problems: found } = layFace({ ...order, id, card });
    problems = [...found, ...contrastProblems(scene, id, order.kit.fonts, 1)]
      // A picture that isn't there is reported by the check of the project.
      .filter(({ code }) => code !== "press/missing-art")
      .map((problem) => ({ ...problem, where: { ...problem.where, ...where } }));
    known.set(card, problems);
  }
  return problems;
}

/** Goes through the set after every change; cards that did not change cost nothing. */
export function followFit(): () => void {
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = async (state: ProjectState) => {
    const game = gameOf(state);
    if (!state.open || !game) return publish(new Map());
    const own = ownFontsOf(state.open.assets);
    const [kit, names, ofFonts] = await Promise.all([
      loadPressKit(game, Object.values(ownTemplatesOf(state)), own),
      librarySymbolNames(),
      own.problems(),
    ]);
    const { open } = projectState.getState();
    if (open?.session !== state.open.session) return;
    const files = shownFilesOf(projectState.getState());
    const { card: template } = templatesOf({ files, open }, kit);
    const around = surroundingsOf({ files, open });
    if (knownFor?.template !== template || knownFor.around !== around) {
      known = new WeakMap();
      knownFor = { template, around };
    }
    const symbols = new Set(names);
    const icons: IconSource = (name) => kit.icons(name) ?? (symbols.has(name) ? unseen : undefined);
    const order = { kit: { ...kit, icons }, template, around };
    const paths = files.keys();
    const byCard = new Map<string, readonly Problem[]>();
    stop();
    stop = whenIdle(
      () => {
        const next = paths.next();
        if (next.done) return false;
        const id = cardIdOf(next.value);
        const problems = id === undefined ? [] : problemsOf(id, files, order);
        if (id !== undefined && problems.length > 0) byCard.set(id, problems);
        return true;
      },
      () => publish(byCard, ofFonts),
    );
  };
  const later = (state: ProjectState, before?: ProjectState) => {
    const isSame = state.files === before?.files && state.language === before.language;
    if (isSame && state.open?.assets === before?.open?.assets) return;
    stop();
    clearTimeout(timer);
    timer = setTimeout(() => void start(projectState.getState()), 600);
  };
  const unsubscribe = projectState.subscribe(later);
  const forget = onArrival(() => later(projectState.getState()));
  later(projectState.getState());
  return () => {
    unsubscribe();
    forget();
    stop();
    clearTimeout(timer);
  };
}
