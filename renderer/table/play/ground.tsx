import { createContext, memo, useContext } from "react";
import { useDrawing } from "../../press/drawn-markup";
import { type DrawnGround, plainGround, type TableGround } from "../../press/use-ground";
import styles from "./ground.module.css";

export const GroundContext = createContext<TableGround>(plainGround);

/** What a part of the table lies on, under all that lies there. Its name is the game's. */
export const GroundUnder = memo(function GroundUnder({ name }: { name: string | undefined }) {
  const { drawingOf } = useContext(GroundContext);
  const ground = name === undefined ? undefined : drawingOf(name);
  if (!ground) return null;
  return <Ground {...ground} />;
});

function Ground({ viewBox, aspect, markup }: DrawnGround) {
  return (
    <svg className={styles.ground} viewBox={viewBox} preserveAspectRatio={aspect} aria-hidden {...useDrawing(markup)} />
  );
}
