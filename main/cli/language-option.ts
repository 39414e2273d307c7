import type { CommandOption } from "./command";

export const languageOption: CommandOption = {
  name: "language",
  value: "<code>",
  kind: "language",
  about: "Language of the generated words, such as de; otherwise the project's first",
};
