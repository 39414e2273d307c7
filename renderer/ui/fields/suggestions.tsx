import Autocomplete, { type AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
import { type ReactNode, useState } from "react";
import styles from "./fields.module.css";

export type Known = string | { value: string; label: string };

const wordsOf = (word: Known): string => (typeof word === "string" ? word : `${word.value} ${word.label}`);
const saidBy = (word: Known): string => (typeof word === "string" ? word : word.value);

interface Props {
  id?: string | undefined;
  disabled?: boolean | undefined;
  known: readonly Known[];
  value: string;
  /** One of them is meant: the list opens with the field, and Enter takes what begins as typed. */
  chooses?: boolean | undefined;
  onPick(value: string): void;
  /** The field itself, which gets what makes the list open under it. */
  children(parts: AutocompleteRenderInputParams["slotProps"]): ReactNode;
}

/** What others say in the same place, listed under a field that takes any words: all of it, until one types. */
export function Suggestions({ id, disabled = false, known, value, chooses = false, onPick, children }: Props) {
  const [asOpened, setAsOpened] = useState(value);
  const sought = value.toLowerCase();
  const isTyped = value !== asOpened;
  const begins = (word: Known): boolean => wordsOf(word).toLowerCase().startsWith(sought);
  const found = (all: readonly Known[]): Known[] => {
    const having = all.filter((word) => wordsOf(word).toLowerCase().includes(sought));
    return chooses ? having.toSorted((a, b) => Number(begins(b)) - Number(begins(a))) : having;
  };
  return (
    <Autocomplete
      {...(id !== undefined && { id })}
      freeSolo
      forcePopupIcon={known.length > 0}
      disableClearable
      fullWidth
      size="small"
      disabled={disabled}
      options={known}
      inputValue={value}
      getOptionLabel={saidBy}
      openOnFocus={chooses}
      autoHighlight={chooses && isTyped}
      filterOptions={(all) => (isTyped ? found(all) : all)}
      onOpen={() => setAsOpened(value)}
      onChange={(_, picked) => onPick(saidBy(picked))}
      renderOption={({ key, ...props }, word) => (
        <li key={key} {...props}>
          <span className={styles.option}>{saidBy(word)}</span>
          {typeof word !== "string" && <span className={styles.aside}>{word.label}</span>}
        </li>
      )}
      renderInput={({ slotProps }) => children(slotProps)}
    />
  );
}
