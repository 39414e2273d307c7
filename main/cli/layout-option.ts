import { type LayoutName, layoutNames } from "../../schemas/layouts";
import { saidOf } from "../../schemas/limits";
import { PrintSettings } from "../../schemas/print-settings";
import type { CommandOption, Options } from "./command";

export const layoutOption: CommandOption = {
  name: "layout",
  value: "<name>",
  choices: [...layoutNames],
  aliases: { standard: "card" },
  about: saidOf(PrintSettings, "layout").description ?? "",
};

/** As what chooses cards wants it. */
export function layoutOf(options: Options): { layout?: LayoutName } {
  const name = layoutNames.find((one) => one === options.text(layoutOption.name));
  return name === undefined ? {} : { layout: name };
}
