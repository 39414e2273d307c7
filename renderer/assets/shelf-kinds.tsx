import { type Toggle, Toggles } from "../ui/fields/toggles";

interface Props<Kind extends string> {
  label: string;
  /** What each kind is called; the first is all of them. */
  words: Readonly<Record<Kind, string>>;
  kind: Kind;
  countOf(kind: Kind): number;
  onChange(kind: Kind): void;
}

/** Narrows a shelf to what is alike in something; of what there is none of nothing is offered. */
export function ShelfKinds<Kind extends string>({ label, words, kind, countOf, onChange }: Props<Kind>) {
  const kinds = (Object.keys(words) as Kind[])
    .map((value, at) => ({ value, at, many: countOf(value) }))
    .filter(({ value, at, many }) => at === 0 || value === kind || many > 0)
    .map(({ value, many }): Toggle<Kind> => ({ value, label: `${words[value]} ${many}` }));
  return kinds.length > 1 && <Toggles<Kind> fit label={label} value={kind} options={kinds} onChange={onChange} />;
}
