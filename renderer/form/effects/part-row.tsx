import { ChevronRight, Plus, X } from "lucide-react";
import { useId } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import { beginning } from "../../../engine/words/new-word";
import { isHole, type Place, placeAt, type SlotSchema } from "../../../engine/words/place";
import { RichWords } from "../../press/rich-words";
import { currentProject } from "../../state/open-project";
import { CheckInput } from "../../ui/fields/check-field";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { NumberInput } from "../../ui/fields/number-field";
import { TextInput } from "../../ui/fields/text-field";
import { useForm } from "../controls/control";
import { valuesInUse } from "../controls/values-in-use";
import { holeName, labelOf, useBuilder, wordsOf } from "./builder";
import styles from "./effects.module.css";
import { type Form, formsOf } from "./forms";
import { namesBefore } from "./names";
import { Tool } from "./tool";

/** One thing that is said within another, or could be: its name, and what stands there. */
export function PartRow({ place, title = place.title }: { place: Place; title?: string }) {
  const { disabled, put } = useBuilder();
  const id = useId();
  const isGiven = place.value !== undefined;
  return (
    <div className={styles.row} data-given={isGiven || undefined}>
      <span id={id} title={place.schema.description}>
        {title}
      </span>
      <PartInput place={place} labelledBy={id} />
      {place.isOptional && isGiven && (
        <Tool
          label={`Leave out: ${place.title}`}
          icon={X}
          disabled={disabled}
          onClick={() => put(place.at, undefined)}
        />
      )}
    </div>
  );
}

function PartInput({ place, labelledBy }: { place: Place; labelledBy: string }) {
  return place.branches ? (
    <EitherInput place={place} branches={place.branches} labelledBy={labelledBy} />
  ) : (
    <PlainInput place={place} labelledBy={labelledBy} />
  );
}

/** Of several forms that a value may have, the one that it has, above what is said in it. */
export function FormRow({ place, branches }: { place: Place; branches: readonly SlotSchema[] }) {
  const id = useId();
  return (
    <div className={styles.row} data-given>
      <span id={id}>{place.title}</span>
      <FormChoice place={place} branches={branches} labelledBy={id} />
    </div>
  );
}

/** Several forms: fixed words, or something that is said further. */
function EitherInput({ place, branches, labelledBy }: EitherProps) {
  const { root } = useBuilder();
  const chosen = chosenForm(place, branches, root);
  return (
    <div className={styles.either}>
      <FormChoice place={place} branches={branches} labelledBy={labelledBy} />
      {chosen && "branch" in chosen && <PlainInput place={place} labelledBy={labelledBy} />}
    </div>
  );
}

interface EitherProps {
  place: Place;
  branches: readonly SlotSchema[];
  labelledBy: string;
}

function FormChoice({ place, branches, labelledBy }: EitherProps) {
  const { lexicon, root, disabled, put } = useBuilder();
  const offers: readonly Form[] = branches.flatMap((one) => formsOf(one, root, place));
  return (
    <ChoiceInput
      compact
      disabled={disabled}
      labelledBy={labelledBy}
      value={chosenForm(place, branches, root)?.label ?? ""}
      placeholder={place.isOptional ? "not said" : "choose"}
      options={offers.map(({ label }) => ({ value: label, label }))}
      onChange={(label) => {
        const offer = offers.find((one) => one.label === label)!;
        put(place.at, "fixed" in offer ? offer.fixed : beginning(lexicon, offer.branch));
      }}
    />
  );
}

const chosenForm = (place: Place, branches: readonly SlotSchema[], root: Place): Form | undefined =>
  place.value === undefined
    ? undefined
    : branches
        .flatMap((one) => formsOf(one, root, place))
        .find((form) => ("fixed" in form ? form.fixed === place.value : form.branch === place.branch));

function PlainInput({ place, labelledBy }: { place: Place; labelledBy: string }) {
  const { root, disabled, put } = useBuilder();
  const { kind, schema, value, at, isOptional } = place;
  const look = { compact: true, disabled, labelledBy };
  switch (kind) {
    case "choice":
      return (
        <ChoiceInput
          {...look}
          value={value === undefined || value === null ? "" : String(value)}
          placeholder={isOptional ? unsaid(schema) : "choose"}
          options={(schema.enum ?? []).map((one) => ({ value: String(one), label: labelOf(schema, one) }))}
          onChange={(next) => put(at, schema.enum?.find((one) => String(one) === next) ?? next)}
        />
      );
    case "number":
      return (
        <NumberInput
          {...look}
          value={typeof value === "number" ? value : undefined}
          placeholder={isOptional ? "not said" : "how many"}
          range={{
            ...(schema.minimum !== undefined && { least: schema.minimum }),
            ...(schema.maximum !== undefined && { most: schema.maximum }),
            whole: schema.type === "integer",
          }}
          beyond="refused"
          onChange={(next) => next !== undefined && put(at, next)}
        />
      );
    case "check":
      return isOptional && schema.default === undefined ? (
        <ChoiceInput
          {...look}
          value={value === undefined || value === null ? "" : String(value)}
          placeholder="not said"
          options={[true, false].map((one) => ({ value: String(one), label: labelOf(schema, one) }))}
          onChange={(next) => put(at, next === "true")}
        />
      ) : (
        <CheckInput
          value={(value ?? schema.default) === true}
          disabled={disabled}
          labelledBy={labelledBy}
          onChange={(next) => put(at, next)}
        />
      );
    case "fixed":
      return (
        <CheckInput
          value={value !== undefined}
          disabled={disabled}
          labelledBy={labelledBy}
          onChange={(next) => put(at, next ? schema.const : undefined)}
        />
      );
    case "name":
    case "text":
    case "card":
    case "tag":
    case "reference":
      return (
        <TextInput
          {...look}
          lazy
          value={typeof value === "string" ? value : ""}
          placeholder={isOptional ? "not said" : holeName(place)}
          known={knownFor(place, root)}
          onChange={(next) => put(at, next === "" && isOptional ? undefined : next)}
        />
      );
    case "list":
      // What stands place by place has a name for each.
      return Array.isArray(schema.items) ? (
        <Deeper place={place} labelledBy={labelledBy} />
      ) : (
        <ListInput place={place} />
      );
    default:
      return <Deeper place={place} labelledBy={labelledBy} />;
  }
}

/** What is so as long as nothing else is said. */
const unsaid = (schema: SlotSchema): string =>
  schema.default === undefined ? "not said" : labelOf(schema, schema.default);

/** What can't be changed in a row: it leads further in. */
function Deeper({ place, labelledBy }: { place: Place; labelledBy: string }) {
  const { root, lines, lexicon, disabled, put, open } = useBuilder();
  const { game } = useForm();
  const id = useId();
  const { value, at, isOptional } = place;
  const isUnsaid = value === undefined && isOptional;
  const said = wordsOf(lines, at) || summaryOf(place);
  return (
    <button
      type="button"
      id={id}
      className={styles.deeper}
      aria-labelledby={`${labelledBy} ${id}`}
      disabled={disabled}
      data-unsaid={isUnsaid || undefined}
      data-hole={isHole(place) || undefined}
      onClick={() => {
        // Of what was left out around it, nothing stands in the document yet.
        if (isUnsaid || placeAt(root, at)?.at !== at) put(at, value ?? beginning(lexicon, place.schema));
        open(at);
      }}
    >
      {isUnsaid ? <Plus size={14} aria-hidden /> : null}
      <RichWords text={isUnsaid ? "say it" : said || holeName(place)} symbols={game.symbols} />
      <ChevronRight size={14} aria-hidden />
    </button>
  );
}

function ListInput({ place }: { place: Place }) {
  const { lexicon, disabled, put } = useBuilder();
  const id = useId();
  const { schema, parts, at, value } = place;
  const items = (value ?? []) as readonly Json[];
  const one = schema.items as SlotSchema;
  return (
    <div className={styles.list}>
      {parts.map((part, n) => (
        <div key={part.at}>
          <span id={`${id}${n}`} className="visually-hidden">
            {`${place.title} ${n + 1}`}
          </span>
          <PartInput place={part} labelledBy={`${id}${n}`} />
          {items.length > (schema.minItems ?? 0) && (
            <Tool
              label={`Remove from ${place.title}`}
              icon={X}
              disabled={disabled}
              onClick={() => put(at, items.toSpliced(n, 1))}
            />
          )}
        </div>
      ))}
      {items.length < (schema.maxItems ?? Number.POSITIVE_INFINITY) && (
        <Tool
          label={`Add to ${place.title}`}
          icon={Plus}
          disabled={disabled}
          onClick={() => put(at, [...items, beginning(lexicon, one)])}
        />
      )}
    </div>
  );
}

/** What stands in a place of which the sentence says nothing. */
function summaryOf({ word, value, parts, kind }: Place): string {
  if (word) return word.about.name;
  if (kind === "list") return parts.map(summaryOf).filter(Boolean).join(", ");
  if (kind !== "fields") return typeof value === "object" ? "" : String(value ?? "");
  const given = parts.filter((part) => part.value !== undefined);
  return given.length === 0 ? "any" : given.map((part) => `${part.title}: ${summaryOf(part)}`).join(", ");
}

/** What others say in such a place: words that always mean something, names given before, cards and tags of the set. */
function knownFor(place: Place, root: Place): string[] {
  const { kind, schema } = place;
  if (kind === "reference") return [...(schema["x-words"] ?? []), ...namesBefore(root, place)];
  if (kind === "card")
    return [...currentProject().files.keys()]
      .filter((path) => path.startsWith("cards/"))
      .map((path) => path.slice("cards/".length, -".json".length));
  if (kind === "tag")
    return ["traits", "subtype", "tribe", "family"].flatMap((key) => valuesInUse(currentProject().files, `/${key}`));
  return [];
}
