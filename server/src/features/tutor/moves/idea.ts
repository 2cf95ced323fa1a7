import type { Idea } from '@studia/contract/lessons';
import type { Move } from '../pedagogy/moves.ts';
import type { IdeaAtHand, IdeaPart, State } from '../state/state.ts';
import { overlapOf, sharedWords } from '../understand/overlap.ts';
import { ask, choice, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { ideaAtHand } from './idea-at-hand.ts';
import { asking, askingAgain, breaking, exampleIn, nextItem, waitingFor } from './items.ts';
import { sayNotKnown } from './not-known.ts';
import { isTheirMistake } from './speaks-of-it.ts';

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** What follows when a part was told already: down to something smaller, or one step deeper. */
const INSTEAD: Readonly<Record<IdeaPart, readonly IdeaPart[]>> = {
  statement: ['simple', 'full'],
  simple: ['picture', 'example', 'statement'],
  full: ['why', 'example'],
  why: ['full', 'picture', 'misconception'],
  example: ['picture', 'simple'],
  picture: ['example', 'simple'],
  terms: ['full'],
  misconception: ['why'],
};

/** Tells a part of an idea, and checks whether it arrived. */
export const explainIdea = async (
  context: MoveContext,
  { idea: id, part }: MoveOf<'explain idea'>,
): Promise<Reply | null> => {
  const { state, reading, lessons, reader, level } = context;
  const idea = await lessons.idea(reader, id);
  if (!idea) return null;
  const known = ideaAtHand(context, idea);
  const wanted = part === 'first' ? firstPart(idea, context) : part;
  const nextPart = partToTell(idea, wanted, known);
  if (nextPart === null) {
    const needed = part === 'simple' ? await neededBefore(context, idea) : null;
    if (needed)
      return explainIdea(
        { ...context, state: { ...state, idea: null } },
        { kind: 'explain idea', idea: needed, part: 'simple' },
      );
    return checked(context, idea, known, [say('saidAlready')]);
  }
  const now = { ...known, told: [...known.told, nextPart] };
  const isFirst = known.told.length === 0;
  const isForeign = state.language !== 'en';
  const words = wordsOf(idea, nextPart, {
    isFirst,
    isYoung: level === 'young' || reading.wantsSimple || isForeign,
    act: reading.act,
  });
  return checked(context, idea, now, isForeign && isFirst ? [say('lessonInEnglish'), ...words] : words);
};

/** Who asks something that others have asked here gets the part that answers it. */
const firstPart = (idea: Idea, { reading, level, state }: MoveContext): IdeaPart => {
  // Who reads it in a language that is not theirs reads the simplest words.
  if (reading.wantsSimple || level === 'young' || state.language !== 'en') return 'simple';
  const [best] = idea.asks
    .map(({ ask: question, part }) => ({ part, likeness: overlapOf(reading.message, question) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  const known = best && best.likeness >= MUCH_ALIKE ? PARTS[best.part.split('/')[0] ?? ''] : undefined;
  if (known !== undefined) return known;
  if (/^\W*(?:(?:but|and|so)\s+)*why\b/.test(reading.plain)) return 'why';
  return level === 'advanced' ? 'full' : 'simple';
};
const MUCH_ALIKE = 0.7;
const PARTS: Readonly<Record<string, IdeaPart>> = {
  why: 'why',
  full: 'full',
  example: 'example',
  simple: 'simple',
  terms: 'full',
  statement: 'simple',
  picture: 'picture',
  board: 'simple',
  misconceptions: 'why',
};

const partToTell = (idea: Idea, wanted: IdeaPart, { told }: IdeaAtHand): IdeaPart | null =>
  [wanted, ...INSTEAD[wanted]].find((part) => !told.includes(part) && holds(idea, part)) ?? null;

const holds = (idea: Idea, part: IdeaPart): boolean => {
  switch (part) {
    case 'terms':
      return idea.terms.length > 0;
    case 'misconception':
      return idea.misconceptions.length > 0;
    default:
      return idea[part] !== null;
  }
};

/** An idea that must be understood first; null when nothing comes before. */
const neededBefore = async ({ lessons, reader, state }: MoveContext, idea: Idea): Promise<string | null> => {
  for (const id of idea.needs) if (id !== state.idea?.id && (await lessons.idea(reader, id))) return id;
  return null;
};

const wordsOf = (
  idea: Idea,
  part: IdeaPart,
  { isFirst, isYoung, act }: { isFirst: boolean; isYoung: boolean; act: string },
): Part[] => {
  const cited: Part = { part: 'quote', quote: idea.quote, words: 'cited' };
  switch (part) {
    case 'statement':
      return [text(idea.statement), cited];
    case 'simple':
      if (isFirst && !isYoung)
        return [
          { part: 'say', phrase: 'whyRule', fill: { reason: idea.statement }, breaks: false },
          cited,
          text(idea.simple ?? ''),
        ];
      return [
        ...(act === 'simpler' && !isFirst ? [say('simplerWords')] : []),
        text(idea.simple ?? ''),
        ...(isFirst ? [cited] : []),
      ];
    case 'full':
      return [text(idea.full ?? ''), ...(isFirst ? [cited] : [])];
    case 'why':
      return isFirst
        ? [text(idea.statement), cited, text(idea.why ?? '')]
        : [say('deeper'), text(idea.why ?? '')];
    case 'example':
      return [say('forExample'), text(exampleIn(idea))];
    case 'picture':
      return [
        ...(isFirst ? [] : [say('otherWay')]),
        text(idea.picture?.like ?? ''),
        text(`*${idea.picture?.stops ?? ''}*`),
      ];
    case 'terms':
      return [text(idea.terms.map(({ name, definition }) => `**${name}**: ${definition}`).join('\n\n'))];
    case 'misconception':
      return [text(idea.misconceptions[0]?.wrong ?? '')];
  }
};

/** After an explanation: a check question that waits already, a new one, or the student's own words. */
const checked = async (
  context: MoveContext,
  idea: Idea,
  known: IdeaAtHand,
  words: Part[],
): Promise<Reply> => {
  const { state } = context;
  const waiting =
    state.item && state.item.idea === idea.id
      ? idea.items.find(({ id }) => id === state.item?.item)
      : undefined;
  const item = waiting ?? nextItem(idea, known);
  const asksForWords =
    known.told.length > 1 &&
    known.told.at(-1) !== 'example' &&
    idea.items.length > 0 &&
    state.turns % 2 === 1;
  if (!item || (asksForWords && !waiting))
    return {
      parts: [...words, ask('explainBack')],
      state: goOn(state, { ...here(known), focus: 'idea', waits: 'answer' }),
    };
  if (waiting)
    return {
      parts: [...words, ...askingAgain(item, state)],
      state: { ...state, idea: known, focus: 'item', lost: 0 },
    };
  const { parts, options } = asking(item);
  return {
    parts: [...words, ...breaking(parts)],
    state: { ...waitingFor({ ...state, ...here(known) }, known, item, options) },
  };
};

const here = (idea: IdeaAtHand): Pick<State, 'idea' | 'item' | 'story' | 'topic'> => ({
  idea,
  item: null,
  story: null,
  topic: null,
});

/** What helps others who learn like that: told to somebody, and asked what of it they could do. */
export const advise = async (context: MoveContext, { idea: id }: MoveOf<'advise'>): Promise<Reply | null> => {
  const { state, lessons, reader } = context;
  const idea = await lessons.idea(reader, id);
  if (!idea) return null;
  const known = ideaAtHand(context, idea);
  if (context.thread.some(({ by, text: reply }) => by === 'tutor' && reply.includes(idea.statement)))
    return { parts: [say('lifePlan')], state: goOn(state, { waits: 'answer' }) };
  return {
    parts: [
      say('lifeKnown'),
      { part: 'say', phrase: 'whyRule', fill: { reason: idea.statement }, breaks: true },
      { part: 'quote', quote: idea.quote, words: 'cited' },
      ask('adviseAsk'),
    ],
    state: goOn(state, {
      ...here({ ...known, told: [...known.told, 'statement'] }),
      focus: 'idea',
      waits: 'answer',
    }),
  };
};

const MOST_CHOICES = 4;

/** A broad worry: its pieces, to tap. */
export const narrowDown = async (
  { state, reading, lessons, reader }: MoveContext,
  { ideas }: MoveOf<'narrow down'>,
): Promise<Reply | null> => {
  const [first] = ideas;
  if (!first) return null;
  const books = [...new Set(ideas.map(({ id }) => id.split('/')[0] ?? ''))];
  const all = (await Promise.all(books.map((bookId) => lessons.whole(reader, bookId)))).flat();
  const weight = (lesson: (typeof all)[number]): number =>
    ideas.filter(({ id }) => lesson.ideas.some((idea) => idea.id === id)).length +
    (sharedWords(lesson.title, reading.subject) > 0 ? NAMED : 0);
  const lesson = all.toSorted((one, other) => weight(other) - weight(one))[0];
  if (!lesson || weight(lesson) < 2) {
    const choices = ideas.slice(0, MOST_CHOICES).map(({ id, title }) => choice(title, 'concept', id));
    return {
      parts: [say('narrow'), { part: 'choices', choices }],
      state: goOn(state, { focus: 'none', waits: 'choice' }),
    };
  }
  const opening = lesson.ideas.find((idea) => idea.simple !== null);
  const choices = lesson.ideas
    .slice(0, MOST_CHOICES + 1)
    .map(({ id, title }) => choice(title, 'concept', id));
  return {
    parts: [
      ...(opening ? [text(firstSentences(opening.simple ?? ''))] : []),
      ask('narrow'),
      { part: 'choices', choices },
    ],
    state: goOn(state, { focus: 'none', waits: 'choice', item: null, exercise: null }),
  };
};

const NAMED = 3;
const firstSentences = (words: string): string =>
  words
    .split(/(?<=[.!?])\s+/)
    .slice(0, 3)
    .join(' ');

/** A misconception: it is taken seriously, and the question that shows it is asked. */
export const contrastMistake = async (
  context: MoveContext,
  { idea: id, misconception }: MoveOf<'contrast mistake'>,
): Promise<Reply | null> => {
  const { state, lessons, reader } = context;
  const idea = await lessons.idea(reader, id);
  const found = idea?.misconceptions.find((one) => one.id === misconception);
  if (!idea || !found || !isTheirMistake(context, found)) return null;
  const known = ideaAtHand(context, idea);
  const isTold = context.thread.some((one) => one.by === 'tutor' && one.text.includes(found.wrong));
  if (isTold) return explainIdea(context, { kind: 'explain idea', idea: id, part: 'why' });
  return {
    parts: [
      say(context.reading.isQuestion && !context.reading.isClaim ? 'deeper' : 'mistakeOpen'),
      text(found.wrong),
      { part: 'quote', quote: idea.quote, words: 'cited' },
      text(found.question),
    ],
    state: goOn(state, {
      ...here({ ...known, told: [...known.told, 'misconception'] }),
      focus: 'idea',
      waits: 'answer',
    }),
  };
};

/** What a teacher would draw, told; the lesson's page draws it. */
export const showBoard = async (
  context: MoveContext,
  { idea: id }: MoveOf<'show board'>,
): Promise<Reply | null> => {
  const { state, lessons, reader } = context;
  const idea = await lessons.idea(reader, id);
  if (!idea?.board) return explainIdea(context, { kind: 'explain idea', idea: id, part: 'picture' });
  const known = ideaAtHand(context, idea);
  const [bookId = ''] = id.split('/');
  const lines = idea.board.map((step, at) => `${at + 1}. ${'shows' in step ? String(step.shows) : step.say}`);
  const chapter =
    (await lessons.whole(reader, bookId)).find(({ ideas }) => ideas.some((one) => one.id === id))?.chapter ??
    0;
  return {
    parts: [
      say('boardOpen'),
      text(lines.join('\n')),
      ask('boardPage', { page: `/lessons/${bookId}/${chapter}` }),
    ],
    state: goOn(state, {
      ...here({ ...known, told: [...known.told, 'picture'] }),
      focus: 'idea',
      waits: 'yes-no',
      offer: { act: 'next', about: null },
    }),
  };
};

/** The student's own words about an idea, by its points: said, half said, missing, or the other way round. */
export const judgeExplanation = async (context: MoveContext): Promise<Reply | null> => {
  const { state, reading, lessons, reader } = context;
  const idea = state.idea && (await lessons.idea(reader, state.idea.id));
  if (!idea || !state.idea) return null;
  const offer = goOn(state, { focus: 'idea', waits: 'yes-no', offer: { act: 'another', about: null } });
  // A number alone says nothing about an idea, unless it stands there.
  if (!/\p{L}{3,}/u.test(reading.message)) {
    const seen = sentenceWith(reading.message, [idea.full, idea.simple, idea.why]);
    return seen === null
      ? { parts: [say('numberAlone')], state: offer }
      : {
          parts: [say('seenThere'), text(seen), ask('seenThereAsk')],
          state: goOn(state, { focus: 'idea', waits: 'answer' }),
        };
  }
  const points = lessons.judgeExplanation(idea, reading.message);
  const [main] = points;
  if (
    points.some((point) => point.state === 'contradicted') &&
    !points.some((point) => point.state === 'said')
  )
    return {
      parts: [
        say('pointsContrary'),
        text(idea.statement),
        { part: 'quote', quote: idea.quote, words: 'cited' },
        ask('itemOffer'),
      ],
      state: offer,
    };
  const words = points.find((point) => point.state === 'said');
  if (main?.state === 'said' || (words && overlapOf(reading.message, idea.statement) >= SAYS_MUCH))
    return { parts: [say('pointsAll'), ask('itemOffer')], state: offer };
  if (words) return { parts: [say('pointsSome', { said: words.point }), ask('itemOffer')], state: offer };
  return sayNotKnown(context);
};
const SAYS_MUCH = 0.5;

/** The sentence in which a number or a sign of the student's own stands. */
const sentenceWith = (message: string, texts: readonly (string | null)[]): string | null => {
  const own = message.trim().replace(/[.!?]{1,3}$/, '');
  if (own.length < 2) return null;
  const sentences = texts.flatMap((one) => (one ?? '').split(/(?<=[.!?])\s+/));
  const isWhole = (sentence: string): boolean =>
    sentence.split(/[\s$.,:;()]+/).includes(own) || (own.includes(' ') && sentence.includes(own));
  return sentences.find(isWhole) ?? null;
};
