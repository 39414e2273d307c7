import { useEffect, useState } from "react";

/** The pixels of a picture, without which it can't be cropped around its focus point exactly as in print. */
export interface PictureSize {
  width: number;
  height: number;
}

const known = new Map<string, PictureSize | null>();

export const pictureSize = (href: string): PictureSize | undefined => known.get(href) ?? undefined;

/** Undefined until the picture has arrived, or when it can't be read. */
export function usePictureSize(href: string | undefined): PictureSize | undefined {
  const [, arrived] = useState(0);
  useEffect(() => {
    if (href === undefined || known.has(href)) return;
    let live = true;
    const note = (size: PictureSize | null) => {
      known.set(href, size);
      if (live) arrived((n) => n + 1);
    };
    const image = new Image();
    image.onload = () => note({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => note(null);
    image.src = href;
    return () => {
      live = false;
    };
  }, [href]);
  return href === undefined ? undefined : pictureSize(href);
}
