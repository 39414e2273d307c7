import Button from "@mui/material/Button";
import { FileInput } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { plural } from "../../../engine/core/rich-text";
import { bringInDeck, replaceDeck } from "../../../project/deck-lists/bring-in";
import type { HandedDeck } from "../../../project/deck-lists/read-handed";
import { deckIdOf, deckPath } from "../../../project/paths";
import { readDeck } from "../../../project/project-text";
import { longestDeckName } from "../../../schemas/deck";
import type { GameId } from "../../../schemas/game-id";
import { gameOf } from "../../state/manifest";
import { tell } from "../../state/notices";
import { currentProject, runEdit, undo, useProject } from "../../state/open-project";
import { goTo } from "../../state/place";
import { closeDialog } from "../../state/ui-store";
import { ChoiceField } from "../../ui/fields/choice-field";
import { TextArea, TextField } from "../../ui/fields/text-field";
import { Toggles } from "../../ui/fields/toggles";
import { FormDialog } from "../../ui/form-dialog";
import { ProblemLine } from "../../ui/problem-line";
import { pickFile } from "../../ui/text-files";
import styles from "./bring-in-dialog.module.css";
import { deckFiles, type Handed, readHanded } from "./handed-file";
import { HandedLines } from "./handed-lines";
import { useUnderstood } from "./use-understood";

interface Props {
  /** The deck on the table, which may be replaced. */
  deckId: string | undefined;
  handed: Handed | undefined;
}

export function BringInDialog(props: Props) {
  const game = gameOf(currentProject());
  return game ? <OfGame {...props} game={game} /> : null;
}

/** A deck as a list, a code or a file: what is understood of it is shown before anything is changed. */
function OfGame({ deckId, handed, game }: Props & { game: GameId }) {
  const files = useProject((state) => state.files);
  const [text, setText] = useState(handed?.text ?? "");
  const [fileName, setFileName] = useState(handed?.name);
  const [sheets, setSheets] = useState(handed?.sheets ?? []);
  const [typedName, setName] = useState<string>();
  const [into, setInto] = useState<string>("new");
  const [chosen, choose] = useState<Readonly<Record<string, string>>>({});
  const read = useDeferredValue(text);
  const { form, name: ownName, lines, newCards, problems, isSeeking } = useUnderstood(files, game, read);
  const path = deckPath(deckId ?? "");
  const former = deckId === undefined ? undefined : readDeck(path, files.get(path) ?? "", game);
  const isNew = into === "new" || former === undefined;
  const name = typedName ?? ownName ?? (fileName || "New deck");
  const cards = lines.flatMap(({ card: own, count, zone, text: said }) => {
    const card = own ?? chosen[said];
    return card === undefined ? [] : [{ card, count, zone }];
  });
  const isReady = cards.length > 0 && read === text && (!isNew || name.trim() !== "");

  const take = (given: Handed | undefined) => {
    if (!given) return;
    setText(given.text);
    setFileName(given.name);
    setSheets(given.sheets ?? []);
  };
  const submit = () => {
    const deck = { name: name.trim(), lines: cards, newCards };
    const edit = isNew ? bringInDeck(files, game, deck) : replaceDeck(files, game, deckId!, deck);
    closeDialog();
    if (!runEdit(edit)) return;
    goTo("decks", deckIdOf(edit.path!));
    const came = newCards.length > 0 ? `, with ${plural(newCards.length, "new card")}` : "";
    const message = isNew
      ? `“${deck.name}” is brought in${came}.`
      : `The cards of “${former.name}” are replaced${came}.`;
    tell({ tone: "good", message, action: { label: "Undo", run: undo } });
  };
  return (
    <FormDialog
      wide
      title="Bring in a deck"
      action={isNew ? "Make a new deck" : "Replace its cards"}
      disabled={!isReady}
      onClose={closeDialog}
      onSubmit={submit}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it chooses a file by keys, too. */}
      <div
        className={styles.halves}
        onDrop={async (event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          take(await readHanded(file));
        }}
      >
        <div className={styles.given}>
          <TextArea
            label="A list, a code, or what is in a deck's file"
            placeholder={"3 Name of a card\n2 Another one\n\nSideboard\n1 And another"}
            rows={10}
            spellCheck={false}
            value={text}
            onChange={setText}
          />
          <span className={styles.file}>
            <Button
              size="small"
              startIcon={<FileInput strokeWidth={1.75} aria-hidden />}
              onClick={() => pickFile(deckFiles, async (file) => take(await readHanded(file)))}
            >
              Choose a file…
            </Button>
            <span>or drop one here.</span>
          </span>
          {sheets.length > 0 && (
            <ChoiceField
              id="deck-sheet"
              label="Sheet of the workbook"
              value={sheets.find((sheet) => sheet.text === text)?.name ?? ""}
              options={sheets.map(({ name: value }) => ({ value, label: value }))}
              onChange={(chosenSheet) => setText(sheets.find(({ name: sheet }) => sheet === chosenSheet)?.text ?? "")}
            />
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
        <section className={styles.understood} aria-label="What is understood" tabIndex={0}>
          <p className={styles.status} role="status">
            {statusOf(read, form, lines, cards)}
          </p>
          {problems.map((problem, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: problems have no identity but their place.
            <ProblemLine key={at} problem={problem} />
          ))}
          <HandedLines
            lines={lines}
            files={files}
            isSeeking={isSeeking}
            chosen={chosen}
            onChoose={(said, card) =>
              choose(({ [said]: _, ...others }) => (card ? { ...others, [said]: card } : others))
            }
          />
        </section>
      </div>
      {former && (
        <div className={styles.into}>
          <Toggles
            fit
            label="Where it goes"
            value={into}
            options={[
              { value: "new", label: "New deck" },
              { value: "this", label: `Replace “${former.name}”` },
            ]}
            onChange={setInto}
          />
        </div>
      )}
      {isNew && (
        <TextField
          label="Name"
          id="brought-in-name"
          value={name}
          selectOnFocus
          maxLength={longestDeckName}
          onChange={setName}
        />
      )}
    </FormDialog>
  );
}

const forms: Record<HandedDeck["form"], string> = {
  list: "A list",
  code: "A deck code",
  deck: "A deck's file",
  "own-editor": "A deck of the game's own editor",
  table: "A table",
};

function statusOf(
  text: string,
  form: HandedDeck["form"],
  lines: HandedDeck["lines"],
  cards: readonly { count: number }[],
): string {
  if (text.trim() === "") return "Paste a list or a code: what is understood stands here.";
  if (lines.length === 0) return "";
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  const left = lines.length - cards.length;
  const out = left > 0 ? ` ${plural(left, "line")} ${left === 1 ? "stays" : "stay"} out.` : "";
  return `${forms[form]}: ${plural(total, "card")} on ${plural(cards.length, "line")}.${out}`;
}
