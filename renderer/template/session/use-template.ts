import { useCallback, useMemo, useRef } from "react";
import { readDocument } from "../../../project/document";
import { formatDocument, schemaFor } from "../../../project/format";
import { type TemplateName, templatePath } from "../../../project/paths";
import type { GameId } from "../../../schemas/game-id";
import type { Problem } from "../../../schemas/problem";
import type { Template } from "../../../schemas/template";
import type { JsonSchema } from "../../document/schema-fields";
import { shareStructure } from "../../document/share-structure";
import type { TextEditing } from "../../json/text-editing";
import type { ProjectPress } from "../../press/project-press";
import { useFileProblems } from "../../state/checking";
import { currentProject, useFileText, useReadOnly } from "../../state/open-project";
import { templateWords, wasTyped, writeTemplateText } from "./template-edits";

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

export function useTemplate(name: TemplateName, press: ProjectPress): TemplateEditing {
  const path = templatePath(name);
  const { game } = press;
  const source = useFileText(path);
  const readOnly = useReadOnly();
  const checked = useFileProblems(path);
  const shown = press[name];
  const previous = useRef<Template>(undefined);
  const template = useMemo(() => shareStructure(previous.current, shown), [shown]);
  previous.current = template;

  const read = source === undefined ? undefined : readDocument<Template>(path, source, game);
  const isDraft = read !== undefined && read.value === undefined;
  const problems = isDraft ? read.problems : checked;
  const built = useMemo(() => formatDocument(press.kit.layouts[name], "template", game), [press.kit, name, game]);

  const changeText = useCallback(
    (text: string) => {
      writeTemplateText(name, text, `Edit the JSON of the ${templateWords[name]}`, "json");
    },
    [name],
  );
  const tidy = useCallback(() => {
    const text = currentProject().files.get(templatePath(name));
    const now = text === undefined ? undefined : readDocument<Template>(templatePath(name), text, game).value;
    // Only after typing: a text that undo has just brought back must not be touched, or redo would be lost.
    if (now && wasTyped(name, text)) changeText(formatDocument(now, "template", game));
  }, [name, game, changeText]);
  const restore = useCallback(() => {
    const label = `Restore the ${templateWords[name]}`;
    writeTemplateText(name, formatDocument(previous.current, "template", game), label);
  }, [name, game]);

  return useMemo(
    () => ({
      name,
      game,
      isOwn: source !== undefined,
      template,
      canEdit: source !== undefined && !isDraft && !readOnly,
      problems,
      text: {
        path,
        text: source ?? built,
        isDraft,
        game,
        schema: schemaFor("template", game) as JsonSchema,
        problems,
        readOnly: readOnly || source === undefined,
        changeText,
        tidy,
      },
      restore,
    }),
    [name, game, source, template, isDraft, readOnly, problems, path, built, changeText, tidy, restore],
  );
}
