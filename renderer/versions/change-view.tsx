import Button from "@mui/material/Button";
import { RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { readDocument } from "../../project/document";
import { cardPath, templatePath } from "../../project/paths";
import { printedNumbers } from "../../project/printed-numbers";
import type { Version } from "../../project/versions/diff-projects";
import type { FieldChange } from "../../project/versions/field-changes";
import { sharedParts, wholeCard } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";
import type { Template } from "../../schemas/template";
import type { FaceOrder } from "../press/draw-face";
import { LitFaces } from "../press/lit-faces";
import { useProjectPress } from "../press/project-press";
import { useProjectSurroundings } from "../press/surroundings";
import type { Change } from "./changes";
import styles from "./versions.module.css";

interface Props {
  change: Change;
  before: Version;
  after: Version;
  calledBefore: string;
  calledAfter: string;
  game: GameId;
  /** Takes a card back to what it was before, under the file name that it has now; undefined where that can't be done. */
  onRestore: ((id: string, named: string) => void) | undefined;
}

/** One thing that differs: in words, and cards with both faces. */
export function ChangeView({ change, onRestore, ...sides }: Props) {
  const { before, after, calledBefore, calledAfter, game } = sides;
  const press = useProjectPress();
  const around = useProjectSurroundings();
  const orders = useMemo(() => {
    if (change.kind !== "card" || !press) return undefined;
    const order = (version: Version, id: string | undefined): FaceOrder | undefined => {
      const card = id === undefined ? undefined : cardIn(version, id, game);
      if (id === undefined || !card) return undefined;
      const template = templateIn(version, game) ?? press.kit.layouts.card;
      return { kit: press.kit, template, id, card, around: { ...around, numbers: printedNumbers(version.files) } };
    };
    return { before: order(before, change.before), after: order(after, change.after) };
  }, [change, press, around, before, after, game]);
  return (
    <section className={styles.view} aria-label={change.title}>
      <header className={styles.viewHead}>
        <h2>{change.title}</h2>
        {change.kind === "card" && onRestore && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<RotateCcw strokeWidth={1.75} />}
            onClick={() => onRestore((change.before ?? change.after)!, (change.after ?? change.before)!)}
          >
            {change.before === undefined ? "Delete it again" : `Restore from ${calledBefore}`}
          </Button>
        )}
      </header>
      {orders && <LitFaces before={orders.before} after={orders.after} labels={[calledBefore, calledAfter]} />}
      {change.kind === "card" && change.change && <Fields fields={change.change.fields} text={change.change.text} />}
      {change.kind === "fields" && <Fields fields={change.fields} />}
      {change.kind === "deck" && (
        <>
          {change.deck.illegal?.map((words) => (
            <p key={words} className={styles.illegal}>
              {words}
            </p>
          ))}
          <ul className={styles.plain}>
            {change.deck.cards.map(({ card, copies }) => (
              <li key={card}>
                {copies > 0 ? "+" : "−"}
                {Math.abs(copies)} {card}
              </li>
            ))}
          </ul>
        </>
      )}
      {change.kind === "file" && <p className={styles.words}>{change.below}</p>}
    </section>
  );
}

function cardIn({ files }: Version, id: string, game: GameId): object | undefined {
  const path = cardPath(id);
  const card = readDocument<object>(path, files.get(path) ?? "", game).value;
  return card && wholeCard(card, sharedParts(files, game), game);
}

function templateIn({ files }: Version, game: GameId): Template | undefined {
  const path = templatePath("card");
  const text = files.get(path);
  return text === undefined ? undefined : readDocument<Template>(path, text, game).value;
}

interface FieldsProps {
  fields: readonly FieldChange[];
  text?: { before: string; after: string } | undefined;
}

/** Before and after in words. */
function Fields({ fields, text }: FieldsProps) {
  const isSaid = text && fields.some(({ says }) => says.after === text.after);
  const rows = [
    ...fields.map(({ field, title, says }) => ({ key: field, title, says })),
    ...(text && !isSaid ? [{ key: "text", title: "What it says", says: text }] : []),
  ];
  if (rows.length === 0) return null;
  return (
    <table className={styles.fields}>
      <tbody>
        {rows.map(({ key, title, says }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <td>
              <del>{says.before || "nothing"}</del>
            </td>
            <td>
              <ins>{says.after || "nothing"}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
