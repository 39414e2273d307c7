import { useMemo, useState } from "react";
import { type ImportedText, planTranslations, writeTranslations } from "../../project/languages/plan-translations";
import { languageName } from "../../project/languages/tags";
import type { GameId } from "../../schemas/game-id";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { tell } from "../state/notices";
import { currentProject, runEdit, undo, useProject } from "../state/open-project";
import { closeDialog } from "../state/ui-store";
import { CheckField } from "../ui/fields/check-field";
import { Toggles } from "../ui/fields/toggles";
import { FormDialog } from "../ui/form-dialog";
import { ProblemLine } from "../ui/problem-line";
import styles from "./exchange.module.css";
import { TableSourceField } from "./table-source-field";
import { type TableSource, useTable } from "./use-table";

/** `file`: one that turned out to hold translations. */
export function TranslationsImportDialog({ file }: { file?: File }) {
  const game = gameOf(currentProject());
  return game ? <OfGame game={game} file={file} /> : null;
}

const keyOf = ({ tag, path, at }: ImportedText): string => `${tag} ${path}#${at}`;

/** What somebody translated elsewhere: what it changes is seen, and left out where it isn't wanted, before it is one step. */
function OfGame({ game, file }: { game: GameId; file: File | undefined }) {
  const files = useProject((project) => project.files);
  const [source, setSource] = useState<TableSource | null>(file ? { kind: "file", file } : null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const read = useTable(source, game);
  const table = read?.ok ? (read.value.translations ?? read.value.cards) : undefined;
  const plan = useMemo(() => (table ? planTranslations(files, game, table) : undefined), [table, files, game]);
  const chosen = plan?.changed.filter((text) => !left.has(keyOf(text))) ?? [];
  const bring = () => {
    closeDialog();
    if (!runEdit(writeTranslations(files, game, chosen))) return;
    tell({
      tone: "good",
      message: `${count(chosen.length, "translation")} taken in.`,
      action: { label: "Undo", run: undo },
    });
  };
  const toggle = (text: ImportedText) => {
    const next = new Set(left);
    if (!next.delete(keyOf(text))) next.add(keyOf(text));
    setLeft(next);
  };
  return (
    <FormDialog
      wide
      title="Translations from a table"
      action={chosen.length > 0 ? `Take in ${count(chosen.length, "translation")}` : "Take in"}
      disabled={chosen.length === 0}
      onClose={closeDialog}
      onSubmit={bring}
    >
      <TableSourceField source={source} onChange={setSource} />
      {read && !read.ok && <ProblemLine problem={read.problem} />}
      {plan?.problems.slice(0, mostProblems).map((problem) => (
        <ProblemLine
          key={`${problem.where.row} ${problem.message}`}
          problem={problem}
          on={problem.where.row !== undefined && `Row ${problem.where.row}`}
        />
      ))}
      {plan && <Preview plan={plan} left={left} onToggle={toggle} />}
    </FormDialog>
  );
}

const mostProblems = 20;
const mostRows = 200;

interface PreviewProps {
  plan: ReturnType<typeof planTranslations>;
  left: ReadonlySet<string>;
  onToggle(text: ImportedText): void;
}

function Preview({ plan: { changed, unchanged }, left, onToggle }: PreviewProps) {
  const outdated = changed.filter(({ was }) => was !== undefined);
  const [which, setWhich] = useState<"all" | "outdated">("all");
  const shown = which === "outdated" ? outdated : changed;
  if (changed.length === 0)
    return <p className={styles.words}>{`Nothing in it is new: ${count(unchanged, "text")} as they are.`}</p>;
  return (
    <section className={styles.preview} aria-label="What would change">
      <Toggles<"all" | "outdated">
        label="What is shown"
        value={which}
        options={[
          { value: "all", label: `Changed ${changed.length.toLocaleString("en")}` },
          { value: "outdated", label: `Of them outdated ${outdated.length.toLocaleString("en")}` },
        ]}
        onChange={setWhich}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be reachable for scrolling by keyboard. */}
      <ul className={styles.list} tabIndex={0} aria-label="Translations that would change">
        {shown.slice(0, mostRows).map((text) => (
          <li key={keyOf(text)}>
            <CheckField
              id={`take ${keyOf(text)}`}
              value={!left.has(keyOf(text))}
              label={<Told text={text} />}
              onChange={() => onToggle(text)}
            />
          </li>
        ))}
        {shown.length > mostRows && <li>{`and ${(shown.length - mostRows).toLocaleString("en")} more`}</li>}
      </ul>
    </section>
  );
}

const Told = ({ text: { of, field, tag, before, after, was, source } }: { text: ImportedText }) => (
  <>
    <strong>{of}</strong> <small>{`${field}, ${languageName(tag)}`}</small>
    <br />
    {before !== "" && <del>{before}</del>} {after}
    {was !== undefined && (
      <>
        <br />
        <small>{`Outdated: translated from “${was}”, which reads “${source}” now.`}</small>
      </>
    )}
  </>
);
