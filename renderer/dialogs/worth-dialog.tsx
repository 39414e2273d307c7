import Button from "@mui/material/Button";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { cardPath } from "../../project/paths";
import { type Files, manifestOf, type NamedCard } from "../../project/project-text";
import { ownPrices, setPrices } from "../../project/set-prices";
import { cardAt, sharedParts } from "../../project/whole-card";
import { namedNumbers, type PriceList, priceListOf, type Worth, worthOf } from "../../project/worth";
import type { Manifest } from "../../schemas/manifest";
import { currentProject, runEdit, useReadOnly } from "../state/open-project";
import { closeDialog } from "../state/ui-store";
import { useCardIds } from "../state/use-visible-cards";
import { figure, worthInShort } from "../state/worth-words";
import { LookUp } from "../ui/fields/look-up";
import { FormDialog } from "../ui/form-dialog";
import styles from "./worth-dialog.module.css";
import { type Row, WorthRow } from "./worth-row";

/** The prices of which the worth of cards is the sum, each with what it makes of one card. All that is changed is one step. */
export function WorthDialog({ card }: { card?: string | undefined }) {
  const [{ files }] = useState(currentProject);
  const manifest = manifestOf(files);
  const list = manifest && priceListOf(manifest, sharedParts(files, manifest.game).components);
  // A manifest that is being written by hand can't be changed from here.
  return list ? <Prices files={files} manifest={manifest} standard={list} wanted={card} /> : null;
}

interface Props {
  files: Files;
  manifest: Manifest;
  standard: PriceList;
  wanted: string | undefined;
}

interface Shown {
  id: string;
  name: string;
  card: object;
}

function Prices({ files, manifest, standard: saved, wanted }: Props) {
  const { game } = manifest;
  const readOnly = useReadOnly();
  const ids = useCardIds();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    saved.prices.map(({ part, text, standard }, key) => ({ key, part, text, standard })),
  );
  const [shownId, setShownId] = useState(wanted);

  const list = useMemo(
    () => priceListOf({ ...manifest, worth: ownPrices(game, rows) }, sharedParts(files, game).components)!,
    [manifest, game, rows, files],
  );
  const cards = useMemo(
    () =>
      ids.flatMap((id): Shown[] => {
        const card = cardAt<NamedCard>(files, cardPath(id), game);
        return card && worthOf(card, saved) ? [{ id, name: card.name.trim() || id, card }] : [];
      }),
    [ids, files, game, saved],
  );
  const shown = cards.find(({ id }) => id === shownId) ?? cards[0];
  const worth = shown && worthOf(shown.card, list);

  const change = (row: Row, part: Partial<Row>) =>
    setRows(rows.map((each) => (each === row ? { ...each, ...part } : each)));
  const faultOf = faultsIn(rows, list);

  return (
    <FormDialog
      wide
      title="What cards are worth"
      action="Save"
      disabled={readOnly || rows.some((row) => faultOf(row) !== undefined)}
      onClose={closeDialog}
      onSubmit={() => {
        closeDialog();
        runEdit(setPrices(currentProject().files, rows));
      }}
    >
      <p className={styles.about}>
        A card's worth is the sum of these parts, each a formula over its numbers. Yours count in this project alone.
      </p>
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col" className={styles.part}>
              Part
            </th>
            <th scope="col">Formula</th>
            <th scope="col" className={styles.effect}>
              {shown?.name ?? "Effect"}
            </th>
            <th scope="col" className={styles.back}>
              <span className="visually-hidden">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <WorthRow
              key={row.key}
              row={row}
              fault={faultOf(row)}
              effect={effectOf(row, worth)}
              disabled={readOnly}
              onChange={(part) => change(row, part)}
              onRemove={() => setRows(rows.filter((each) => each !== row))}
            />
          ))}
        </tbody>
      </table>
      <Button
        className={styles.add ?? ""}
        size="small"
        startIcon={<Plus aria-hidden />}
        disabled={readOnly || rows.length >= 30}
        onClick={() =>
          setRows([
            ...rows,
            { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, part: "", text: "", standard: undefined },
          ])
        }
      >
        Add a part
      </Button>
      {shown && worth && <OnCard shown={shown} worth={worth} list={list} cards={cards} onPick={setShownId} />}
    </FormDialog>
  );
}

const effectOf = ({ part }: Row, worth: Worth | undefined): string => {
  const failed = worth?.failed.find((each) => each.part === part.trim());
  if (failed) return failed.reason;
  return figure(worth?.parts.find((each) => each.part === part.trim())?.value ?? 0);
};

/** Why a row can't be saved as it stands. */
function faultsIn(rows: readonly Row[], list: PriceList): (row: Row) => { part?: string; text?: string } | undefined {
  return (row) => {
    const part = row.part.trim();
    if (part === "") return { part: "What is this part called?" };
    if (rows.some((other) => other !== row && other.part.trim() === part))
      return { part: "There is such a part already." };
    const slip = list.prices.find((price) => price.part === part)?.slip;
    return slip && { text: slip.message };
  };
}

interface OnCardProps {
  shown: Shown;
  worth: Worth;
  list: PriceList;
  cards: readonly Shown[];
  onPick(id: string): void;
}

/** The card on which the prices are tried, with its numbers by name. */
function OnCard({ shown, worth, list, cards, onPick }: OnCardProps) {
  const numbers = namedNumbers(shown.card, list);
  const called = (typed: string) => cards.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <>
      <div className={styles.card}>
        <p aria-live="polite">
          <strong>{shown.name}</strong> is worth <strong>{worthInShort(worth)}</strong> and costs {figure(worth.cost)},
          in {list.worth.unit}.
        </p>
        <LookUp
          label="Another card"
          disabled={false}
          find={(typed) => called(typed).slice(0, 50)}
          none="No card that costs anything is called so."
          onPick={onPick}
        />
      </div>
      <details className={styles.numbers}>
        <summary>Numbers that formulas may ask for</summary>
        <ul>
          {numbers.map(({ name, value }) => (
            <li key={name} data-none={value === 0 || undefined}>
              <code>{name}</code>
              {value !== 0 && ` ${figure(value)}`}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
