/** Where the window was, if that place still exists. Displays come and go; a window must never open out of reach. */
interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface KeptWindow {
  bounds: Rectangle | null;
  maximized: boolean;
}

export const smallest = { width: 1024, height: 700 };
const usual = { width: 1440, height: 900 };
/** This much of the window's top must be on a display for a person to take hold of it. */
const grip = 120;

/** `displays` are the work areas, the primary one first. */
export function windowBounds(
  kept: unknown,
  displays: readonly Rectangle[],
): Partial<Rectangle> & { width: number; height: number } {
  const bounds = isRectangle((kept as Partial<KeptWindow> | undefined)?.bounds) ? (kept as KeptWindow).bounds! : null;
  if (bounds && displays.some((display) => isWithinReach(bounds, display))) {
    return {
      ...bounds,
      width: Math.max(bounds.width, smallest.width),
      height: Math.max(bounds.height, smallest.height),
    };
  }
  const [primary] = displays;
  return {
    width: Math.min(usual.width, primary?.width ?? usual.width),
    height: Math.min(usual.height, primary?.height ?? usual.height),
  };
}

export const wasMaximized = (kept: unknown): boolean => (kept as Partial<KeptWindow> | undefined)?.maximized === true;

function isWithinReach(window: Rectangle, display: Rectangle): boolean {
  const overlap = Math.min(window.x + window.width, display.x + display.width) - Math.max(window.x, display.x);
  return overlap >= grip && window.y >= display.y && window.y <= display.y + display.height - grip;
}

function isRectangle(value: unknown): value is Rectangle {
  const rectangle = (value ?? {}) as Record<string, unknown>;
  return ["x", "y", "width", "height"].every((key) => Number.isInteger(rectangle[key]));
}
