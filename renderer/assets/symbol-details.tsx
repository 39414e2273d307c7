import Button from "@mui/material/Button";
import { Shapes } from "lucide-react";
import { useState } from "react";
import { replaceSymbol } from "../../project/pictures/replace-symbol";
import { iconWords } from "../form/art/icon-library";
import { IconPicker } from "../form/art/icon-picker";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit, useProject, useReadOnly } from "../state/open-project";
import styles from "./assets.module.css";
import { CardUses, TemplateUses } from "./card-uses";
import { Fact } from "./fact";
import { ShelfDetails } from "./shelf-details";
import { isUnused, type SymbolRow } from "./symbol-rows";
import { SymbolStamp } from "./symbol-stamp";

interface Props {
  row: SymbolRow;
  /** No card shows it any more. */
  onReplaced(): void;
}

/** A symbol drawn large, where it is seen, whose it is. */
export function SymbolDetails({ row, onReplaced }: Props) {
  const { name, from, cards, templates, isMissing } = row;
  const title = from ? `{${name}}` : iconWords(name);
  const naming = cards.filter(({ icons }) => icons.includes(name));
  return (
    <ShelfDetails label="About the symbol" title={title}>
      {!isMissing && (
        <div className={styles.large}>
          <SymbolStamp row={row} />
        </div>
      )}
      {isMissing && (
        <p className={styles.note}>
          {from
            ? `${from.title} draws it, and there is no such symbol in that template.`
            : "The library has no symbol of this name: choose another."}
        </p>
      )}
      <CardUses cards={cards.map((card) => card.name)} ids={cards.map(({ id }) => id)} />
      {!from && naming.length < cards.length && (
        <p className={styles.note}>
          {naming.length === 0 ? "Composed pictures chose it" : "Some composed pictures chose it"} by what their cards
          are: another one is chosen with the card’s picture.
        </p>
      )}
      <TemplateUses uses={templates} />
      {isUnused(row) && <p className={styles.note}>No card and no template draws it.</p>}
      {!isMissing && (
        <dl className={styles.facts}>
          {from ? (
            <Fact name="From" said={`Drawn in the template: ${from.title}. It is as free as the template is.`} />
          ) : (
            <>
              <Fact name="Made by" said="Lorc, Delapouite and contributors" />
              <Fact name="Licence" said="CC BY 3.0: free, if they are named. The page of credits does." />
              <Fact name="From" said="game-icons.net" />
            </>
          )}
        </dl>
      )}
      {!from && naming.length > 0 && <ReplaceButton name={name} cards={naming} onReplaced={onReplaced} />}
    </ShelfDetails>
  );
}

function ReplaceButton({ name, cards, onReplaced }: Pick<SymbolRow, "name" | "cards"> & Pick<Props, "onReplaced">) {
  const [choosing, setChoosing] = useState(false);
  const game = useProject(gameOf);
  const readOnly = useReadOnly();
  if (!game) return null;
  const replace = (to: string) => {
    setChoosing(false);
    if (to !== name && runEdit(replaceSymbol(currentProject().files, game, name, to))) onReplaced();
  };
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Shapes aria-hidden />}
        disabled={readOnly}
        onClick={() => setChoosing(true)}
      >
        {cards.length === 1 ? "Choose another…" : `Choose another for all ${cards.length}…`}
      </Button>
      {choosing && <IconPicker game={game} chosen={name} onChoose={replace} onClose={() => setChoosing(false)} />}
    </div>
  );
}
