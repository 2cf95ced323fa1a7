import { describe, expect, it } from 'vitest';
import type { ExtractedChapter } from './defined.ts';
import { knowBook } from './known-book.ts';
import { extractLesson } from './lesson.ts';

const chapterOf = (
  title: string,
  sections: Record<string, readonly string[]>,
  language = 'en',
  number = 0,
): ExtractedChapter => ({
  bookId: 'b',
  number,
  title,
  language,
  sentences: Object.entries(sections).flatMap(([heading, texts], section) =>
    texts.map((text, index) => ({
      text,
      heading,
      quote: {
        book_id: 'b',
        title: 'B',
        page: section + 1,
        start: index * 1_000,
        end: index * 1_000 + text.length,
        text,
      },
    })),
  ),
});

const lessonOf = (chapter: ExtractedChapter) => extractLesson(chapter, knowBook([chapter]));
const itemsOf = (chapter: ExtractedChapter) => lessonOf(chapter)?.ideas.flatMap(({ items }) => items) ?? [];

const TOOLS = [
  'A chisel is a tool that cuts thin pieces from wood when it is struck.',
  'A clamp is a device that holds two boards together until the glue is dry.',
  'A mallet is a hammer with a large wooden head for driving other tools.',
  'A plane is a blade in a block which takes shavings from a board to make it flat.',
  'A gauge is an instrument that draws a line along the edge of a plank.',
];

describe('a thin lesson', () => {
  it('asks for the name that a sentence explains, and for what is said of it', () => {
    const items = itemsOf(chapterOf('The workshop', { Tools: TOOLS }));
    const asks = items.map(({ ask }) => ask);
    expect(asks).toContain(
      'Fill in the missing word.\n\n_____ is a device that holds two boards together until the glue is dry.',
    );
    expect(asks).toContain('What does the book mean by “clamp”?');
    const meaning = items.find(({ ask }) => ask === 'What does the book mean by “clamp”?');
    expect(meaning).toMatchObject({
      kind: 'choice',
      key: 'a device that holds two boards together until the glue is dry',
    });
    const options = items.flatMap((item) =>
      item.kind === 'choice' ? [new Set([item.key, ...item.wrong.map(({ text }) => text)]).size] : [],
    );
    expect(new Set(options)).toEqual(new Set([4]));
  });

  it('is called after what it explains, in a sentence that stands by itself', () => {
    const lesson = lessonOf(chapterOf('The workshop', { Tools: TOOLS }));
    expect(lesson?.ideas.map(({ title }) => title)).toEqual(['Chisel', 'Clamp', 'Mallet', 'Plane', 'Gauge']);
    expect(lesson?.ideas[1]?.statement).toBe(TOOLS[1]);
  });

  it.each([
    ['praises', 'A lathe is an important part of every good workshop today.'],
    ['points back', 'The lathe is the machine that this chapter described above.'],
    ['names the answer', 'A lathe is a machine on which wood is turned by a lathe operator.'],
    ['lost a word', 'A lathe is a machine that is started with the and stopped by hand.'],
    ['is about a formula', 'A lathe is a machine that turns x times for every turn of the wheel.'],
    ['counts it among others', 'A lathe is one of the machines that turn wood in a workshop.'],
    ['says nothing of it', 'The answer is the piece of wood that lies on the bench.'],
  ])('makes no question of a sentence that %s', (_, sentence) => {
    const asks = itemsOf(chapterOf('The workshop', { Tools: [...TOOLS, sentence] })).map(({ ask }) => ask);
    expect(asks.some((ask) => ask.includes('turn') || ask.includes('lathe') || ask.includes('bench'))).toBe(
      false,
    );
    expect(asks.length).toBeGreaterThan(0);
  });

  it('teaches nothing from exercises, solutions and prefaces', () => {
    expect(itemsOf(chapterOf('The workshop', { Exercises: TOOLS }))).toEqual([]);
    expect(lessonOf(chapterOf('Preface', { Tools: TOOLS }))).toBeNull();
    expect(lessonOf(chapterOf('Lösungen der Übungsaufgaben', { Tools: TOOLS }))).toBeNull();
  });

  it('knows a glossary by its alphabet, and asks for its words', () => {
    const entries = ['Alloy', 'Bellows', 'Crucible', 'Dross', 'Flux', 'Ingot', 'Ladle', 'Mould', 'Slag'];
    const texts = entries.flatMap((term, index) => [
      term,
      `A ${['mixture', 'pump', 'pot', 'scum', 'powder', 'block', 'spoon', 'form', 'waste'][index]} that is used ${index + 1} times a day by everybody who melts metals.`,
    ]);
    const items = itemsOf(chapterOf('Words', { Glossary: texts }));
    expect(items.length).toBe(0);
    const distinct = [
      ['Alloy', 'A mixture of two metals which is harder than each of them.'],
      ['Bellows', 'A bag of leather that blows air into the fire.'],
      ['Crucible', 'A small pot of clay in which gold is melted.'],
      ['Dross', 'A dirty skin on the top of the liquid lead.'],
      ['Flux', 'A powder for cleaning the joint before the solder runs.'],
      ['Ingot', 'A brick of cold silver, ready to be stored.'],
      ['Ladle', 'A deep spoon with a long handle for pouring.'],
      ['Mould', 'A hollow shape of sand that gives the bell its form.'],
    ].flat();
    const asked = itemsOf(chapterOf('Words', { Glossary: distinct })).map(({ ask }) => ask);
    expect(asked).toContain('Which word does this explain?\n\nA deep spoon with a long handle for pouring.');
  });

  it('asks who says something where people talk', () => {
    const talk = ['Anna', 'Boris', 'Clara', 'David'].flatMap((who, index) => [
      `"I have never seen ${['a whale', 'the desert', 'a real castle', 'so much snow'][index]} in my whole life," said ${who}.`,
      `"Then come along with me and see it for yourself tomorrow," ${who} replied.`,
    ]);
    const story = chapterOf('The journey', {
      '': ['Some old friends were sitting around the old table in the kitchen.', ...talk],
    });
    const items = itemsOf(story).filter(({ id }) => id.startsWith('says'));
    const whale = items.find(({ ask }) => ask.includes('a whale'));
    expect(whale).toMatchObject({ kind: 'choice', key: 'Anna' });
    expect(whale?.ask).toContain('Who says this in “The journey”?');
  });

  it('asks what letters stand for only where the words begin with them', () => {
    const texts = [
      'The central heating unit (CHU) warms the water of the whole building.',
      'Every CHU has a valve.',
      'A new CHU lasts for twenty years.',
      'The boiler (OIL) is filled once a year by the firm in the town.',
    ];
    const asks = itemsOf(chapterOf('Heating', { Heating: texts })).map(({ ask }) => ask);
    expect(asks).toContain('What do the letters CHU stand for?');
    expect(asks).not.toContain('What do the letters OIL stand for?');
  });

  it('asks for an order only where something is told step by step', () => {
    const sentences = [
      'First, the clay is washed in cold water.',
      'Then the potter throws a bowl on the wheel.',
      'Finally, the bowl is baked in the oven.',
    ];
    const counted = [
      'First, the oven costs too much money.',
      'Second, the oven needs too much wood.',
      'Finally, the oven smokes all day.',
    ];
    const kinds = (texts: string[]) =>
      itemsOf(
        chapterOf('Pottery', { Bowls: ['A good bowl takes the potter about four days.', ...texts] }),
      ).map(({ kind }) => kind);
    expect(kinds(sentences)).toEqual(['order']);
    expect(kinds(counted)).toEqual([]);
  });
});
