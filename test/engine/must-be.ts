import { expect } from "vitest";

/** `toBe` for what is compared hundreds of thousands of times: asking Vitest takes longer than most of what is asked. */
export function mustBe<T>(found: T, wanted: T, what?: string): void {
  if (!Object.is(found, wanted)) expect(found, what).toBe(wanted);
}

/** The same for lists and objects, which as text are equal, field by field in the same order. */
export function mustEqual<T>(found: T, wanted: T, what?: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found, what).toEqual(wanted);
}
