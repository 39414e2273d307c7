import type { CommandOption } from "./command";

export const languageOption: CommandOption = {
  name: "language",
  value: "<code>",
  kind: "language",
  about: "In which of the set's languages, such as de; otherwise its first",
};
