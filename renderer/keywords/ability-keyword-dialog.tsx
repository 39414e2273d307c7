import { useState } from "react";
import type { Json } from "../../engine/core/vocabulary";
import { cardsSaying, keywordOfAbility, numbersIn } from "../../project/ability-keyword";
import { readDocument } from "../../project/document";
import { suggestKeywordId } from "../../project/keyword-commands";
import { cardPath } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { parameterNames } from "../../schemas/keyword";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { closeDialog } from "../state/ui-store";
import { CheckField } from "../ui/fields/check-field";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";

interface Props {
  card: string;
  /** Which of its abilities. */
  index: number;
}

type Ability = Readonly<Record<string, Json>>;

/** An ability of a card gets a name of the project; whoever says the same may take it too. */
export function AbilityKeywordDialog({ card, index }: Props) {
  const { files } = currentProject();
  const game = gameOf({ files });
  const path = cardPath(card);
  const said = game && readDocument<{ abilities?: Ability[] }>(path, files.get(path) ?? "", game).value;
  const ability = said?.abilities?.[index];
  const [name, setName] = useState(String(ability?.["name"] ?? ""));
  const [areTold, setTold] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (!game || !ability) return null;
  const offered = numbersIn(game, ability);
  const numbers = offered.filter(({ at }) => chosen.includes(at));
  const others = cardsSaying(files, game, ability, chosen).filter((other) => other !== card);
  const names = others.map((id) => nameIn(files.get(cardPath(id)) ?? "") ?? id);
  const create = () => {
    closeDialog();
    const id = suggestKeywordId(files, game, name);
    const cards = [card, ...(areTold ? others : [])];
    runEdit(keywordOfAbility(files, game, { id, name: name.trim(), ability, numbers, cards }));
  };
  return (
    <FormDialog
      title="Make a keyword of this ability"
      action="Make it"
      disabled={name.trim() === ""}
      onClose={closeDialog}
      onSubmit={create}
    >
      <TextField
        label="Name"
        id="keyword-name"
        autoFocus
        value={name}
        onChange={setName}
        note="As cards print it, such as Poison or Charge. What it does is said once, in Keywords."
        maxLength={80}
      />
      {offered.map(({ at, title, value }) => (
        <CheckField
          key={at}
          id={`keyword-number${at.replaceAll("/", "-")}`}
          label={`Cards say the number themselves, this one ${value} (${title})`}
          value={chosen.includes(at)}
          disabled={!chosen.includes(at) && chosen.length === parameterNames.length}
          onChange={(is) => setChosen(is ? [...chosen, at] : chosen.filter((one) => one !== at))}
        />
      ))}
      {others.length > 0 && (
        <CheckField
          id="keyword-others"
          label={`${count(others.length, "other card")} that ${others.length === 1 ? "says" : "say"} the same: ${listed(names)}`}
          value={areTold}
          onChange={setTold}
        />
      )}
    </FormDialog>
  );
}

const shownNames = 5;
const listed = (names: readonly string[]): string =>
  names.length > shownNames ? `${names.slice(0, shownNames).join(", ")} …` : names.join(", ");
