import type { Endpoint, Schema } from '@studia/contract/endpoint';

/** One place of a request where a text stands: `['body', 'options', 'data', 'full_name']`. */
export type Place = readonly [part: 'body' | 'query' | 'params', ...path: string[]];

/** Every place of a call's request where the contract wants a text. */
export const textFieldsOf = (endpoint: Endpoint): Place[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? textsIn(schema).map((path): Place => [part, ...path]) : [];
  });

interface Inside {
  type: string;
  shape?: Readonly<Record<string, Schema>>;
  innerType?: Schema;
  element?: Schema;
}

const TEXTLESS = new Set(['boolean', 'number', 'literal', 'enum']);

const textsIn = (schema: Schema): string[][] => {
  const { type, shape, innerType, element } = schema._zod.def as Inside;
  if (type === 'string') return [[]];
  if (shape)
    return Object.entries(shape).flatMap(([name, inner]) => textsIn(inner).map((path) => [name, ...path]));
  if (innerType) return textsIn(innerType);
  if (element) return textsIn(element).map((path) => ['0', ...path]);
  if (TEXTLESS.has(type)) return [];
  throw new Error(`Say in text-fields.ts where the texts of "${type}" are.`);
};

/** The same request with another value at one place. */
export const withValue = (request: object, [name, ...rest]: readonly string[], value: unknown): object => {
  if (name === undefined) throw new Error('no place was named');
  const inner: unknown = Reflect.get(request, name) ?? {};
  return { ...request, [name]: rest.length === 0 ? value : withValue(inner as object, rest, value) };
};
