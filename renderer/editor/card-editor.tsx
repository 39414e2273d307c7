import { type DragEvent, useCallback, useEffect, useMemo, useRef } from "react";
import { cardPath } from "../../project/paths";
import { factsOf } from "../../project/project-text";
import { type Pointer, valueAt } from "../../schemas/json-pointer";
import type { Problem } from "../../schemas/problem";
import { useCard } from "../document/use-card";
import { type CardEditing, useCardEditing } from "../document/use-card-editing";
import { ArtWindowContext, artWindowOf } from "../form/art/art-window";
import { DocumentForm } from "../form/document-form";
import { revealField } from "../form/reveal-field";
import { useJsonOpen, useJsonWidth } from "../json/json-settings";
import { JsonSide, useJsonPlace } from "../json/json-side";
import { useProjectPress } from "../press/project-press";
import { SymbolContext } from "../press/rich-words";
import { useProjectSurroundings } from "../press/surroundings";
import { useFaceOrder, useLiveFace } from "../press/use-face";
import { useSymbols } from "../press/use-symbols";
import { useFileProblems } from "../state/checking";
import { gameOf, printedLanguageOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { shownLanguageOf, useShown } from "../state/shown-language";
import { setUi, useUi } from "../state/ui-store";
import { isPanelFolded, unfoldPanel, usePanelWidth } from "../ui/panel-memory";
import { Room } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import { SidePanel } from "../ui/side-panel";
import { useSize } from "../ui/use-size";
import { FaceStage } from "./face/face-stage";
import styles from "./room/card-editor.module.css";
import { EditorHeader } from "./room/editor-header";
import { announceEditor } from "./room/open-editor";
import { fitPanels, formLimits, formPanel, initialFormWidth } from "./room/panel-widths";

interface CardEditorProps {
  cardId: string;
  onClose(): void;
  /** To the next or previous card, in whatever order the person came from. */
  onStep(direction: 1 | -1): void;
}

/** One card in three views of one text: the form, the printed face and the JSON. Nothing when there is no such card. */
export function CardEditor(props: CardEditorProps) {
  const game = useProject(gameOf);
  return game ? <OpenCard key={props.cardId} {...props} game={game} /> : null;
}

function OpenCard({ game, ...props }: CardEditorProps & { game: NonNullable<ReturnType<typeof gameOf>> }) {
  const editing = useCardEditing(props.cardId, game);
  return editing ? <CardRoom {...props} editing={editing} /> : <RoomSkeleton />;
}

/** A picture dropped beside its place must not replace the whole studio, which is what browsers do with it. */
function keepFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes("Files")) event.preventDefault();
}

function CardRoom({ editing, onClose, onStep }: CardEditorProps & { editing: CardEditing }) {
  const jsonOpen = useJsonOpen();
  const [jsonPlace, openJson] = useJsonPlace();
  const [formWidth] = usePanelWidth(formPanel, initialFormWidth);
  const [jsonWidth] = useJsonWidth();
  const form = useRef<HTMLDivElement>(null);
  const { ref: panels, width: room } = useSize();
  const widths = fitPanels(room, { form: formWidth, json: jsonWidth }, jsonOpen);
  const { picture } = useProjectSurroundings();
  // In another language it is another card; while its text is no card, the last one that was.
  const { card: looked } = useCard(editing.cardId);
  const isTranslated = useProject((project) => shownLanguageOf(project) !== null);
  const shown = (isTranslated && looked) || editing.shown?.whole;
  const face = useLiveFace(useFaceOrder(useProjectPress(), editing.cardId, shown));
  const artWindow = useMemo(() => face && artWindowOf(face.scene, "/art"), [face]);
  const symbols = useSymbols();

  const reveal = useCallback((pointer: Pointer) => {
    const show = () => form.current && revealField(form.current, pointer);
    if (!isPanelFolded(formPanel)) return show();
    unfoldPanel(formPanel);
    requestAnimationFrame(show);
  }, []);

  useEffect(() => announceEditor({ step: onStep, close: onClose }), [onStep, onClose]);
  useJump(editing.cardId, reveal);
  useOpenAtFault(editing, openJson);

  // What the press found while drawing stands beside its field like any other problem.
  const noted = useFileProblems(cardPath(editing.cardId));
  const pressed = useMemo(
    () => withProblems(editing, [...(face?.problems ?? []), ...spelled(editing, noted)]),
    [editing, face?.problems, noted],
  );
  const language = useShown(printedLanguageOf);
  const type = editing.shown && factsOf(editing.shown.whole as object, editing.game.id, language).type;

  return (
    <SymbolContext.Provider value={symbols}>
      <Room
        header={<EditorHeader editing={editing} type={type} />}
        panels={{ ref: panels }}
        data-editor={editing.cardId}
        onDragOver={keepFiles}
        onDrop={keepFiles}
      >
        <SidePanel
          name={formPanel}
          side="left"
          label="Fields"
          edge="Width of the form"
          width={initialFormWidth}
          limits={formLimits}
          most={widths.form}
        >
          <div className={styles.scroll} ref={form}>
            <ArtWindowContext value={artWindow}>
              <DocumentForm editing={pressed} openJson={openJson} />
            </ArtWindowContext>
          </div>
        </SidePanel>
        <div className={styles.stage}>
          <FaceStage editing={editing} face={face} picture={picture} onPick={reveal} />
        </div>
        {jsonOpen && <JsonSide editing={editing} place={jsonPlace} most={widths.json} />}
      </Room>
    </SymbolContext.Provider>
  );
}

/** Unknown words of texts that still read as they did when they were looked for: their repairs write the whole text. */
const spelled = ({ shown }: CardEditing, noted: readonly Problem[]): readonly Problem[] =>
  noted.filter(
    ({ code, where, details }) =>
      code === "spelling/unknown-word" && valueAt(shown?.whole, where.field ?? "") === details,
  );

function withProblems(editing: CardEditing, found: readonly Problem[]): CardEditing {
  if (found.length === 0 || editing.reading.valid === undefined) return editing;
  const { reading } = editing;
  return { ...editing, reading: { ...reading, problems: [...reading.problems, ...found] } };
}

/** Another room sent the person here to look at one field. */
function useJump(cardId: string, reveal: (pointer: Pointer) => void): void {
  const jump = useUi((ui) => ui.jump);
  useEffect(() => {
    if (jump?.file !== cardPath(cardId)) return;
    if (jump.field !== undefined) reveal(jump.field);
    setUi({ jump: null });
  }, [jump, cardId, reveal]);
}

/** A card whose text is broken when it is opened shows the place at once. */
function useOpenAtFault({ reading }: CardEditing, openJson: (pointer: Pointer, row?: number) => void): void {
  const atOpening = useRef(reading);
  useEffect(() => {
    const { value, problems } = atOpening.current;
    if (value === undefined) openJson("", problems[0]?.where.row);
  }, [openJson]);
}
