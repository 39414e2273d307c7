import { isRecord, joinPointer, type Pointer } from "../../../schemas/json-pointer";
import type { ChangeField } from "../../document/use-file-editing";
import { addAsset } from "../../state/add-asset";
import { useLatest } from "../../ui/use-latest";
import { type Focus, readFocus, writtenFocus } from "./focus-point";

export interface Art {
  file: string | undefined;
  icon: string | undefined;
  focus: Focus;
  setFile(file: File): Promise<void>;
  removeFile(): void;
  setIcon(icon: string | undefined): void;
  setFocus(focus: Focus): void;
}

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** What can be done to a card's art, from the form and from the face alike. */
export function useArt(pointer: Pointer, value: unknown, change: ChangeField): Art {
  const art = isRecord(value) ? value : {};
  const latest = useLatest(art);
  const at = (key: string) => joinPointer(pointer, key);
  /** Of another picture, the old focus means nothing. */
  const replace = (file: string | undefined) => {
    const { focus: _focus, file: _file, ...rest } = latest.current;
    change(pointer, file === undefined ? rest : { ...rest, file });
  };
  return {
    file: text(art["file"]),
    icon: text(art["icon"]),
    focus: readFocus(art["focus"]),
    setFile: async (file) => {
      const path = await addAsset(file);
      if (path !== undefined) replace(path);
    },
    removeFile: () => replace(undefined),
    setIcon: (icon) => change(at("icon"), icon),
    setFocus: (focus) => change(at("focus"), writtenFocus(focus), "typing"),
  };
}
