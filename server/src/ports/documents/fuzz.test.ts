import { unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { readAll, testDocuments } from '../../testing/documents.ts';
import { drawnWords } from '../../testing/pictures.ts';
import { wordParagraph, writeDocx, writeEpub, writePptx } from '../../testing/written-archives.ts';
import { linesAt, writePdf } from '../../testing/written-pdf.ts';

const FILES = 520;
const LANES = 2;
const SEED = 20_260_105;
/** A parser that never ends exceeds any limit; one that waits for a busy machine must not exceed this one. */
const PATIENCE = 150_000;
const LIMITS = { openTime: PATIENCE, pageTime: PATIENCE };

const documents = testDocuments({ places: LANES });
afterAll(() => documents.close());

/** A stream of numbers from a seed (mulberry32), so that a bad file can be made again. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const originals = async (): Promise<Buffer[]> => {
  const picture = drawnWords(['Hi'], { width: 40, size: 12 });
  return [
    writePdf({
      pages: [
        { texts: linesAt(72, 700, ['Some words on a page', 'and some more']) },
        { texts: linesAt(72, 700, ['The end']) },
      ],
      outline: [{ title: 'All', page: 1 }],
    }),
    writeEpub({
      title: 'Book',
      sections: [{ title: 'One', body: '<h1>One</h1><p>Words &amp; <b>more</b> words.</p>' }],
    }),
    writeDocx([wordParagraph('Title', 'Heading1'), wordParagraph('Some words.')]),
    writePptx([{ title: 'Slide', points: ['One', 'Two'], notes: 'Notes' }]),
    Buffer.from('# Title\n\nSome *words*, a [link](x).\n\n| a | b |\n| - | - |\n| 1 | 2 |\n'),
    Buffer.from(
      '<!doctype html><title>x</title><h1>Title</h1><table><tr><td>1<td>2</table><math><mi>x</mi></math>',
    ),
    Buffer.from('Just some plain text, in two sentences. Here is the second one.'),
    await picture.encode('png'),
    await picture.encode('jpeg', 80),
    await picture.encode('webp', 80),
  ];
};

type Numbers = ReturnType<typeof numbersFrom>;

const cut = (bytes: Buffer, below: Numbers): Buffer => bytes.subarray(0, below(bytes.length));
const flipped = (bytes: Buffer, below: Numbers): Buffer => {
  const copy = Buffer.from(bytes);
  for (let times = 1 + below(20); times > 0; times -= 1) {
    const at = below(copy.length);
    copy.writeUInt8(copy.readUInt8(at) ^ (1 << below(8)), at);
  }
  return copy;
};
/** A true beginning, and then anything. */
const replaced = (bytes: Buffer, below: Numbers): Buffer => {
  const copy = Buffer.from(bytes);
  for (let at = 8 + below(copy.length); at < copy.length; at += 1) copy.writeUInt8(below(256), at);
  return copy;
};
const doubled = (bytes: Buffer, below: Numbers): Buffer => {
  const at = below(bytes.length);
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(below(at + 1))]);
};
const random = (_: Buffer, below: Numbers): Buffer =>
  Buffer.from(Array.from({ length: below(3_000) }, () => below(256)));

/** An archive that is whole, with harm in what it holds. */
const inside = (bytes: Buffer, below: Numbers): Buffer => {
  if (bytes.toString('latin1', 0, 2) !== 'PK') return flipped(bytes, below);
  const entries = unzipSync(bytes);
  const names = Object.keys(entries);
  const name = names[below(names.length)] ?? '';
  const harm = [cut, flipped, replaced, doubled][below(4)] ?? cut;
  return Buffer.from(zipSync({ ...entries, [name]: harm(Buffer.from(entries[name] ?? []), below) }));
};

const HARMS = [cut, flipped, inside, inside, replaced, doubled, inside, random];

describe('harmed files', () => {
  it(
    `of every kind, ${FILES} of them, all end with a word about it, and reading goes on`,
    async () => {
      const below = numbersFrom(SEED);
      const whole = await originals();
      const files = Array.from({ length: FILES }, (_, at) => {
        const harm = HARMS[Math.floor(at / whole.length) % HARMS.length] ?? cut;
        return harm(whole[at % whole.length] ?? Buffer.alloc(0), below);
      });
      const ends = new Map<string, number>();
      const lane = async (first: number): Promise<void> => {
        for (let at = first; at < files.length; at += LANES) {
          const { end } = await readAll(documents, files[at] ?? Buffer.alloc(0), { limits: LIMITS });
          const word = end?.type === 'failed' ? end.trouble : (end?.type ?? 'nothing');
          ends.set(word, (ends.get(word) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: LANES }, (_, at) => lane(at)));
      expect([...ends.keys()].toSorted()).not.toContain('nothing');
      expect([...ends.values()].reduce((sum, count) => sum + count, 0)).toBe(FILES);
      // Files as small as these exhaust nothing: it would be a parser that does.
      expect(ends.get('took-too-long')).toBeUndefined();
      expect(ends.get('too-large') ?? 0).toBeLessThan(FILES / 20);
      for (const bytes of whole.slice(0, 7))
        expect((await readAll(documents, bytes)).end).toMatchObject({ type: 'done' });
    },
    4 * PATIENCE,
  );
});
