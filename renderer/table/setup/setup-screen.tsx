import Button from "@mui/material/Button";
import { ChevronDown, ChevronRight, Dices, Plus, Spade } from "lucide-react";
import { useEffect, useMemo } from "react";
import { layered } from "../../../engine/core/options";
import type { Supply } from "../../../engine/core/setup";
import { cardGame } from "../../../engine/games/registry";
import type { GameId } from "../../../schemas/game-id";
import { useCommand } from "../../commands/use-command";
import { count } from "../../state/count";
import { freeTableItem, goTo } from "../../state/place";
import { setUi, showDialog, useUi } from "../../state/ui-store";
import { EmptyState } from "../../ui/empty-state";
import { NumberField } from "../../ui/fields/number-field";
import { HouseRules } from "../../ui/house-rules/house-rules";
import { Room, RoomHeader } from "../../ui/room";
import { RoomSkeleton } from "../../ui/room-skeleton";
import { SeverityIcon } from "../../ui/severity-icon";
import { deal } from "../driver/beginnings";
import type { GameOffer } from "../engine/messages";
import { TableKind } from "../free-table/table-kind";
import { putAside } from "../saved/aside";
import { SavedPanel } from "../saved/saved-panel";
import { isReady, type SeatPlan, seatNames, seedFrom, strengths } from "../seat-plan";
import { useTable } from "../table-store";
import { SeatRow } from "./seat-row";
import styles from "./setup.module.css";
import { SharedDeck } from "./shared-deck";
import { planOf, prepare, usePreparation, useSuggestedDecks, useVerdict } from "./use-preparation";

/** Who plays, with what, and by which rules. */
export function SetupScreen({ game, offer, supply }: { game: GameId; offer: GameOffer; supply: Supply }) {
  const decks = useMemo(() => Object.keys(supply.decks), [supply]);
  const suggested = useSuggestedDecks(game, offer, supply);
  const preparation = usePreparation(offer, decks, suggested);
  // Until it is known whether a match waits here, nothing may take its place.
  const busy = useTable((state) => state.busy || state.kept === undefined);
  const refused = useTable((state) => state.refused);
  const situation = useCommand("table.position");
  const rulesSought = useUi((ui) => ui.rulesSought);
  const rulesOpen = rulesSought !== null;
  useEffect(() => () => setUi({ rulesSought: null }), []);
  const plan = useMemo(() => preparation && planOf(game, supply, preparation), [game, supply, preparation]);
  const verdict = useVerdict(plan);

  if (decks.length === 0) {
    return (
      <EmptyState
        title="A match needs a deck"
        actions={
          <>
            <Button
              variant="contained"
              onClick={() => {
                goTo("decks");
                showDialog({ kind: "deck-name", purpose: "new" });
              }}
            >
              Build a deck
            </Button>
            <Button variant="outlined" onClick={() => goTo("table", freeTableItem)}>
              Free table
            </Button>
          </>
        }
      >
        Put cards of your set into a deck, then come back and deal. A free table needs none.
      </EmptyState>
    );
  }
  if (!preparation || !plan || !suggested) return <RoomSkeleton />;
  const { seats, options, seed } = preparation;
  const names = seatNames(seats);
  const changed = Object.keys(options).length;
  const change = (at: number, seat: SeatPlan) => prepare({ seats: seats.with(at, seat) });
  const add = () => {
    const deck = offer.sharedDeck ? seats[0]?.deck : suggested.decks[seats.length % suggested.decks.length];
    prepare({ seats: [...seats, { kind: "greedy", strength: strengths[1], name: "", deck }] });
  };
  const problemsOf = (deck: string | undefined) => verdict?.decks.find((each) => each.deck === deck)?.problems ?? [];
  const isWaiting = busy || !seats.every(isReady);
  const isFaulty = verdict !== null && (verdict.decks.length > 0 || verdict.problems.length > 0);
  // What dealing or loading refused, unless it is said beside the deck already.
  const said = [...(verdict?.problems ?? []), ...(isFaulty ? [] : (refused?.problems ?? []))];

  return (
    <Room
      header={
        <RoomHeader
          title={`Deal a match of ${cardGame(game).name}`}
          tools={
            <>
              <TableKind value="rules" />
              <Button variant="outlined" onClick={situation.run}>
                {situation.label}
              </Button>
            </>
          }
        />
      }
      panels={{ className: styles.panels }}
    >
      <form
        className={styles.main}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWaiting || isFaulty) return;
          putAside();
          void deal(plan, seats);
        }}
      >
        <p className={styles.intro}>
          Play your set as it stands now: with people on this screen, against bots, or let bots play each other.
        </p>
        {offer.sharedDeck && (
          <SharedDeck
            deck={seats[0]?.deck}
            problems={problemsOf(seats[0]?.deck)}
            onChange={(deck) => prepare({ seats: seats.map((seat) => ({ ...seat, deck })) })}
          />
        )}
        {!suggested.areLegal && isFaulty && (
          <p className={styles.noneLegal} role="status">
            <SeverityIcon severity="warning" />
            <span>
              {decks.length === 1 ? "The only deck of this set isn't" : "No deck of this set is"} legal yet. Mend it in
              Decks, or change the house rules that forbid it.
            </span>
          </p>
        )}
        <section aria-label="Seats">
          <ul className={styles.seats}>
            {seats.map((seat, at) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
                key={at}
                seat={at}
                plan={seat}
                name={names[at] ?? ""}
                hasDeck={!offer.sharedDeck}
                problems={problemsOf(seat.deck)}
                onChange={(next) => change(at, next)}
                onRemove={
                  seats.length > offer.players.min ? () => prepare({ seats: seats.toSpliced(at, 1) }) : undefined
                }
              />
            ))}
          </ul>
          {seats.length < offer.players.max && (
            <Button startIcon={<Plus aria-hidden />} onClick={add}>
              Add a seat
            </Button>
          )}
        </section>
        <section aria-label="House rules">
          <button
            type="button"
            className={styles.disclosure}
            aria-expanded={rulesOpen}
            onClick={() => setUi({ rulesSought: rulesOpen ? null : "" })}
          >
            {rulesOpen ? <ChevronDown size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />}
            <h2>House rules</h2>
            <span className={changed > 0 ? styles.changedRules : undefined}>
              {changed === 0 ? "as the game has them" : `${count(changed, "rule")} changed`}
            </span>
          </button>
          {rulesOpen && (
            <HouseRules
              specs={offer.options}
              presets={offer.presets}
              standard={layered(offer.presets, supply.options)}
              options={options}
              sought={rulesSought}
              onSeek={(words) => setUi({ rulesSought: words })}
              onChange={(next) => prepare({ options: next })}
            />
          )}
        </section>
        <div className={styles.foot}>
          {said.map(({ message, hint }) => (
            <p key={message} className={styles.refused} role="alert">
              <SeverityIcon severity="error" />
              <span>
                {message} {hint}
              </span>
            </p>
          ))}
          <div className={styles.dealing}>
            <div className={styles.seed}>
              <NumberField
                label="Seed"
                id="table-seed"
                value={seed}
                range={{ least: 0, most: 999_999_999, whole: true }}
                onChange={(next) => prepare({ seed: next })}
              />
            </div>
            <Button
              variant="outlined"
              startIcon={<Dices aria-hidden />}
              onClick={() => prepare({ seed: seedFrom(Math.random()) })}
            >
              New seed
            </Button>
            <span className={styles.seedWords}>The same seed deals the same hands.</span>
            {isFaulty && verdict?.isPlayable && (
              <Button
                variant="outlined"
                size="large"
                disabled={isWaiting}
                onClick={() => {
                  putAside();
                  void deal({ ...plan, anyDeck: true }, seats);
                }}
              >
                Play anyway
              </Button>
            )}
            <Button
              type="submit"
              variant="contained"
              size="large"
              startIcon={<Spade aria-hidden />}
              disabled={isWaiting || isFaulty}
            >
              Deal
            </Button>
          </div>
        </div>
      </form>
      <SavedPanel game={game} />
    </Room>
  );
}
