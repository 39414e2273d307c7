import Button from "@mui/material/Button";
import type { ListLine } from "../../../project/deck-lists/read-list";
import { cardPath } from "../../../project/paths";
import type { Files } from "../../../project/project-text";
import { nameIn } from "../../../project/quick-name";
import { type DeckZone, deckZones } from "../../../schemas/deck";
import { SeverityIcon } from "../../ui/severity-icon";
import styles from "./bring-in-dialog.module.css";

interface Props {
  lines: readonly ListLine[];
  files: Files;
  /** Which cards may be meant is still being found out. */
  isSeeking: boolean;
  /** Cards that are meant by lines that don't say so themselves. */
  chosen: Readonly<Record<string, string>>;
  onChoose(text: string, card: string | undefined): void;
}

const zoneNames: Record<DeckZone, string> = { cards: "Deck", side: "Sideboard", maybe: "Maybe" };

/** What is understood of a handed deck; on top what isn't, with the cards that may be meant. */
export function HandedLines({ lines, files, isSeeking, chosen, onChoose }: Props) {
  const unclear = lines.filter(({ card }) => card === undefined);
  return (
    <>
      {unclear.length > 0 && (
        <ul className={styles.unclear} aria-label="Not understood">
          {unclear.map((line) => (
            <UnclearLine
              key={line.line}
              line={line}
              isSeeking={isSeeking}
              card={chosen[line.text]}
              onChoose={(card) => onChoose(line.text, card)}
            />
          ))}
        </ul>
      )}
      {deckZones.map((zone) => {
        const clear = lines.filter((line) => line.zone === zone && line.card !== undefined);
        if (clear.length === 0) return null;
        return (
          <section key={zone} aria-label={zoneNames[zone]}>
            <h3 className={styles.zone}>
              {zoneNames[zone]} <span>{clear.reduce((sum, { count }) => sum + count, 0)}</span>
            </h3>
            <ul className={styles.lines}>
              {clear.map(({ line, card, name, count }) => (
                <li key={line + card!}>
                  <span>{count}</span> {nameIn(files.get(cardPath(card!)) ?? "") ?? name}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function UnclearLine({
  line: { text, name, near, zone },
  isSeeking,
  card,
  onChoose,
}: {
  line: ListLine;
  isSeeking: boolean;
  card: string | undefined;
  onChoose(card: string | undefined): void;
}) {
  const isShared = near.length > 1 && near.some((one) => one.name === near[0]!.name && one !== near[0]);
  const choices = near.map((one) => ({ id: one.id, label: isShared ? `${one.name} (${one.id})` : one.name }));
  return (
    <li>
      <span className={styles.said}>
        {card === undefined && <SeverityIcon severity="warning" />}
        <strong>{text}</strong>
        {zone !== "cards" && <span>{zoneNames[zone]}</span>}
      </span>
      {choices.length === 0 ? (
        <span className={styles.none}>
          {isSeeking
            ? "Looking for what may be meant…"
            : "No card is called like that. Mend the line, or it stays out."}
        </span>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame.
        <span className={styles.choices} role="group" aria-label={`What is meant by ${name}`}>
          {[...choices, { id: undefined, label: "Leave out" }].map(({ id, label }) => (
            <Button
              key={id ?? ""}
              size="small"
              variant="outlined"
              aria-pressed={card === id}
              onClick={() => onChoose(id)}
            >
              {label}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
