import { memo, useMemo } from "react";
import type { FontBook } from "../../press/fonts";
import { digits, type Matrix } from "../../press/geometry";
import type { Page, PagePart } from "../../press/page";
import type { Scene } from "../../press/scene";
import type { SvgOptions } from "../../press/svg";
import { markupOf } from "../press/draw-face";
import { useDrawing } from "../press/drawn-markup";
import styles from "./sheet-stage.module.css";

const transform = (matrix: Matrix): string =>
  `matrix(${matrix.map((value) => Number(value.toPrecision(9))).join(" ")})`;

interface FaceProps {
  id: string;
  scene: Scene;
  fonts: FontBook;
  pictures: NonNullable<SvgOptions["pictures"]>;
}

/** A face, once for all places on the page where it is printed. */
function Face({ id, scene, fonts, pictures }: FaceProps) {
  const markup = markupOf(scene, { fonts, prefix: id, pictures });
  return <g id={id} {...useDrawing(markup)} />;
}

const Overlay = memo(function Overlay({ overlay, fonts, prefix }: { overlay: Scene; fonts: FontBook; prefix: string }) {
  const markup = useMemo(() => markupOf(overlay, { fonts, prefix }), [overlay, fonts, prefix]);
  return <g {...useDrawing(markup)} />;
});

interface Props {
  page: Page;
  /** Tells this page's ids from those of another beside it. */
  name: string;
  label: string;
  fonts: FontBook;
  pictures: NonNullable<SvgOptions["pictures"]>;
}

/** A page with every face, mark and word that its PDF will have, where it will have it. */
export function PageDrawing({ page, name, label, fonts, pictures }: Props) {
  const { size, parts, overlay, correction } = page;
  const scenes = [...new Set(parts.map(({ scene }) => scene))];
  const idOf = (scene: Scene): string => `${name}-f${scenes.indexOf(scene)}`;
  const clipOf = (index: number): string => `${name}-p${index}`;
  return (
    <svg className={styles.paper} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      <defs>
        {parts.map(({ clip }, index) => (
          <clipPath key={clipOf(index)} id={clipOf(index)}>
            <rect x={digits(clip.x)} y={digits(clip.y)} width={digits(clip.width)} height={digits(clip.height)} />
          </clipPath>
        ))}
        {scenes.map((scene) => (
          <Face key={idOf(scene)} id={idOf(scene)} scene={scene} fonts={fonts} pictures={pictures} />
        ))}
      </defs>
      <g {...(correction && { transform: transform(correction) })}>
        {parts.map((part: PagePart, index) => (
          <g key={clipOf(index)} clipPath={`url(#${clipOf(index)})`}>
            <use href={`#${idOf(part.scene)}`} transform={transform(part.matrix)} />
          </g>
        ))}
        <Overlay overlay={overlay} fonts={fonts} prefix={`${name}-o`} />
      </g>
    </svg>
  );
}
