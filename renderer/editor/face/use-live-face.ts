import { useMemo } from "react";
import { layOut } from "../../../press/layout";
import type { Scene } from "../../../press/scene";
import { toSvg } from "../../../press/svg";
import { factsOf } from "../../../project/project-text";
import { valueAt } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import { pictureSize, usePictureSize } from "../../press/picture-sizes";
import { useProjectPress } from "../../press/project-press";
import type { SymbolMarkup } from "../../press/rich-words";
import { useProjectSurroundings } from "../../press/surroundings";
import { symbolMarkup } from "../../press/symbol-markup";
import type { CardEditing } from "../session/use-card-editing";

export interface LiveFace {
  svg: string;
  scene: Scene;
  /** What doesn't fit or is missing. */
  problems: readonly Problem[];
}

interface Press {
  /** Undefined while typefaces are loading, and while there is no card to draw. */
  face: LiveFace | undefined;
  symbols: SymbolMarkup | undefined;
  /** Where a picture of the project is fetched. */
  picture(source: string): string | undefined;
}

/** The card drawn by the press within the same frame as the keystroke, together with where everything lies on it. */
export function useLiveFace({ cardId, game, shown }: CardEditing): Press {
  const { kit, card: template } = useProjectPress() ?? {};
  const around = useProjectSurroundings();
  const card = shown?.whole;
  const source = valueAt(card, "/art/file");
  const href = typeof source === "string" ? around.picture(source) : undefined;
  const size = usePictureSize(href);

  const symbols = useMemo(() => kit && template && symbolMarkup(template, kit), [kit, template]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture's size is read where the picture is drawn.
  const face = useMemo((): LiveFace | undefined => {
    if (!kit || !template || card === undefined) return undefined;
    const facts = factsOf(card as object, game.id, around.language);
    const { scene, problems } = layOut(template, { id: cardId, card, facts }, kit.fonts, {
      icons: kit.icons,
      hasPicture: (wanted) => around.picture(wanted) !== undefined,
      set: around.set,
    });
    const pictures = (wanted: string) => {
      const found = around.picture(wanted);
      return found === undefined ? undefined : { href: found, ...pictureSize(found) };
    };
    return { scene, problems, svg: toSvg(scene, { fonts: kit.fonts, prefix: "live", pictures }) };
  }, [kit, template, around, cardId, card, game, size]);

  return { face, symbols, picture: around.picture };
}
