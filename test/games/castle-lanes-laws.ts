import type { State } from "../../engine/games/castle-lanes/play/state";
import type { Laws } from "../engine/laws";

/** What every match of Castle Lanes keeps to. */
export const laws: Laws<State> = {
  check(state, { setup: { seats, options } }) {
    const mostCastle = Number(options["castleHp"] ?? 20);
    for (const [seat, player] of state.players.entries()) {
      const instances = [...player.deck, ...player.hand, ...player.discard];
      const size = seats[seat]!.deck!.reduce((sum, { count }) => sum + count, -1);
      if (new Set(instances).size !== instances.length || instances.length !== size + player.made.length)
        throw new Error("A card is lost or double.");
      if (instances.some((card) => state.owner[card] !== seat)) throw new Error("A card is with the wrong player.");
      if (player.gold < 0 || player.castle < 0 || player.castle > mostCastle)
        throw new Error("A counter is out of bounds.");
    }
    for (const { hp, maxHp } of [...state.units, ...state.buildings])
      if (hp <= 0 || hp > maxHp) throw new Error("Health is out of bounds.");
    for (const { attack, move, every, wait } of state.units)
      if (attack < 0 || move < 0 || every < 1 || wait < 0 || wait >= every)
        throw new Error("A value is out of bounds.");
    if (state.buildings.some(({ lane }) => lane < 0)) throw new Error("A building is nowhere.");
    const places = state.buildings.map(({ lane, tile }) => `${lane} ${tile}`);
    if (new Set(places).size !== places.length) throw new Error("Two buildings share a tile.");
    const uids = state.units.map(({ uid }) => uid);
    if (uids.some((uid, n) => n > 0 && uid <= uids[n - 1]!)) throw new Error("Units are out of order.");
    if (state.queue.length > 0 || state.orders.length > 0)
      if (state.prompt?.kind === "main") throw new Error("Something was left undone.");
  },
  checkEnd({ turn }, { setup: { options } }) {
    const isUsual = Object.keys(options).every((name) => name === "hiddenBuildings");
    const last = isUsual ? 59 : 2 * Number(options["roundLimit"] ?? 60);
    if (turn > last) throw new Error(`It ended in turn ${turn}, not by turn ${last}.`);
  },
  checkTold(event, { buildings }) {
    if (event.type === "enter" && buildings.find(({ uid }) => uid === event["building"])?.hidden)
      throw new Error("It is told who stands on a hidden building.");
    if (event.type === "construct" && event.seenBy && event["at"] !== undefined)
      throw new Error("It is told where a hidden building stands.");
  },
  shows: ["search"],
  houses: [{}, { hiddenBuildings: "full" }],
  runs: { checked: 300, copied: 25, seen: 120, written: 32, anyRules: 150 },
  anyRules: { texts: { activeSkill: ["rush", "war-reserves", "onwards", "recon-sweep", "none"] } },
};
