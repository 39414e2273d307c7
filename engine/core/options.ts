import { type TSchema, Type } from "typebox";
import { fail, type Result, succeed } from "../../schemas/problem";
import { optionProblems } from "./problems";

/** House rules: typed, with defaults and ranges, part of every match record. */

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** Some house rules under a name, chosen together: the other ones are as the game has them. */
export interface Preset {
  id: string;
  title: string;
  explains: string;
  options: Options;
}

export type OptionSpec = { name: string; title: string; explains: string } & (
  | { kind: "number"; default: number; min: number; max: number }
  | { kind: "choice"; default: string; choices: readonly string[] }
  | { kind: "switch"; default: boolean }
  | { kind: "text"; default: string; maxLength: number }
);

const allowed = (spec: OptionSpec): string => {
  if (spec.kind === "number") return `a whole number from ${spec.min} to ${spec.max}`;
  if (spec.kind === "text") return `a text of at most ${spec.maxLength} characters`;
  return spec.kind === "switch" ? "true or false" : spec.choices.join(", ");
};

function fits(spec: OptionSpec, value: unknown): boolean {
  if (spec.kind === "number") return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
  if (spec.kind === "text") return typeof value === "string" && value.length <= spec.maxLength;
  return spec.kind === "switch" ? typeof value === "boolean" : spec.choices.includes(String(value));
}

/** Among options this isn't one of them, but names the preset with which they begin. */
const presetName = "preset";

/** What is asked for on top of each other; the last word counts. Whoever names a preset begins anew with it. */
export function layered(presets: readonly Preset[], ...layers: readonly (Options | undefined)[]): Options {
  let all: Options = {};
  for (const layer of layers) {
    const { [presetName]: wished, ...own } = layer ?? {};
    const preset = presets.find(({ id }) => id === wished);
    all = preset ? { ...preset.options, ...own } : { ...all, ...layer };
  }
  return all;
}

/** The options of a match: what was asked for, defaults for the rest; or why they can't be had. */
export function completeOptions(
  specs: readonly OptionSpec[],
  wished: Options,
  presets: readonly Preset[] = [],
): Result<Options> {
  const { report } = optionProblems;
  const given = layered(presets, wished);
  for (const [name, value] of Object.entries(given)) {
    const refuse = (among: string): Result<Options> =>
      fail(report("options/out-of-range", {}, { name, value: String(value), allowed: among }));
    if (name === presetName && presets.length > 0) return refuse(presets.map(({ id }) => id).join(", "));
    const spec = specs.find((each) => each.name === name);
    if (!spec) return fail(report("options/unknown", {}, { name, names: specs.map((each) => each.name).join(", ") }));
    if (!fits(spec, value)) return refuse(allowed(spec));
  }
  const read = (spec: OptionSpec): OptionValue => {
    const value = given[spec.name] ?? spec.default;
    // A seat number among choices may come as a number.
    return spec.kind === "choice" ? String(value) : value;
  };
  return succeed(Object.fromEntries(specs.map((spec) => [spec.name, read(spec)])));
}

const schemaOf = (spec: OptionSpec): TSchema => {
  const about = { title: spec.title, description: spec.explains, default: spec.default };
  if (spec.kind === "number") return Type.Integer({ ...about, minimum: spec.min, maximum: spec.max });
  if (spec.kind === "text") return Type.String({ ...about, maxLength: spec.maxLength });
  return spec.kind === "switch" ? Type.Boolean(about) : Type.Enum([...spec.choices], about);
};

/** How a game's house rules are written, for other editors. */
export function optionsSchema(specs: readonly OptionSpec[], presets: readonly Preset[] = []): TSchema {
  const explained = presets.map(({ id, title, explains }) => `“${id}” (${title}): ${explains}`).join(" ");
  const preset = Type.Enum(
    presets.map(({ id }) => id),
    { title: "Preset", description: `The house rules that the others begin with. ${explained}` },
  );
  const all = Object.fromEntries(specs.map((spec) => [spec.name, Type.Optional(schemaOf(spec))]));
  return Type.Object(
    { ...(presets.length > 0 && { [presetName]: Type.Optional(preset) }), ...all },
    { title: "House rules", additionalProperties: false },
  );
}
