import Button from "@mui/material/Button";
import { Plus } from "lucide-react";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { useCommand } from "../commands/use-command";
import { useSharedParts } from "../document/use-card";
import { RoomHeader } from "../ui/room";
import styles from "./composition-room.module.css";
import { SampleFaces } from "./sample-faces";

/** A component of the game itself, to look at and to begin others from. */
export function BaseComponent({ id, game }: { id: string; game: GameId }) {
  const parts = useSharedParts();
  const newLike = useCommand("component.new-like");
  const { name, composition } = cardGame(game);
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
            <dt>Place in codes</dt>
            <dd>{base.rank}</dd>
          </div>
          <div>
            <dt>Key of its effect</dt>
            <dd>
              <code>{base.effect.key}</code>
            </dd>
          </div>
          <div>
            <dt>Order among effects</dt>
            <dd>{base.effect.rank}</dd>
          </div>
        </dl>
        <p>
          The rules of {name} say what it is. A component with the key <code>{base.effect.key}</code> joins its effect;
          one like it can do something of its own.
        </p>
        <Button variant="outlined" startIcon={<Plus aria-hidden />} disabled={!newLike.enabled} onClick={newLike.run}>
          New component like this
        </Button>
        <SampleFaces id={id} max={base.max} parts={parts} game={game} />
      </div>
    </section>
  );
}
