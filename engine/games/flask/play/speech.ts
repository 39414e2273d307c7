import type { RichText } from "../../../core/card-game";
import { EffectError } from "../../../core/compiler";
import type { CoreState } from "../../../core/machine";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import { type Language, Wording } from "../../../core/wording";

/**
 * How Flask reads: titles as on the seed's cards (“+{Y}{Y}”, “Action: -2 Cards”), one for each effect. Whoever they happen to
 * stands before them; nobody stands there for the player of the card, unless somebody else has been named.
 */

/** Who a name stands for: an enemy that was chosen, or everybody of a kind in turn. */
type Role = "self" | "active" | "enemy" | "enemies" | "living";

const labels: Record<Role, Record<Language, string>> = {
  self: { en: "You: ", de: "Du: " },
  active: { en: "Active player: ", de: "Aktiver Spieler: " },
  enemy: { en: "Action: ", de: "Aktion: " },
  enemies: { en: "Each enemy: ", de: "Jeder Gegner: " },
  living: { en: "Each player: ", de: "Jeder Spieler: " },
};

const gains = /^\+(\{[GYBR]\})+$/;

export class FlaskSpeech extends Wording {
  private readonly roles = new Map<string, Role>();
  private readonly kinds = new Set<string>();
  private hasNamedOthers = false;

  constructor(words: Vocabulary<CoreState>, language: Language) {
    super(words, language);
  }

  /** Gains of several colours are one: “+{Y}{B}”. */
  override effect(tree: Json): RichText {
    if (!Array.isArray(tree)) return super.effect(tree);
    const parts = tree.map((part) => this.effect(part as Json)).filter((part) => part !== "");
    const joined: RichText[] = [];
    for (const part of parts) {
      const last = joined[joined.length - 1];
      if (last !== undefined && gains.test(last) && gains.test(part)) joined.push(`${joined.pop()}${part.slice(1)}`);
      else joined.push(part);
    }
    return joined.join("; ");
  }

  /** What one entry of a card says; a choice says nothing by itself. */
  title(tree: Json): RichText {
    this.hasNamedOthers = false;
    return this.effect(tree);
  }

  /** From here on a name stands for these players, or for a kind of resource. */
  introduce(name: string, role: Role): void {
    this.roles.set(name, role);
  }
  introduceKind(name: string): void {
    this.kinds.delete(name);
  }

  roleOf(who: string): Role {
    return who === "self" || who === "active" ? who : (this.roles.get(who) ?? "enemy");
  }

  /** “Each enemy: ”, before what happens to them. */
  label(who: string): string {
    const role = this.roleOf(who);
    if (role === "self" && !this.hasNamedOthers) return "";
    this.hasNamedOthers = true;
    return labels[role][this.language];
  }

  /** A chosen colour, by the name of the choice: “of one kind” when it is first spoken of. */
  kind(name: string): string {
    const isKnown = this.kinds.has(name);
    this.kinds.add(name);
    return isKnown
      ? this.say({ en: "of that kind", de: "dieser Art" })
      : this.say({ en: "of one kind", de: "einer Art" });
  }

  /** Something of a player: “your cards in hand”. */
  of(who: string, en: string, de: string): string {
    return {
      self: { en: `your ${en}`, de: `deine ${de}` },
      active: { en: `the active player's ${en}`, de: `${de} des aktiven Spielers` },
      enemy: { en: `that enemy's ${en}`, de: `${de} dieses Gegners` },
      enemies: { en: `their ${en}`, de: `eigene ${de}` },
      living: { en: `their ${en}`, de: `eigene ${de}` },
    }[this.roleOf(who)][this.language];
  }

  /** A number of things, and what an X among them is: “2 Cards”, “X Cards (X: your cards in hand)”. */
  counted(n: Json, one: Record<Language, string>, many: Record<Language, string>): { what: string; where: string } {
    if (typeof n === "number") return { what: `${n} ${this.say(n === 1 ? one : many)}`, where: "" };
    return { what: `X ${this.say(many)}`, where: ` (X: ${this.value(n)})` };
  }
}

/** The context of a text. Words of Flask are spoken nowhere else. */
export function speech(wording: Wording): FlaskSpeech {
  if (wording instanceof FlaskSpeech) return wording;
  throw new EffectError("Words of Flask need its own speech.");
}

export const resources = {
  one: { en: "Resource", de: "Ressource" },
  many: { en: "Resources", de: "Ressourcen" },
} as const;
export const cards = { one: { en: "Card", de: "Karte" }, many: { en: "Cards", de: "Karten" } } as const;
