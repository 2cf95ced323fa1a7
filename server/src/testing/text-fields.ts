import type { Endpoint } from '@studia/contract/endpoint';
import { toJSONSchema } from 'zod/v4/core';

/** One place of a request where a text stands: `['body', 'options', 'data', 'full_name']`. */
export type Place = readonly string[];

/** Every place of a call's request where the contract wants a text; the part of the request comes first. */
export const textFieldsOf = (endpoint: Endpoint): Place[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? textsIn(toJSONSchema(schema, { io: 'input' }) as Description, [part]) : [];
  });

/** As much of a JSON Schema as the requests of the contract need. */
interface Description {
  /** Left out where anything may stand. */
  type?: string;
  anyOf?: readonly Description[];
  properties?: Readonly<Record<string, Description>>;
  items?: Description;
}

const textsIn = (described: Description, place: Place): Place[] => {
  const { type, anyOf, properties = {}, items } = described;
  if (anyOf) return anyOf.flatMap((choice) => textsIn(choice, place));
  if (type === 'string') return [place];
  if (type === 'object')
    return Object.entries(properties).flatMap(([name, inner]) => textsIn(inner, [...place, name]));
  if (type === 'array' && items) return textsIn(items, [...place, '0']);
  if (type === undefined || type === 'null' || type === 'boolean' || type === 'number' || type === 'integer')
    return [];
  throw new Error(`Say in text-fields.ts where the texts of ${place.join('.')} are.`);
};

/** The same request with another value at one place. */
export const withValue = (request: object, [name, ...rest]: Place, value: unknown): object => {
  if (name === undefined) throw new Error('no place was named');
  const inner: unknown = Reflect.get(request, name) ?? {};
  return { ...request, [name]: rest.length === 0 ? value : withValue(inner as object, rest, value) };
};
