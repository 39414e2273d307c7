import { useCallback, useMemo } from "react";
import { formatDocument, schemaFor } from "../../../project/format";
import { type TemplateName, templatePath } from "../../../project/paths";
import type { GameId } from "../../../schemas/game-id";
import type { Problem } from "../../../schemas/problem";
import type { Template } from "../../../schemas/template";
import { type FileReading, readFile } from "../../document/file-reading";
import type { JsonSchema } from "../../document/schema-fields";
import { useFileEditing } from "../../document/use-file-editing";
import { writeText } from "../../document/write-text";
import { type TextEditing, textEditing } from "../../json/text-editing";
import type { ProjectPress } from "../../press/project-press";
import { useFileProblems } from "../../state/checking";
import { templateWords } from "./template-edits";

export interface TemplateEditing {
  name: TemplateName;
  game: GameId;
  /** The project has a template of its own; otherwise the game's is shown and can't be changed. */
  isOwn: boolean;
  /** What is drawn: the project's, or while its text can't be read what it last was, or the game's. */
  template: Template;
  /** Its layers can be changed at the moment. */
  canEdit: boolean;
  /** Of the template's text; what cards make of it is found elsewhere. */
  problems: readonly Problem[];
  text: TextEditing;
  restore(): void;
}

const nothingElse: readonly Problem[] = [];

export function useTemplate(name: TemplateName, press: ProjectPress): TemplateEditing {
  const path = templatePath(name);
  const { game } = press;
  const checked = useFileProblems(path);
  const nameOf = useCallback(() => `the ${templateWords[name]}`, [name]);
  const read = useCallback(
    (text: string, previous?: FileReading) => readFile(path, text, game, () => nothingElse, previous),
    [path, game],
  );
  const editing = useFileEditing({ path, kind: "template", game, nameOf, read });
  const built = useMemo(() => formatDocument(press.kit.layouts[name], "template", game), [press.kit, name, game]);
  const shown = (editing?.shown?.valid as Template | undefined) ?? press.named[name];

  return useMemo(() => {
    const isDraft = editing !== undefined && editing.reading.valid === undefined;
    const problems = isDraft ? editing.reading.problems : checked;
    const schema = schemaFor("template", game) as JsonSchema;
    const fixed = { path, text: built, isDraft, game, schema, readOnly: true, changeText: nothing, tidy: nothing };
    return {
      name,
      game,
      isOwn: editing !== undefined,
      template: shown,
      canEdit: editing !== undefined && !isDraft && !editing.readOnly,
      problems,
      text: { ...(editing ? textEditing(editing) : fixed), problems },
      restore: () => {
        if (editing?.shown) editing.restore();
        else writeText(path, formatDocument(shown, "template", game), `Restore ${nameOf()}`);
      },
    };
  }, [name, path, game, editing, checked, built, shown, nameOf]);
}

const nothing = () => undefined;
