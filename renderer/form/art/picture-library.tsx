import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { ImagePlus } from "lucide-react";
import { useContext, useId, useMemo, useState } from "react";
import { count } from "../../state/count";
import { useProject } from "../../state/open-project";
import { SearchInput } from "../../ui/fields/search-input";
import { type Toggle, Toggles } from "../../ui/fields/toggles";
import { ArtWindowContext } from "./art-window";
import { findPictures, type KnownPicture, knownPictures, type PictureUse } from "./known-pictures";
import { PictureGrid } from "./picture-grid";
import styles from "./picture-library.module.css";

interface Props {
  chosen: string | undefined;
  onChoose(picture: KnownPicture): void;
  /** Asks for a file of the computer. */
  onAdd(): void;
  onClose(): void;
}

const uses: Toggle<PictureUse>[] = [
  { value: "all", label: "All" },
  { value: "used", label: "Used" },
  { value: "unused", label: "Not used" },
];

/** The pictures that are in the project already: choosing one uses it again, without another copy. */
export function PictureLibrary({ chosen, onChoose, onAdd, onClose }: Props) {
  const window = useContext(ArtWindowContext);
  const assets = useProject(({ open }) => open?.assets);
  const files = useProject((state) => state.files);
  const [query, setQuery] = useState("");
  const [use, setUse] = useState<PictureUse>("all");
  const list = useId();
  const all = useMemo(() => knownPictures(assets ?? [], files), [assets, files]);
  const found = useMemo(() => findPictures(all, query, use), [all, query, use]);
  const unused = all.filter(({ cards }) => cards.length === 0).length;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="picture-library-title">
      <DialogTitle id="picture-library-title">Pictures of this project</DialogTitle>
      <DialogContent className={styles.library ?? ""}>
        <div className={styles.bar}>
          <SearchInput
            autoFocus
            label="Search pictures"
            placeholder="Name of the picture or of a card"
            value={query}
            onChange={setQuery}
            onEnter={() => found[0] && onChoose(found[0])}
            onKeyDown={(event) => {
              if (event.key !== "ArrowDown") return;
              event.preventDefault();
              document.getElementById(list)?.focus();
            }}
          />
          <Toggles fit label="Which pictures" value={use} options={uses} onChange={(next) => setUse(next)} />
        </div>
        <PictureGrid id={list} pictures={found} chosen={chosen} window={window} onChoose={onChoose} />
        <p className={styles.foot} role="status">
          {found.length === all.length
            ? `${count(all.length, "picture")}${unused === 0 ? "" : `, ${unused} of them on no card`}`
            : `${found.length} of ${count(all.length, "picture")}`}
        </p>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<ImagePlus strokeWidth={1.75} />} onClick={onAdd}>
          Add a picture…
        </Button>
        <span className={styles.gap} />
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
