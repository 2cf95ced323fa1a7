/**
 * A JSON document in pieces, written while it is read: a list that comes row by row is never held as a whole, neither as
 * rows nor as text. Lists may come at the top, or as the parts of an object.
 */
export const jsonPieces = async function* (value: unknown): AsyncGenerator<string> {
  if (isRows(value)) yield* listOf(value);
  else if (isObject(value) && Object.values(value).some(isRows)) yield* jsonObject(Object.entries(value));
  else yield JSON.stringify(value) ?? 'null';
};

/** An object whose parts come one after the other. */
export const jsonObject = async function* (
  parts: Iterable<readonly [string, unknown]> | AsyncIterable<readonly [string, unknown]>,
): AsyncGenerator<string> {
  let before = '{';
  for await (const [name, part] of parts) {
    if (part === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(part);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
};

const listOf = async function* (rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield before;
    yield* jsonPieces(row);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRows = (value: unknown): value is AsyncIterable<unknown> =>
  isObject(value) && Symbol.asyncIterator in value;
