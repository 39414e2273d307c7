import { useEffect } from "react";
import { digits } from "../../../press/geometry";
import { hundredths } from "../model/box";
import type { PlacedLayer } from "../model/placed-layers";
import styles from "./canvas.module.css";

interface Props {
  placed: PlacedLayer;
  scale: number;
  /** While the hand holds the layer. */
  shown: boolean;
  /** Why the hand can't move it. */
  why: string | undefined;
  onDone(): void;
}

const readingTime = 6000;

/** Numbers beside what is being moved; or the reason why it stays where it is. */
export function Readout({ placed, scale, shown, why, onDone }: Props) {
  useEffect(() => {
    if (!why) return;
    const timer = setTimeout(onDone, readingTime);
    return () => clearTimeout(timer);
  }, [why, onDone]);
  const { box, holder } = placed;
  const place = { left: (box.x + box.width / 2) * scale, top: (box.y + box.height) * scale + 10 };
  if (why)
    return (
      <p className={styles.why} style={place} role="status">
        {why}
      </p>
    );
  if (!shown) return null;
  const [x, y, width, height] = [box.x - holder.x, box.y - holder.y, box.width, box.height].map((mm) =>
    digits(hundredths(mm)),
  );
  return (
    <p className={styles.readout} style={place}>
      {x}, {y} · {width} × {height} mm
    </p>
  );
}
