import type { LayoutName } from "../schemas/layouts";
import type { Manifest } from "../schemas/manifest";
import type { Template } from "../schemas/template";
import { mixLayouts } from "./mixed-layouts";

/** The template of a set's fronts: as the set says, for each type of card, unless all are wanted in one layout. */
export function cardTemplate(
  { layout = "card", layouts = {} }: Pick<Manifest, "layout" | "layouts">,
  wanted: LayoutName | undefined,
  named: (name: LayoutName) => Template,
): Template {
  if (wanted !== undefined) return named(wanted);
  const usual = named(layout);
  const byKind = Object.entries(layouts).map(([kind, name]) => [kind, named(name)] as const);
  return mixLayouts(
    usual,
    byKind.filter(([, template]) => isSameSize(template.size, usual.size)),
  );
}

const isSameSize = (one: Template["size"], other: Template["size"]): boolean =>
  one.width === other.width && one.height === other.height;
