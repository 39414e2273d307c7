import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { FolderInput } from "lucide-react";
import { useState } from "react";
import { bundleEnding } from "../../../project/bundle";
import { asBase64 } from "../../bridge/base64";
import { call } from "../../bridge/client";
import { pickFolder } from "../../bridge/pick-folder";
import type { Choice } from "../../state/version-place";
import { FolderBrowser } from "../folder-browser";
import { pickFile } from "../text-files";

/** A folder or a bundle, compared with what is here. */
export function FromElsewhere({ onPick }: { onPick(other: Choice): void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBrowsing, browse] = useState(false);
  const takeFolder = ({ folder, label }: { folder: string; label: string }) =>
    onPick({ key: `folder ${folder}`, called: label, place: { kind: "folder", folder } });
  const chooseFolder = async () => {
    setAnchor(null);
    const info = await call("app.info", {});
    if (info.ok && info.value.host === "browser") return browse(true);
    const picked = await pickFolder("open");
    if (picked) takeFolder(picked);
  };
  const chooseBundle = () => {
    setAnchor(null);
    pickFile(`.${bundleEnding}`, async (file) =>
      onPick({
        key: `bundle ${file.name} ${file.lastModified}`,
        called: file.name,
        place: { kind: "bundle", name: file.name.slice(0, 200), base64: await asBase64(file) },
      }),
    );
  };
  const words = "Compare with a folder or a bundle";
  return (
    <>
      <IconButton
        aria-label={words}
        title={words}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FolderInput strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void chooseFolder()}>A folder…</MenuItem>
        <MenuItem onClick={chooseBundle}>A bundle…</MenuItem>
      </Menu>
      {isBrowsing && (
        <FolderBrowser
          purpose="open"
          start={undefined}
          onCancel={() => browse(false)}
          onChoose={(place) => {
            browse(false);
            takeFolder(place);
          }}
        />
      )}
    </>
  );
}
