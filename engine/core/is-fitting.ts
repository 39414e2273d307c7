import type { TSchema } from "typebox";
import { Check } from "typebox/value";

/**
 * Whether a value fits a schema. Words are checked wherever they are compiled, told and read, thousands of times for one set: so
 * each schema is made into a function once. This knows the keywords that words are declared with; TypeBox judges by any other.
 */
export function isFitting(schema: TSchema, value: unknown): boolean {
  let test = known.get(schema);
  if (test === undefined) {
    test = testOf(schema as Schema);
    known.set(schema, test);
  }
  return test(value);
}

type Test = (value: unknown) => boolean;
const known = new WeakMap<object, Test>();

interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  minimum?: number;
  maximum?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  items?: Schema | readonly Schema[];
  additionalItems?: unknown;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  additionalProperties?: unknown;
  required?: readonly string[];
}

const isPlain: Test = (value) => typeof value !== "object" || value === null;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> => !isPlain(value) && !isList(value);
const types: Readonly<Record<string, Test>> = {
  object: isRecord,
  array: isList,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: Number.isFinite,
  integer: Number.isInteger,
};

/** What each keyword demands; nothing, where it is written in a way that words are not. */
const keywords: Readonly<Record<string, (schema: Schema) => Test | undefined>> = {
  type: ({ type }) => types[type!],
  const: ({ const: only }) => (isPlain(only) ? (value) => value === only : undefined),
  enum: ({ enum: choices }) => (choices!.every(isPlain) ? (value) => choices!.some((one) => one === value) : undefined),
  anyOf: ({ anyOf }) => {
    const tests = anyOf!.map(testOf);
    return (value) => tests.some((test) => test(value));
  },
  minimum: ({ minimum }) => ofNumbers((value) => value >= minimum!),
  maximum: ({ maximum }) => ofNumbers((value) => value <= maximum!),
  pattern: ({ pattern }) => {
    const form = new RegExp(pattern!, "u");
    return ofTexts((value) => form.test(value));
  },
  minLength: ({ minLength }) => ofTexts((value) => value.length >= minLength! && lengthOf(value) >= minLength!),
  maxLength: ({ maxLength }) => ofTexts((value) => value.length <= maxLength! || lengthOf(value) <= maxLength!),
  minItems: ({ minItems }) => ofLists((value) => value.length >= minItems!),
  maxItems: ({ maxItems }) => ofLists((value) => value.length <= maxItems!),
  items: ({ items, additionalItems }) => {
    if (!isList(items)) {
      const test = testOf(items as Schema);
      return ofLists((value) => value.every(test));
    }
    if (additionalItems !== undefined && additionalItems !== false) return undefined;
    const tests = items.map(testOf);
    const most = additionalItems === false ? tests.length : Number.POSITIVE_INFINITY;
    return ofLists((value) => value.length <= most && value.every((item, n) => tests[n]?.(item) ?? true));
  },
  required: ({ required }) => ofRecords((value) => required!.every((key) => Object.hasOwn(value, key))),
  properties: ({ properties, required = [] }) => {
    const tests = Object.entries(properties!).map(([key, schema]) => {
      const test = testOf(schema);
      const isOptional = !required.includes(key);
      return { key, test: isOptional ? (value: unknown) => value === undefined || test(value) : test };
    });
    return ofRecords((value) => tests.every(({ key, test }) => !Object.hasOwn(value, key) || test(value[key])));
  },
  patternProperties: ({ patternProperties }) => {
    const tests = Object.entries(patternProperties!).map(([pattern, schema]) => ({
      form: new RegExp(pattern, "u"),
      test: testOf(schema),
    }));
    return ofRecords((value) =>
      Object.entries(value).every(([key, item]) => tests.every(({ form, test }) => !form.test(key) || test(item))),
    );
  },
  additionalProperties: ({ additionalProperties, properties = {}, patternProperties = {} }) => {
    if (additionalProperties === true) return () => true;
    if (additionalProperties !== false) return undefined;
    const forms = Object.keys(patternProperties).map((pattern) => new RegExp(pattern, "u"));
    const isKnown = (key: string) => Object.hasOwn(properties, key) || forms.some((form) => form.test(key));
    return ofRecords((value) => Object.keys(value).every(isKnown));
  },
};
/** What says nothing of the value. */
const remarks: ReadonlySet<string> = new Set(["title", "description", "default", "examples", "additionalItems"]);

const ofNumbers = (test: (value: number) => boolean) => (value: unknown) => typeof value !== "number" || test(value);
const ofTexts = (test: (value: string) => boolean) => (value: unknown) => typeof value !== "string" || test(value);
/** A sign outside the basic plane is one. */
const lengthOf = (text: string): number => [...text].length;
const ofLists = (test: (value: readonly unknown[]) => boolean) => (value: unknown) => !isList(value) || test(value);
const ofRecords = (test: (value: Record<string, unknown>) => boolean) => (value: unknown) =>
  !isRecord(value) || test(value);

function testOf(schema: Schema): Test {
  const tests: Test[] = [];
  for (const key of Object.keys(schema)) {
    if (remarks.has(key) || key.startsWith("x-")) continue;
    const test = Object.hasOwn(keywords, key) ? keywords[key]!(schema) : undefined;
    if (test === undefined) return (value) => Check(schema as TSchema, value);
    tests.push(test);
  }
  return (value) => tests.every((test) => test(value));
}
