import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDecks } from '../../testing/decks.ts';
import { MOST_CARDS } from './limits.ts';
import type { Deck, DeckCard, DeckTrouble, OpenDeck } from './port.ts';
import { answerDeckQuestion } from './questions.ts';
import { makeDatabase, readDatabase } from './sqlite.ts';
import { threadedDecks } from './threaded.ts';

const NOW = new Date('2026-01-05T09:00:00Z');
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const card = (parts: Partial<DeckCard>): DeckCard => ({
  id: 'a1',
  kind: 'basic',
  front: 'Front',
  back: 'Back',
  subject: 'Biology',
  source: null,
  suspended: false,
  memory: null,
  ...parts,
});
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
let files = 0;
const fileOf = async (bytes: Uint8Array): Promise<string> => {
  const path = join(folder, String((files += 1)));
  await writeFile(path, bytes);
  return path;
};

const whole = async (deck: OpenDeck): Promise<Deck> => {
  const cards: DeckCard[] = [];
  for await (const some of deck.cards(300)) cards.push(...some);
  const shown = deck.pictures.map(async (one) => ({
    name: one.name,
    bytes: new Uint8Array(await one.bytes()),
  }));
  return { cards, pictures: await Promise.all(shown) };
};
const read = async (bytes: Uint8Array): Promise<Deck | DeckTrouble> => {
  const answer = await testDecks().read(await fileOf(bytes), whole);
  return typeof answer === 'string' ? answer : answer.value;
};
const write = (deck: Deck, format = 'anki') =>
  answerDeckQuestion('write', { format, deck, now: NOW }) as Uint8Array;
const deckIn = async (bytes: Uint8Array): Promise<Deck> => {
  const deck = await read(bytes);
  if (typeof deck === 'string') throw new Error(`no deck: ${deck}`);
  return deck;
};
const again = async (...cards: DeckCard[]): Promise<DeckCard[]> =>
  (await deckIn(write({ cards, pictures: [] }))).cards;

describe('an Anki package', () => {
  it('is opened again with every card as it was', async () => {
    const cards = [
      card({
        id: 'one',
        front: 'What is **osmosis**?',
        back: 'Water moves\nthrough a *membrane*.',
        source: 'Biology, p. 3',
      }),
      card({ id: 'two', kind: 'cloze', front: 'Water is {{c1::H2O::formula}}.', back: '', subject: '' }),
      card({ id: 'three', front: String.raw`Solve \(a < b\) and \[x^2 = 4\]`, suspended: true }),
      card({ id: 'four', front: '5 < 7 & "quotes" \\* \\_ \\#1 costs \\$5', back: '`let x`' }),
    ];
    const [one, two, three, four] = cards;
    expect(await again(...cards)).toEqual([
      one,
      two,
      three,
      { ...four, front: four?.front.replace('<', '\\<') },
    ]);
  });

  it('keeps what FSRS knows', async () => {
    const memory = {
      stability: 31.25,
      difficulty: 5.5,
      reps: 7,
      lapses: 2,
      last_review: '2025-12-20T00:00:00.000Z',
      due: '2026-01-20T00:00:00.000Z',
    };
    expect((await again(card({ memory })))[0]?.memory).toEqual(memory);
  });

  it('has the tables that Anki expects', async () => {
    const bytes = write({
      cards: [card({}), card({ id: 'b', kind: 'cloze', front: '{{c1::x}}' })],
      pictures: [],
    });
    const { 'collection.anki2': collection = new Uint8Array() } = unzipSync(bytes);
    readDatabase(await fileOf(collection), (database) => {
      const value = (sql: string) => Object.values(database.get(sql) ?? {})[0];
      expect(value('PRAGMA integrity_check')).toBe('ok');
      expect(value('SELECT ver FROM col')).toBe(11);
      expect(
        value(
          `SELECT group_concat(name) FROM (SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name)`,
        ),
      ).toBe('cards,col,graves,notes,revlog');
      expect(value('SELECT count(*) FROM cards JOIN notes ON notes.id = cards.nid')).toBe(2);
      expect(value('SELECT flds FROM notes')).toBe('Front\u001fBack\u001f');
      // The first eight digits of the SHA-1 of "Front".
      expect(value(`SELECT csum FROM notes WHERE guid = 'a1'`)).toBe(0xdd_19_f9_88);
      const models = JSON.parse(String(value('SELECT models FROM col'))) as Record<string, { type: number }>;
      expect(Object.values(models).map(({ type }) => type)).toEqual([0, 1]);
      const decks = JSON.parse(String(value('SELECT decks FROM col'))) as Record<string, { name: string }>;
      const deck = String(value('SELECT did FROM cards'));
      expect(decks[deck]?.name).toBe('Studia::Biology');
    });
  });

  it('carries the pictures that stand on its cards', async () => {
    const cards = [card({ front: '![](picture:cell.png)' })];
    const pictures = [
      { name: 'cell.png', bytes: PNG },
      { name: 'elsewhere.png', bytes: PNG },
    ];
    const deck = await deckIn(write({ cards, pictures }));
    expect(deck.cards[0]?.front).toBe('![](picture:cell.png)');
    expect(deck.pictures).toEqual([{ name: 'cell.png', bytes: PNG }]);
  });

  it('of many cards is written and read', async () => {
    const cards = Array.from({ length: 1_000 }, (_, index) =>
      card({ id: `c${index}`, front: `Question ${index}` }),
    );
    expect(await again(...cards)).toHaveLength(1_000);
  });
});

/** A package as Anki itself would write it. */
const packageOf = (
  { models, notes, cards = '' }: { models: object; notes: string; cards?: string },
  name = 'collection.anki2',
): Uint8Array => {
  const bytes = makeDatabase((database) => {
    database.exec('CREATE TABLE col (crt integer, models text, decks text)');
    database.run('INSERT INTO col VALUES (?, ?, ?)', [
      1_600_000_000,
      JSON.stringify(models),
      JSON.stringify({ 1: { name: 'Languages::French' } }),
    ]);
    database.exec('CREATE TABLE notes (id integer, guid text, mid integer, flds text)');
    database.exec(
      'CREATE TABLE cards (id integer, nid integer, did integer, ord integer, type integer, queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer, data text)',
    );
    database.exec(notes);
    database.exec(cards || `INSERT INTO cards VALUES (1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, '')`);
  });
  return zipSync({ [name]: bytes, media: strToU8('{}') });
};
const BASIC = {
  7: {
    type: 0,
    flds: [{ name: 'Word' }, { name: 'Meaning' }, { name: 'Note' }],
    tmpls: [
      {
        qfmt: '{{Word}}',
        afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Meaning}}{{#Note}}<br>({{Note}}){{/Note}}',
      },
      { qfmt: '{{Meaning}}', afmt: '{{FrontSide}}<hr id="answer">{{Word}}' },
    ],
  },
};
const noteOf = (...fields: string[]) =>
  `INSERT INTO notes VALUES (1, 'g', 7, '${fields.join('\u001f').replaceAll("'", "''")}')`;

describe('a package of somebody else', () => {
  it('gives a card for each template, in both directions', async () => {
    const cards = `INSERT INTO cards VALUES (1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, ''), (2, 1, 1, 1, 2, -1, 100, 30, 2500, 4, 1, '')`;
    const deck = await deckIn(packageOf({ models: BASIC, notes: noteOf('chat', 'cat', 'an animal'), cards }));
    expect(deck.cards).toMatchObject([
      { id: 'g', front: 'chat', back: 'cat\n(an animal)', subject: 'Languages: French', memory: null },
      {
        id: 'g/1',
        front: 'cat',
        back: 'chat',
        suspended: true,
        memory: { stability: 30, difficulty: 5, reps: 4 },
      },
    ]);
  });

  it('leaves scripts, styles and addresses of other sites behind', async () => {
    const hostile =
      '<script>alert(1)</script><style>*{}</style><img src=x onerror=alert(1)><img src="https://spy.example/x.png"><iframe src="//x"></iframe>chat<a href="javascript:alert(1)">!</a> <svg onload=alert(1)>';
    const { cards } = await deckIn(
      packageOf({ models: BASIC, notes: noteOf(hostile, '<b onclick="x()">cat</b>[sound:miaow.mp3]') }),
    );
    expect(cards).toMatchObject([{ front: '![](picture:x)chat!', back: '**cat**' }]);
  });

  it('keeps mathematics in every notation, and money as money', async () => {
    const fields = ['<anki-mathjax>x^2</anki-mathjax> [$]y_1[/$] \\(a&lt;b\\)', 'It costs $5 or 2*3_4'];
    const { cards } = await deckIn(packageOf({ models: BASIC, notes: noteOf(...fields) }));
    expect(cards[0]).toMatchObject({
      front: String.raw`\(x^2\) \(y_1\) \(a<b\)`,
      back: String.raw`It costs \$5 or 2\*3\_4`,
    });
  });

  it('in the newest format says so', async () => {
    const old = unzipSync(packageOf({ models: BASIC, notes: noteOf('Please update', '') }));
    expect(await read(zipSync({ ...old, 'collection.anki21b': new Uint8Array([1, 2, 3]) }))).toBe('too-new');
  });

  it('without cards says so', async () => {
    expect(await read(packageOf({ models: BASIC, notes: noteOf('', '') }))).toBe('empty');
  });

  it.each([
    ['a ZIP file that was cut off', () => write({ cards: [card({})], pictures: [] }).slice(0, 400)],
    ['a ZIP file of something else', () => zipSync({ 'word/document.xml': strToU8('<x/>') })],
    [
      'a collection that is no database',
      () => zipSync({ 'collection.anki2': strToU8('nothing of the kind') }),
    ],
    [
      'a database whose pages are broken',
      () => {
        const { 'collection.anki2': intact = new Uint8Array() } = unzipSync(
          write({ cards: [card({})], pictures: [] }),
        );
        return zipSync({
          'collection.anki2': intact.map((byte, index) => (index > 200 ? (byte * 7 + index) % 256 : byte)),
        });
      },
    ],
    [
      'a database of something else',
      () => zipSync({ 'collection.anki2': makeDatabase((database) => database.exec('CREATE TABLE x (y)')) }),
    ],
    ['a picture', () => PNG],
  ])('that is %s gives no cards, and nothing breaks', async (_, bytes) => {
    expect(await read(bytes())).toBe('broken');
  });

  it('with a text that says where a picture would be stays as it is', async () => {
    const text = String.raw`see picture:50%off and \u2028 a line end`.replace(String.raw`\u2028`, '\u2028');
    const { cards } = await deckIn(packageOf({ models: BASIC, notes: noteOf(text, 'cat') }));
    expect(cards).toMatchObject([{ front: text }]);
  });

  it('whose tables are made up as one reads gives no cards', async () => {
    const endless = makeDatabase((database) => {
      database.exec(`CREATE TABLE col (crt integer, models text, decks text);
        CREATE TABLE notes (id integer, guid text, mid integer, flds text);
        CREATE VIEW cards AS WITH RECURSIVE c (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM c) SELECT id FROM c`);
    });
    expect(await read(zipSync({ 'collection.anki2': endless }))).toBe('broken');
  });

  it('of more cards than anybody may have says so', async () => {
    const cards = `WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n <= ${MOST_CARDS})
      INSERT INTO cards SELECT n, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, '' FROM c`;
    expect(await read(packageOf({ models: BASIC, notes: noteOf('chat', 'cat'), cards }))).toBe('too-many');
  });

  it('that is larger than it claims is not unpacked to its end', async () => {
    const liar = zipSync({ 'collection.anki2': new Uint8Array(1_000_000) });
    const view = new DataView(liar.buffer, liar.byteOffset, liar.byteLength);
    // The size before packing stands in the directory, whose place the last bytes of the file tell.
    const directory = view.getUint32(liar.length - 22 + 16, true);
    view.setUint32(directory + 24, 1_000, true);
    expect(await read(liar)).toBe('broken');
  });

  it('with a name that leads out of its folder gives no cards', async () => {
    const intact = unzipSync(write({ cards: [card({})], pictures: [] }));
    expect(await read(zipSync({ ...intact, '../../outside.txt': strToU8('x') }))).toBe('broken');
    expect(await read(zipSync({ ...intact, '/etc/outside.txt': strToU8('x') }))).toBe('broken');
  });

  it('that is encrypted gives no cards', async () => {
    const locked = zipSync({ 'collection.anki2': new Uint8Array(1_000) });
    const view = new DataView(locked.buffer, locked.byteOffset, locked.byteLength);
    const directory = view.getUint32(locked.length - 22 + 16, true);
    view.setUint16(directory + 8, 1, true);
    expect(await read(locked)).toBe('broken');
  });

  it('with more entries than any deck has is not listed', async () => {
    const many = zipSync({ 'collection.anki2': new Uint8Array(10) });
    const view = new DataView(many.buffer, many.byteOffset, many.byteLength);
    for (const place of [8, 10]) view.setUint16(many.length - 22 + place, 60_000, true);
    expect(await read(many)).toBe('too-large');
  });

  it('that would grow without end is not unpacked', async () => {
    const bomb = zipSync({ 'collection.anki2': new Uint8Array(20_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await read(bomb)).toBe('too-large');
  });

  it('nested as deep as one likes takes no longer', async () => {
    const deep = '<div>'.repeat(20_000);
    const { cards } = await deckIn(packageOf({ models: BASIC, notes: noteOf(`${deep}chat`, 'cat') }));
    expect(cards[0]?.front).toBe('chat');
  });
});

describe('a table', () => {
  const table = async (text: string) => (await deckIn(strToU8(text))).cards;

  it('is read with commas, semicolons or tabs, with quotes and titles', async () => {
    const expected = [
      { front: 'chat', back: 'cat, the "animal"', subject: 'French' },
      { front: 'chien', back: 'dog\nwoof', subject: '' },
    ];
    expect(
      await table('Front,Back,Subject\nchat,"cat, the ""animal""",French\r\nchien,"dog\nwoof",\n'),
    ).toMatchObject(expected);
    expect(await table('chat;"cat, the ""animal""";French\nchien;"dog\nwoof"')).toMatchObject(expected);
    expect(await table('chat\tcat\nchien\tdog')).toMatchObject([
      { front: 'chat' },
      { front: 'chien', back: 'dog' },
    ]);
  });

  it('is read by the first lines of a text file of Anki', async () => {
    const text = '#separator:Semicolon\n#html:true\n#deck:French\n<b>chat</b>;cat\n';
    expect(await table(text)).toMatchObject([{ front: '**chat**', back: 'cat', subject: 'French' }]);
  });

  it('holds texts with gaps, too', async () => {
    expect(await table('Water is {{H2O}}\t')).toMatchObject([{ kind: 'cloze', front: 'Water is {{H2O}}' }]);
  });

  it('is written so that it can be read again', async () => {
    const cards = [card({ front: 'a, "b"\nc', back: 'x;y' }), card({ front: 'é', back: '漢字' })];
    const bytes = write({ cards, pictures: [] }, 'csv');
    expect((await deckIn(bytes)).cards).toMatchObject(
      cards.map(({ front, back, subject }) => ({ front, back, subject })),
    );
  });

  it.each([
    ['nothing', '', 'empty'],
    ['one column', 'a\nb\nc', 'empty'],
    ['bytes that are no text', '\0\0', 'broken'],
    ['more rows than anybody may have cards', 'a,b\n'.repeat(MOST_CARDS + 1), 'too-many'],
    ['more text than anybody writes', 'a,b\n'.repeat(9_000_000), 'too-large'],
  ])('of %s gives no cards', async (_, text, trouble) => {
    expect(await read(strToU8(text))).toBe(trouble);
  });
});

describe('a thread that breaks over a file', () => {
  it('is said to have given up, and nothing of the file stays', async () => {
    const folders: string[] = [];
    const decks = threadedDecks({
      ask: async ({ input }) => {
        folders.push((input as { folder: string }).folder);
        return null;
      },
      close: async () => undefined,
    });
    expect(await decks.read(await fileOf(PNG), whole)).toBe('given-up');
    await expect(rm(folders[0] ?? '', { recursive: true })).rejects.toThrow('ENOENT');
  });
});
