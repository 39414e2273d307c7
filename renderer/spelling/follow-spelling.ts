import { checkSpelling, dictionaryFor, wordsToJudge } from "../../project/spelling/check-spelling";
import { setAdditionalProblems } from "../state/checking";
import { whenIdle } from "../state/idle";
import { gameOf, manifestOf } from "../state/manifest";
import { type ProjectState, projectState } from "../state/project-state";
import { judgeIn } from "./judge-words";

/** Unknown words among the problems of the open project, looked for when nobody has typed for a while. */

const pause = 1500;

export function followSpelling(): () => void {
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = ({ files, open }: ProjectState): void => {
    const [game, manifest] = [gameOf({ files }), manifestOf({ files })];
    const written = manifest?.languages?.[0] ?? "en";
    const language = dictionaryFor(written);
    if (!open || !game || !language) {
      setAdditionalProblems("spelling", []);
      return;
    }
    const judge = judgeIn(language);
    const steps = wordsToJudge(files, game, written);
    const words = new Set<string>();
    stop = whenIdle(
      () => {
        const step = steps.next();
        if (step.done) return false;
        for (const word of step.value) words.add(word);
        return true;
      },
      () =>
        void judge.ask(words).then(() => {
          const now = projectState.getState();
          if (now.files === files && now.open?.session === open.session)
            setAdditionalProblems("spelling", checkSpelling(files, game, written, judge.of));
        }),
    );
  };
  const later = (state: ProjectState, before?: ProjectState) => {
    if (state.files === before?.files && state.open?.session === before.open?.session) return;
    stop();
    clearTimeout(timer);
    timer = setTimeout(() => start(projectState.getState()), pause);
  };
  const unsubscribe = projectState.subscribe(later);
  later(projectState.getState());
  return () => {
    unsubscribe();
    stop();
    clearTimeout(timer);
  };
}
