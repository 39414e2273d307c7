import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import { forgetSearch, saveSearch } from "../../project/search/saved-searches";
import { manifestOf } from "../state/manifest";
import { currentProject, runEdit, useProject, useReadOnly } from "../state/open-project";
import { TextInput } from "../ui/fields/text-field";
import styles from "./card-search.module.css";

interface Props {
  value: string;
  onChange(text: string): void;
}

/** The searches that the project keeps. Keeping one and deleting one are steps that can be undone. */
export function SavedSearches({ value, onChange }: Props) {
  const saved = useProject(manifestOf)?.searches ?? [];
  const readOnly = useReadOnly();
  const [name, setName] = useState<string>();
  const search = value.trim();
  const list = useRef<HTMLElement>(null);
  const save = () => {
    const called = name?.trim() ?? "";
    if (called === "" || search === "") return;
    setName(undefined);
    // The field goes away, and the keyboard would be nowhere.
    list.current?.focus();
    runEdit(saveSearch(currentProject().files, { name: called, search }));
  };
  if (saved.length === 0 && (readOnly || search === "")) return null;
  return (
    <section ref={list} tabIndex={-1} aria-label="Saved searches">
      <h3>Saved searches</h3>
      {saved.length > 0 && (
        <ul>
          {saved.map((one) => (
            <li key={one.name} className={styles.saved}>
              <button
                type="button"
                title={one.search}
                aria-pressed={one.search === search}
                onClick={() => onChange(one.search)}
              >
                {one.name}
              </button>
              {!readOnly && (
                <IconButton
                  size="small"
                  aria-label={`Delete the search ${one.name}`}
                  onClick={() => runEdit(forgetSearch(currentProject().files, one.name))}
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && search !== "" && name === undefined && (
        <Button size="small" onClick={() => setName(search.slice(0, 60))}>
          Save this search
        </Button>
      )}
      {name !== undefined && (
        <div className={styles.naming}>
          <TextInput
            compact
            autoFocus
            selectOnFocus
            label="Name of the search"
            value={name}
            maxLength={60}
            onChange={setName}
            onEnter={save}
          />
          <Button size="small" variant="contained" disabled={name.trim() === ""} onClick={save}>
            Save
          </Button>
        </div>
      )}
    </section>
  );
}
