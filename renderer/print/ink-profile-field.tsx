import Button from "@mui/material/Button";
import { Plus, Trash2 } from "lucide-react";
import { addAsset } from "../state/add-asset";
import { deleteAssets } from "../state/delete-assets";
import { useProject, useReadOnly } from "../state/open-project";
import { ChoiceField } from "../ui/fields/choice-field";
import { pickFile } from "../ui/text-files";
import { choose } from "./print-memory";
import styles from "./print-panel.module.css";
import { settingField } from "./setting-fields";

const folder = "inks/";
const nameOf = (path: string): string => path.slice(folder.length).replace(/\.[^.]+$/, "");

/** The print shop's ICC profile: kept in the project, so that builds print with it too. */
export function InkProfileField({ chosen = "" }: { chosen: string | undefined }) {
  const assets = useProject(({ open }) => open?.assets) ?? [];
  const readOnly = useReadOnly();
  const known = assets.flatMap(({ path }) => (path.startsWith(folder) ? [path] : []));
  const isGone = chosen !== "" && !known.includes(chosen);
  const add = () =>
    pickFile(".icc,.icm", async (file) => {
      const path = await addAsset(file);
      if (path !== undefined) choose({ icc: path });
    });
  const remove = () => {
    choose({ icc: undefined });
    void deleteAssets([chosen]);
  };
  return (
    <>
      <ChoiceField
        {...settingField("icc")}
        value={chosen}
        options={[
          { value: "", label: "Coated paper", aside: "Cardwright's own" },
          ...known.map((path) => ({ value: path, label: nameOf(path), aside: "in the project" })),
          ...(isGone ? [{ value: chosen, label: nameOf(chosen), aside: "gone" }] : []),
        ]}
        onChange={(icc) => choose({ icc: icc || undefined })}
      />
      <div className={styles.line}>
        <Button size="small" variant="outlined" startIcon={<Plus aria-hidden />} disabled={readOnly} onClick={add}>
          Add a profile…
        </Button>
        {chosen !== "" && !isGone && (
          <Button size="small" startIcon={<Trash2 aria-hidden />} disabled={readOnly} onClick={remove}>
            Delete it
          </Button>
        )}
      </div>
    </>
  );
}
