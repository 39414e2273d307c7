import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import { Eye } from "lucide-react";
import { useMemo, useState } from "react";
import { cardKinds } from "../../project/card-kinds";
import type { GameId } from "../../schemas/game-id";
import { type LayoutName, layoutLabels, layoutNames } from "../../schemas/layouts";
import type { Manifest } from "../../schemas/manifest";
import { chooseLayout, chooseLayoutOf } from "../document/set-layout";
import { gameOf, languageOf, manifestOf } from "../state/manifest";
import { useProject, useReadOnly } from "../state/open-project";
import { useUi } from "../state/ui-store";
import { ColourVisionChoice } from "../ui/colour-vision";
import { ChoiceInput } from "../ui/fields/choice-field";
import { Field } from "../ui/fields/field";
import styles from "./set-room.module.css";

/** Which layout the set's cards have, and how they look to those who see colours otherwise. */
export function LookButton() {
  const game = useProject(gameOf);
  const manifest = useProject(manifestOf);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOtherwise = useUi(({ colourVision }) => colourVision !== null);
  if (!game || !manifest) return null;
  return (
    <>
      <Tooltip title="Layout and colours" describeChild>
        <IconButton
          aria-label="Layout and colours"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          color={isOtherwise ? "secondary" : "default"}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Eye strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-label": "Layout and colours" } }}
        onClose={() => setAnchor(null)}
      >
        <div className={styles.arranging}>
          <Layouts game={game} manifest={manifest} />
          <Field id="colour-vision" label="Colours as seen">
            <ColourVisionChoice id="colour-vision" labelledBy="colour-vision-label" />
          </Field>
        </div>
      </Popover>
    </>
  );
}

const named = layoutNames.map((value) => ({ value, label: layoutLabels[value] }));

function Layouts({ game, manifest }: { game: GameId; manifest: Manifest }) {
  const readOnly = useReadOnly();
  const files = useProject((state) => state.files);
  const language = languageOf(manifest);
  const kinds = useMemo(() => cardKinds(files, game, language), [files, game, language]);
  const { layout = "card", layouts = {} } = manifest;
  return (
    <>
      <Field id="set-layout" label="Layout of the set">
        <ChoiceInput
          id="set-layout"
          labelledBy="set-layout-label"
          disabled={readOnly}
          value={layout}
          options={named}
          onChange={chooseLayout}
        />
      </Field>
      {kinds.length > 1 &&
        kinds.map(({ kind, type }) => (
          <Field key={kind} id={`layout-${kind}`} label={type}>
            <ChoiceInput<LayoutName | "">
              id={`layout-${kind}`}
              labelledBy={`layout-${kind}-label`}
              disabled={readOnly}
              value={layouts[kind] ?? ""}
              options={[{ value: "", label: "As the set" }, ...named]}
              onChange={(name) => chooseLayoutOf(kind, name || undefined)}
            />
          </Field>
        ))}
    </>
  );
}
