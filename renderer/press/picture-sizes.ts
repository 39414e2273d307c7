import { useEffect, useState } from "react";

/** The pixels of a picture, without which it can't be cropped around its focus point exactly as in print. */
export interface PictureSize {
  width: number;
  height: number;
}

const known = new Map<string, PictureSize | null>();

export const pictureSize = (href: string): PictureSize | undefined => known.get(href) ?? undefined;

/** Resolves when it is known, or known not to be a picture. */
export function measurePicture(href: string): Promise<void> {
  if (known.has(href)) return Promise.resolve();
  return new Promise((resolve) => {
    const note = (size: PictureSize | null) => {
      known.set(href, size);
      resolve();
    };
    const image = new Image();
    image.onload = () => note({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => note(null);
    image.src = href;
  });
}

/** Undefined until the picture has arrived, or when it can't be read. */
export function usePictureSize(href: string | undefined): PictureSize | undefined {
  const [, arrived] = useState(0);
  useEffect(() => {
    if (href === undefined || known.has(href)) return;
    let live = true;
    void measurePicture(href).then(() => live && arrived((n) => n + 1));
    return () => {
      live = false;
    };
  }, [href]);
  return href === undefined ? undefined : pictureSize(href);
}
