import { useRef, useState } from "react";
import { adjustedArt } from "../../../press/adjusted-art";
import type { HitArea, Scene } from "../../../press/scene";
import { type Pointer, valueAt } from "../../../schemas/json-pointer";
import { controlOf, schemaAt } from "../../document/schema-fields";
import type { CardEditing } from "../../document/use-card-editing";
import { dragFocus, type Focus } from "../../form/art/focus-point";
import { useArt } from "../../form/art/use-art";
import { usePictureSize } from "../../press/picture-sizes";
import { EditInPlace } from "./edit-in-place";
import { FaceArea } from "./face-area";
import { isPrintedAlone, printedText } from "./printed-text";

interface Props {
  editing: CardEditing;
  scene: Scene;
  scale: number;
  picture(source: string): string | undefined;
  /** The field whose words are being edited on the face. */
  typing: Pointer | undefined;
  onTyping(pointer: Pointer | undefined): void;
  onPick(pointer: Pointer): void;
}

/** Everything on the face that answers to the mouse. */
export function FaceAreas({ editing, scene, scale, picture, typing, onTyping, onPick }: Props) {
  const { schema, reading, change } = editing;
  const before = useRef<unknown>(undefined);
  const [panned, setPanned] = useState<Focus>();
  const artArea = scene.areas.findLast(({ field }) => schemaAt(schema, field)?.schema["x-control"] === "art");
  const artPointer = artArea?.field ?? "/art";
  const artValue = valueAt(reading.value, artPointer);
  const art = useArt(artPointer, artValue, change);
  const fit = scene.items.find((item) => item.kind === "image")?.fit ?? "fill";
  const size = usePictureSize(art.file === undefined ? undefined : picture(art.file));

  const areas = lastOfEach(scene.areas);
  const typed = typing === undefined ? undefined : areas.find(({ field }) => field === typing);

  return (
    <>
      {areas.map((area) => {
        const place = schemaAt(schema, area.field);
        if (!place || area === typed) return null;
        const isWords =
          controlOf(place.schema) === "line" && isPrintedAlone(scene, area.field, valueAt(reading.value, area.field));
        return (
          <FaceArea
            key={`${area.field} ${area.box.y}`}
            area={area}
            layer={layerOf(area, areas)}
            scale={scale}
            title={place.title}
            isWords={isWords}
            art={
              area !== artArea
                ? undefined
                : {
                    canPan: size !== undefined,
                    onPanStart: () => setPanned(art.focus),
                    onPan: (dx, dy, gesture) => {
                      const shown = { ...adjustedArt(artValue), box: area.box, fit };
                      if (size) art.setFocus(dragFocus(panned ?? art.focus, dx, dy, shown, size), gesture);
                    },
                    onScale: art.scaleBy,
                    onFile: art.setFile,
                  }
            }
            onPick={() => {
              if (!isWords) return onPick(area.field);
              before.current = valueAt(reading.value, area.field);
              onTyping(area.field);
            }}
          />
        );
      })}
      {typed && (
        <EditInPlace
          label={schemaAt(schema, typed.field)?.title ?? ""}
          value={String(valueAt(reading.value, typed.field) ?? "")}
          area={typed.box}
          print={printedText(scene, typed.field)}
          scale={scale}
          onText={(text) => change(typed.field, text, "typing")}
          onDone={(outcome) => {
            if (outcome === "take-back") change(typed.field, before.current);
            onTyping(undefined);
          }}
        />
      )}
    </>
  );
}

/** Small areas lie above large ones, which layouts reserve generously. */
function layerOf(area: HitArea, areas: readonly HitArea[]): number {
  const size = ({ box }: HitArea) => box.width * box.height;
  return areas.filter((other) => size(other) > size(area)).length;
}

/** A layout may show one field in several layers at the same place; the uppermost answers. */
function lastOfEach(areas: readonly HitArea[]): HitArea[] {
  return areas.filter(
    (area, index) =>
      !areas
        .slice(index + 1)
        .some(({ field, box }) => field === area.field && box.x === area.box.x && box.y === area.box.y),
  );
}
