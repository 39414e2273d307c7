import { cardGame } from "../../../engine/games/registry";
import { type AskedSymbol, mostAsked } from "../../../project/asked-and-given";
import { RichWords, SymbolContext } from "../../press/rich-words";
import { useSymbols } from "../../press/use-symbols";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { ChartFrame } from "../../ui/charts/chart-frame";
import styles from "./asked-chart.module.css";

interface Props {
  symbols: readonly AskedSymbol[];
  onShow(term: string): void;
}

/** What costs ask for beside what cards give, symbol by symbol. */
export function AskedChart({ symbols, onShow }: Props) {
  const game = useProject(gameOf);
  const icons = useSymbols();
  if (symbols.length === 0 || !game) return null;
  const most = Math.max(1, ...symbols.flatMap(({ asked, given }) => [asked, given]));
  const { word: first, asked, given } = mostAsked(symbols)!;
  const times = (n: number): string => (n === 1 ? "once" : `${n} times`);
  const sentences = [
    `Costs ask for ${first} ${times(asked)}, and cards ${given === 0 ? "give none of it" : `give it ${times(given)}`}.`,
  ];
  const width = (n: number): string => `${(100 * n) / most}%`;
  return (
    <ChartFrame
      title="Asked for and given"
      sentences={sentences}
      table={[
        ["Symbol", "Asked for", "Given"],
        ...symbols.map((one) => [one.word, String(one.asked), String(one.given)]),
      ]}
    >
      <SymbolContext value={icons}>
        <ul className={styles.symbols}>
          {symbols.map(({ symbol, word, asked, given }) => (
            <li key={symbol}>
              <button
                type="button"
                disabled={asked === 0}
                title={asked > 0 ? `Show the cards that cost ${word}` : undefined}
                onClick={() => onShow(`cost:"{${symbol}}"`)}
              >
                <span className="visually-hidden">{`${word}: `}</span>
                <span className={styles.sign} aria-hidden>
                  <RichWords text={`{${symbol}}`} symbols={cardGame(game).symbols} />
                </span>
                <span className={styles.bars} aria-hidden>
                  <span className={styles.asked} style={{ width: width(asked) }} />
                  <span className={styles.given} style={{ width: width(given) }} />
                </span>
                <span className={styles.figures}>
                  {asked} <span className="visually-hidden">asked for, </span>
                  <span>{given} given</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </SymbolContext>
    </ChartFrame>
  );
}
