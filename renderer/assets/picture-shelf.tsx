import Button from "@mui/material/Button";
import { ImagePlus } from "lucide-react";
import { type DragEvent, useEffect, useMemo, useState } from "react";
import { call } from "../bridge/client";
import { pictureTypes } from "../form/art/add-picture";
import { addAsset } from "../state/add-asset";
import { count } from "../state/count";
import { useProject, useReadOnly } from "../state/open-project";
import { EmptyState } from "../ui/empty-state";
import { SearchInput } from "../ui/fields/search-input";
import { Room } from "../ui/room";
import { pickFile } from "../ui/text-files";
import { AssetDetails } from "./asset-details";
import { AssetList } from "./asset-list";
import { type AssetKind, assetRows, countOf, findAssets } from "./asset-rows";
import styles from "./assets.module.css";
import { DropPictures } from "./drop-pictures";
import { ShelfHeader } from "./shelf-header";
import { ShelfKinds } from "./shelf-kinds";

const words: Readonly<Record<AssetKind, string>> = {
  all: "All",
  unused: "On no card",
  missing: "Missing",
  twice: "Twice",
  alike: "Look alike",
  rights: "Rights unknown",
};

/** The pictures of the set: where each is used, how sharp it is printed, whose it is. */
export function PictureShelf() {
  const assets = useProject(({ open }) => open?.assets);
  const files = useProject((state) => state.files);
  const readOnly = useReadOnly();
  const same = useSame("assets.same");
  const looksLike = useSame("assets.alike");
  const [query, seek] = useState("");
  const [kind, setKind] = useState<AssetKind>("all");
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [dropped, drop] = useState<readonly File[]>([]);
  const rows = useMemo(() => assetRows(assets ?? [], files, same, looksLike), [assets, files, same, looksLike]);
  const found = useMemo(() => findAssets(rows, kind, query), [rows, kind, query]);
  const selected = useMemo(() => rows.filter(({ path }) => chosen.has(path)), [rows, chosen]);
  const add = () => pickFile(pictureTypes, (file) => void addAsset(file));
  const takeDropped = (event: DragEvent) => {
    const pictures = [...event.dataTransfer.files].filter(({ type }) => type.startsWith("image/"));
    if (pictures.length === 0 || readOnly) return;
    event.preventDefault();
    drop(pictures);
  };
  const header = (
    <ShelfHeader
      shelf="pictures"
      tools={
        <Button variant="contained" startIcon={<ImagePlus aria-hidden />} disabled={readOnly} onClick={add}>
          Add a picture
        </Button>
      }
    >
      <div className={styles.find}>
        <SearchInput label="Find a picture" placeholder="Name, card, artist" value={query} onChange={seek} />
      </div>
      <ShelfKinds
        label="Which pictures"
        words={words}
        kind={kind}
        countOf={(each) => countOf(rows, each)}
        onChange={setKind}
      />
    </ShelfHeader>
  );
  return (
    <Room header={header} onDragOver={(event) => event.preventDefault()} onDrop={takeDropped}>
      {rows.length === 0 ? (
        <div className={styles.whole}>
          <EmptyState title="No pictures yet">
            Drop picture files here: they find their cards by name. Whose they are, and under which licence, is noted
            here for all of them.
          </EmptyState>
        </div>
      ) : (
        <>
          <section className={styles.main} aria-label={count(found.length, "picture")}>
            <AssetList rows={found} chosen={chosen} onChoose={choose} />
          </section>
          {selected.length > 0 && (
            <AssetDetails
              rows={selected}
              onGone={() => choose(new Set())}
              onRenamed={(path) => choose(new Set([path]))}
            />
          )}
        </>
      )}
      {dropped.length > 0 && <DropPictures files={dropped} onClose={() => drop([])} />}
    </Room>
  );
}

const none: readonly string[][] = [];

/** Pictures with the same bytes, or with the same look: that one comes when the small pictures are there. */
function useSame(asked: "assets.same" | "assets.alike"): readonly string[][] {
  const session = useProject(({ open }) => open?.session);
  const assets = useProject(({ open }) => open?.assets);
  const [same, setSame] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures may be others' twins.
  useEffect(() => {
    if (!session) return;
    let live = true;
    void call(asked, { session }).then((result) => live && result.ok && setSame(result.value));
    return () => {
      live = false;
    };
  }, [session, assets, asked]);
  return same;
}
