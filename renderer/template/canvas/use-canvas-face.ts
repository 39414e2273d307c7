import { useMemo } from "react";
import type { Scene } from "../../../press/scene";
import { inVariant } from "../../../press/variant";
import { factsOf } from "../../../project/project-text";
import { layersOf } from "../../../project/template-layers";
import { isWithin, type Pointer } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import type { Template } from "../../../schemas/template";
import { useCard } from "../../document/use-card";
import { faceSvg, layFace, picturesOf } from "../../press/draw-face";
import type { ProjectPress } from "../../press/project-press";
import { useFaceOrder } from "../../press/use-face";
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
function templateShown(template: Template, index: VariantIndex): Template {
  const variant = index === undefined ? undefined : template.variants?.[index];
  if (variant) return inVariant(template, variant);
  if (!template.variants) return template;
  const { variants: _variants, ...base } = template;
  return base;
}

const noCard = {};

export function useCanvasFace({ press, template, variant, sample, hidden, bleed }: Order): CanvasFace {
  const { card } = useCard(sample ?? "");
  const shown = useMemo(() => templateShown(template, variant), [template, variant]);
  const order = useFaceOrder(press, sample ?? "sample", card ?? noCard, shown);
  return useMemo(() => {
    const { around, kit } = order;
    const list = listOfVariant(template, variant);
    const pointers = new Map(layersOf(layersIn(template, list), list).map(({ pointer, layer }) => [layer, pointer]));
    const placed: (PlacedLayer & { problems: number })[] = [];
    const facts = order.card === noCard ? nobody : factsOf(order.card, kit.game, around.language);
    const { scene, problems } = layFace(order, {
      facts,
      visit(layer, { box, matrix }, holder, problems) {
        const pointer = pointers.get(layer);
        if (pointer !== undefined) placed.push({ pointer, layer, box, holder, matrix, problems });
        return pointer === undefined || !isHidden(pointer, hidden);
      },
    });
    const faults = new Map<Pointer, readonly Problem[]>();
    placed.forEach(({ pointer, problems: before }, index) => {
      const own = problems.slice(before, placed[index + 1]?.problems ?? problems.length);
      if (own.length > 0) faults.set(pointer, [...(faults.get(pointer) ?? []), ...own]);
    });
    return {
      svg: faceSvg(scene, kit, picturesOf(around), "canvas", bleed),
      scene,
      placed,
      problems,
      faults,
      scope: {
        card: order.card,
        facts,
        slots: facts.slots,
        numbers: around.numbers?.(order.card) ?? {},
        set: around.set,
      },
    };
  }, [order, template, variant, hidden, bleed]);
}

const isHidden = (pointer: Pointer, hidden: ReadonlySet<Pointer>): boolean =>
  [...hidden].some((one) => isWithin(pointer, one));
