import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { languageName } from "../../project/languages/tags";
import type { ImportedCell, ImportPlan } from "../../project/tables/plan-import";
import { placeInTable, toldTogether } from "../../project/tables/told-together";
import type { Problem } from "../../schemas/problem";
import { inNumbers } from "../state/numbers";
import { Toggles } from "../ui/fields/toggles";
import { ProblemLine } from "../ui/problem-line";
import { ClashRow } from "./clash-row";
import styles from "./exchange.module.css";

interface Props {
  plan: ImportPlan;
  /** What is worth knowing of how the table was read. */
  notes: readonly Problem[];
  /** Of what was changed here as well, what is taken from the table. */
  fromTable: ReadonlySet<string>;
  onTake(fromTable: ReadonlySet<string>): void;
}

interface Group {
  name: string;
  label: string;
  /** Above its items. */
  about?: ReactNode;
  items: readonly { key: string; shows: ReactNode }[];
}

const atFirst = 100;

/** What the table would do, card by card and cell by cell, before it is done. */
export function ImportPreview({ plan, notes, fromTable, onTake }: Props) {
  const groups = [bothChanged(plan, fromTable, onTake), ...groupsOf(plan, notes)].filter(
    ({ items }) => items.length > 0,
  );
  const [wanted, setWanted] = useState<string>();
  const [most, setMost] = useState(atFirst);
  const isWrong = [...plan.problems, ...notes].some(({ severity }) => severity !== "note");
  const usual = groups.find(({ name }) => name !== "problems" || isWrong) ?? groups[0];
  const shown = groups.find(({ name }) => name === wanted) ?? usual;
  if (!shown) return <p className={styles.words}>The table says nothing of any card.</p>;
  return (
    <section className={styles.preview} aria-label="What would change">
      <Toggles
        label="What is shown"
        value={shown.name}
        options={groups.map(({ name, label, items }) => ({
          value: name,
          label: `${label} ${inNumbers(items.length)}`,
        }))}
        onChange={(name) => {
          setWanted(name);
          setMost(atFirst);
        }}
      />
      {shown.about}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be reachable for scrolling by keyboard. */}
      <ul className={styles.list} tabIndex={0} aria-label={shown.label}>
        {shown.items.slice(0, most).map(({ key, shows }) => (
          <li key={key}>{shows}</li>
        ))}
        {shown.items.length > most && (
          <li>
            <Button size="small" onClick={() => setMost(most * 10)}>
              Show more of {inNumbers(shown.items.length)}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function bothChanged({ clashes }: ImportPlan, fromTable: Props["fromTable"], onTake: Props["onTake"]): Group {
  const take = (key: string, isTaken: boolean) => {
    const others = [...fromTable].filter((one) => one !== key);
    onTake(new Set(isTaken ? [...others, key] : others));
  };
  return {
    name: "both",
    label: "Both changed",
    about: (
      <div className={styles.source}>
        <span className={styles.words}>Changed here and in the table. Which is meant?</span>
        <Button size="small" onClick={() => onTake(new Set())}>
          All of mine
        </Button>
        <Button size="small" onClick={() => onTake(new Set(clashes.map(({ key }) => key)))}>
          All from the table
        </Button>
      </div>
    ),
    items: clashes.map((clash) => ({
      key: clash.key,
      shows: (
        <ClashRow
          clash={clash}
          isFromTable={fromTable.has(clash.key)}
          onChoose={(isTaken) => take(clash.key, isTaken)}
        />
      ),
    })),
  };
}

function groupsOf(plan: ImportPlan, notes: readonly Problem[]): Group[] {
  const { decks } = plan;
  const named = ({ id, name }: { id: string; name: string }, about: ReactNode = id) => ({
    key: id,
    shows: (
      <>
        <strong>{name}</strong> <small>{about}</small>
      </>
    ),
  });
  const inDecks = (["added", "changed", "removed"] as const).flatMap((kind) =>
    (decks?.[kind] ?? []).map((deck) => named(deck, deckWords[kind])),
  );
  return [
    {
      name: "problems",
      label: "Problems",
      items: toldTogether([...plan.problems, ...notes]).map((told, at) => ({
        key: String(at),
        shows: <ProblemLine problem={told.problem} on={placeInTable(told) && `${placeInTable(told)}:`} />,
      })),
    },
    {
      name: "changed",
      label: "Changed",
      items: plan.changed.map((card) => ({
        key: card.id,
        shows: (
          <>
            <strong>{card.name}</strong> <small>row {card.row}</small>
            <ul className={styles.cells}>
              {card.cells.map((cell) => (
                <li key={cell.field}>
                  <Changed {...cell} />
                </li>
              ))}
            </ul>
          </>
        ),
      })),
    },
    { name: "added", label: "New", items: plan.added.map((card) => named(card, `row ${card.row}`)) },
    { name: "removed", label: "Deleted", items: plan.removed.map((card) => named(card)) },
    { name: "decks", label: "Decks", items: inDecks },
    {
      name: "translations",
      label: "Translations",
      items: (plan.translations ?? []).map(({ tag, path, at, of, field, before, after }) => ({
        key: `${tag} ${path}#${at}`,
        shows: (
          <>
            <strong>{of}</strong> <small>{`${field}, ${languageName(tag)}`}</small>
            <br />
            {before !== "" && <del>{before}</del>} {after}
          </>
        ),
      })),
    },
    {
      name: "unchanged",
      label: "Left as they are",
      items: plan.unchanged.map((id) => ({ key: id, shows: id })),
    },
  ];
}

const deckWords = { added: "new", changed: "changed", removed: "deleted" } as const;

function Changed({ title, before, after }: ImportedCell) {
  return (
    <>
      {title}: <del>{before || "nothing"}</del> → <ins>{after || "nothing"}</ins>
    </>
  );
}
