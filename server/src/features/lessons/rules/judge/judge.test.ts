import type { WrittenLesson } from '@studia/contract/lessons';
import { describe, expect, it } from 'vitest';
import { mendedMathematics } from '../../mended-mathematics.ts';
import { judgeWrittenLesson } from '../../written-form.ts';
import { judgeLesson, judgeNeeds } from './lesson.ts';

const CHAPTER =
  'Photosynthesis makes glucose from carbon dioxide and water. Roots take in water and minerals.';

const hints = ['Think of the leaf.', 'Light has no mass.', 'What is outside a leaf?'];
const item = (id: string) =>
  ({
    id,
    kind: 'choice',
    difficulty: 1,
    ask: `Where does the mass of plant ${id} come from?`,
    key: 'the air',
    wrong: [
      { text: 'minerals', slip: 'takes minerals for food', reveals: 'eats-soil' },
      { text: 'sunlight', slip: 'takes energy for matter' },
      { text: 'the pot it is in', slip: 'guesses' },
    ],
    hints,
    explanation: 'Leaves take carbon dioxide from around them.',
  }) satisfies WrittenLesson['ideas'][number]['items'][number];

const idea = (id: string): WrittenLesson['ideas'][number] => ({
  id,
  title: 'What plants are built from',
  statement: 'A plant is mostly built from air and water.',
  quote: 'Photosynthesis makes glucose from carbon dioxide and water.',
  simple: 'A tree is made of air and water. The sun does the work. There is no hole around the trunk.',
  full: 'Leaves join carbon dioxide and water to glucose with the energy of light.',
  why: 'Carbon is what bodies are made of, and the air holds it.',
  example: null,
  picture: { like: 'A printer that prints with air.', stops: 'A printer does not repair itself.' },
  misconceptions: [
    {
      id: 'eats-soil',
      belief: 'Plants eat soil.',
      says: ['plants eat dirt', 'soil is food', 'roots suck up food'],
      wrong: 'Roots take in water and a pinch of minerals.',
      question: 'What would the ground around an old oak look like?',
    },
  ],
  items: [
    item('one'),
    item('two'),
    item('three'),
    {
      ...item('four'),
      kind: 'number',
      key: '7',
      wrong: undefined,
      ask: 'How many kilograms are 7000 g?',
    } as never,
  ],
  terms: [],
  board: [{ say: 'Here is a tree.', draw: [{ do: 'write', text: 'tree', at: [20, 40] }] }],
  needs: [],
  asks: ['simple', 'why', 'misconceptions/eats-soil', 'items/one'].map((part) => ({ ask: `${part}?`, part })),
  claims: ['air', 'water', 'light', 'leaves', 'roots', 'sugar'].map((thing) => ({
    right: `plants need ${thing}`,
    wrong: `plants can do without ${thing}`,
  })),
});

const lesson = (): WrittenLesson => ({ ideas: [idea('one'), idea('two'), idea('three')] });
const WITNESSES = {
  isInChapter: (quote: string) => CHAPTER.includes(quote),
  mended: mendedMathematics,
};
const sentencesOn = (change: (first: ReturnType<typeof idea>) => void): string[] => {
  const changed = structuredClone(lesson());
  const [first] = changed.ideas;
  if (first) change(first);
  return judgeLesson(changed, WITNESSES).map(({ sentence }) => sentence);
};

describe('what can be guessed', () => {
  const hunch = {
    ask: 'An old oak weighs as much as a few lorries. Where did the wood come from?',
    options: [
      { says: 'From the soil', reply: 'Then there ought to be a big hole around the trunk. Watch.' },
      { says: 'From the air', reply: 'That is a bold guess, and a good one. Look at the leaf.' },
    ],
  };
  const judged = (change: Partial<typeof hunch>): string[] => {
    const witnesses = { isInChapter: () => true, mended: () => null };
    return judgeLesson({ ideas: [{ ...idea('one'), hunch: { ...hunch, ...change } }] }, witnesses)
      .filter(({ path }) => path.includes('hunch'))
      .map(({ sentence }) => sentence);
  };

  it('is a question in few words, with different things to guess', () => {
    expect(judged({})).toEqual([]);
    expect(judged({ ask: 'Where did the wood of the old oak behind the school come from.' })).toEqual([
      'asks nothing',
    ]);
    expect(judged({ ask: 'Where from?' })).toEqual(['has 2 words (10 to 38)']);
    expect(judged({ options: hunch.options.map(({ reply }) => ({ says: 'From the soil', reply })) })).toEqual(
      ['are the same twice'],
    );
    expect(judged({ ask: `${hunch.ask.slice(0, -1)} $x$?` })).toEqual(['has a sign that nobody can say']);
  });
});

describe('the judge of lessons', () => {
  it('accepts a lesson whose every part holds', () => {
    expect(sentencesOn(() => {})).toEqual([]);
  });

  it.each<[string, (first: ReturnType<typeof idea>) => void, RegExp]>([
    [
      'a quote with one other letter',
      (one) => (one.quote = one.quote.replace('makes', 'make')),
      /letter for letter/,
    ],
    ['a statement that is the quote', (one) => (one.statement = one.quote), /repeats the quote/],
    ['a simple text of 81 words', (one) => (one.simple = 'Air is all. '.repeat(27)), /81 words/],
    [
      'a simple text that is not simple',
      (one) =>
        (one.simple =
          'Photosynthetic organisms predominantly assimilate atmospheric carbon compounds photochemically.'),
      /reads like grade/,
    ],
    ['a sum that is wrong', (one) => (one.full = 'Leaves take in 3 + 4 = 8 parts.'), /engine says.*7/],
    ['a key in its question', (one) => (first(one).ask = 'Is it the air?'), /gives its key away/],
    [
      'a key in a hint',
      (one) => (first(one).hints = [...hints.slice(1), 'It is the air.']),
      /contains the answer/,
    ],
    ['two hints', (one) => (first(one).hints = hints.slice(1)), /2 hints/],
    ['three items', (one) => (one.items = one.items.slice(1)), /3 items/],
    ['items of one kind', (one) => (one.items = [...one.items.slice(0, 3), item('five')]), /one kind/],
    ['a misconception that nobody says', (one) => (misconception(one).says = ['x', 'y']), /2 ways/],
    [
      'an option that reveals nothing known',
      (one) => (misconception(one).id = 'other'),
      /no misconception here/,
    ],
    [
      'asks that point nowhere',
      (one) => (one.asks = one.asks.map((ask) => ({ ...ask, part: 'example' }))),
      /not there/,
    ],
    ['five claims', (one) => (one.claims = one.claims?.slice(1)), /5 claims, not 6 to 8/],
    ['an idea without claims', (one) => delete one.claims, /0 claims/],
    [
      'a claim that is its own twin',
      (one) => (one.claims = one.claims?.map(({ right }) => ({ right, wrong: `${right}.` }))),
      /says the same twice/,
    ],
    ['an item twice', (one) => (first(one).id = 'two'), /two items/],
    ['a board with a sign that the hand can’t write', (one) => draws(one, 'ж'), /can't write/],
    [
      'a board that is left',
      (one) => draws(one, 'a long line that does not fit on it at all'),
      /leaves the board/,
    ],
  ])('refuses %s', (_, change, sentence) => {
    expect(sentencesOn(change).join('\n')).toMatch(sentence);
  });

  it('refuses two options that say the same, and words upon words', () => {
    const twice = sentencesOn((one) => {
      const choice = first(one);
      if (choice.kind === 'choice')
        choice.wrong = [1, 2, 3].map((number) => ({ text: 'Minerals', slip: `${number}` }));
    });
    expect(twice.join('\n')).toMatch(/say the same/);
    const upon = sentencesOn((one) => {
      one.board = [...(one.board ?? []), ...(one.board ?? [])];
    });
    expect(upon.join('\n')).toMatch(/lies upon/);
  });

  it('refuses keys that tell themselves by their length', () => {
    const long = structuredClone(lesson());
    for (const one of long.ideas)
      for (const choice of one.items)
        if (choice.kind === 'choice') choice.key = 'carbon taken out of the air by leaves';
    expect(judgeLesson(long, WITNESSES).map(({ sentence }) => sentence)).toEqual([
      'the key is the longest option in 9 of 9 choices',
    ]);
  });

  it('refuses needs in a circle and needs of nothing', () => {
    const needs = new Map([
      ['a/one', ['a/two']],
      ['a/two', ['a/three']],
      ['a/three', ['a/one']],
      ['a/four', ['a/nothing']],
    ]);
    expect(judgeNeeds(needs).map(({ sentence }) => sentence)).toEqual([
      'needs itself: a/one → a/two → a/three → a/one',
      'needs “a/nothing”, which is no idea',
    ]);
  });
});

describe('a file that is no lesson', () => {
  it.each([
    ['ideas:\n  - id: [', 2],
    ['ideas:\n  - id: a\n    title: ""', 3],
    ['ideas: none', 1],
  ])('is told its line: %j', (yaml, line) => {
    const [problem] = judgeWrittenLesson(yaml, CHAPTER);
    expect(problem?.line).toBe(line);
  });
});

const first = (one: ReturnType<typeof idea>) => one.items[0] ?? item('none');
const misconception = (one: ReturnType<typeof idea>) =>
  one.misconceptions[0] ?? { id: '', belief: '', says: [], wrong: '', question: '' };
const draws = (one: ReturnType<typeof idea>, text: string): void => {
  one.board = [{ say: 'Look.', draw: [{ do: 'write', text, at: [20, 40] }] }];
};
