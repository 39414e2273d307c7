import { fontFiles, isOwnFont, licenceNotes } from "../../press/font-table";
import type { UsedTemplate } from "./used-templates";

/** A font file of the project, or a typeface of the house that its templates name. */
export interface FontRow {
  /** `fonts/mine.ttf`, or `alegreya-bold`. */
  id: string;
  isOwn: boolean;
  /** Templates name it, but there is no such font. */
  isMissing: boolean;
  uses: readonly FontUse[];
  /** The text beside it that says by what right it is used. */
  note: string | undefined;
}

interface FontUse extends UsedTemplate {
  /** What a template calls it: `title`, `body`. */
  roles: readonly string[];
}

/** What is missing first, then the project's own, then those of the house. */
export function fontRows(paths: readonly string[], templates: readonly UsedTemplate[]): FontRow[] {
  const there = new Set(paths);
  const named = templates.flatMap(({ template }) => Object.values(template.fonts).flatMap(Object.values));
  const ids = new Set([...paths.filter(isOwnFont), ...(named as string[])]);
  const rows = [...ids].map((id): FontRow => {
    const isOwn = isOwnFont(id);
    return {
      id,
      isOwn,
      isMissing: isOwn ? !there.has(id) : !Object.hasOwn(fontFiles, id),
      uses: templates.flatMap((used) => {
        const roles = rolesOf(used, id);
        return roles.length > 0 ? [{ ...used, roles }] : [];
      }),
      note: isOwn ? licenceNotes(id).find((path) => there.has(path)) : undefined,
    };
  });
  const rank = ({ isMissing, isOwn }: FontRow): number => (isMissing ? 0 : isOwn ? 1 : 2);
  return rows.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

const rolesOf = ({ template }: UsedTemplate, id: string): string[] =>
  Object.entries(template.fonts).flatMap(([role, cuts]) => (Object.values(cuts).includes(id) ? [role] : []));
