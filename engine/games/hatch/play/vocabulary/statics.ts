import { Type } from "typebox";
import { Compiler, EffectError, onlyKey } from "../../../../core/compiler";
import { fitsSchema } from "../../../../core/fits-schema";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import { giftSymbol } from "../../symbols";
import type { Gift } from "../state";
import type { Design, HatchTable } from "../table";
import { amount, closed, gift, giftIndex, type State } from "./parts";
import { cardNoun, type Speech } from "./phrases";
import { CardFilter, matcher } from "./selectors";

/** What holds as long as a dragon is hatched (rules §8.4, durations “static”). */

type Static =
  | { power: PowerStatic }
  | { protectEggs: readonly Danger[] }
  | { protectResources: readonly Danger[] }
  | { countsAs: readonly Gift[] | { of: CardFilter; gifts: readonly Gift[] } };
interface PowerStatic {
  of?: CardFilter;
  n: Json;
  most?: number;
}
type Danger = "reward" | "fire";

const schemas = {
  power: Type.Object(
    {
      of: Type.Optional(CardFilter),
      n: amount,
      most: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    },
    closed,
  ),
  protectEggs: Type.Array(Type.Enum(["reward", "fire"]), { minItems: 1 }),
  protectResources: Type.Array(Type.Enum(["reward", "fire"]), { minItems: 1 }),
  countsAs: Type.Union([
    Type.Array(gift, { minItems: 1 }),
    Type.Object({ of: CardFilter, gifts: Type.Array(gift, { minItems: 1 }) }, closed),
  ]),
};

function read(tree: Json): Static {
  const name = onlyKey(tree);
  if (name === undefined || !Object.hasOwn(schemas, name))
    throw new EffectError(`“${name ?? JSON.stringify(tree)}” is no static ability of this game.`);
  const wrong = fitsSchema(schemas[name as keyof typeof schemas], (tree as Record<string, Json>)[name]);
  if (wrong !== null) throw new EffectError(`“${name}” can't be read: ${wrong}.`);
  return tree as unknown as Static;
}

export function addStatic(table: HatchTable, vocabulary: Vocabulary<State>, design: Design, tree: Json): void {
  const written = read(tree);
  const { has } = table;
  if ("power" in written) {
    const { of, n, most = Number.MAX_SAFE_INTEGER } = written.power;
    const value = new Compiler(vocabulary).value(n);
    design.auras = [...design.auras, { of: of === undefined ? "this" : matcher(table, of), n: value, most }];
    has.auras = true;
  } else if ("countsAs" in written) {
    const { countsAs } = written;
    const [of, names] =
      "of" in countsAs ? [matcher(table, countsAs.of), countsAs.gifts] : (["this", countsAs] as const);
    design.disguises = [...design.disguises, { of, gifts: names.map(giftIndex) }];
    has.disguise = true;
  } else {
    const what = "protectEggs" in written ? "eggs" : "resources";
    const from = "protectEggs" in written ? written.protectEggs : written.protectResources;
    const { reward, fire } = design.protects[what];
    design.protects = {
      ...design.protects,
      [what]: { reward: reward || from.includes("reward"), fire: fire || from.includes("fire") },
    };
    has.protection = true;
  }
}

const dangers: Record<Danger, string> = { reward: "the egg reward", fire: "fire" };

export function staticText(tree: Json, speech: Speech): string {
  const written = read(tree);
  if ("protectEggs" in written) {
    const from = written.protectEggs.map((each) => dangers[each]).join(" or ");
    return `opponents can't choose your eggs for ${from}. Resources on them can still be chosen`;
  }
  if ("protectResources" in written) {
    const from = written.protectResources
      .map((each) => (each === "reward" ? "the resource reward" : "fire"))
      .join(" or ");
    return `opponents can't choose resources on your eggs for ${from}`;
  }
  if ("countsAs" in written) {
    const { countsAs } = written;
    const subject = "of" in countsAs ? `your ${cardNoun(countsAs.of, "dragon", 2)}` : "this";
    const symbols = ("of" in countsAs ? countsAs.gifts : countsAs).map((each) =>
      giftSymbol[each] ? `{${giftSymbol[each]}}` : "nothing",
    );
    const last = symbols.pop()!;
    const list = symbols.length > 0 ? `${symbols.join(", ")} or ${last}` : last;
    return `in the pair of a ritual ${subject} may count as ${list}`;
  }
  const { of, n, most } = written.power;
  const limit = most === undefined ? "" : `, at most +${most}`;
  const subject = of === undefined ? "" : `your ${cardNoun(of, "dragon", 2)} have `;
  return `${subject}${powerText(n, speech)}${limit}`;
}

/** "+2 power for each …", where that is what is meant. */
function powerText(n: Json, speech: Speech): string {
  const product = typeof n === "object" && n !== null && "product" in n ? (n["product"] as readonly Json[]) : undefined;
  const counted = product?.[1];
  const isCount = typeof counted === "object" && counted !== null && "count" in counted;
  if (product?.length === 2 && isCount && typeof product[0] === "number")
    return `+${product[0]} power for each of ${speech.selection(counted["count"] as Json)}`;
  return typeof n === "number" && n < 0 ? `−${-n} power` : `+${speech.value(n)} power`;
}
