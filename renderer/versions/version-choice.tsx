import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { ArrowRight, FolderInput } from "lucide-react";
import { useEffect, useState } from "react";
import { bundleEnding } from "../../project/bundle";
import { asBase64 } from "../bridge/base64";
import { call } from "../bridge/client";
import { pickFolder } from "../bridge/pick-folder";
import { listVersions, useKnownVersions } from "../state/known-versions";
import { useProject } from "../state/open-project";
import { ChoiceInput } from "../ui/fields/choice-field";
import { FolderBrowser } from "../ui/folder-browser";
import { pickFile } from "../ui/text-files";
import { type Choice, gitChoice, keptChoice, now, optionsOf } from "./version-place";
import styles from "./versions.module.css";

interface Choosing {
  others: readonly Choice[];
  choose(side: "from" | "to", key: string): void;
  /** Takes something from elsewhere as what was before. */
  add(other: Choice): void;
}

/** Which two are compared: what is `asked` for, or was kept last, and what is now, until somebody chooses. */
export function useChosenVersions(asked: string | undefined): Choosing & { from: Choice; to: Choice } {
  const session = useProject(({ open }) => open?.session);
  const known = useKnownVersions();
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const [others, setOthers] = useState<readonly Choice[]>([]);
  useEffect(() => {
    if (session) void listVersions(session);
  }, [session]);
  const isListed = known.session === session;
  const all = [now, ...others, ...(isListed ? [...known.kept.map(keptChoice), ...known.revisions.map(gitChoice)] : [])];
  const named = (key: string | undefined) => all.find((one) => one.key === key);
  const revisions = all.filter(({ place }) => place.kind === "git");
  const usual = all.find(({ place }) => place.kind === "kept") ?? revisions.find(isHead(known.revisions)) ?? now;
  return {
    from: useStable(named(chosen.from ?? asked) ?? usual),
    to: useStable(named(chosen.to) ?? now),
    others,
    choose: (side, key) => setChosen((was) => ({ ...was, [side]: key })),
    add: (other) => {
      setOthers((was) => [...was, other]);
      setChosen((was) => ({ ...was, from: other.key }));
    },
  };
}

/** The latest change of the repository. */
const isHead =
  (revisions: readonly { kind: string; revision: string }[]) =>
  ({ place }: Choice): boolean =>
    place.kind === "git" && place.revision === revisions.find(({ kind }) => kind === "commit")?.revision;

/** The same object as long as it is the same choice. */
function useStable(choice: Choice): Choice {
  const [held, hold] = useState(choice);
  if (held.key === choice.key) return held;
  hold(choice);
  return choice;
}

export function VersionChoice({ from, to, others, choose, add }: Choosing & { from: Choice; to: Choice }) {
  const { kept, revisions } = useKnownVersions();
  const options = optionsOf(kept, revisions, others);
  return (
    <div className={styles.choice}>
      <ChoiceInput label="From" value={from.key} options={options} onChange={(key) => choose("from", key)} />
      <ArrowRight size={18} strokeWidth={1.75} aria-label="to" />
      <ChoiceInput label="To" value={to.key} options={options} onChange={(key) => choose("to", key)} />
      <FromElsewhere onPick={add} />
    </div>
  );
}

/** A folder or a bundle, compared with what is here. */
function FromElsewhere({ onPick }: { onPick(other: Choice): void }) {
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
