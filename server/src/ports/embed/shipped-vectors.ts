import { hash } from 'node:crypto';

// One file, made by `npm run meanings`; read only when somebody asks for it.
const [readFile] = Object.values(
  import.meta.glob<string>('../../../../curriculum/meanings.txt', { query: '?raw', import: 'default' }),
);

/** Vectors that come with Studia, by the beginning of the sentence's SHA-256; none of another model. */
export const readShippedVectors = async (model: string): Promise<(text: string) => Int8Array | undefined> => {
  const [madeBy, ...lines] = ((await readFile?.()) ?? '').split('\n');
  if (madeBy !== model) return () => undefined;
  const vectors = new Map(lines.map((line) => [line.slice(0, NAME), line.slice(NAME + 1)]));
  return (text) => {
    const packed = vectors.get(hash('sha256', text, 'hex').slice(0, NAME));
    return packed === undefined ? undefined : new Int8Array(Buffer.from(packed, 'base64'));
  };
};

const NAME = 16;
