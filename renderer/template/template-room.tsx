import { useDeferredValue, useEffect, useLayoutEffect, useState } from "react";
import { type TemplateName, templatePath } from "../../project/paths";
import { type ProjectPress, useProjectPress } from "../press/project-press";
import { useProject } from "../state/open-project";
import { setUi, useUi } from "../state/ui-store";
import { Room } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import { SidePanel } from "../ui/side-panel";
import { useSize } from "../ui/use-size";
import { Canvas } from "./canvas/canvas";
import { CanvasBar } from "./canvas/canvas-bar";
import { FitLine } from "./canvas/fit-line";
import { useCanvasFace } from "./canvas/use-canvas-face";
import { Properties } from "./inspector/properties-panel";
import { extremesOf } from "./model/sample-order";
import { SampleBar } from "./samples/sample-bar";
import { useSamples } from "./samples/use-samples";
import { followChanges } from "./session/follow-changes";
import { sidePanel, useOverlay, usePanel } from "./session/room-settings";
import { showInTemplate } from "./session/show-in-template";
import { nameFrom } from "./session/template-edits";
import { setTemplateRoom, showTemplate, useTemplateRoom } from "./session/template-store";
import { useTemplate } from "./session/use-template";
import { TemplateHeader } from "./template-header";
import styles from "./template-room.module.css";
import { TreePanel } from "./tree/tree-panel";

interface Props {
  /** Which template: "card" or "back". */
  item: string | undefined;
}

/** Where a designer decides how cards look: the layers, the card they make, and what can be said about each. */
export function TemplateRoom({ item }: Props) {
  const press = useProjectPress();
  const session = useProject(({ open }) => open?.session ?? "");
  const name = nameFrom(item);
  const jump = useUi((ui) => ui.jump);
  useLayoutEffect(() => showTemplate(session, name), [session, name]);
  // Another room sent the person here to look at one place.
  useEffect(() => {
    if (jump?.file !== templatePath(name)) return;
    showInTemplate(jump.field, jump.row);
    setUi({ jump: null });
  }, [jump, name]);
  return press ? <OpenTemplate key={`${session} ${name}`} name={name} press={press} /> : <RoomSkeleton />;
}

const show = (id: string): void => setTemplateRoom({ sample: id });

const limits = { tree: { min: 200, max: 420 }, side: { min: 280, max: 720 } } as const;

function OpenTemplate({ name, press }: { name: TemplateName; press: ProjectPress }) {
  const editing = useTemplate(name, press);
  const { live, variant, hidden, sample } = useTemplateRoom((state) => state);
  const samples = useSamples(press.game);
  const [bleed] = useOverlay("bleed");
  const panel = usePanel();
  const { ref: room, width } = useSize();

  const shown = samples.some(({ id }) => id === sample) ? sample : (extremesOf(samples).longest ?? samples[0]?.id);
  const template = live ?? editing.template;
  const face = useCanvasFace({ press, template, variant, sample: shown, hidden, bleed });
  useLayoutEffect(() => followChanges(name), [name]);

  // While the hand draws, the card goes first: the list has nothing new to show, and the properties may come a frame later.
  const [still, setStill] = useState(face);
  if (!live && still !== face) setStill(face);
  const [lateTemplate, lateFace] = [useDeferredValue(template), useDeferredValue(face)];

  return (
    <Room
      className={styles.room}
      header={<TemplateHeader editing={editing} samples={samples} onShow={show} />}
      panels={{ ref: room, className: styles.panels }}
      data-template={name}
    >
      <SidePanel
        name="template.tree"
        side="left"
        label="Layers"
        edge="Width of the list of layers"
        width={248}
        limits={limits.tree}
        most={width * 0.22}
        stacks
        className={styles.tree}
      >
        <TreePanel editing={editing} face={still} />
      </SidePanel>
      <section className={styles.stage} aria-label="Card">
        <SampleBar game={press.game} samples={samples} shown={shown} onShow={show} />
        <div className={styles.canvas}>
          <Canvas editing={editing} face={face} />
        </div>
        <footer className={styles.foot}>
          <FitLine editing={editing} samples={samples} problems={face.problems} shown={shown} onShow={show} />
          <CanvasBar />
        </footer>
      </section>
      <SidePanel
        name={sidePanel}
        {...(panel === "json" && { widthOf: "template.json" })}
        side="right"
        label="Properties"
        edge="Width of the properties"
        width={panel === "json" ? 420 : 312}
        limits={limits.side}
        most={width * (panel === "json" ? 0.45 : 0.32)}
        stacks
        className={styles.side}
      >
        <Properties editing={editing} template={lateTemplate} face={lateFace} />
      </SidePanel>
    </Room>
  );
}
