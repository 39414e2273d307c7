import type { ReactNode } from "react";
import { goTo } from "../state/place";
import { type Toggle, Toggles } from "../ui/fields/toggles";
import { RoomHeader } from "../ui/room";

const shelves = [
  { value: "pictures", label: "Pictures" },
  { value: "fonts", label: "Fonts" },
  { value: "symbols", label: "Symbols" },
] as const satisfies readonly Toggle<string>[];
type ShelfName = (typeof shelves)[number]["value"];

/** As the address says it; pictures come first. */
export const shelfOf = (item: string | undefined): ShelfName =>
  shelves.find(({ value }) => value === item)?.value ?? "pictures";

interface Props {
  shelf: ShelfName;
  tools?: ReactNode;
  /** What finds something on the shelf. */
  children?: ReactNode;
}

export function ShelfHeader({ shelf, tools, children }: Props) {
  return (
    <RoomHeader title="Assets" tools={tools}>
      <Toggles<ShelfName>
        fit
        label="Which assets"
        value={shelf}
        options={shelves}
        onChange={(next) => goTo("assets", next === "pictures" ? undefined : next)}
      />
      {children}
    </RoomHeader>
  );
}
