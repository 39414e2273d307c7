import { gone, type Leg, middle, type Track } from "./beats";
import type { Change } from "./changes";
import type { Tempo } from "./pace";

type Going = Extract<Change, { kind: "travel" | "enter" | "leave" | "deal" }>;

interface Route {
  change: Going;
  legs: Leg[];
  isClaimed: boolean;
  isThere: boolean;
  isDrawn: boolean;
  /** Where it comes from, if nothing on the table says so. */
  out: string | null;
}

interface Go {
  at: number;
  along: Leg["along"];
  /** A place on the way. */
  spot: string | undefined;
  /** Nothing brings it any further. */
  isLast: boolean;
  /** How long it is held in the middle. */
  hold: number;
  isDrawn: boolean;
  /** From where it comes, if it lay nowhere. */
  out: string | null;
}

interface GoHidden {
  at: number;
  hold: number;
  isMany: boolean;
  /** What is told of by name afterwards. */
  later: ReadonlySet<string>;
}

/** What became of it: nothing goes, it goes on, or it is held on its way where all see it. */
export type Went = "nowhere" | "on" | "held";

/** Hidden cards of one group, as far as they are shown one by one. */
const mostHidden = 6;

/** The ways of all things that lie elsewhere than they did: each by what was told of it, and whatever wasn't told, together. */
export class Routes {
  private readonly routes: Route[] = [];
  private readonly byThing = new Map<string, Route>();
  /** When the first thing goes somewhere. */
  first: number | undefined;

  constructor(
    changes: readonly Change[],
    private readonly tempo: Tempo,
  ) {
    for (const change of changes) {
      if (change.kind === "turn" || change.kind === "count") continue;
      // What stays in its pile keeps nobody waiting.
      if (change.kind === "travel" && change.from === change.to && isZone(change.from)) continue;
      const cards = change.kind === "deal" ? Math.min(change.cards, mostHidden) : 1;
      for (let n = 0; n < cards; n++)
        this.routes.push({ change, legs: [], isClaimed: false, isThere: false, isDrawn: false, out: null });
      if (change.kind === "deal") continue;
      const route = this.routes.at(-1)!;
      this.byThing.set(change.thing, route);
      if (change.kind === "travel" && !this.byThing.has(change.from)) this.byThing.set(change.from, route);
    }
  }

  /** When a thing that is on its way has come where it goes next. */
  arrivalOf(thing: string): number {
    const last = this.byThing.get(thing)?.legs.at(-1);
    return last ? last.at + last.lasts : 0;
  }

  /** Lets a thing go on. */
  go(thing: string, { at, along, spot, isLast, hold, isDrawn, out }: Go): Went {
    const route = this.byThing.get(thing);
    if (!route || route.isThere) return "nowhere";
    const { travel } = this.tempo;
    const last = route.legs.at(-1);
    const start = Math.max(at, last ? last.at + last.lasts : 0);
    this.claim(route, start);
    route.isDrawn ||= isDrawn;
    route.out ??= out;
    const isHeld = hold > 0 && endsHidden(route.change);
    if (isHeld) route.legs.push({ at: start, lasts: travel, to: middle, along: "arc" });
    if (isLast) this.arrive(route, start + (isHeld ? travel + hold : 0), along);
    else if (!isHeld && spot !== undefined) route.legs.push({ at: start, lasts: travel * 0.7, to: spot, along });
    return isHeld ? "held" : "on";
  }

  /** Lets a thing of a seat go that no number names; or all of them, where it is nobody's. */
  goHidden(seat: number | undefined, { at, hold, isMany, later }: GoHidden): Went {
    // What is held before it goes on to a pile can have lain open, as cards of one's own hand do.
    const isUnnamed = (change: Going): boolean =>
      change.kind !== "travel" || (hold > 0 && endsHidden(change) && !isZone(change.from) && !later.has(change.thing));
    const isMeant = (change: Going): boolean =>
      isUnnamed(change) &&
      (seat === undefined || ends(change).some((zone) => zone?.startsWith(`zone ${seat}/`) === true));
    const free = this.routes.filter((route) => !route.isClaimed && isMeant(route.change));
    const chosen = isMany ? free : free.slice(0, 1);
    for (const [n, route] of chosen.entries()) {
      const start = at + n * this.tempo.between;
      this.claim(route, start);
      if (hold > 0 && endsHidden(route.change))
        route.legs.push({ at: start, lasts: this.tempo.travel, to: middle, along: "arc" });
      this.arrive(route, start + (route.legs.length > 0 ? this.tempo.travel + hold : 0), "arc");
    }
    if (chosen.length === 0) return "nowhere";
    return hold > 0 && chosen.some(({ change }) => endsHidden(change)) ? "held" : "on";
  }

  /** `rest` is when whatever nobody told of goes. */
  tracks(rest: number): Track[] {
    let nth = 0;
    for (const route of this.routes) {
      if (route.isThere) continue;
      const last = route.legs.at(-1);
      // What lies open before and after makes room, or has got another number.
      const isTogether = route.change.kind === "travel" && !isZone(route.change.from) && !isZone(route.change.to);
      const start = last
        ? last.at + last.lasts
        : rest + (isTogether ? 0 : Math.min(nth++, mostHidden) * this.tempo.between);
      this.arrive(route, start, last?.along ?? "arc");
    }
    return this.routes.flatMap(({ change, legs, isDrawn, out }) => trackOf(change, legs, isDrawn, out));
  }

  private claim(route: Route, at: number): void {
    route.isClaimed = true;
    this.first ??= at;
  }

  private arrive(route: Route, at: number, along: Leg["along"]): void {
    route.isThere = true;
    const { change } = route;
    const to = change.to ?? gone;
    route.legs.push({ at, lasts: this.tempo.travel, to, along });
  }
}

/** What leads from where to where, by zones. */
const ends = (change: Going): (string | null)[] => (change.kind === "leave" ? [change.to] : [change.from, change.to]);

/** Where it comes to lie nobody sees it as a thing of its own. */
const endsHidden = (change: Going): boolean =>
  change.kind === "leave" || change.kind === "deal" || change.to !== change.thing;

function trackOf(change: Going, legs: Leg[], isDrawn: boolean, out: string | null): Track[] {
  switch (change.kind) {
    case "travel": {
      const isHidden = change.to !== change.thing;
      // From pile to pile nothing is seen of it but the piles.
      if (isHidden && isZone(change.from)) return [];
      const picture = isHidden ? "before" : "now";
      return [{ do: "track", thing: isHidden ? change.from : change.thing, picture, from: change.from, legs, isDrawn }];
    }
    case "enter": {
      const { thing, from, to, isOnTop } = change;
      if (to === thing) return [{ do: "track", thing, picture: "now", from: from ?? out, legs, isDrawn }];
      return [{ do: "track", thing: to, picture: isOnTop ? "pile" : "back", from, legs, isDrawn }];
    }
    case "leave":
      return [{ do: "track", thing: change.thing, picture: "before", from: change.thing, legs, isDrawn }];
    case "deal":
      return [{ do: "track", thing: change.to, picture: "pile", from: change.from, legs, isDrawn }];
  }
}

const isZone = (key: string): boolean => key.startsWith("zone ");
