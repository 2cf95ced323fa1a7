import { afterAll, describe, expect, it } from 'vitest';
import { readAll, testDocuments } from '../../testing/documents.ts';
import { drawnWords } from '../../testing/pictures.ts';
import { wordParagraph, writeDocx, writeEpub, writePptx } from '../../testing/written-archives.ts';
import { linesAt, writePdf, type PlacedText } from '../../testing/written-pdf.ts';

const documents = testDocuments();
afterAll(() => documents.close());

const textsOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await readAll(documents, bytes)).pages.map(({ text }) => text);

const prose = (about: string) => [
  `The ${about} is long enough to fill a whole line of the page from edge`,
  `to edge, and it goes on in the next one with a word that is hyphen-`,
  `ated at its end. Then it stops.`,
];

describe('a PDF', () => {
  it('is read in paragraphs, with words put together and title, outline and places', async () => {
    const texts = [
      { x: 72, y: 720, text: 'The Heart', size: 20 },
      ...linesAt(72, 680, prose('heart')),
      ...linesAt(72, 620, prose('blood')),
    ];
    const pdf = writePdf({
      title: 'The Body',
      pages: [{ texts }, { texts: linesAt(72, 700, ['The second page.']) }],
      outline: [
        { title: 'Heart', page: 1 },
        { title: 'Rest', page: 2 },
      ],
    });
    const { opened, pages, end } = await readAll(documents, pdf);
    expect(opened).toEqual({
      type: 'opened',
      kind: 'pdf',
      pages: 2,
      title: 'The Body',
      author: null,
      outline: [
        { title: 'Heart', page: 1, level: 1 },
        { title: 'Rest', page: 2, level: 1 },
      ],
    });
    expect(end).toEqual({ type: 'done', language: 'en' });
    const [first] = pages;
    expect(first?.text.split('\n\n')).toEqual([
      'The Heart',
      'The heart is long enough to fill a whole line of the page from edge to edge, and it goes on in the next one with a word that is hyphenated at its end. Then it stops.',
      'The blood is long enough to fill a whole line of the page from edge to edge, and it goes on in the next one with a word that is hyphenated at its end. Then it stops.',
    ]);
    expect(first?.headings).toEqual([{ title: 'The Heart', start: 0, level: 1 }]);
    expect(first?.size).toEqual({ width: 612, height: 792 });
    const lines = first?.lines.map(({ start, end: last }) => first.text.slice(start, last));
    expect(lines?.slice(0, 4)).toEqual([
      'The Heart',
      'The heart is long enough to fill a whole line of the page from edge',
      'to edge, and it goes on in the next one with a word that is hyphen',
      'ated at its end. Then it stops.',
    ]);
    expect(first?.lines[0]?.box.left).toBeCloseTo(72 / 612, 2);
    expect(first?.lines[0]?.box.top).toBeCloseTo((792 - 720 - 16) / 792, 2);
  });

  it('keeps the hyphen of a word that has one elsewhere', async () => {
    const lines = [
      'A well-known story about a king who was in all his lands as well-',
      'known as the sun, and a well-known story it is.',
    ];
    const [text] = await textsOf(writePdf({ pages: [{ texts: linesAt(72, 700, lines) }] }));
    expect(text).toContain('as well-known as the sun');
  });

  it('in two columns is read column by column, even if it was painted line by line', async () => {
    const side = (name: string) =>
      Array.from({ length: 8 }, (_, at) => `${name} column, line number ${at + 1}`);
    const [left, right] = [linesAt(60, 640, side('left')), linesAt(330, 640, side('right'))];
    const texts = [
      { x: 60, y: 700, text: 'A title that stands across both of the columns of this page here', size: 16 },
      ...left.flatMap((line, at) => [line, right[at]].filter((one): one is PlacedText => one !== undefined)),
    ];
    const [text = ''] = await textsOf(writePdf({ pages: [{ texts }] }));
    const order = [
      'A title',
      'left column, line number 1',
      'left column, line number 8',
      'right column, line number 1',
      'right column, line number 8',
    ];
    expect(order.map((words) => text.indexOf(words))).toEqual(
      order.map((words) => text.indexOf(words)).toSorted((a, b) => a - b),
    );
    expect(order.every((words) => text.includes(words))).toBe(true);
  });

  it('is rid of heads, feet and page numbers, but not of what only looks like them', async () => {
    const page = (at: number) => ({
      texts: [
        { x: 72, y: 760, text: at % 2 === 0 ? `${at + 11} THE HUMAN BODY` : `CHAPTER ${at} ${at + 11}` },
        ...linesAt(72, 700, [
          `Muscle ${(at * 5) % 7} is named after its shape.`,
          `${at * 7} bones are counted.`,
        ]),
        { x: 300, y: 30, text: String(at + 11) },
      ],
    });
    const texts = await textsOf(writePdf({ pages: Array.from({ length: 9 }, (_, at) => page(at)) }));
    expect(texts.map((text) => text.replaceAll('\n\n', ' '))).toEqual(
      Array.from(
        { length: 9 },
        (_, at) => `Muscle ${(at * 5) % 7} is named after its shape. ${at * 7} bones are counted.`,
      ),
    );
  });

  it('keeps exponents, indices and the lines of code', async () => {
    const texts: PlacedText[] = [
      { x: 72, y: 700, text: 'Water is H', size: 12 },
      { x: 128.2, y: 697, text: '2', size: 7 },
      { x: 132.2, y: 700, text: 'O and a square is x', size: 12 },
      { x: 236.5, y: 705, text: '2', size: 7 },
      { x: 72, y: 640, text: 'for all x:', size: 10, font: 'code' },
      { x: 96, y: 628, text: 'print(x)', size: 10, font: 'code' },
    ];
    const [text] = await textsOf(writePdf({ pages: [{ texts }] }));
    expect(text).toBe('Water is H₂O and a square is x²\n\nfor all x:\n    print(x)');
  });

  it('without text is read by its pictures', async () => {
    const canvas = drawnWords(['Plants make sugar', 'from light and water.'], { width: 700, size: 44 });
    const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0);
    const { pages, end } = await readAll(
      documents,
      writePdf({ pages: [{ picture: { width, height, pixels } }] }),
    );
    expect(end).toMatchObject({ type: 'done' });
    expect(pages[0]).toMatchObject({ by: 'ocr', text: 'Plants make sugar from light and water.' });
    expect(pages[0]?.lines).toHaveLength(2);
  });

  it('whose pages are pictures keeps their order, whichever is recognised first', async () => {
    const long = [
      'Plants make sugar from light and water, and',
      'they give off oxygen while they do so. At',
      'night they breathe as animals do.',
    ];
    const pdf = writePdf({
      pages: [scanOf(long), scanOf(['The second page is short.']), scanOf(['Third.'])],
    });
    const { pages, end } = await readAll(documents, pdf);
    expect(end).toMatchObject({ type: 'done' });
    expect(pages.map(({ number, by, text }) => ({ number, by, text }))).toEqual([
      { number: 1, by: 'ocr', text: long.join(' ') },
      { number: 2, by: 'ocr', text: 'The second page is short.' },
      { number: 3, by: 'ocr', text: 'Third.' },
    ]);
  });

  it('whose font does not say what its codes stand for is read as it looks', async () => {
    const words = ['The heart is a muscle that pumps blood', 'through the vessels of the whole body.'];
    const codes = words.map((line) => line.replaceAll(/[^ ]/g, (letter) => shifted(letter, -29)));
    const [page] = (
      await readAll(documents, writePdf({ pages: [{ ...scanOf(words), texts: linesAt(72, 300, codes) }] }))
    ).pages;
    expect(page).toMatchObject({ by: 'ocr' });
    expect(page?.text).toContain(words.join(' '));
  });

  it.each([
    ['Russian', 'windows-1251', 'Оглавление: сердце и кровь, дыхание и питание растений'],
    ['Greek', 'windows-1253', 'Περιεχόμενα: η καρδιά και το αίμα του ανθρώπου'],
  ])('whose font passes %s letters off as Latin ones has them back', async (_, encoding, words) => {
    const texts = linesAt(72, 700, [inBytesOf(encoding, words)]);
    expect(await textsOf(writePdf({ pages: [{ texts }] }))).toEqual([words]);
  });

  it.each([
    ['French with its accents', 'Été à Genève: où la mère préférée de Zoé a-t-elle créé ses idées ?'],
    ['program code', 'for (let i = 0; i < n; i++) { a[i] = f(x[i], y[i]) + (b[i] >> 2) & 0xff; }'],
    [
      'a table of figures',
      '12.5 13.7 14.9 = 41.1 (33 %) 12.5 13.7 14.9 = 41.1 (33 %) 9 $ + 1 $ = 10 $ / day',
    ],
  ])('with %s is read by its text', async (_, words) => {
    const { pages } = await readAll(documents, writePdf({ pages: [{ texts: linesAt(72, 700, [words]) }] }));
    expect(pages[0]).toMatchObject({ by: 'text' });
    expect(pages[0]?.text.replaceAll(/\s/g, '')).toBe(words.replaceAll(/\s/g, ''));
  });

  it('has words without the marks that say in which direction they run', async () => {
    const texts = [
      { x: 72, y: 700, text: '\u0003First\u0004 \u0001second\u0002 third', font: 'marks' as const },
    ];
    expect(await textsOf(writePdf({ pages: [{ texts }] }))).toEqual(['First second third']);
    expect(await textsOf(Buffer.from('\u202bFirst\u202c \u200esecond\u200f third\n'))).toEqual([
      'First second third',
    ]);
  });
});

/** A page that is a picture of words, large enough to be no ornament. */
const scanOf = (lines: readonly string[]) => {
  const canvas = drawnWords([...lines, '', '', ''], { width: 1_000, size: 40 });
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return {
    picture: {
      width,
      height,
      pixels: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0),
    },
  };
};

const shifted = (letter: string, by: number): string =>
  String.fromCodePoint((letter.codePointAt(0) ?? 0) + by);

/** The characters that Latin-1 has for the bytes of these words. */
const inBytesOf = (encoding: string, words: string): string => {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Array.from(words, (letter) => String.fromCodePoint(bytes.get(letter) ?? 0)).join('');
};

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('as %s is recognised', async (format) => {
    const canvas = drawnWords(['Force is mass times', 'acceleration.'], { width: 600 });
    const bytes = format === 'png' ? await canvas.encode('png') : await canvas.encode(format, 90);
    const { opened, pages } = await readAll(documents, bytes);
    expect(opened).toMatchObject({ kind: 'image', pages: 1 });
    expect(pages[0]).toMatchObject({
      by: 'ocr',
      text: 'Force is mass times acceleration.',
      size: { width: 600 },
    });
  });
});

describe('an e-book', () => {
  it('is read in its order, with its contents, its lists, tables and formulas', async () => {
    const mathematics =
      '<math><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>=</mo><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msqrt><mn>10</mn></msqrt></math>';
    const epub = writeEpub({
      title: 'Numbers',
      sections: [
        { title: 'First', body: `<h1>First</h1><p>Know that ${mathematics} &amp; more<sup>3</sup>.</p>` },
        {
          title: 'Second',
          body: '<h1>Second</h1><ul><li>one</li><li>two<ol><li>half</li></ol></li></ul><script>evil()</script>',
        },
        {
          title: 'Third',
          body: '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table><pre>x = 1\n  y</pre>',
        },
      ],
    });
    const { opened, pages } = await readAll(documents, epub);
    expect(opened).toMatchObject({
      kind: 'epub',
      title: 'Numbers',
      author: 'A. Writer',
      outline: [
        { title: 'First', page: 1, level: 1 },
        { title: 'Second', page: 2, level: 1 },
        { title: 'Third', page: 3, level: 1 },
      ],
    });
    expect(pages.map(({ text }) => text)).toEqual([
      String.raw`# First${'\n\n'}Know that $\frac{a}{b}=x^2+\sqrt{10}$ & more³.`,
      '# Second\n\n- one\n- two\n  1. half',
      '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```\nx = 1\n  y\n```',
    ]);
  });

  it('has pages of about 350 words, and no sentence is lost', async () => {
    const sentences = Array.from(
      { length: 200 },
      (_, at) => `This is sentence number ${at} of a long chapter.`,
    );
    const epub = writeEpub({
      title: 'Long',
      sections: [{ title: 'All', body: `<p>${sentences.join(' ')}</p>` }],
    });
    const texts = await textsOf(epub);
    expect(texts.length).toBe(6);
    expect(texts.join(' ')).toBe(sentences.join(' '));
  });
});

describe('an office file', () => {
  it('of a word processor keeps headings and formulas', async () => {
    const formula =
      '<m:oMath><m:r><m:t>F</m:t></m:r><m:r><m:t>=</m:t></m:r><m:f><m:num><m:r><m:t>p</m:t></m:r></m:num><m:den><m:r><m:t>t</m:t></m:r></m:den></m:f></m:oMath>';
    const docx = writeDocx([
      wordParagraph('Motion', 'Heading1'),
      wordParagraph(`<w:r><w:t xml:space="preserve">A force is </w:t></w:r>${formula}`),
      wordParagraph('Rest', 'Heading1'),
      wordParagraph('Nothing moves here.'),
    ]);
    const { opened, pages } = await readAll(documents, docx);
    expect(opened).toMatchObject({
      kind: 'docx',
      title: 'Forces',
      outline: [
        { title: 'Motion', page: 1, level: 1 },
        { title: 'Rest', page: 2, level: 1 },
      ],
    });
    expect(pages.map(({ text }) => text)).toEqual([
      String.raw`# Motion${'\n\n'}A force is $F=\frac{p}{t}$`,
      '# Rest\n\nNothing moves here.',
    ]);
  });

  it('of a word processor says the same whatever it looks like', async () => {
    const looks =
      '<w:rPr><w:rFonts w:ascii="Lato"/><w:b/><w:sz w:val="28"/><w:rPrChange w:id="1"><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr>';
    const run = (words: string, properties = '') =>
      `<w:r w:rsidR="00AB12CD">${properties}<w:t xml:space="preserve">${words}</w:t></w:r>`;
    const field = ['begin', 'end'].map((type) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`);
    const docx = writeDocx([
      wordParagraph(
        [
          run('Salt ', looks),
          run('&amp; wa'),
          '<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="3" w:name="_Ref"/>',
          run('ter: H', '<w:rPr><w:lang w:val="en-US"/></w:rPr>'),
          run('2', '<w:rPr><w:rtl/><w:vertAlign w:val="subscript"/></w:rPr>'),
          run('O '),
          `${field[0]}<w:r><w:instrText xml:space="preserve"> PAGEREF _Ref </w:instrText></w:r>${field[1]}`,
          `<w:del w:id="4">${run('not ').replaceAll('w:t', 'w:delText')}</w:del><w:ins w:id="5">${run('and ', looks)}</w:ins>`,
          `<w:hyperlink w:anchor="x">${run('NaCl', looks)}</w:hyperlink><w:r><w:tab/></w:r>${run('stay.')}`,
        ].join(''),
      ),
    ]);
    expect((await readAll(documents, docx)).pages.map(({ text }) => text)).toEqual([
      'Salt & water: H₂O and NaCl stay.',
    ]);
  });

  it('of slides has a page for each, with its notes', async () => {
    const { opened, pages } = await readAll(
      documents,
      writePptx([
        { title: 'Cells', points: ['A wall', 'A nucleus'], notes: 'Show the picture.' },
        { title: 'Tissue', points: ['Many cells'] },
      ]),
    );
    expect(opened?.outline).toEqual([
      { title: 'Cells', page: 1, level: 1 },
      { title: 'Tissue', page: 2, level: 1 },
    ]);
    expect(pages.map(({ text }) => text)).toEqual([
      '# Cells\n\n- A wall\n- A nucleus\n\nShow the picture.',
      '# Tissue\n\nMany cells',
    ]);
  });
});

describe('a text', () => {
  it('of Markdown stays as it is written', async () => {
    const markdown =
      '---\ntitle: Leaves\n---\n# Leaves\n\nThey are **green**.\n\n```\n# no heading\n\nx\n```\n\n## Why\n\nLight.';
    const { opened, pages } = await readAll(documents, Buffer.from(markdown));
    expect(opened).toMatchObject({
      kind: 'markdown',
      title: 'Leaves',
      outline: [
        { title: 'Leaves', level: 1 },
        { title: 'Why', level: 2 },
      ],
    });
    expect(pages[0]?.text).toBe(markdown.slice(markdown.indexOf('# Leaves')));
  });

  it.each([
    ['UTF-8', Buffer.from('Über die Natur der Wärme und das Wesen der Kälte.')],
    ['UTF-16', Buffer.from('\ufeffÜber die Natur der Wärme und das Wesen der Kälte.', 'utf16le')],
    ['Latin-1', Buffer.from('Über die Natur der Wärme und das Wesen der Kälte.', 'latin1')],
  ])('in %s is understood, and so is its language', async (_, bytes) => {
    const { pages, end } = await readAll(documents, bytes);
    expect(pages[0]?.text).toBe('Über die Natur der Wärme und das Wesen der Kälte.');
    expect(end).toEqual({ type: 'done', language: 'de' });
  });

  it('of the web is read without what is not text', async () => {
    const html =
      '<!doctype html><title>Bees</title><style>p{}</style><h1>Bees</h1><p>They dance<br>for each other.</p><script>x</script>';
    const { opened, pages } = await readAll(documents, Buffer.from(html));
    expect(opened).toMatchObject({ kind: 'html', title: 'Bees' });
    expect(pages[0]?.text).toBe('# Bees\n\nThey dance\nfor each other.');
  });
});
