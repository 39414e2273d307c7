import { globalOptions } from "./arguments";
import type { Command, CommandOption } from "./command";

export function helpText(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => usage(command).length));
  const examples = commands.flatMap(({ examples }) => examples.slice(0, 1));
  return [
    "Cardwright: design, check and print community card sets.",
    "",
    "Usage: cardwright <command> [options]",
    "",
    "Commands:",
    ...commands.map((command) => `  ${usage(command).padEnd(width)}  ${command.about}`),
    "",
    "Options of every command:",
    ...optionLines(globalOptions),
    "",
    "Examples:",
    ...exampleLines(examples),
    "",
    "“cardwright <command> --help” shows a command's options and more examples.",
    "Exit codes: 0 fine, 1 problems found, 2 cannot be done, 130 ended by Ctrl+C.",
  ].join("\n");
}

export function commandHelp(command: Command): string {
  const width = Math.max(...command.arguments.map(({ name }) => name.length), 0) + 2;
  const offered = command.options.filter(({ missing }) => !missing);
  return [
    `${command.about}.`,
    "",
    `Usage: cardwright ${usage(command)} [options]`,
    ...(command.arguments.length > 0
      ? ["", ...command.arguments.map(({ name, about }) => `  ${`<${name}>`.padEnd(width)}  ${about}`)]
      : []),
    "",
    "Options:",
    ...optionLines([...offered, ...globalOptions]),
    "",
    "Examples:",
    ...exampleLines(command.examples),
  ].join("\n");
}

const usage = ({ name, arguments: wanted }: Command): string =>
  [
    name,
    ...wanted.map((argument) =>
      argument.optional ? `[${argument.name}]` : `<${argument.name}>${argument.many ? " …" : ""}`,
    ),
  ].join(" ");

function optionLines(options: readonly CommandOption[]): string[] {
  const heads = options.map(({ name, value, maybe, letter }) => {
    const named = letter ? `-${letter}, --${name}` : `--${name}`;
    return value ? (maybe ? `${named}[=${value}]` : `${named} ${value}`) : named;
  });
  const width = Math.max(...heads.map(({ length }) => length));
  return options.map(({ about, choices }, index) => {
    const list = choices ? ` (${choices.join(", ")})` : "";
    return `  ${heads[index]!.padEnd(width)}  ${about}${list}`;
  });
}

function exampleLines(examples: Command["examples"]): string[] {
  const width = Math.max(...examples.map(([line]) => line.length));
  return examples.map(([line, about]) => `  cardwright ${line.padEnd(width)}  ${about}`);
}
