import type { Template } from "../schemas/template.ts";

/** Which TTF file each font id is: a path below node_modules/@expo-google-fonts, and the name under which the studio fetches it. */
const family = (id: string, folder: string, name: string, cuts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cuts).map(([cut, file]) => [`${id}-${cut}`, `${folder}/${file}/${name}_${file}.ttf`]),
  );

const cuts = {
  regular: "400Regular",
  italic: "400Regular_Italic",
  medium: "500Medium",
  bold: "700Bold",
  "bold-italic": "700Bold_Italic",
  extrabold: "800ExtraBold",
  black: "900Black",
};

export const fontFiles: Readonly<Record<string, string>> = {
  ...family("alegreya", "alegreya", "Alegreya", cuts),
  ...family("alegreya-sans", "alegreya-sans", "AlegreyaSans", cuts),
};

/** `dist/fonts/<name>`, fetched by the studio as `fonts/<name>`. */
export const fontFileName = (id: string): string | undefined => fontFiles[id]?.split("/").at(-1);

/** The font ids that templates need, so that nothing else is loaded. */
export function fontsOf(templates: readonly Template[]): string[] {
  const ids = templates.flatMap(({ fonts }) =>
    Object.values(fonts).flatMap(({ regular, bold, italic, boldItalic }) => [regular, bold, italic, boldItalic]),
  );
  return [...new Set(ids.filter((id) => id !== undefined))];
}
