import { templatePath } from "../../project/paths";
import { layerKinds } from "../../schemas/template-layers";
import { type Command, type CommandContext, isOpen, isWritable } from "../commands/command";
import { goTo } from "../state/place";
import { canGroup, whyNotUngroup } from "./model/layer-groups";
import { layerAt } from "./model/layer-lists";
import { kindNames } from "./model/layer-names";
import {
  addLayer,
  duplicateChosen,
  groupChosen,
  removeChosen,
  startRenaming,
  stepChosen,
  ungroupChosen,
} from "./session/layer-actions";
import { backToBuiltIn, currentName, customise, ownTemplateNow } from "./session/template-edits";
import { subscribeTemplateRoom, templateRoom } from "./session/template-store";

const isHere = (context: CommandContext): boolean => isOpen(context) && context.place === "template";
const hasOwn = ({ project }: CommandContext): boolean => project.files.has(templatePath(currentName()));
const canEdit = (context: CommandContext): boolean =>
  isHere(context) && isWritable(context) && ownTemplateNow() !== undefined;
const hasChosen = (context: CommandContext): boolean => canEdit(context) && templateRoom().selection.length > 0;
const hasOne = (context: CommandContext): boolean => canEdit(context) && templateRoom().selection.length === 1;

function chosenLayer() {
  const template = ownTemplateNow();
  const pointer = templateRoom().selection.at(-1);
  return template && pointer !== undefined ? layerAt(template, pointer) : undefined;
}

const commands: readonly Command[] = [
  {
    id: "template.customise",
    group: "Template",
    label: "Customise this template",
    keywords: "layout change own copy override",
    enabled: (context) => isHere(context) && isWritable(context) && !hasOwn(context),
    run: () => customise(currentName()),
  },
  {
    id: "template.built-in",
    group: "Template",
    label: "Back to the built-in template",
    keywords: "layout reset remove revert",
    enabled: (context) => isHere(context) && isWritable(context) && hasOwn(context),
    run: () => backToBuiltIn(currentName()),
  },
  {
    id: "template.faces",
    group: "Template",
    label: "Show the template of the faces",
    keywords: "layout front",
    enabled: (context) => isHere(context) && currentName() !== "card",
    run: () => goTo("template", "card"),
  },
  {
    id: "template.backs",
    group: "Template",
    label: "Show the template of the backs",
    keywords: "layout reverse",
    enabled: (context) => isHere(context) && currentName() !== "back",
    run: () => goTo("template", "back"),
  },
  ...layerKinds.map(
    (kind): Command => ({
      id: `template.add-${kind}`,
      group: "Template",
      label: `Add layer: ${kindNames[kind].toLowerCase()}`,
      keywords: "new insert",
      enabled: canEdit,
      run: () => addLayer(kind),
    }),
  ),
  {
    id: "template.rename",
    group: "Template",
    label: "Rename layer",
    keywords: "note",
    enabled: hasOne,
    run: () => startRenaming(),
  },
  {
    id: "template.duplicate",
    group: "Template",
    label: "Duplicate layer",
    keywords: "copy",
    enabled: hasChosen,
    run: duplicateChosen,
  },
  {
    id: "template.delete",
    group: "Template",
    label: "Delete layer",
    keywords: "remove",
    enabled: hasChosen,
    run: removeChosen,
  },
  {
    id: "template.group",
    group: "Template",
    label: "Group layers",
    enabled: (context) => {
      const template = hasChosen(context) ? ownTemplateNow() : undefined;
      return template !== undefined && canGroup(template, templateRoom().selection);
    },
    run: groupChosen,
  },
  {
    id: "template.ungroup",
    group: "Template",
    label: "Ungroup layers",
    enabled: (context) => hasOne(context) && whyNotUngroup(chosenLayer()) === undefined,
    run: ungroupChosen,
  },
  {
    id: "template.raise",
    group: "Template",
    label: "Raise layer",
    keywords: "up front order",
    enabled: hasOne,
    run: () => stepChosen(1),
  },
  {
    id: "template.lower",
    group: "Template",
    label: "Lower layer",
    keywords: "down back behind order",
    enabled: hasOne,
    run: () => stepChosen(-1),
  },
];

/** What can be done with a template. Keys for layers are heard by the list and the canvas, where they mean nothing else. */
export const templateCommands: readonly Command[] = commands.map((command) => ({
  ...command,
  reads: [subscribeTemplateRoom],
}));
