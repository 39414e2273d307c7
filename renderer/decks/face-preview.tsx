import Popper from "@mui/material/Popper";
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from "react";
import { CardFace } from "../press/card-face";
import { useHeld } from "./carry/held-card";
import styles from "./face-preview.module.css";

interface Shown {
  card: string;
  /** Why it may not come in, where that is asked. */
  reason?: string | undefined;
  anchor: HTMLElement;
}

const Context = createContext<(shown: Shown | null) => void>(() => {});

/** Shows the face of whatever line the mouse or the keyboard is on. */
export function FacePreviews({ children }: { children: ReactNode }) {
  const [shown, show] = useState<Shown | null>(null);
  const held = useHeld();
  return (
    <Context value={show}>
      {children}
      {shown?.anchor.isConnected && !held && (
        <Popper open anchorEl={shown.anchor} placement="left" className={styles.preview ?? ""} aria-hidden>
          <CardFace cardId={shown.card} soon />
          {shown.reason && <p className={styles.reason}>{shown.reason}</p>}
        </Popper>
      )}
    </Context>
  );
}

/** Of a line whose face is shown beside it. */
export function usePreview(card: string, reason?: string) {
  const show = useContext(Context);
  return useMemo(() => {
    const look = ({ currentTarget }: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) =>
      show({ card, reason, anchor: currentTarget });
    const away = () => show(null);
    return { onPointerEnter: look, onPointerLeave: away, onFocus: look, onBlur: away };
  }, [card, reason, show]);
}
