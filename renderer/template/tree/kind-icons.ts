import {
  Circle,
  Grip,
  Group,
  Image,
  LetterText,
  type LucideIcon,
  Repeat,
  Rows3,
  SeparatorHorizontal,
  Shapes,
  Spline,
  Square,
  Type,
} from "lucide-react";
import type { LayerKind } from "../../../schemas/template-layers";

export const kindIcons: Record<LayerKind, LucideIcon> = {
  rect: Square,
  ellipse: Circle,
  path: Spline,
  rule: SeparatorHorizontal,
  pattern: Grip,
  text: Type,
  blocks: LetterText,
  art: Image,
  symbol: Shapes,
  group: Group,
  column: Rows3,
  repeat: Repeat,
};
