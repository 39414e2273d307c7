import IconButton from "@mui/material/IconButton";
import { MessageCircleQuestionMark, Plus } from "lucide-react";
import type { GameId } from "../../schemas/game-id";
import { count } from "../state/count";
import { useLab } from "../state/lab";
import { goTo } from "../state/place";
import { Row } from "../ui/row";
import { SideList } from "../ui/side-list";
import { type AskedQuestion, useChangedSince, useQuestions } from "./use-questions";

/** All that was asked, with what was answered last. */
export function QuestionList({ item, game }: { item: string | undefined; game: GameId }) {
  const questions = useQuestions(game);
  return (
    <SideList
      name="lab.questions"
      title="Lab"
      width={248}
      stacks
      tools={
        <IconButton aria-label="Ask something new" title="Ask something new" onClick={() => goTo("lab")}>
          <Plus strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
    >
      <Row
        title="Ask something new"
        lead={<MessageCircleQuestionMark size={16} strokeWidth={1.75} aria-hidden />}
        isCurrent={item === undefined}
        onOpen={() => goTo("lab")}
      />
      {questions.map((question) => (
        <QuestionRow key={question.id} question={question} game={game} isCurrent={question.id === item} />
      ))}
    </SideList>
  );
}

interface Props {
  question: AskedQuestion;
  game: GameId;
  isCurrent: boolean;
}

function QuestionRow({ question: { id, experiment }, game, isCurrent }: Props) {
  const run = useLab(({ runs }) => runs[id]);
  const verdict = useLab(({ answers }) => answers[id]?.verdicts[0]?.text);
  const changed = useChangedSince(id, game);
  const said =
    run?.phase === "running"
      ? `Playing: ${count(run.done, "match", "matches")}`
      : run?.phase === "waiting"
        ? "Waits for its turn"
        : run?.phase === "paused"
          ? `Paused after ${count(run.done, "match", "matches")}`
          : changed.length > 0
            ? "Out of date: the set has changed"
            : verdict === undefined
              ? "Not answered yet"
              : inShort(verdict);
  return (
    <Row
      wraps
      title={experiment?.name ?? id}
      below={experiment ? said : "Its file can’t be read"}
      isCurrent={isCurrent}
      onOpen={() => goTo("lab", id)}
    />
  );
}

/** A verdict up to its numbers. */
const inShort = (verdict: string): string => verdict.replace(/^With [^:]+: /, "").split(/[:,;] /)[0]!;
