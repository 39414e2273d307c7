import { usersOf } from "../../../project/keyword-commands";
import type { TranslationRow } from "../../../project/languages/translations";
import { cardIdOf, componentIdOf } from "../../../project/paths";
import { FacePaper } from "../../press/card-face";
import { useFace } from "../../press/use-face";
import { gameOf } from "../../state/manifest";
import { currentProject } from "../../state/open-project";
import { EmptyNote } from "../../ui/empty-state";
import { ProblemLine } from "../../ui/problem-line";
import styles from "./translations.module.css";

/** The card that the text under the hand is printed on, in the language into which it is translated. */
export function TranslationFace({ row }: { row: TranslationRow | undefined }) {
  const card = row && cardShowing(row.path);
  if (row === undefined) return <EmptyNote>The card whose text one translates is shown here.</EmptyNote>;
  if (card === undefined) return <EmptyNote>No card shows this text: it stands on sheets and in lists.</EmptyNote>;
  return <Face key={card} card={card} />;
}

/** Of a keyword, the first card that has it. */
function cardShowing(path: string): string | undefined {
  const own = cardIdOf(path);
  const keyword = componentIdOf(path);
  const game = gameOf(currentProject());
  if (own !== undefined || keyword === undefined || !game) return own;
  return usersOf(currentProject().files, game, keyword).cards[0];
}

function Face({ card }: { card: string }) {
  const face = useFace(card, "now");
  if (face.state !== "drawn") return null;
  const { problems } = face.face;
  return (
    <>
      <FacePaper face={face.face} className={styles.face} />
      <div role="status" aria-label="What doesn't fit">
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem.code + problem.message}>
              <ProblemLine problem={problem} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
