import type { Idea, Item } from '@studia/contract/lessons';
import type { NearText } from '../../lessons/service.ts';
import type { Move } from '../pedagogy/moves.ts';
import type { IdeaAtHand, State } from '../state/state.ts';
import { overlapOf } from '../understand/overlap.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { endingOf } from './check-question.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { ideaAtHand } from './idea-at-hand.ts';
import { exampleIn } from './items.ts';
import { sayNotKnown } from './not-known.ts';

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** The conversation is about this idea now; a question of ours that waited is let go. */
const now = (context: MoveContext, idea: Idea, change: Partial<State> = {}): State =>
  goOn(context.state, {
    focus: 'idea',
    idea: ideaAtHand(context, idea),
    item: null,
    topic: null,
    story: null,
    waits: 'yes-no',
    offer: { act: 'another', about: null },
    ...change,
  });

/** A question is answered by the part of the lesson that was written for it, or by what comes next to it. */
export const answerFromLesson = (
  context: MoveContext,
  { near }: MoveOf<'answer from lesson'>,
): Reply | null => {
  const { thread, reading } = context;
  const replies = thread.filter(({ by }) => by === 'tutor').map((one) => one.text);
  const others = reading.near.filter(
    ({ kind, likeness, idea }) => kind === 'fact' && likeness >= NEXT_TO_IT && idea.id === near.idea.id,
  );
  for (const one of [near, ...others]) {
    const words = answerIn(one, context);
    // The same words again would be no answer.
    if (words !== null && !replies.some((before) => before.includes(words)))
      return {
        parts: [text(words), cited(one.idea), ask('anythingElse')],
        state: now(context, one.idea, { idea: withTold(context, one.idea, words) }),
      };
  }
  return null;
};
const NEXT_TO_IT = 0.5;

/** A part that was told as a whole is not told again. */
const withTold = (context: MoveContext, idea: Idea, words: string): IdeaAtHand => {
  const known = ideaAtHand(context, idea);
  const parts = (['statement', 'simple', 'full', 'why'] as const).filter((part) => idea[part] === words);
  return { ...known, told: [...new Set([...known.told, ...parts])] };
};

const cited = ({ quote }: Idea): Part => ({ part: 'quote', quote, words: 'cited' });

const answerIn = (
  { kind, idea, of, text: found }: NearText,
  { reading, level }: MoveContext,
): string | null => {
  if (kind === 'item') return itemAnswer(idea.items.find(({ id }) => id === of));
  if (kind === 'fact') return of === 'terms' ? asTerm(found) : withNext(idea, of, found);
  const [part = '', name = ''] = of.split('/');
  switch (part) {
    case 'misconceptions':
      return idea.misconceptions.find(({ id }) => id === name)?.wrong ?? null;
    case 'items':
      return itemAnswer(idea.items.find(({ id }) => id === name));
    case 'terms':
      return termIn(idea, reading.message) ?? idea.statement;
    case 'statement':
      return idea.statement;
    case 'example':
      return exampleIn(idea);
    case 'why':
      return idea.why ?? idea.full;
    case 'full':
      return (level === 'young' ? idea.simple : idea.full) ?? idea.statement;
    default:
      return idea.simple ?? idea.statement;
  }
};

const asTerm = (found: string): string => {
  const [name = '', ...definition] = found.split(': ');
  return `**${name}**: ${definition.join(': ')}`;
};

const termIn = ({ terms }: Idea, message: string): string | null => {
  const [likest] = terms
    .map(({ name, definition, also = [] }) => ({
      text: `**${name}**: ${definition}`,
      likeness: Math.max(...[name, ...also].map((one) => overlapOf(one, message))),
    }))
    .toSorted((one, other) => other.likeness - one.likeness);
  return likest && likest.likeness > 0 ? likest.text : null;
};

const itemAnswer = (item: Item | undefined): string | null => {
  if (!item) return null;
  const key =
    item.kind === 'order' ? item.key.join(' → ') : item.kind === 'true-false' ? item.reason : item.key;
  const ends = /[.!?]$/.test(key) ? key : `${key}.`;
  return overlapOf(ends, item.explanation) > ALIKE
    ? item.explanation
    : `${ends.charAt(0).toUpperCase()}${ends.slice(1)} ${item.explanation}`;
};
const ALIKE = 0.6;

/** A sentence out of a longer text is told with what follows it. */
const withNext = (idea: Idea, of: string, found: string): string => {
  const whole = of === 'full' ? idea.full : of === 'why' ? idea.why : null;
  const sentences = (whole ?? '').split(/(?<=[.!?])\s+/).filter((one) => one !== '');
  const at = sentences.findIndex((one) => one.includes(found) || found.includes(one));
  if (at < 0) return found;
  const isQuestion = found.endsWith('?');
  return isQuestion
    ? sentences.slice(at + 1, at + 4).join(' ') || found
    : sentences.slice(at, at + 2).join(' ');
};

/** The sentence of the lesson that comes nearest to what was said and was not told yet; null where none is near. */
const factBeside = ({ reading, thread }: MoveContext, { id }: Idea): NearText | null =>
  reading.near.find(
    ({ kind, idea, likeness, text: words, of }) =>
      kind === 'fact' &&
      idea.id === id &&
      likeness >= BESIDE &&
      !words.endsWith('?') &&
      !of.startsWith('items/') &&
      !thread.some((one) => one.by === 'tutor' && one.text.includes(words)),
  ) ?? null;
const BESIDE = 0.45;

/** Who asks whether something is so has not said that it is. */
const isAsked = ({ isQuestion, isClaim }: MoveContext['reading']): boolean => isQuestion && !isClaim;

/** What a student said is right: yes, and what the lesson has beside it. */
export const confirmClaim = (context: MoveContext, { judged }: MoveOf<'confirm claim'>): Reply => {
  const { reading } = context;
  const fact = factBeside(context, judged.idea);
  const isNew = fact && overlapOf(fact.text, reading.message) <= ALIKE;
  return {
    parts: [
      say(isAsked(reading) ? 'askedYes' : 'claimRight'),
      ...(isNew ? [text(fact.of === 'terms' ? asTerm(fact.text) : fact.text)] : []),
      cited(judged.idea),
      ask('claimNext'),
    ],
    state: now(context, judged.idea),
  };
};

/** Yes, and the sentence that they have said in their own words. */
export const confirmTold = async (
  context: MoveContext,
  { sentence: { words, idea } }: MoveOf<'confirm told'>,
): Promise<Reply> => {
  const { state } = context;
  const at = idea?.id ?? state.heard ?? state.idea?.id ?? null;
  const { parts, thought } = await endingOf(context, { idea: at, reply: words });
  return {
    parts: [say('claimRight'), text(words), ...(idea ? [cited(idea)] : []), ...parts],
    state: goOn(state, {
      item: null,
      thought: thought && { ...thought, answers: [...thought.answers] },
      waits: thought ? 'answer' : 'yes-no',
      offer: { act: 'another', about: null },
    }),
  };
};

/** What a student said is not so: kindly no, the one fact, and their turn. */
export const correctClaim = (context: MoveContext, { judged }: MoveOf<'correct claim'>): Reply => ({
  parts: [
    say(isAsked(context.reading) ? 'askedNo' : 'claimWrong'),
    text(judged.truth === null ? judged.idea.statement : asSentence(judged.truth)),
    cited(judged.idea),
    ask('claimAgain'),
  ],
  state: now(context, judged.idea, { waits: 'answer', offer: null }),
});

/** The idea, at hand or near, of which a point was said word for word, and nothing against it. */
const ideaWellSaid = async (
  { lessons, reading, state, reader }: MoveContext,
  { idea }: NearText,
): Promise<Idea | null> => {
  if (reading.near.some(({ kind, likeness }) => kind === 'says' && likeness >= ALIKE)) return null;
  const atHand = state.idea && (await lessons.idea(reader, state.idea.id));
  const isSaid = (one: Idea): boolean => {
    const points = lessons.judgeExplanation(one, reading.message);
    return (
      points.some((point) => point.state === 'said' && overlapOf(point.point, reading.message) >= SAYS_IT) &&
      points.every((point) => point.state !== 'contradicted')
    );
  };
  return [...(atHand ? [atHand] : []), idea].find(isSaid) ?? null;
};
const SAYS_IT = 0.4;

/** What can't be judged is not judged. */
export const compareClaim = async (
  context: MoveContext,
  { near, isLikely }: MoveOf<'compare claim'>,
): Promise<Reply> => {
  const wellSaid = await ideaWellSaid(context, near);
  if (wellSaid)
    return {
      parts: [say('claimRight'), text(wellSaid.statement), cited(wellSaid), ask('claimNext')],
      state: now(context, wellSaid),
    };
  const words = answerIn(near, context) ?? near.idea.statement;
  if (isLikely)
    return {
      parts: [say('claimLikely'), text(words), cited(near.idea), ask('claimNext')],
      state: now(context, near.idea),
    };
  // The first message opens a topic: it is answered, not compared.
  if (context.state.turns <= 1)
    return { parts: [text(words), cited(near.idea), ask('anythingElse')], state: now(context, near.idea) };
  return sayNotKnown(context);
};
