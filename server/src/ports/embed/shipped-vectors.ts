import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** One file, made by `npm run meanings`: the build lays it beside the program, tests and development read it where it is made. */
const BESIDE = new URL('meanings.bin', import.meta.url);
const MADE = new URL('../../../../curriculum/meanings.bin', import.meta.url);

/** The model whose vectors come with Studia. */
export const SHIPPED_MODEL = 'all-MiniLM-L6-v2-q8';

/** Of a name's 16 hexadecimal digits, in bytes. */
const NAME = 8;

type VectorOf = (text: string) => Int8Array | undefined;

/** Vectors that come with Studia, by the beginning of the sentence's SHA-256; none of another model. */
export const readShippedVectors = (model: string): Promise<VectorOf> => readFirst([BESIDE, MADE], model);

const readFirst = async ([file, ...others]: readonly URL[], model: string): Promise<VectorOf> => {
  // Without any, what texts mean is found out when they are asked about.
  if (!file) return () => undefined;
  const packed = await readFile(file).catch(() => null);
  if (packed === null) return readFirst(others, model);
  const { madeBy, size, start } = headOf(packed);
  if (madeBy !== model) return () => undefined;
  const rows = packed.subarray(start);
  return (text) => vectorIn(rows, size, nameOf(text));
};

const headOf = (packed: Buffer): { madeBy: string; size: number; start: number } => {
  const start = 1 + packed.readUInt8(0);
  const [madeBy, size] = JSON.parse(packed.toString('utf8', 1, start)) as [string, number];
  return { madeBy, size, start };
};

/** The last step of a build: leaves out what students say, three quarters of all rows, unless others need it as well. Their thread has a table of its own. */
export const leaveOutVectors = async (says: Iterable<string>, others: Iterable<string>): Promise<void> => {
  const packed = await readFile(BESIDE).catch(() => null);
  if (packed === null) return;
  const namesOf = (texts: Iterable<string>) =>
    new Set(Array.from(texts, (text) => nameOf(text).toString('hex')));
  const [names, needed] = [namesOf(says), namesOf(others)];
  const { size, start } = headOf(packed);
  const rest = [packed.subarray(0, start)];
  for (let at = start; at < packed.length; at += NAME + size) {
    const name = packed.toString('hex', at, at + NAME);
    if (!names.has(name) || needed.has(name)) rest.push(packed.subarray(at, at + NAME + size));
  }
  await writeFile(BESIDE, Buffer.concat(rest));
};

/** The rows stand in the order of their names. */
const vectorIn = (rows: Buffer, size: number, name: Buffer): Int8Array | undefined => {
  const row = NAME + size;
  let [from, to] = [0, rows.length / row];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = rows.compare(name, 0, NAME, middle * row, middle * row + NAME);
    // A view, no copy: thousands are held at the same time.
    if (order === 0) return new Int8Array(rows.buffer, rows.byteOffset + middle * row + NAME, size);
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return undefined;
};

/** The file: the length of a head, the head with model and size, and a row of name and numbers each. */
export const packVectors = (model: string, vectors: ReadonlyMap<string, Int8Array>): Buffer => {
  const rows = Array.from(vectors, ([text, vector]) => Buffer.concat([nameOf(text), bytesOf(vector)]));
  const head = Buffer.from(JSON.stringify([model, (rows[0]?.length ?? NAME) - NAME]));
  return Buffer.concat([Buffer.of(head.length), head, ...rows.toSorted((one, other) => one.compare(other))]);
};

const nameOf = (text: string): Buffer => Buffer.from(hash('sha256', text, 'hex').slice(0, 2 * NAME), 'hex');
const bytesOf = ({ buffer, byteOffset, length }: Int8Array): Buffer =>
  Buffer.from(buffer, byteOffset, length);
