import { Plus } from "lucide-react";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { useSharedParts } from "../document/use-card";
import { RichWords } from "../press/rich-words";
import { CommandButton } from "../ui/command-button";
import { RoomHeader } from "../ui/room";
import styles from "./composition-room.module.css";
import { SampleFaces } from "./sample-faces";
import { useComponents } from "./use-components";

/** A component of the game itself, to look at and to begin others from. */
export function BaseComponent({ id, game }: { id: string; game: GameId }) {
  const parts = useSharedParts();
  const lines = useComponents(game);
  const at = lines.findIndex((each) => each.id === id);
  const line = lines[at];
  const { name, composition, symbols } = cardGame(game);
  const base = composition?.base.find((component) => component.id === id);
  if (!base) return null;
  return (
    <section className={styles.editor} aria-label={base.name}>
      <RoomHeader level={2} title={base.name}>
        <code className={styles.id}>{id}</code>
        <span className={styles.mark}>part of {name}</span>
      </RoomHeader>
      <div className={styles.fixed}>
        <dl>
          <div>
            <dt>What it costs</dt>
            <dd>{line?.cost ? <RichWords text={line.cost} symbols={symbols} /> : "nothing"}</dd>
          </div>
          <div>
            <dt>What it does</dt>
            <dd>
              <RichWords text={line?.effect ?? ""} symbols={symbols} />
            </dd>
          </div>
          <div>
            <dt>At most on one card</dt>
            <dd>{base.max}</dd>
          </div>
          <div>
            <dt>Where it stands in codes</dt>
            <dd>
              {at + 1} of {lines.length}
            </dd>
          </div>
        </dl>
        <p>
          The rules of {name} say what it is. A component whose effect is called “{base.effect.key}” joins its effect;
          one like it can do something of its own.
        </p>
        <CommandButton variant="outlined" command="component.new-like" icon={Plus}>
          New component like this
        </CommandButton>
        <SampleFaces id={id} max={base.max} parts={parts} game={game} />
      </div>
    </section>
  );
}
