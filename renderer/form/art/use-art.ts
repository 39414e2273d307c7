import { Art as ArtSchema } from "../../../schemas/common";
import { isRecord, joinPointer, type Pointer } from "../../../schemas/json-pointer";
import { limitsOf } from "../../../schemas/limits";
import type { ChangeField, ChangeManner } from "../../document/use-file-editing";
import { addAsset } from "../../state/add-asset";
import { withinRange } from "../../ui/fields/number-text";
import { useLatest } from "../../ui/use-latest";
import { type Focus, readFocus, writtenFocus } from "./focus-point";
import { type Credits, isCredit } from "./known-pictures";

export interface Art {
  file: string | undefined;
  icon: string | undefined;
  focus: Focus;
  /** The picture is not shown as it is: it is cropped to a point, scaled, turned, mirrored or tinted. */
  isAdjusted: boolean;
  setFile(file: File): Promise<void>;
  /** A picture that is in the project already; what another card says of whose work it is comes with it. */
  choose(path: string, credits: Credits): void;
  removeFile(): void;
  setIcon(icon: string | undefined): void;
  setFocus(focus: Focus, manner?: ChangeManner): void;
  scaleBy(factor: number): void;
  reset(): void;
}

const adjusting = ["focus", "scale", "turn", "mirror", "tint"] as const;
const scales = limitsOf(ArtSchema, "scale");

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** What can be done to a card's art, from the form and from the face alike. */
export function useArt(pointer: Pointer, value: unknown, change: ChangeField): Art {
  const art = isRecord(value) ? value : {};
  const latest = useLatest(art);
  const at = (key: string) => joinPointer(pointer, key);
  const plain = (): Record<string, unknown> =>
    Object.fromEntries(Object.entries(latest.current).filter(([key]) => !adjusting.some((own) => own === key)));
  /** Of another picture, where and how the old one was shown means nothing. */
  const replace = (file: string | undefined, credits: Credits = {}) => {
    if (file === text(latest.current["file"])) return;
    const { file: _file, ...rest } = plain();
    // Nor does whose work it was: another picture has another artist, or one that nobody has told yet.
    const isOther = text(latest.current["file"]) !== undefined || Object.keys(credits).length > 0;
    const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !isOther || !isCredit(key)));
    change(pointer, file === undefined ? rest : { ...kept, file, ...credits });
  };
  return {
    file: text(art["file"]),
    icon: text(art["icon"]),
    focus: readFocus(art["focus"]),
    isAdjusted: adjusting.some((key) => art[key] !== undefined),
    setFile: async (file) => {
      const path = await addAsset(file);
      if (path !== undefined) replace(path);
    },
    choose: replace,
    removeFile: () => replace(undefined),
    setIcon: (icon) => change(at("icon"), icon),
    setFocus: (focus, manner = "typing") => change(at("focus"), writtenFocus(focus), manner),
    scaleBy: (factor) => {
      const now = latest.current["scale"];
      const next = (typeof now === "number" ? now : scales.least) * factor;
      change(at("scale"), withinRange(Math.round(next), scales), "typing");
    },
    reset: () => change(pointer, plain()),
  };
}
