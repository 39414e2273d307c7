import type { Json } from "../../engine/core/vocabulary";
import { defaults } from "../../engine/games/battle-farm/options";
import { emptySet } from "../../engine/games/battle-farm/play/compiled-set";
import { vocabulary } from "../../engine/games/battle-farm/play/vocabulary";
import type { Stage } from "../engine/words/stages";

const choose = (what: object) => (as: string) => ({ choose: { as, ...what } }) as Json;

export const stage: Stage = {
  words: vocabulary(emptySet({ options: defaults })) as unknown as Stage["words"],
  givers: {
    player: choose({ player: { who: "all" } }),
    bed: choose({ crop: {} }),
    card: choose({ card: { zone: "hand" } }),
    colour: choose({ colour: true }),
    "bed kind": choose({ bedType: ["common", "raised"] }),
    resource: choose({}),
    number: (as) => ({ roll: { sides: 6, as } }),
  },
  plain: { gain: { what: "coins", n: 1 } },
  cards: ["corn", "wheat"],
  tags: [],
  rules: ["raisedBonus", "tangerineScope", "cloudberryScope", "luckyFindDie"],
  pinned: ["corn", "wheat", "grape", "melon", "recycle", "lucky-find"],
  hosts: [
    (effect) => ({ name: "Probe", kind: "action", rarity: "common", value: 0, abilities: [{ do: effect }] }),
    (effect) => ({
      ...{ name: "Probe", kind: "crop", rarity: "common", group: "red", value: 2 },
      abilities: [{ on: ["onPlant"], do: effect }],
    }),
  ],
  position: {
    players: [
      {
        coins: 9,
        fertilizers: 5,
        hand: ["probe", "probe", "wheat", "recycle"],
        beds: [{ bed: "common", crop: "corn", timer: 2 }, { bed: "greenhouse", crop: "grape", timer: 3 }, "raised"],
      },
      {
        coins: 4,
        fertilizers: 1,
        hand: ["corn", "melon"],
        beds: [{ bed: "common", crop: "melon", timer: 2 }, "common"],
      },
      { coins: 0, fertilizers: 0, hand: [], beds: ["common"] },
    ],
    deck: ["wheat", "corn", "grape", "recycle"],
    market: ["corn", "melon", "lucky-find"],
    discard: ["wheat", { card: "recycle", by: 0 }],
  },
  maybe: (effect) => ({ repeat: { n: 1, do: effect } }),
  naming: [{ choose: { player: {}, as: "foe" } }, { lose: { who: "foe", what: "coins", n: 1 } }, "foe"],
  sentences: {
    names:
      "Common Uncommon Rare Epic Mythic Bed Raised Greenhouse Hydroponic Trellis Rotational Vertical Yellow Red Green",
  },
  positions: {
    options: { handLimit: 3, classMode: "choose" },
    steps: ["setup", "buy", "trade", "play", "fertilize", "handLimit", "over"],
  },
};
