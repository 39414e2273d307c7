import type { CardGame } from "../../../engine/core/card-game";
import { factsOf } from "../../../project/project-text";
import { RichWords } from "../../press/rich-words";
import { printedLanguageOf } from "../../state/manifest";
import { useShown } from "../../state/shown-language";
import styles from "./face.module.css";
import { WorthFact } from "./worth-fact";

/** What follows from the card and is stored nowhere: its cost, its worth and its code. */
export function FactsLine({ game, cardId, card }: { game: CardGame; cardId: string; card: unknown }) {
  const language = useShown(printedLanguageOf);
  if (card === undefined) return <dl className={styles.facts} />;
  const { cost, code } = factsOf(card as object, game.id, language);
  return (
    <dl className={styles.facts}>
      {cost !== undefined && (
        <div>
          <dt>Cost</dt>
          <dd>{cost === "" ? "none" : <RichWords text={cost} symbols={game.symbols} />}</dd>
        </div>
      )}
      <WorthFact cardId={cardId} card={card as object} />
      {code !== undefined && (
        <div>
          <dt>Code</dt>
          <dd>{code === "" ? "none" : code}</dd>
        </div>
      )}
    </dl>
  );
}
