import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useMemo, useState } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { SlotSchema } from "../../../engine/words/place";
import { RichWords } from "../../press/rich-words";
import { count } from "../../state/count";
import { currentProject } from "../../state/open-project";
import { readStarter } from "../../state/starter-files";
import { SearchInput } from "../../ui/fields/search-input";
import { useForm } from "../controls/control";
import { withoutMarks } from "./builder";
import styles from "./effects.module.css";
import { type SaidBefore, saidBefore } from "./said-before";

interface Props {
  /** “ability” */
  what: string;
  /** Of what may stand where it is said. */
  schema: SlotSchema;
  onChoose(value: Json): void;
  onClose(): void;
}

const shownAtOnce = 100;

/** What other cards say, of the set and of the game's sample set, to be said here as well. */
export function AsOnAnother({ what, schema, onChoose, onClose }: Props) {
  const { game } = useForm();
  const [sought, setSought] = useState("");
  const [sample, setSample] = useState<readonly SaidBefore[]>([]);
  useEffect(() => {
    let isOpen = true;
    readStarter(game.id).then((files) => {
      const texts = files.map(({ path, text }): [string, string] => [path, text]);
      if (isOpen) setSample(saidBefore(texts, game, schema));
    });
    return () => {
      isOpen = false;
    };
  }, [game, schema]);
  const all = useMemo(() => {
    const own = saidBefore(currentProject().files, game, schema);
    const known = new Set(own.map(({ card, text }) => `${card} ${text}`));
    return [...own, ...sample.filter(({ card, text }) => !known.has(`${card} ${text}`))];
  }, [game, schema, sample]);
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ card, plain }) => {
    const said = `${card.toLowerCase()} ${plain}`;
    return words.every((word) => said.includes(word));
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="as-on-another">
      <DialogTitle id="as-on-another">As on another card</DialogTitle>
      <DialogContent className={styles.wordList ?? ""}>
        <SearchInput
          autoFocus
          label="Search what cards say"
          placeholder="draw, enters, 2 damage…"
          value={sought}
          onChange={setSought}
          onEnter={() => found[0] && onChoose(found[0].value)}
        />
        <ul>
          {found.slice(0, shownAtOnce).map(({ card, text, value }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several cards may say the same under the same name.
            <li key={`${card} ${n}`}>
              <button type="button" onClick={() => onChoose(value)}>
                <RichWords text={withoutMarks(text)} symbols={game.symbols} />
                <span className={styles.reads}>{card}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.reads} role="status">
          {found.length > shownAtOnce
            ? `The first ${shownAtOnce} of ${found.length}`
            : count(found.length, what, what.endsWith("y") ? `${what.slice(0, -1)}ies` : undefined)}
        </p>
      </DialogContent>
    </Dialog>
  );
}
