import type { Idea, Item } from '@studia/contract/lessons';
import { PODCAST } from '@studia/contract/limits';
import type { PodcastMinutes } from '@studia/contract/podcast';
import type { Piece } from './piece.ts';
import { isForTheEar } from './questions.ts';
import { spokenWords } from './words.ts';

/** What is said about an idea, in the order in which it is said. */
export interface ChosenIdea {
  idea: Idea;
  pieces: Piece[];
}

/** What hello, looking back and goodbye take, and what each idea takes for being begun and looked back at. */
const FRAME = 150;
const EACH_IDEA = 55;
/** What the two say around a piece. */
const AROUND = 18;
const PAUSES = 15;

const MOST_IDEAS: Readonly<Record<PodcastMinutes, number>> = { 5: 2, 10: 4, 20: 6 };

/** Which ideas a podcast of a length is about, and what it says about each: first what nobody should miss. */
export const choose = (ideas: readonly Idea[], minutes: PodcastMinutes): ChosenIdea[] => {
  const chosen = mostImportant(ideas, MOST_IDEAS[minutes]);
  const picked = new Map(chosen.map((idea) => [idea.id, [] as Piece[]]));
  let left = minutes * PODCAST.wordsPerMinute - FRAME;
  for (const idea of chosen) left -= EACH_IDEA + 2 * spokenWords(idea.statement);
  const wishes = chosen.flatMap((idea) => piecesOf(idea).map((wish) => Object.assign(wish, { idea })));
  for (const { idea, piece, words } of wishes.toSorted((one, other) => one.rank - other.rank)) {
    if (words > left) continue;
    left -= words;
    picked.get(idea.id)?.push(piece);
  }
  return chosen.map((idea) => ({ idea, pieces: inOrder(picked.get(idea.id) ?? []) }));
};

/** Those on which most others stand, with whatever they need themselves, in the lesson's order. */
const mostImportant = (ideas: readonly Idea[], most: number): Idea[] => {
  const within = new Map(ideas.map((idea) => [idea.id, idea]));
  const weight = (idea: Idea): number =>
    2 * ideas.filter(({ needs }) => needs.includes(idea.id)).length +
    (idea.misconceptions.length > 0 ? 1 : 0) +
    (idea.picture === null ? 0 : 0.5);
  const chosen = new Set<string>();
  const add = (idea: Idea): void => {
    for (const need of idea.needs) {
      const before = within.get(need);
      if (before && !chosen.has(need) && before !== idea) add(before);
    }
    if (chosen.size < most) chosen.add(idea.id);
  };
  const byWeight = ideas.toSorted((one, other) => weight(other) - weight(one));
  for (const idea of byWeight) if (chosen.size < most) add(idea);
  return ideas.filter(({ id }) => chosen.has(id));
};

const RANKS = {
  simple: 1,
  misconception: 2,
  question: 3,
  why: 4,
  picture: 5,
  example: 6,
  full: 7,
  term: 9,
} as const;
/** A second of its kind comes after the first of all others. */
const NEXT = 6;

const piecesOf = (idea: Idea): { piece: Piece; rank: number; words: number }[] => {
  const one = (kind: 'simple' | 'why' | 'full' | 'picture' | 'example', text: string | null) =>
    text === null ? [] : [{ piece: { kind }, rank: RANKS[kind], words: spokenWords(text) + AROUND }];
  const many = (
    kind: 'misconception' | 'question' | 'term',
    texts: readonly { index: number; text: string }[],
    pause = 0,
  ) =>
    texts.map(({ index, text }, place) => ({
      piece: { kind, index },
      rank: RANKS[kind] + place * NEXT,
      words: spokenWords(text) + AROUND + pause,
    }));
  return [
    ...one('simple', idea.simple),
    ...one('why', idea.why),
    ...one('full', idea.full),
    ...one('picture', idea.picture && `${idea.picture.like} ${idea.picture.stops}`),
    ...one('example', idea.example && exampleText(idea.example)),
    ...many(
      'misconception',
      idea.misconceptions.map(({ belief, question, wrong }, index) => ({
        index,
        text: `${belief} ${question} ${wrong}`,
      })),
      PAUSES / 2,
    ),
    ...many('question', askable(idea.items), PAUSES),
    ...many(
      'term',
      idea.terms.map(({ name, definition }, index) => ({ index, text: `${name} ${definition}` })),
    ),
  ];
};

const exampleText = ({ task, steps }: NonNullable<Idea['example']>): string =>
  [task, ...steps.flatMap(({ line, why }) => [line, why, 'and so on then'])].join(' ');

const askable = (items: readonly Item[]): { index: number; text: string }[] =>
  items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => isForTheEar(item))
    .toSorted((one, other) => one.item.difficulty - other.item.difficulty)
    .map(({ item, index }) => ({
      index,
      text: `${item.ask} ${item.kind === 'choice' ? [item.key, ...item.wrong.map(({ text }) => text)].join(' ') : ''} ${item.explanation}`,
    }));

/** Understood before it is tried, and tried before the next thing is told. */
const ORDER: readonly Piece['kind'][] = [
  'simple',
  'picture',
  'why',
  'full',
  'term',
  'example',
  'misconception',
  'question',
];

const inOrder = (pieces: readonly Piece[]): Piece[] => {
  const sorted = pieces.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  // A first question comes before the slips: who has just answered wrong wants to know.
  const questions = sorted.filter(({ kind }) => kind === 'question');
  const slips = sorted.filter(({ kind }) => kind === 'misconception');
  const rest = sorted.filter(({ kind }) => kind !== 'question' && kind !== 'misconception');
  const alternating = Array.from({ length: Math.max(questions.length, slips.length) }, (_, index) =>
    [slips[index], questions[index]].filter((piece) => piece !== undefined),
  );
  return [...rest, ...alternating.flat()];
};
