import { editFile } from "../../state/open-project";
import { TextArea } from "../../ui/fields/text-field";
import styles from "./booklet.module.css";

/** The text of a booklet, to be written while its pages are looked at. */
export function BookletEditor({ path, text, disabled }: { path: string; text: string; disabled: boolean }) {
  return (
    <section className={styles.editor} aria-label="Text of the booklet">
      <TextArea
        id="booklet-text"
        label="Text of the booklet"
        code
        rows={12}
        value={text}
        disabled={disabled}
        onChange={(next) => editFile(path, next, { label: `Write ${path}`, merge: `booklet ${path}` })}
      />
      <p>
        <code>## Heading</code> <code>**bold**</code> <code>- list</code> <code>&gt; aside</code>{" "}
        <code>![[card:attack]]</code> <code>[[card:attack]]</code> <code>![[deck:red]]</code>{" "}
        <code>![[cards:cost&lt;3]]</code> <code>![[keywords]]</code> <code>{"{G}"}</code>
      </p>
    </section>
  );
}
