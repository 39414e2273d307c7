import { LayoutGrid, List } from "lucide-react";
import { type KeyboardEvent, memo, type RefObject } from "react";
import type { Files } from "../../../project/project-text";
import { CardSearch } from "../../search/card-search";
import { CheckField } from "../../ui/fields/check-field";
import { ChoiceInput, type Choosable } from "../../ui/fields/choice-field";
import { Toggles } from "../../ui/fields/toggles";
import styles from "./pool.module.css";
import { PoolChips } from "./pool-chips";
import type { PoolLook } from "./pool-list";
import type { Offered } from "./use-offered";

interface Props {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  slips: Offered["slips"];
  known: Offered["known"];
  files: Files;
  sets: readonly Choosable[];
  chosenSet: string;
  isJudged: boolean;
  look: PoolLook;
  onQuery(query: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onSet(set: string): void;
  onJudge(isJudged: boolean): void;
  onLook(look: PoolLook): void;
}

/** What is sought in the pool: the same, whatever the deck takes in. */
export const PoolFind = memo(function PoolFind(props: Props) {
  const { field, query, slips, known, files, sets, chosenSet, isJudged, look } = props;
  return (
    <div className={styles.find}>
      <CardSearch
        label="Search the set"
        inputRef={field}
        placeholder="Add from the set, or “3x” and a name"
        value={query}
        slips={slips}
        onChange={props.onQuery}
        onKeyDown={props.onKeyDown}
      />
      <PoolChips known={known} files={files} value={query} onChange={props.onQuery} />
      <div className={styles.looks}>
        <span className={styles.source}>
          <ChoiceInput compact label="Cards of" value={chosenSet} options={sets} onChange={props.onSet} />
        </span>
        <CheckField id="fits-this-deck" label="Fits this deck" value={isJudged} onChange={props.onJudge} />
        <Toggles<PoolLook>
          icons
          label="The set as"
          value={look}
          options={[
            { value: "gallery", label: "As a gallery", icon: LayoutGrid },
            { value: "list", label: "As a list", icon: List },
          ]}
          onChange={props.onLook}
        />
      </div>
    </div>
  );
});
