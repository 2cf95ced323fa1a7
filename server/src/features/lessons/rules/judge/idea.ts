import type { Hunch, WrittenIdea } from '@studia/contract/lessons';
import { judgeBoard } from './board.ts';
import { judgeItem } from './item.ts';
import { problemAt, type Problem } from './problem.ts';
import { plain, readingGrade, wordsOf } from './words.ts';

const MOST_WORDS = { simple: 80, full: 150 };
/** A ten-year-old is in the fifth year; one long name of a thing must not refuse a text. */
const HARDEST_SIMPLE = 7.5;
const ITEMS = { fewest: 4, most: 6 };
const FEWEST = { says: 3, asks: 4 };

/** What the judge can't know by itself. */
export interface Witnesses {
  /** Whether words stand in the chapter letter for letter. */
  isInChapter: (quote: string) => boolean;
  /** What a text should say where its mathematics is wrong; null where it is right or can't be read. */
  mended: (text: string) => string | null;
}

/** What is wrong with one idea, looked at by itself. */
export const judgeIdea = (
  idea: WrittenIdea,
  at: readonly (string | number)[],
  { isInChapter, mended }: Witnesses,
): Problem[] => [
  ...quotesOf(idea, at).flatMap(({ quote, path }) =>
    isInChapter(quote) ? [] : [problemAt(...path)(`is not in the chapter letter for letter: “${quote}”`)],
  ),
  ...texts(idea, at),
  ...claimsOf(idea).flatMap(({ path, text }) => {
    const right = mended(text);
    return right === null ? [] : [problemAt(...at, ...path)(`is wrong; the engine says: ${right}`)];
  }),
  ...counts(idea, at),
  ...(idea.hunch ? judgeHunch(idea.hunch, [...at, 'hunch']) : []),
  ...idea.items.flatMap((item, index) => judgeItem(item, idea, [...at, 'items', index])),
  ...(idea.board ? judgeBoard(idea.board, [...at, 'board']) : []),
  ...repeated(idea, at),
  ...idea.asks.flatMap(({ part }, index) =>
    hasPart(idea, part) ? [] : [problemAt(...at, 'asks', index)(`points at “${part}”, which is not there`)],
  ),
];

/** In words: what is asked, an option, and what is said to it. */
const HUNCH = { ask: [10, 38], says: [1, 7], reply: [10, 36] } as const;
const UNSPEAKABLE = /[$\\*_#{}[\]<>|→`"]/;

const judgeHunch = ({ ask, options }: Hunch, at: readonly (string | number)[]): Problem[] => [
  ...judgeSpoken(ask, 'ask', [...at, 'ask']),
  ...(ask.endsWith('?') ? [] : [problemAt(...at, 'ask')('asks nothing')]),
  ...options.flatMap(({ says, reply }, place) =>
    judgeSpoken(says, 'says', [...at, 'options', place, 'says']).concat(
      judgeSpoken(reply, 'reply', [...at, 'options', place, 'reply']),
    ),
  ),
  ...(new Set(options.map(({ says }) => says.toLowerCase())).size === options.length
    ? []
    : [problemAt(...at, 'options')('are the same twice')]),
];

const judgeSpoken = (text: string, part: keyof typeof HUNCH, at: readonly (string | number)[]): Problem[] => {
  const [fewest, most] = HUNCH[part];
  const count = text.split(/\s+/).length;
  return [
    ...(count < fewest || count > most
      ? [problemAt(...at)(`has ${count} words (${fewest} to ${most})`)]
      : []),
    ...(UNSPEAKABLE.test(text) ? [problemAt(...at)('has a sign that nobody can say')] : []),
  ];
};

const quotesOf = (idea: WrittenIdea, at: readonly (string | number)[]) => [
  { quote: idea.quote, path: [...at, 'quote'] },
  ...idea.items.flatMap(({ quote }, index) =>
    quote === undefined ? [] : [{ quote, path: [...at, 'items', index, 'quote'] }],
  ),
];

/** Every text that claims something. Wrong options, beliefs and statements to be judged claim nothing. */
const claimsOf = ({
  statement,
  simple,
  full,
  why,
  example,
  picture,
  misconceptions,
  items,
  terms,
}: WrittenIdea) =>
  [
    { path: ['statement'], text: statement },
    { path: ['simple'], text: simple },
    { path: ['full'], text: full },
    { path: ['why'], text: why },
    { path: ['picture', 'like'], text: picture?.like },
    ...(example?.steps ?? []).flatMap((step, index) => [
      { path: ['example', 'steps', index, 'line'], text: step.line },
      { path: ['example', 'steps', index, 'why'], text: step.why },
    ]),
    ...misconceptions.map(({ wrong }, index) => ({ path: ['misconceptions', index, 'wrong'], text: wrong })),
    ...items.flatMap(({ hints, explanation }, index) => [
      { path: ['items', index, 'explanation'], text: explanation },
      ...hints.map((text, hint) => ({ path: ['items', index, 'hints', hint], text })),
    ]),
    ...terms.map(({ definition }, index) => ({ path: ['terms', index, 'definition'], text: definition })),
  ].flatMap(({ path, text }) => (typeof text === 'string' ? [{ path, text }] : []));

const texts = (idea: WrittenIdea, at: readonly (string | number)[]): Problem[] => {
  const { simple, full } = idea;
  const long = (part: 'simple' | 'full'): Problem[] => {
    const count = wordsOf(idea[part] ?? '').length;
    return count > MOST_WORDS[part]
      ? [problemAt(...at, part)(`has ${count} words, at most ${MOST_WORDS[part]}`)]
      : [];
  };
  const grade = simple === null ? 0 : readingGrade(simple);
  return [
    ...long('simple'),
    ...long('full'),
    ...(grade > HARDEST_SIMPLE
      ? [
          problemAt(
            ...at,
            'simple',
          )(`reads like grade ${grade.toFixed(1)}; shorter words and sentences, please`),
        ]
      : []),
    ...(plain(idea.statement) === plain(idea.quote)
      ? [problemAt(...at, 'statement')('only repeats the quote')]
      : []),
    ...(simple !== null && full !== null && plain(simple) === plain(full)
      ? [problemAt(...at, 'full')('only repeats the simple text')]
      : []),
  ];
};

const counts = (
  { items, misconceptions, asks }: WrittenIdea,
  at: readonly (string | number)[],
): Problem[] => {
  const problem = problemAt(...at);
  return [
    ...(items.length < ITEMS.fewest || items.length > ITEMS.most
      ? [problem(`has ${items.length} items, not ${ITEMS.fewest} to ${ITEMS.most}`)]
      : []),
    ...(new Set(items.map(({ kind }) => kind)).size < 2 ? [problem('has items of one kind only')] : []),
    ...(misconceptions.length === 0 ? [problem('names no misconception')] : []),
    ...misconceptions.flatMap(({ says }, index) =>
      says.length < FEWEST.says
        ? [problemAt(...at, 'misconceptions', index)(`is said in ${says.length} ways, not ${FEWEST.says}`)]
        : [],
    ),
    ...(asks.length < FEWEST.asks ? [problem(`has ${asks.length} asks, not ${FEWEST.asks}`)] : []),
  ];
};

const repeated = (idea: WrittenIdea, at: readonly (string | number)[]): Problem[] => {
  const twice = (names: readonly string[]): string[] =>
    names.filter((name, index) => names.indexOf(name) < index);
  return [
    ...twice(idea.items.map(({ id }) => id)).map((id) => problemAt(...at)(`has two items “${id}”`)),
    ...twice(idea.items.map(({ ask }) => plain(ask))).map((ask) => problemAt(...at)(`asks twice “${ask}”`)),
    ...twice(idea.misconceptions.map(({ id }) => id)).map((id) =>
      problemAt(...at)(`has two misconceptions “${id}”`),
    ),
  ];
};

/** Whether an idea has the part that a question points at: `why`, `items/common-parts`, `misconceptions/adds-bottoms`. */
const hasPart = (idea: WrittenIdea, part: string): boolean => {
  const [name, id] = part.split('/');
  switch (name) {
    case 'statement':
    case 'simple':
    case 'full':
    case 'why':
    case 'example':
    case 'picture':
    case 'board':
      return id === undefined && idea[name] !== null;
    case 'terms':
      return id === undefined && idea.terms.length > 0;
    case 'items':
      return idea.items.some((item) => item.id === id);
    case 'misconceptions':
      return idea.misconceptions.some((one) => one.id === id);
    default:
      return false;
  }
};
