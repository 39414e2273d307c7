import { useMemo } from "react";
import type { OptionSpec } from "../../engine/core/options";
import { houseRulesOf } from "../../project/house-rules";
import { isRecord } from "../../schemas/json-pointer";
import type { Problem } from "../../schemas/problem";
import { isShown } from "../document/schema-fields";
import { count } from "../state/count";
import { manifestOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { Section } from "../ui/section";
import { SeverityIcon, worstOf } from "../ui/severity-icon";
import { useForm } from "./controls/control";
import { FieldList } from "./controls/field-list";
import { FieldProblems } from "./controls/field-problems";
import { problemsWithin } from "./controls/field-view";
import styles from "./document-form.module.css";
import { useDocument } from "./effects/document-context";
import type { FormPart } from "./sections";

interface Props {
  part: FormPart;
  /** The whole of what the form shows. */
  value: Record<string, unknown>;
  problems: readonly Problem[];
}

/** Fields under a heading by which they are folded away, on all documents of the kind. */
export function FormSection({ part: { title, fields, owner, under }, value, problems }: Props) {
  const { game, schema } = useForm();
  const document = useDocument();
  const manifest = useProject(manifestOf);
  const rules = manifest && houseRulesOf(manifest).rules;
  const counts = !under || Object.entries(under).every(([rule, wanted]) => rules?.[rule] === wanted);
  const own = owner ? value[owner.key] : value;
  const shown = fields.filter((field) => isShown(field, own, document));
  const within = useMemo(() => {
    const places = owner ? [owner, ...fields] : fields;
    return problems.filter((problem) => places.some(({ pointer }) => problemsWithin([problem], pointer).length > 0));
  }, [problems, fields, owner]);
  if (shown.length === 0) return null;
  const worst = worstOf(within);
  const ofOwner = within.filter((problem) => !fields.some(({ pointer }) => problemsWithin([problem], pointer).length));

  return (
    <Section
      name={`form.${schema.title}.${title}`}
      title={title}
      folded={!counts}
      summary={
        worst && (
          <>
            <SeverityIcon severity={worst} size={14} /> {count(within.length, "problem")}
          </>
        )
      }
    >
      {under && <p className={styles.under}>{underWords(under, game.options, counts)}</p>}
      <FieldProblems problems={ofOwner} />
      <FieldList fields={shown} owner={isRecord(own) ? own : {}} problems={within} />
    </Section>
  );
}

function underWords(under: NonNullable<FormPart["under"]>, specs: readonly OptionSpec[], counts: boolean): string {
  const said = Object.entries(under).map(([rule, wanted]) => {
    const title = specs.find(({ name }) => name === rule)?.title ?? rule;
    return wanted === true ? `“${title}”` : `“${title}: ${wanted}”`;
  });
  const rule = `the house rule ${said.join(" and ")}`;
  return counts ? `This project plays by ${rule}.` : `Counts only under ${rule}, by which this project doesn’t play.`;
}
