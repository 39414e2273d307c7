import { EffectError } from "./effect-error";

interface Ability {
  on?: unknown;
  do?: unknown;
}

const saysNothing = (part: unknown): boolean => part === undefined || (Array.isArray(part) && part.length === 0);

/** Throws an `EffectError` for an ability that does nothing. Under `lasting` stands what holds without happening, if anything can. */
export function refuseIdle<Lasting extends string>(
  ability: Ability & Partial<Record<Lasting, unknown>>,
  lasting?: Lasting,
): void {
  const isLasting = lasting !== undefined && ability[lasting] !== undefined;
  if (!isLasting && saysNothing(ability.do))
    throw new EffectError("It does nothing: nothing is said that happens, or is always so.");
}

/** Throws an `EffectError` for an ability that does something, but never. */
export function refuseUntimed(ability: Ability): void {
  if (!saysNothing(ability.do) && ability.on === undefined) throw new EffectError("It doesn't say when it happens.");
}
