import { Eye } from "lucide-react";
import { useMemo } from "react";
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
import { PanelButton } from "./panel-button";
import styles from "./set-room.module.css";

/** Which layout the set's cards have, and how they look to those who see colours otherwise. */
export function LookButton() {
  const game = useProject(gameOf);
  const manifest = useProject(manifestOf);
  const isOtherwise = useUi(({ colourVision }) => colourVision !== null);
  if (!game || !manifest) return null;
  return (
    <PanelButton label="Layout and colours" icon={Eye} isSet={isOtherwise}>
      <div className={styles.arranging}>
        <Layouts game={game} manifest={manifest} />
        <Field id="colour-vision" label="Colours as seen">
          <ColourVisionChoice id="colour-vision" labelledBy="colour-vision-label" />
        </Field>
      </div>
    </PanelButton>
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
