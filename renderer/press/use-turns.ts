import { useEffect, useReducer } from "react";
import { drawSoon } from "./draw-queue";

/**
 * Draws in turns what a component shows and isn't there yet, and then shows the component anew. What it no longer asks
 * for when it is shown again, because it was scrolled past or has changed, is not drawn.
 */
export function useTurns(): (key: string, draw: () => void) => void {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const wanted = new Map<string, () => void>();
  useEffect(() => {
    const withdrawals = [...wanted.values()].map((draw) =>
      drawSoon(() => {
        draw();
        redraw();
      }),
    );
    return () => {
      for (const withdraw of withdrawals) withdraw();
    };
  });
  return (key, draw) => {
    if (!wanted.has(key)) wanted.set(key, draw);
  };
}
