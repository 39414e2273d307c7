import { useEffect } from "react";
import { experimentPath } from "../../project/paths";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { goTo } from "../state/place";
import { Room } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import { AskScreen } from "./ask/ask-screen";
import { QuestionList } from "./question-list";
import { QuestionView } from "./question-view";

/** Whether a set is fair, asked in a sentence and answered by many matches. */
export function LabRoom({ item }: { item: string | undefined }) {
  const game = useProject(gameOf);
  const isThere = useProject(({ files }) => item !== undefined && files.has(experimentPath(item)));
  useEffect(() => {
    if (item !== undefined && !isThere) goTo("lab", undefined, { replace: true });
  }, [item, isThere]);
  if (!game) return <RoomSkeleton />;
  return (
    <Room>
      <QuestionList item={item} game={game} />
      {item !== undefined && isThere ? <QuestionView key={item} id={item} game={game} /> : <AskScreen game={game} />}
    </Room>
  );
}
