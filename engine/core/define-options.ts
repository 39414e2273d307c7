import type { OptionSpec, OptionValue, Preset } from "./options";

/**
 * House rules, each declared once under its name: from that follow the type of the options, their defaults, what the table
 * and the command line say of them, and their schema.
 */

interface About {
  title: string;
  explains: string;
}
interface NumberOption extends About {
  kind: "number";
  default: number;
  min: number;
  max: number;
}
interface ChoiceOption<Choice extends string> extends About {
  kind: "choice";
  default: Choice;
  choices: readonly Choice[];
}
interface SwitchOption extends About {
  kind: "switch";
  default: boolean;
}
interface TextOption extends About {
  kind: "text";
  default: string;
  maxLength: number;
}

export const number = (
  title: string,
  usual: number,
  [min, max]: readonly [min: number, max: number],
  explains: string,
): NumberOption => ({ kind: "number", title, explains, default: usual, min, max });

/** The first choice is the usual one. */
export const choice = <const Choice extends string>(
  title: string,
  choices: readonly [Choice, ...Choice[]],
  explains: string,
): ChoiceOption<Choice> => ({ kind: "choice", title, explains, default: choices[0], choices });

export const toggle = (title: string, usual: boolean, explains: string): SwitchOption => ({
  kind: "switch",
  title,
  explains,
  default: usual,
});

export const text = (title: string, usual: string, maxLength: number, explains: string): TextOption => ({
  kind: "text",
  title,
  explains,
  default: usual,
  maxLength,
});

type Declared = Readonly<Record<string, NumberOption | ChoiceOption<string> | SwitchOption | TextOption>>;

type ValueOf<Option> = Option extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Option extends { default: infer Value }
    ? Value extends boolean
      ? boolean
      : Value
    : never;

type Values<Options extends Declared> = { readonly [Name in keyof Options]: ValueOf<Options[Name]> };

export interface DefinedOptions<Options extends Readonly<Record<string, OptionValue>>> {
  specs: readonly OptionSpec[];
  defaults: Options;
  presets: readonly Preset[];
}

/** The type of a game's options. */
export type OptionsOf<Defined extends { defaults: unknown }> = Defined["defaults"];

export function defineOptions<const Options extends Declared>(
  declared: Options,
  presets: readonly (Omit<Preset, "options"> & { options: Partial<Values<Options>> })[] = [],
): DefinedOptions<Values<Options>> {
  const specs = Object.entries(declared).map(([name, option]): OptionSpec => ({ name, ...option }));
  return {
    specs,
    defaults: Object.fromEntries(specs.map((spec) => [spec.name, spec.default])) as Values<Options>,
    presets: presets as readonly Preset[],
  };
}
