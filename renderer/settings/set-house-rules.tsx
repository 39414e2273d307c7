import { useMemo, useState } from "react";
import { houseRulesOf } from "../../project/house-rules";
import { ownRulesOf, writtenRules } from "../../project/set-house-rules";
import type { Manifest } from "../../schemas/manifest";
import type { FileEditing } from "../document/use-file-editing";
import { HouseRules } from "../ui/house-rules/house-rules";
import { ProblemLine } from "../ui/problem-line";
import styles from "./settings.module.css";

/** The rules by which the set is played and its decks are judged, unless a table says otherwise. */
export function SetHouseRules({ editing, manifest }: { editing: FileEditing; manifest: Manifest }) {
  const [sought, seek] = useState("");
  const { game, readOnly, reading, change } = editing;
  const own = useMemo(() => ownRulesOf(manifest), [manifest]);
  const { problems } = houseRulesOf(manifest);
  return (
    <div data-pointer="/options">
      <p className={styles.words}>
        Decks are judged by these, and the table begins with them. What differs from the game is marked.
      </p>
      {problems.map((problem) => (
        <ProblemLine key={problem.message} problem={problem} />
      ))}
      <HouseRules
        specs={game.options}
        presets={game.presets ?? []}
        standard={{}}
        options={own}
        disabled={readOnly || reading.value === undefined}
        sought={sought}
        onSeek={seek}
        onChange={(next) => change("/options", writtenRules(manifest, next))}
      />
    </div>
  );
}
