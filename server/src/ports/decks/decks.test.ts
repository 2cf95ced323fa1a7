import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Deck, DeckCard } from './port.ts';
import { answerDeckQuestion } from './questions.ts';
import { makeDatabase, withDatabase } from './sqlite.ts';

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
const read = (bytes: Uint8Array) => answerDeckQuestion('read', bytes);
const write = (deck: Deck, format = 'anki') =>
  answerDeckQuestion('write', { format, deck, now: NOW }) as Uint8Array;
const deckIn = (bytes: Uint8Array): Deck => {
  const deck = read(bytes);
  if (typeof deck === 'string' || deck instanceof Uint8Array) throw new Error(`no deck: ${String(deck)}`);
  return deck;
};
const again = (...cards: DeckCard[]): DeckCard[] => deckIn(write({ cards, pictures: [] })).cards;

describe('an Anki package', () => {
  it('is opened again with every card as it was', () => {
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
    expect(again(...cards)).toEqual([one, two, three, { ...four, front: four?.front.replace('<', '\\<') }]);
  });

  it('keeps what FSRS knows', () => {
    const memory = {
      stability: 31.25,
      difficulty: 5.5,
      reps: 7,
      lapses: 2,
      last_review: '2025-12-20T00:00:00.000Z',
      due: '2026-01-20T00:00:00.000Z',
    };
    expect(again(card({ memory }))[0]?.memory).toEqual(memory);
  });

  it('has the tables that Anki expects', () => {
    const bytes = write({
      cards: [card({}), card({ id: 'b', kind: 'cloze', front: '{{c1::x}}' })],
      pictures: [],
    });
    const { 'collection.anki2': collection = new Uint8Array() } = unzipSync(bytes);
    withDatabase(collection, (database) => {
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

  it('carries the pictures that stand on its cards', () => {
    const cards = [card({ front: '![](picture:cell.png)' })];
    const pictures = [
      { name: 'cell.png', bytes: PNG },
      { name: 'elsewhere.png', bytes: PNG },
    ];
    const deck = deckIn(write({ cards, pictures }));
    expect(deck.cards[0]?.front).toBe('![](picture:cell.png)');
    expect(deck.pictures).toEqual([{ name: 'cell.png', bytes: PNG }]);
  });

  it('of many cards is written and read', () => {
    const cards = Array.from({ length: 1_000 }, (_, index) =>
      card({ id: `c${index}`, front: `Question ${index}` }),
    );
    expect(again(...cards)).toHaveLength(1_000);
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
  it('gives a card for each template, in both directions', () => {
    const cards = `INSERT INTO cards VALUES (1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, ''), (2, 1, 1, 1, 2, -1, 100, 30, 2500, 4, 1, '')`;
    const deck = deckIn(packageOf({ models: BASIC, notes: noteOf('chat', 'cat', 'an animal'), cards }));
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

  it('leaves scripts, styles and addresses of other sites behind', () => {
    const hostile =
      '<script>alert(1)</script><style>*{}</style><img src=x onerror=alert(1)><img src="https://spy.example/x.png"><iframe src="//x"></iframe>chat<a href="javascript:alert(1)">!</a> <svg onload=alert(1)>';
    const { cards } = deckIn(
      packageOf({ models: BASIC, notes: noteOf(hostile, '<b onclick="x()">cat</b>[sound:miaow.mp3]') }),
    );
    expect(cards).toMatchObject([{ front: '![](picture:x)chat!', back: '**cat**' }]);
  });

  it('keeps mathematics in every notation, and money as money', () => {
    const fields = ['<anki-mathjax>x^2</anki-mathjax> [$]y_1[/$] \\(a&lt;b\\)', 'It costs $5 or 2*3_4'];
    const { cards } = deckIn(packageOf({ models: BASIC, notes: noteOf(...fields) }));
    expect(cards[0]).toMatchObject({
      front: String.raw`\(x^2\) \(y_1\) \(a<b\)`,
      back: String.raw`It costs \$5 or 2\*3\_4`,
    });
  });

  it('in the newest format says so', () => {
    const old = unzipSync(packageOf({ models: BASIC, notes: noteOf('Please update', '') }));
    expect(read(zipSync({ ...old, 'collection.anki21b': new Uint8Array([1, 2, 3]) }))).toBe('too-new');
  });

  it('without cards says so', () => {
    expect(read(packageOf({ models: BASIC, notes: noteOf('', '') }))).toBe('empty');
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
        const { 'collection.anki2': whole = new Uint8Array() } = unzipSync(
          write({ cards: [card({})], pictures: [] }),
        );
        return zipSync({
          'collection.anki2': whole.map((byte, index) => (index > 200 ? (byte * 7 + index) % 256 : byte)),
        });
      },
    ],
    [
      'a database of something else',
      () => zipSync({ 'collection.anki2': makeDatabase((database) => database.exec('CREATE TABLE x (y)')) }),
    ],
    ['a picture', () => PNG],
  ])('that is %s gives no cards, and nothing breaks', (_, bytes) => {
    expect(read(bytes())).toBe('broken');
  });

  it('that would grow without end is not unpacked', () => {
    const bomb = zipSync({ 'collection.anki2': new Uint8Array(20_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(read(bomb)).toBe('too-large');
  });

  it('nested as deep as one likes takes no longer', () => {
    const deep = '<div>'.repeat(20_000);
    const { cards } = deckIn(packageOf({ models: BASIC, notes: noteOf(`${deep}chat`, 'cat') }));
    expect(cards[0]?.front).toBe('chat');
  });
});

describe('a table', () => {
  const table = (text: string) => deckIn(strToU8(text)).cards;

  it('is read with commas, semicolons or tabs, with quotes and titles', () => {
    const expected = [
      { front: 'chat', back: 'cat, the "animal"', subject: 'French' },
      { front: 'chien', back: 'dog\nwoof', subject: '' },
    ];
    expect(
      table('Front,Back,Subject\nchat,"cat, the ""animal""",French\r\nchien,"dog\nwoof",\n'),
    ).toMatchObject(expected);
    expect(table('chat;"cat, the ""animal""";French\nchien;"dog\nwoof"')).toMatchObject(expected);
    expect(table('chat\tcat\nchien\tdog')).toMatchObject([
      { front: 'chat' },
      { front: 'chien', back: 'dog' },
    ]);
  });

  it('is read by the first lines of a text file of Anki', () => {
    const text = '#separator:Semicolon\n#html:true\n#deck:French\n<b>chat</b>;cat\n';
    expect(table(text)).toMatchObject([{ front: '**chat**', back: 'cat', subject: 'French' }]);
  });

  it('holds texts with gaps, too', () => {
    expect(table('Water is {{H2O}}\t')).toMatchObject([{ kind: 'cloze', front: 'Water is {{H2O}}' }]);
  });

  it('is written so that it can be read again', () => {
    const cards = [card({ front: 'a, "b"\nc', back: 'x;y' }), card({ front: 'é', back: '漢字' })];
    const bytes = write({ cards, pictures: [] }, 'csv');
    expect(deckIn(bytes).cards).toMatchObject(
      cards.map(({ front, back, subject }) => ({ front, back, subject })),
    );
  });

  it.each([
    ['nothing', '', 'empty'],
    ['one column', 'a\nb\nc', 'empty'],
    ['bytes that are no text', '\0\0', 'broken'],
  ])('of %s gives no cards', (_, text, trouble) => {
    expect(read(strToU8(text))).toBe(trouble);
  });
});
