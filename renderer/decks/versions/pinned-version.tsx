import Button from "@mui/material/Button";
import { Pin, PinOff } from "lucide-react";
import { pinDeck } from "../../../project/deck-commands";
import { gameOf, manifestOf } from "../../state/manifest";
import { currentProject, runEdit, useProject, useReadOnly } from "../../state/open-project";
import { showDialog } from "../../state/ui-store";
import type { Choosable } from "../../ui/fields/choice-field";
import { SeverityIcon } from "../../ui/severity-icon";
import type { DeckPanelProps } from "../panels";
import styles from "./deck-versions.module.css";

interface Props extends Pick<DeckPanelProps, "deckId" | "view"> {
  options: readonly Choosable[];
  onCompare(key: string): void;
}

/** The version of the set in which the deck was legal, and whether it still is. */
export function PinnedVersion({ deckId, view: { deck, problems }, options, onCompare }: Props) {
  const readOnly = useReadOnly();
  const latest = options.find(({ value }) => value.startsWith("kept "))?.label;
  const version = useProject(manifestOf)?.version ?? latest;
  const isLegal = !problems.some(({ severity }) => severity === "error");
  const pin = (wanted: string | undefined) => {
    const { files } = currentProject();
    const game = gameOf({ files });
    if (game) runEdit(pinDeck(files, game, deckId, wanted));
  };
  const kept = options.find(({ value, label }) => value.startsWith("kept ") && label === deck.legalIn);
  if (deck.legalIn !== undefined)
    return (
      <div className={styles.pinned}>
        <p>
          {!isLegal && <SeverityIcon severity="warning" />}
          {isLegal
            ? `Legal in version ${deck.legalIn} of the set, and still is.`
            : `Was legal in version ${deck.legalIn} of the set, and isn’t now.`}
        </p>
        {kept && (
          <Button size="small" onClick={() => onCompare(kept.value)}>
            What changed since
          </Button>
        )}
        {!kept && isLegal && (
          <Button size="small" disabled={readOnly} onClick={() => showDialog({ kind: "keep-version" })}>
            Keep this version, to compare with it later…
          </Button>
        )}
        <Button
          size="small"
          startIcon={<PinOff strokeWidth={1.75} aria-hidden />}
          disabled={readOnly}
          onClick={() => pin(undefined)}
        >
          Take the pin off
        </Button>
      </div>
    );
  return (
    <div className={styles.pinned}>
      <p>
        {version === undefined
          ? "A deck can be pinned to a version of the set, and tells when it is no longer legal. Keep a version first."
          : "Pinned to a version, the deck tells when it is no longer legal."}
      </p>
      {version === undefined ? (
        <Button
          size="small"
          variant="outlined"
          disabled={readOnly}
          onClick={() => showDialog({ kind: "keep-version" })}
        >
          Keep a version…
        </Button>
      ) : (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Pin strokeWidth={1.75} aria-hidden />}
          disabled={readOnly || !isLegal}
          title={isLegal ? undefined : "Only a legal deck can be pinned"}
          onClick={() => pin(version)}
        >
          {`Pin to version ${version}`}
        </Button>
      )}
    </div>
  );
}
