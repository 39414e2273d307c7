import Button from "@mui/material/Button";
import { useMemo, useState } from "react";
import { nameSlip, pricedNames } from "../../../project/own-numbers";
import { cardPath } from "../../../project/paths";
import type { NamedCard } from "../../../project/project-text";
import { keepNumber } from "../../../project/sheet/keep-sheet";
import { cardAt, sharedParts } from "../../../project/whole-card";
import { namedNumbers, priceListOf, searchedNumberOf } from "../../../project/worth";
import { gameOf, manifestOf } from "../../state/manifest";
import { currentProject, runEdit } from "../../state/open-project";
import { useUi } from "../../state/ui-store";
import { useCardIds } from "../../state/use-visible-cards";
import { figure } from "../../state/worth-words";
import { TextField } from "../../ui/fields/text-field";
import { FormDialog } from "../../ui/form-dialog";
import styles from "./number-dialog.module.css";

/** A number of one's own: what it is called, and how it is worked out, tried on the card where the keyboard is. */
export function NumberDialog({ former, onClose }: { former: string | undefined; onClose(): void }) {
  const [{ files }] = useState(currentProject);
  const manifest = manifestOf({ files })!;
  const [name, setName] = useState(former ?? "");
  const [text, setText] = useState(former === undefined ? "" : (manifest.numbers?.[former] ?? ""));
  const focused = useUi((ui) => ui.focused);
  const ids = useCardIds();
  const game = gameOf({ files })!;
  const id = focused ?? ids[0];
  const card = id === undefined ? undefined : cardAt<NamedCard>(files, cardPath(id), game);
  const list = useMemo(() => {
    const known = Object.entries(manifest.numbers ?? {});
    const at = known.findIndex(([one]) => one === former);
    const mine = [name.trim(), text] as const;
    const numbers = at < 0 ? [...known, mine] : known.with(at, [...mine]);
    return priceListOf({ ...manifest, numbers: Object.fromEntries(numbers) }, sharedParts(files, game).components);
  }, [manifest, former, name, text, files, game]);
  const others = Object.keys(manifest.numbers ?? {}).filter((one) => one !== former);
  const taken = [...(list?.names.keys() ?? []), ...pricedNames, ...others];
  const nameFault = name.trim() === "" ? undefined : nameSlip(name.trim(), taken)?.message;
  const own = nameFault === undefined ? list?.own.find((one) => one.name === name.trim()) : undefined;
  const value = card && list && own?.formula ? searchedNumberOf(card, list)(own.name) : undefined;
  const save = (number: { name: string; text: string } | undefined) => {
    onClose();
    runEdit(keepNumber(currentProject().files, former, number));
  };
  return (
    <FormDialog
      title={former === undefined ? "A number of your own" : `The number ${former}`}
      action="Save"
      disabled={!own?.formula}
      onClose={onClose}
      onSubmit={() => save({ name: name.trim(), text: text.trim() })}
    >
      <TextField
        id="number-name"
        label="Name"
        autoFocus
        placeholder="margin"
        value={name}
        fault={nameFault}
        onChange={setName}
      />
      <TextField
        id="number-formula"
        label="Formula"
        code
        placeholder="worth - cost"
        value={text}
        fault={text.trim() === "" ? undefined : own?.slip?.message}
        note={card && value !== undefined ? `${figure(value)} for ${card.name}` : undefined}
        onChange={setText}
      />
      {card && list && (
        <details className={styles.numbers}>
          <summary>Numbers that formulas may ask for</summary>
          <p>
            {[...new Set([...pricedNames, ...namedNumbers(card, list).map(({ name }) => name)])].map((one) => (
              <code key={one}>{one}</code>
            ))}
          </p>
        </details>
      )}
      {former !== undefined && (
        <Button color="error" size="small" sx={{ alignSelf: "start" }} onClick={() => save(undefined)}>
          Delete this number
        </Button>
      )}
    </FormDialog>
  );
}
