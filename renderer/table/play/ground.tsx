import { createContext, memo, useContext } from "react";
import { drawn } from "../../press/drawn-markup";
import { plainGround, type TableGround } from "../../press/use-ground";
import styles from "./ground.module.css";

export const GroundContext = createContext<TableGround>(plainGround);

/** What a part of the table lies on, under all that lies there. Its name is the game's. */
export const GroundUnder = memo(function GroundUnder({ name }: { name: string | undefined }) {
  const { drawingOf } = useContext(GroundContext);
  const ground = name === undefined ? undefined : drawingOf(name);
  if (!ground) return null;
  return (
    <svg
      className={styles.ground}
      viewBox={ground.viewBox}
      preserveAspectRatio={ground.aspect}
      aria-hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own press from the game's own file.
      dangerouslySetInnerHTML={drawn(ground.markup)}
    />
  );
});
