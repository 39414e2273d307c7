import Button from "@mui/material/Button";
import { ImagePlus, Shapes, X } from "lucide-react";
import { useRef, useState } from "react";
import type { GameId } from "../../../schemas/game-id";
import { useProject } from "../../state/open-project";
import { pictureTypes } from "./add-picture";
import styles from "./art.module.css";
import type { Sharpness } from "./art-window";
import { iconWords } from "./icon-library";
import { IconPicker } from "./icon-picker";
import { pictureName } from "./known-pictures";
import { PictureLibrary } from "./picture-library";
import type { Art } from "./use-art";

interface Props {
  /** Of the button that chooses a picture. */
  id: string;
  game: GameId;
  art: Art;
  sharp: Sharpness;
  disabled: boolean;
}

/** Which picture or symbol it is: one of the project, one of the computer, or one of the library. */
export function ArtChoices({ id, game, art, sharp, disabled }: Props) {
  const [choosing, setChoosing] = useState<"picture" | "symbol">();
  const chooser = useRef<HTMLInputElement>(null);
  const hasPictures = useProject(({ open }) => open?.assets.some(({ path }) => path.startsWith("art/")) ?? false);
  const browse = () => chooser.current?.click();
  const close = () => setChoosing(undefined);
  const { file, icon } = art;
  return (
    <div className={styles.choices}>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={pictureTypes}
        data-testid="picture-file"
        onChange={(event) => {
          const added = event.target.files?.[0];
          event.target.value = "";
          if (added) void art.setFile(added);
        }}
      />
      <Button
        id={id}
        size="small"
        variant="outlined"
        disabled={disabled}
        startIcon={<ImagePlus strokeWidth={1.75} />}
        onClick={() => (hasPictures ? setChoosing("picture") : browse())}
      >
        {file === undefined ? "Choose picture…" : "Replace picture…"}
      </Button>
      {file !== undefined && (
        <Button size="small" disabled={disabled} startIcon={<X strokeWidth={1.75} />} onClick={art.removeFile}>
          Remove picture
        </Button>
      )}
      {file === undefined && (
        <Button
          size="small"
          variant="outlined"
          disabled={disabled}
          startIcon={<Shapes strokeWidth={1.75} />}
          onClick={() => setChoosing("symbol")}
        >
          {icon === undefined ? "Choose symbol…" : "Change symbol…"}
        </Button>
      )}
      {file === undefined && icon !== undefined && (
        <Button
          size="small"
          disabled={disabled}
          startIcon={<X strokeWidth={1.75} />}
          onClick={() => art.setIcon(undefined)}
        >
          Remove symbol
        </Button>
      )}
      <p>{explain(file, icon)}</p>
      {sharp.words !== "" && <p className={sharp.isCoarse ? styles.coarse : undefined}>{sharp.words}</p>}
      {choosing === "picture" && (
        <PictureLibrary
          chosen={file}
          onClose={close}
          onAdd={() => {
            close();
            browse();
          }}
          onChoose={({ path, credits }) => {
            art.choose(path, credits);
            close();
          }}
        />
      )}
      {choosing === "symbol" && (
        <IconPicker
          game={game}
          chosen={icon}
          onClose={close}
          onChoose={(chosen) => {
            art.setIcon(chosen);
            close();
          }}
        />
      )}
    </div>
  );
}

function explain(file: string | undefined, icon: string | undefined): string {
  if (file !== undefined) return `${pictureName(file)}. Drag the ring to what must stay in view.`;
  if (icon !== undefined) return `Symbol: ${iconWords(icon)}. A picture takes its place.`;
  return "Without either, a symbol that fits the card is printed.";
}
