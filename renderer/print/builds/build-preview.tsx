import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Trash2 } from "lucide-react";
import { partNames } from "../../../project/builds";
import { buildPath } from "../../../project/paths";
import type { BuildPart } from "../../../schemas/build";
import { saidOf } from "../../../schemas/limits";
import { PrintSettings } from "../../../schemas/print-settings";
import { editFile, useReadOnly } from "../../state/open-project";
import { outputNames } from "../choices";
import room from "../print-room.module.css";
import styles from "./build-preview.module.css";
import { useBuilds, writeBuild } from "./use-builds";

/** What a build makes, part by part. */
export function BuildPreview({ id }: { id: string }) {
  const named = useBuilds().find((each) => each.id === id);
  const isReadOnly = useReadOnly();
  if (!named) {
    return (
      <section className={room.output} aria-label="Preview">
        <p>This build isn’t here any more. Choose another one.</p>
      </section>
    );
  }
  const { build, isOwn } = named;
  const names = partNames(build);
  const without = (at: number) => ({ ...build, parts: build.parts.filter((_, other) => other !== at) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={room.output} aria-label="Preview" tabIndex={0}>
      <h2 className={styles.name}>{build.name}</h2>
      {build.notes && <p>{build.notes}.</p>}
      <ol className={styles.parts}>
        {build.parts.map((part, at) => (
          <li key={names[at]}>
            <span className={styles.part}>
              <strong>{madeNames[part.make.kind]}</strong>
              <small>{aboutPart(part)}</small>
            </span>
            <code>{fileOf(part, names[at] ?? "")}</code>
            {build.parts.length > 1 && (
              <Tooltip title="Leave it out">
                <IconButton
                  size="small"
                  disabled={isReadOnly}
                  aria-label={`Leave out ${madeNames[part.make.kind]}`}
                  onClick={() => writeBuild(id, without(at), `Leave out of ${build.name}`)}
                >
                  <Trash2 strokeWidth={1.75} aria-hidden />
                </IconButton>
              </Tooltip>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.how}>
        To add a part, choose another output under “Make”, set it up, and keep it as part of this build. On the command
        line: <code>cardwright build my-set {id}</code>
      </p>
      {isOwn && (
        <Button
          size="small"
          startIcon={<Trash2 aria-hidden />}
          disabled={isReadOnly}
          onClick={() => editFile(buildPath(id), null, { label: `Delete ${build.name}` })}
        >
          Delete this build
        </Button>
      )}
    </section>
  );
}

const madeNames: Readonly<Record<BuildPart["make"]["kind"], string>> = {
  ...outputNames,
  bundle: "The set as one file",
  changelog: "What is new since the version kept last",
};

/** What isn't as usual, in the words of the print room. */
function aboutPart({ settings = {} }: BuildPart): string {
  const said = Object.entries(settings).map(([key, value]) => {
    const { title, labels, unit } = saidOf(PrintSettings, key as keyof PrintSettings);
    if (value === true) return title;
    const shown = (labels as Record<string, string> | undefined)?.[String(value)] ?? String(value);
    return `${title}: ${shown}${unit === undefined ? "" : ` ${unit}`}`;
  });
  return said.join(" · ");
}

function fileOf({ make }: BuildPart, name: string): string {
  switch (make.kind) {
    case "pictures":
    case "tts":
    case "ttp":
    case "box":
    case "cut":
      return `${name}/`;
    case "bundle":
      return "….cardset";
    case "deck-picture":
      return `${name}.${make.format}`;
    case "set-picture":
      return `${name}.png`;
    case "changelog":
      return `${name}.md`;
    default:
      return `${name}.pdf`;
  }
}
