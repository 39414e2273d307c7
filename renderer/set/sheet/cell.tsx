import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cardGame } from "../../../engine/games/registry";
import { cardPath } from "../../../project/paths";
import { factsOf } from "../../../project/project-text";
import type { SheetColumn } from "../../../project/sheet/sheet-columns";
import { type TellsOf, tellCell } from "../../../project/sheet/tell-cell";
import { isRecord, valueAt } from "../../../schemas/json-pointer";
import { iconWords } from "../../form/art/icon-library";
import { pictureName } from "../../form/art/known-pictures";
import { RichWords } from "../../press/rich-words";
import { useFileProblems, worstOf } from "../../state/checking";
import { SeverityIcon } from "../../ui/severity-icon";
import styles from "./sheet.module.css";

/** What stands in a cell, as people read it: bare words where that is all, since a screen of cells is written in a frame. */
export function cellContent(id: string, card: object | undefined, column: SheetColumn, around: TellsOf): ReactNode {
  const { derived, field } = column;
  if (derived === "card.problems") return <Problems id={id} />;
  if (card && (derived === "printed.cost" || derived === "printed.text")) {
    const { game, language } = around;
    const { cost, text } = factsOf(card, game, language);
    const words = derived === "printed.cost" ? cost : text.replaceAll("\n", " · ");
    return words ? <RichWords text={words} symbols={cardGame(game).symbols} /> : null;
  }
  const value = card && field ? valueAt(card, field.at) : undefined;
  if (field?.kind === "flag" && typeof value === "boolean")
    return value ? <Check className={styles.tick} aria-label="yes" /> : "no";
  const told =
    field?.kind === "data" && field.name !== "keywords" && card
      ? inShort(field.name, value)
      : tellCell({ id, card }, column, around);
  return told.replaceAll("\n", " · ");
}

/** What no cell says in words. */
function inShort(name: string, value: unknown): string {
  if (value === undefined) return "";
  if (name === "art" && isRecord(value)) {
    const { file, icon } = value;
    return typeof file === "string" ? pictureName(file) : typeof icon === "string" ? iconWords(icon) : "";
  }
  if (!Array.isArray(value)) return isRecord(value) ? Object.keys(value).join(", ") : String(value);
  return value.every((one) => typeof one !== "object") ? value.join(", ") : String(value.length);
}

function Problems({ id }: { id: string }) {
  const problems = useFileProblems(cardPath(id));
  const worst = worstOf(problems);
  if (!worst) return null;
  const first = problems.find(({ severity }) => severity === worst)!;
  return (
    <>
      <SeverityIcon severity={worst} size={15} />
      {problems.length > 1 ? ` ${problems.length}: ${first.message}` : ` ${first.message}`}
    </>
  );
}
