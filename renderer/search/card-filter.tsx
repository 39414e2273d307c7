import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import { ListFilter } from "lucide-react";
import { useState } from "react";
import { choicesIn, withChoice } from "../../project/search/choices";
import { states } from "../../project/search/fields";
import { type SearchedVersions, versionNames } from "../../project/search/searched-versions";
import { useVersionList } from "../state/searched-versions";
import styles from "./card-search.module.css";
import { SavedSearches } from "./saved-searches";
import type { Searched } from "./use-searched";

interface Props {
  known: Searched;
  value: string;
  onChange(text: string): void;
}

/** Of more values than this one types a letter instead. */
const most = 24;

/** What the cards have, to be clicked instead of typed; and the searches that are kept. */
export function CardFilter({ known, value, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { kept, revisions } = useVersionList(anchor !== null);
  return (
    <>
      <Tooltip title="Filter" describeChild>
        <IconButton
          size="small"
          aria-label="Filter"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ListFilter strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": "Filter" } }}
        onClose={() => setAnchor(null)}
      >
        <FilterChoices known={known} versions={versionNames(kept, revisions)} value={value} onChange={onChange} />
      </Popover>
    </>
  );
}

/** Counted only while it is open: every card is looked at. */
function FilterChoices({ known, versions, value, onChange }: Props & { versions: SearchedVersions["names"] }) {
  return (
    <div className={styles.filter}>
      {[...choosable(known), since(versions)].map(({ name, title, counts, labels }) => (
        <section key={name} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {[...counts].map(([word, many]) => {
              const isChosen = choicesIn(value, name).includes(word);
              return (
                <li key={word}>
                  <button type="button" aria-pressed={isChosen} onClick={() => onChange(withChoice(value, name, word))}>
                    {labels.get(word) ?? word}
                    {many !== undefined && <small>{many}</small>}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <SavedSearches value={value} onChange={onChange} />
    </div>
  );
}

interface Choosable {
  name: string;
  title: string;
  counts: Iterable<[string, number | undefined]>;
  labels: ReadonlyMap<string, string>;
}

/** The versions that one may mean; of many, the latest. */
const since = (names: SearchedVersions["names"]): Choosable => ({
  name: "changed",
  title: "Changed since",
  counts: names.slice(0, 8).map(({ value }): [string, undefined] => [value, undefined]),
  labels: new Map(names.map(({ value, label }) => [value, label])),
});

/** Fields in which many cards say one of few things. */
function choosable({ searched, countsIn }: Searched): Choosable[] {
  const fields = searched.fields.all.filter(({ isText, name }) => isText && name !== "is" && name !== "has");
  const found = fields.flatMap(({ name, title, values }): Choosable[] => {
    const counts = countsIn(name);
    const labels = new Map(values?.map(({ value, label }) => [value, label]));
    return counts.size > 1 && counts.size <= most ? [{ name, title, counts, labels }] : [];
  });
  const use = Object.entries(states).map(([state]): [string, undefined] => [state, undefined]);
  return [...found, { name: "is", title: "State", counts: use, labels: new Map(Object.entries(states)) }];
}
