export interface Flight {
  /** How many things of the page were in flight at a time, at most. */
  most: number;
  /** Things that had come to rest when their flight was over: drawn where they lie on the page, or not. */
  landed: number;
  missed: number;
}

interface Flights {
  seen: Flight;
  begin(): void;
  /** Looks no more: each look costs the page a frame. */
  end(): void;
  /** The cards whose faces were drawn, and all that the page has ever shown. */
  faces(): Promise<{ faces: string[]; shown: string[] }>;
}

declare global {
  interface Window {
    flights?: Flights;
  }
}

/** Runs in the page: looks at each frame at what flies over the table, and keeps which faces are drawn. */
export function watchFlights(): void {
  const labelled = /<svg[^>]* aria-label="([^"]*)"/g;
  const labelsIn = (text: string): string[] => [...text.matchAll(labelled)].map(([, label = ""]) => label);
  const drawn: Promise<string>[] = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob: Blob | MediaSource): string => {
    if (blob instanceof Blob && blob.type === "image/svg+xml") drawn.push(blob.text());
    return make(blob);
  };
  const shown = new Set<string>();
  const keep = (): void => {
    for (const svg of document.querySelectorAll("svg[aria-label]")) shown.add(svg.getAttribute("aria-label")!);
  };
  keep();
  const changes = new MutationObserver(keep);
  changes.observe(document.body, { childList: true, subtree: true });

  const flights: Flights = {
    seen: { most: 0, landed: 0, missed: 0 },
    begin: () => {
      flights.seen = { most: 0, landed: 0, missed: 0 };
    },
    end: () => {
      cancelAnimationFrame(next);
      changes.disconnect();
      URL.createObjectURL = make;
    },
    faces: async () => ({ faces: (await Promise.all(drawn)).flatMap(labelsIn), shown: [...shown] }),
  };
  window.flights = flights;

  /** Whether anything is drawn over the middle of it. */
  const isDrawnOver = (canvas: HTMLCanvasElement, at: DOMRect, element: Element): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const dots = canvas.width / at.width;
    const pixel = [(x + width / 2 - at.x) * dots, (y + height / 2 - at.y) * dots, 1, 1] as const;
    return (canvas.getContext("2d")?.getImageData(...pixel).data[3] ?? 0) > 0;
  };
  let last: { canvas: HTMLCanvasElement; at: DOMRect; elements: Element[] } | null = null;
  const look = (): void => {
    const elements = [...document.querySelectorAll("[data-aloft][data-thing]")];
    const canvas = document.querySelector<HTMLCanvasElement>("[data-table] canvas");
    const { seen } = flights;
    seen.most = Math.max(seen.most, canvas ? elements.length : 0);
    // The last picture stays on a canvas that has been taken off the page.
    if (last && canvas !== last.canvas)
      for (const element of last.elements)
        if (element.isConnected) seen[isDrawnOver(last.canvas, last.at, element) ? "landed" : "missed"]++;
    last = canvas && { canvas, at: canvas.getBoundingClientRect(), elements };
    next = requestAnimationFrame(look);
  };
  let next = requestAnimationFrame(look);
}
