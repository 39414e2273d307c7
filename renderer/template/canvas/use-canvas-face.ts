import { useMemo } from "react";
import { layOut } from "../../../press/layout";
import type { Scene } from "../../../press/scene";
import { toSvg } from "../../../press/svg";
import { inVariant } from "../../../press/variant";
import { factsOf } from "../../../project/project-text";
import { layersOf } from "../../../project/template-layers";
import { isWithin, type Pointer, valueAt } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import type { Template } from "../../../schemas/template";
import { pictureSize, usePictureSize } from "../../press/picture-sizes";
import type { ProjectPress } from "../../press/project-press";
import { useProjectSurroundings } from "../../press/surroundings";
import { useCardDocument } from "../../state/project-store";
import { layersIn } from "../model/layer-lists";
import type { PlacedLayer } from "../model/placed-layers";
import { listOfVariant, type VariantIndex } from "../model/variants";

/** The template at work on one card, and where each of its layers came to lie. */
export interface CanvasFace {
  svg: string;
  scene: Scene;
  placed: readonly PlacedLayer[];
  problems: readonly Problem[];
  /** What the layers of the template were found to do wrong on this card. */
  faults: ReadonlyMap<Pointer, readonly Problem[]>;
  /** What its holes are filled from. */
  scope: Readonly<Record<string, unknown>>;
}

interface Order {
  press: ProjectPress;
  template: Template;
  variant: VariantIndex;
  /** A card's id; undefined in a set without cards. */
  sample: string | undefined;
  hidden: ReadonlySet<Pointer>;
  bleed: boolean;
}

const nobody = { name: "", type: "", text: "", slots: {} };

/** The one template that is drawn: as a variant has it, or without any. */
export function templateShown(template: Template, index: VariantIndex): Template {
  const variant = index === undefined ? undefined : template.variants?.[index];
  if (variant) return inVariant(template, variant);
  if (!template.variants) return template;
  const { variants: _variants, ...base } = template;
  return base;
}

export function useCanvasFace({ press, template, variant, sample, hidden, bleed }: Order): CanvasFace {
  const around = useProjectSurroundings();
  const { card } = useCardDocument(sample ?? "");
  const source = valueAt(card, "/art/file");
  const size = usePictureSize(typeof source === "string" ? around.picture(source) : undefined);
  const { kit, game } = press;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture's size is read where the picture is drawn.
  return useMemo(() => {
    const list = listOfVariant(template, variant);
    const pointers = new Map(layersOf(layersIn(template, list), list).map(({ pointer, layer }) => [layer, pointer]));
    const placed: (PlacedLayer & { problems: number })[] = [];
    const facts = card === undefined ? nobody : factsOf(card as object, game, around.language);
    const face = { id: sample ?? "sample", card: card ?? {}, facts };
    const { scene, problems } = layOut(templateShown(template, variant), face, kit.fonts, {
      icons: kit.icons,
      hasPicture: (wanted) => around.picture(wanted) !== undefined,
      set: around.set,
      visit(layer, { box, matrix }, holder, problems) {
        const pointer = pointers.get(layer);
        if (pointer !== undefined) placed.push({ pointer, layer, box, holder, matrix, problems });
        return pointer === undefined || !isHidden(pointer, hidden);
      },
    });
    const pictures = (wanted: string) => {
      const href = around.picture(wanted);
      return href === undefined ? undefined : { href, ...pictureSize(href) };
    };
    const faults = new Map<Pointer, readonly Problem[]>();
    placed.forEach(({ pointer, problems: before }, index) => {
      const own = problems.slice(before, placed[index + 1]?.problems ?? problems.length);
      if (own.length > 0) faults.set(pointer, [...(faults.get(pointer) ?? []), ...own]);
    });
    return {
      svg: toSvg(scene, { fonts: kit.fonts, prefix: "canvas", pictures, bleed }),
      scene,
      placed,
      problems,
      faults,
      scope: { card: face.card, facts, slots: facts.slots, set: around.set },
    };
  }, [kit, game, template, variant, sample, card, around, hidden, bleed, size]);
}

const isHidden = (pointer: Pointer, hidden: ReadonlySet<Pointer>): boolean =>
  [...hidden].some((one) => isWithin(pointer, one));
