import { type Amount, amountText, isFigure } from "../../../core/grammar/amounts";
import { isSilent, joined, type Phrase, phrase, said, textOf } from "../../../core/grammar/phrase";
import { type Say, Speech } from "../../../core/grammar/speech";
import type { Clause, Statement } from "../../../core/grammar/statements";
import type { Language } from "../../../core/language";
import type { Json } from "../../../core/vocabulary";

/**
 * How Flask reads: titles as on the seed's cards (“+{Y}{Y}”, “Action: -2 Cards”), one for each effect. Whoever they happen to
 * stands before them; nobody stands there for the player of the card, unless somebody else has been named.
 */

/** Who a name stands for: an enemy that was chosen, or everybody of a kind in turn. */
type Role = "self" | "active" | "enemy" | "enemies" | "living";
type Texts = Readonly<Record<Language, Phrase>>;

const labels: Record<Role, Texts> = {
  self: { en: "You: ", de: "Du: " },
  active: { en: "Active player: ", de: "Aktiver Spieler: " },
  enemy: { en: "Action: ", de: "Aktion: " },
  enemies: { en: "Each enemy: ", de: "Jeder Gegner: " },
  living: { en: "Each player: ", de: "Jeder Spieler: " },
};

export class FlaskSpeech extends Speech {
  private readonly roles = new Map<string, Role>();
  private readonly kinds = new Set<string>();
  private hasNamedOthers = false;

  /** What one entry of a card says; a choice says nothing by itself. */
  title(tree: Json, at?: string): Phrase {
    this.hasNamedOthers = false;
    return this.notation(this.effect(tree, at));
  }

  in(texts: Texts): Phrase {
    return texts[this.language];
  }

  private notation(statements: readonly Statement[]): Phrase {
    const runs: { words: Phrase; last: Clause | undefined }[] = [];
    for (const statement of statements) {
      const { goesOn, label } = clauseOf(statement);
      const before = runs.at(-1);
      const goes = goesOn !== undefined && before?.last?.goesOn !== undefined && label === "";
      const words = said(statement.from ?? "", goes ? goesOn : this.line(statement));
      const last = statement.kind === "clause" ? statement : undefined;
      if (goes) runs.splice(-1, 1, { words: [before!.words, words], last });
      else if (!isSilent(words)) runs.push({ words, last });
    }
    return joined(
      runs.map(({ words }) => words),
      "; ",
    );
  }

  private line(statement: Statement): Phrase {
    switch (statement.kind) {
      case "clause":
        return [statement.subject ?? "", statement.does];
      case "if": {
        const so = phrase`${this.in({ en: "If", de: "Wenn" })} ${statement.test.holds}: ${this.notation(statement.so)}`;
        if (statement.otherwise.length === 0) return so;
        return phrase`${so}; ${this.in({ en: "otherwise", de: "sonst" })}: ${this.notation(statement.otherwise)}`;
      }
      case "each":
        return phrase`${statement.of}: ${this.notation(statement.do)}`;
      case "repeat":
        return phrase`${isFigure(statement.times) ? statement.times.words : "X"} ×: ${this.notation(statement.do)}${whereX(statement.times)}`;
      case "may":
        return this.notation(statement.do);
    }
  }

  /** From here on a name stands for these players, or for a kind of resource. */
  introduce(name: string, role: Role): void {
    this.roles.set(name, role);
  }
  introduceKind(name: string): void {
    this.kinds.delete(name);
  }

  private roleOf(who: string): Role {
    return who === "self" || who === "active" ? who : (this.roles.get(who) ?? "enemy");
  }

  /** “Each enemy: ”, before what happens to them. */
  label(who: string): Phrase {
    const role = this.roleOf(who);
    if (role === "self" && !this.hasNamedOthers) return "";
    this.hasNamedOthers = true;
    return this.in(labels[role]);
  }

  /** A chosen colour, by the name of the choice: “of one kind” when it is first spoken of. */
  kind(name: string): Phrase {
    const isKnown = this.kinds.has(name);
    this.kinds.add(name);
    return this.in(isKnown ? { en: "of that kind", de: "dieser Art" } : { en: "of one kind", de: "einer Art" });
  }

  /** Something of a player: “your cards in hand”; `at` is the argument that says whose, `weak` the German after “deine”. */
  of(who: string, en: Phrase, de: Phrase, at: string, weak = de): Phrase {
    const own = (words: string): Phrase => said(at, words);
    return this.in(
      {
        self: { en: phrase`${own("your")} ${en}`, de: phrase`${own("deine")} ${weak}` },
        active: { en: phrase`${own("the active player's")} ${en}`, de: phrase`${de} ${own("des aktiven Spielers")}` },
        enemy: { en: phrase`${own("that enemy's")} ${en}`, de: phrase`${de} ${own("dieses Gegners")}` },
        enemies: { en: phrase`${own("their")} ${en}`, de: phrase`${own("eigene")} ${de}` },
        living: { en: phrase`${own("their")} ${en}`, de: phrase`${own("eigene")} ${de}` },
      }[this.roleOf(who)],
    );
  }
}

export type FlaskSay = Say<FlaskSpeech>;

const clauseOf = (statement: Statement): { goesOn: Phrase | undefined; label: string } =>
  statement.kind === "clause"
    ? { goesOn: statement.goesOn, label: textOf(statement.subject ?? "") }
    : { goesOn: undefined, label: "" };

/** A number of things, and what an X among them is: “2 Cards”, “X Cards (X: your cards in hand)”. */
export function counted(amount: Amount, one: Phrase, many: Phrase): { what: Phrase; where: Phrase } {
  if (isFigure(amount)) return { what: phrase`${amount.words} ${amount.n === 1 ? one : many}`, where: "" };
  return { what: phrase`X ${many}`, where: whereX(amount) };
}
export const whereX = (amount: Amount): Phrase => (isFigure(amount) ? "" : phrase` (X: ${amountText(amount)})`);

export const resources = {
  one: { en: "Resource", de: "Ressource" },
  many: { en: "Resources", de: "Ressourcen" },
} as const;
export const cards = { one: { en: "Card", de: "Karte" }, many: { en: "Cards", de: "Karten" } } as const;
