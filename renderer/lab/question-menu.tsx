import { deleteQuestion, duplicateQuestion } from "../../project/lab/change-questions";
import type { GameId } from "../../schemas/game-id";
import type { LabResult } from "../../schemas/lab-answer";
import { startAnswering } from "../state/lab";
import { tell } from "../state/notices";
import { currentProject, runEdit, undo, useReadOnly } from "../state/open-project";
import { goTo } from "../state/place";
import { MoreMenu } from "../ui/more-menu";
import { exportsOf } from "./answer/export-answer";

interface Props {
  id: string;
  name: string;
  game: GameId;
  result: LabResult | undefined;
}

/** What else can be done with a question: its answer as a file, another like it, away with it. */
export function QuestionMenu({ id, name, game, result }: Props) {
  const isReadOnly = useReadOnly();
  const duplicate = () => {
    const copy = duplicateQuestion(currentProject().files, game, id);
    if (copy && runEdit(copy.edit)) goTo("lab", copy.id);
  };
  const remove = () => {
    if (!runEdit(deleteQuestion(id, name))) return;
    goTo("lab");
    tell({ tone: "good", message: `“${name}” is deleted.`, action: { label: "Undo", run: undo } });
  };
  return (
    <MoreMenu
      name={name}
      items={[
        ...exportsOf(id, result),
        null,
        ...(result?.again
          ? [{ label: "Play all matches anew", run: () => void startAnswering(id, { anew: true }) }]
          : []),
        { label: "Ask it once more, with changes", disabled: isReadOnly, run: duplicate },
        { label: "Delete", disabled: isReadOnly, run: remove },
      ]}
    />
  );
}
