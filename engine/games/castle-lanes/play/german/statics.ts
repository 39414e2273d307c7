import { ownValue } from "../../../../../schemas/own-value";
import { changeBy, figure } from "../../../../core/grammar/german/amounts";
import { does, told } from "../../../../core/grammar/german/predicates";
import type { Reference } from "../../../../core/grammar/german/things";
import { several } from "../../../../core/grammar/german/things";
import { listed } from "../../../../core/grammar/lists";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { Say as SayIn } from "../../../../core/grammar/speech";
import type { Json } from "../../../../core/vocabulary";
import type { Filter } from "../vocabulary/filters";
import { type Cost, type Damage, staticWord } from "../vocabulary/statics";
import { asDoers, cardThings, pieceThings, player, thoseOf } from "./phrases";
import type { CastleLanesGerman, Say } from "./speech";
import { castles } from "./values";

/** What is always so while a piece is on the board, or for a class, in German. */

const everything: Reference = { agrees: "n", in: () => "alles" };
const own = ({ speech }: Say): Reference => speech.things("this").called!;

function sufferer(to: NonNullable<Damage["to"]>, say: Say): Phrase {
  if (typeof to === "object") return thoseOf(pieceThings(to, "unit", say.within("to")), "dat");
  return (to === "this" ? own(say) : to === "yourCastle" ? castles.you : castles.enemy).in("dat");
}

const statics: Readonly<Record<string, (args: never, say: Say) => Phrase>> = {
  hidden: () => "**Verborgen.**",
  entryPoint: () => "Einheiten, die du aus der Hand in diese Bahn ausspielst, dürfen auf dieses Feld gestellt werden",
  keepFresh: () => "in jedem deiner Züge wird deine erste Einheit, die ein Gebäude errichtet, nicht erschöpft",
  aura: ({ of, attack, movement }: { of: Filter; attack?: number; movement?: number }, say) => {
    const parts = [
      ...(attack ? [changeBy(figure(attack), say.mark("attack", "{attack}"))] : []),
      ...(movement ? [changeBy(figure(movement), say.mark("movement", "{move}"))] : []),
    ];
    const subject = asDoers(pieceThings(of, "unit", say.within("of")));
    return told(does`${listed(parts, "und")} haben`, { order: "main", subject });
  },
  damage: ({ by, to, times = 1, plus = 0 }: Damage, say) => {
    const factor = times === 2 ? "doppelten Schaden" : times === 0 ? "keinen Schaden" : `${times}-fachen Schaden`;
    const more = say.mark("plus", `${Math.abs(plus)} Schaden ${plus < 0 ? "weniger" : "mehr"}`);
    const much = times === 1 ? more : say.mark("times", factor);
    const often = times === 1 ? "jedes Mal " : "";
    if (to === "this" && by === undefined)
      return told(does`${often}${much} erleiden`, { order: "main", subject: own(say) });
    const suffers = to === undefined ? "" : phrase`${say.mark("to", sufferer(to, say))} `;
    const things = typeof by === "object" ? pieceThings(by, "unit", say.within("by")) : undefined;
    const dealer: Reference =
      things === undefined
        ? by === "this"
          ? own(say)
          : everything
        : { agrees: things.called?.agrees ?? "many", in: (c) => several(things, c) };
    const hit = times === 1 && by !== "this" ? "mit jedem Treffer " : "";
    return told(does`${suffers}${hit}${much} zu|fügen`, { order: "main", subject: dealer });
  },
  cost: ({ whose, type, trait, plus }: Cost, say) => {
    const more = say.mark("plus", `${Math.abs(plus)} {gold} ${plus < 0 ? "weniger" : "mehr"}`);
    const things = { ...cardThings({ type, trait }), owner: player(whose) };
    return phrase`${say.mark("whose", several(things, "nom"))} kosten ${more}`;
  },
};

/** What is always so, not begun and not closed yet: “deine anderen Crew-Einheiten in dieser Bahn haben +1 {attack}”. */
export function staticSentence(tree: Json, speech: CastleLanesGerman, at: string): Phrase {
  const { name, args } = staticWord(tree);
  const say = new SayIn<CastleLanesGerman>(speech, args, typeof tree === "string" ? at : `${at}/${name}`);
  return ownValue(statics, name)?.(args, say) ?? "";
}
