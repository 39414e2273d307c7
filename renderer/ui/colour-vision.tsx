import type { CSSProperties } from "react";
import { type ColourVision, colourVisions, filterMatrix } from "../../press/colour-vision";
import { setUi, useUi } from "../state/ui-store";
import { ChoiceInput, type Choosable } from "./fields/choice-field";

/** Looking at cards as somebody sees them who sees colours otherwise. Only a way of looking: nothing is changed by it. */

const options: Choosable<ColourVision | "">[] = [
  { value: "", label: "All colours" },
  ...(Object.keys(colourVisions) as ColourVision[]).map((value) => ({ value, label: colourVisions[value].title })),
];

const filterId = (vision: ColourVision): string => `cw-seen-${vision}`;

export function ColourVisionChoice({ compact = false, id, labelledBy }: ChoiceLook) {
  const vision = useUi(({ colourVision }) => colourVision);
  return (
    <ChoiceInput
      compact={compact}
      {...(id === undefined ? { label: "Colours as seen" } : { id, labelledBy })}
      value={vision ?? ""}
      options={options}
      onChange={(value) => setUi({ colourVision: value || null })}
    />
  );
}

interface ChoiceLook {
  compact?: boolean;
  id?: string;
  labelledBy?: string;
}

/** For whatever shows cards; `<ColourVisionFilter />` has to be on the page. */
export function useSeenColours(): CSSProperties {
  const vision = useUi(({ colourVision }) => colourVision);
  return vision === null ? {} : { filter: `url(#${filterId(vision)})` };
}

export function ColourVisionFilter() {
  const vision = useUi(({ colourVision }) => colourVision);
  if (vision === null) return null;
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden>
      <filter id={filterId(vision)} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={filterMatrix(vision)} />
      </filter>
    </svg>
  );
}
