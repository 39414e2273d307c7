import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { memo, useCallback, useMemo } from "react";
import { cardPath } from "../../../project/paths";
import { cardIds, factsOf, manifestOf } from "../../../project/project-text";
import { cardAt } from "../../../project/whole-card";
import { type Pointer, valueAt, withoutValueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import { JsonPanel } from "../../json/json-panel";
import { currentProject } from "../../state/open-project";
import { BrokenText } from "../../ui/broken-text";
import { useDelayed } from "../../ui/use-delayed";
import { useLatest } from "../../ui/use-latest";
import type { CanvasFace } from "../canvas/use-canvas-face";
import { useGuides } from "../canvas/use-guides";
import { holesOf } from "../model/holes";
import { type Panel, showPanel, usePanel } from "../session/room-settings";
import { editTemplate } from "../session/template-edits";
import { setTemplateRoom, useTemplateRoom } from "../session/template-store";
import type { TemplateEditing } from "../session/use-template";
import styles from "./inspector.module.css";
import { type InspectorContext, InspectorProvider } from "./inspector-context";
import { LayerPanel } from "./layer-panel";
import { TemplatePanel } from "./template-panel";

interface Props {
  editing: TemplateEditing;
  /** As the hand has it at the moment. */
  template: Template;
  face: CanvasFace;
}

const titles: Record<Panel, string> = { layer: "Layer", template: "Template", json: "JSON" };
/** Enough cards to have seen every field that any of them has. */
const asked = 200;

/** Three views of the template: the chosen layer, what holds for all layers, and the text. */
export const Properties = memo(function Properties({ editing, template, face }: Props) {
  const panel = usePanel();
  const place = useTemplateRoom(({ jsonPlace }) => jsonPlace);
  const guides = useGuides(editing.name);
  const { game, canEdit, problems } = editing;
  const staysBroken = useDelayed(editing.text.isDraft && panel !== "json", 600);
  const scope = useLatest(face.scope);

  const openJson = useCallback((pointer: Pointer, row?: number) => {
    showPanel("json");
    setTemplateRoom({ jsonPlace: { pointer, ...(row !== undefined && { row }) } });
  }, []);
  const holes = useCallback(() => {
    const { files } = currentProject();
    const others = cardIds(files)
      .slice(0, asked)
      .flatMap((id) => {
        const card = cardAt<object>(files, cardPath(id), game);
        if (!card) return [];
        const facts = factsOf(card, game);
        return [{ card, facts, slots: facts.slots }];
      });
    // Those that the cards looked at have no outcome of are offered too.
    const { numbers = {} } = manifestOf(files) ?? {};
    return holesOf(scope.current, [...others, { numbers }]);
  }, [game]);
  const context = useMemo(
    (): InspectorContext => ({ game, template, disabled: !canEdit, problems, holes, change, openJson }),
    [game, template, canEdit, problems, holes, openJson],
  );

  return (
    <div className={styles.side} data-edits-project>
      <Tabs
        className={styles.tabs ?? ""}
        value={panel}
        aria-label="Views of the template"
        onChange={(_, next: Panel) => {
          setTemplateRoom({ jsonPlace: undefined });
          showPanel(next);
        }}
      >
        {Object.entries(titles).map(([name, title]) => (
          <Tab
            key={name}
            className={styles.tab ?? ""}
            value={name}
            label={title}
            id={`tab-${name}`}
            aria-controls="template-side"
          />
        ))}
      </Tabs>
      <div className={styles.body} role="tabpanel" id="template-side" aria-labelledby={`tab-${panel}`}>
        <InspectorProvider value={context}>
          {panel === "layer" && <LayerPanel template={template} face={face} />}
          {panel === "template" && <TemplatePanel template={template} guides={guides} />}
        </InspectorProvider>
        {panel === "json" && (
          <JsonPanel
            editing={editing.text}
            goTo={place}
            onClose={() => showPanel("layer")}
            {...(!editing.isOwn && { fixed: "Built-in: customise the template to change it" })}
          />
        )}
        {staysBroken && problems[0] && (
          <div className={styles.broken}>
            <BrokenText problem={problems[0]} onShow={openJson} onRestore={editing.restore} />
          </div>
        )}
      </div>
    </div>
  );
});

function change(pointer: Pointer, value: unknown, title: string, manner?: "typing"): void {
  editTemplate(
    `Change ${title.toLowerCase()}`,
    (template) => {
      if (valueAt(template, pointer) === value) return template;
      return (
        value === undefined ? withoutValueAt(template, pointer) : withValueAt(template, pointer, value)
      ) as Template;
    },
    manner && pointer,
  );
}
