import type { Merge } from "../../project/versions/merge-documents";
import type { Pointer } from "../../schemas/json-pointer";
import { count } from "../state/count";
import { inNumbers } from "../state/numbers";
import { Toggles } from "../ui/fields/toggles";
import styles from "./conflict-dialog.module.css";

interface Props {
  merge: Merge;
  /** Fields in which theirs is taken. */
  theirsAt: ReadonlySet<Pointer>;
  onChoose(field: Pointer, isTheirs: boolean): void;
}

/** What goes together by itself, and which of both is meant where it doesn't. */
export function MergeChoices({ merge: { mine, theirs, clashes }, theirsAt, onChoose }: Props) {
  return (
    <section className={styles.merge} aria-label="Both together, field by field">
      <p>{summary(mine.length, theirs.length, clashes.length)}</p>
      {clashes.map(({ field, title, says }) => (
        <div key={field} className={styles.clash}>
          <strong>{title}</strong>
          <Toggles<"mine" | "theirs">
            label={title}
            value={theirsAt.has(field) ? "theirs" : "mine"}
            options={[
              { value: "mine", label: `Mine: ${short(says.mine)}` },
              { value: "theirs", label: `Theirs: ${short(says.theirs)}` },
            ]}
            onChange={(which) => onChoose(field, which === "theirs")}
          />
        </div>
      ))}
    </section>
  );
}

function summary(mine: number, theirs: number, clashes: number): string {
  const apart = `${count(mine, "field")} of yours and ${inNumbers(theirs)} of theirs go together.`;
  return clashes === 0 ? apart : `${apart} Say which is meant in ${count(clashes, "field")} that you both changed:`;
}

const short = (words: string): string => (words.length > 60 ? `${words.slice(0, 59)}…` : words || "nothing");
