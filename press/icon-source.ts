/** One filled outline. Every icon of the library is drawn by a single path. */
export interface Icon {
  d: string;
  width: number;
  height: number;
}

/** Printed on every sheet, as their licence asks. */
export const iconCredit = "game-icons.net, CC BY 3.0";

/** Icons by name. The main process knows the whole library, the studio fetches it in pieces. */
export type IconSource = (name: string) => Icon | undefined;

export const noIcons: IconSource = () => undefined;

/** The file format of `templates/<game>/icons.json`, written by scripts/pick-icons.mjs. */
export interface IconSubset {
  credit: string;
  size: number;
  icons: Record<string, string>;
}

export const iconsOf =
  ({ icons, size }: IconSubset): IconSource =>
  (name) => {
    const d = Object.hasOwn(icons, name) ? icons[name] : undefined;
    return d === undefined ? undefined : { d, width: size, height: size };
  };

export const firstIcon =
  (...sources: IconSource[]): IconSource =>
  (name) => {
    for (const source of sources) {
      const icon = source(name);
      if (icon) return icon;
    }
    return undefined;
  };
