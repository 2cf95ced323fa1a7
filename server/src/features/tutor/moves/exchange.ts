import type { Exchange, Idea, Thought } from '@studia/contract/lessons';
import type { HeardExchange } from '../../lessons/service.ts';
import type { Move } from '../pedagogy/moves.ts';
import { isElsewhere, LIKELY, SURE } from '../pedagogy/on-exchange.ts';
import { isAboutExercise } from '../pedagogy/where.ts';
import type { State } from '../state/state.ts';
import { doingIn, type Doing } from '../understand/statement.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { confirmTold } from './confirm-told.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { beginningOf, comparisonOf, handOver, takeUp } from './hold-against.ts';
import { ideaAtHand } from './idea-at-hand.ts';
import { sayNotKnown } from './not-known.ts';
import { questionsNear } from './questions-near.ts';

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/**
 * The reply that was written for what was said, and one question that leads on. What only may be meant is said to be that, with what
 * else comes near; null when nothing fits.
 */
export const replyToExchange = async (
  context: MoveContext,
  { fitting: exchanges }: MoveOf<'exchange'>,
): Promise<Reply | null> => {
  const { state, reading, lessons, reader } = context;
  const [fitting] = exchanges;
  if (!fitting) return null;
  const { exchange } = fitting;
  const idea = await lessons.idea(reader, exchange.idea);
  // What opens a conversation is mostly asked for, whatever its form is.
  const isStatement = state.turns > 1 || (exchange.is !== 'question' && !reading.message.includes('?'));
  const doing = isStatement ? doingIn(reading) : null;
  const verdict = verdictOn(context, fitting);
  const isAnswered = fitting.certainty >= SURE && SPEAKS_FOR_ITSELF.test(exchange.reply);
  if (doing !== null && verdict.length === 0 && !isAnswered)
    return toStatement(context, fitting, { doing, idea });
  const isUnsure = verdict.length === 0 && fitting.certainty < LIKELY;
  const others = isUnsure ? questionsNear(context, exchange).slice(0, 2) : [];
  const parts: Part[] = [
    ...(isUnsure ? [say('perhaps')] : verdict),
    text(fitting.certainty < SURE ? withoutYesOrNo(exchange.reply) : exchange.reply),
  ];
  // In the middle of an exercise, the exercise goes on afterwards.
  if (isAboutExercise(state)) return { parts, state };
  if (idea && state.idea?.id !== idea.id) parts.push({ part: 'quote', quote: idea.quote, words: 'cited' });
  if (others.length > 0) parts.push(ask('orMeant'), { part: 'choices', choices: others });
  // What was perhaps not meant leads no conversation away from its topic.
  if (isUnsure && isElsewhere(state, exchange)) return { parts, state: goOn(state, { item: null }) };
  if (others.length > 0)
    return {
      parts,
      state: { ...atIdea(context, idea && ideaAtHand(context, idea), null), heard: exchange.idea },
    };
  const thought = thoughtIn(context, exchange);
  return {
    parts: [...parts, ...(thought ? [ask('thought', { question: thought.question })] : [])],
    state: {
      ...atIdea(context, idea && ideaAtHand(context, idea), thought),
      heard: exchange.idea,
    },
  };
};

/** What is known is laid beside a sentence of the student's own, who tells whether both say the same; what only comes near is said to be that. */
const toStatement = async (
  context: MoveContext,
  { exchange, certainty, shared }: HeardExchange,
  { doing, idea }: { doing: Doing; idea: Idea | null },
): Promise<Reply> => {
  const { state, reading } = context;
  const confirmation = confirmTold(context);
  if (confirmation) return confirmation;
  const at = state.heard ?? state.idea?.id;
  const isNear =
    certainty >= LIKELY ||
    (!isElsewhere(state, exchange) &&
      shared >= (exchange.idea === at ? 1 : SEVERAL) &&
      !hasOtherNumbers(reading.message, exchange.reply));
  if (!isNear) return sayNotKnown(context);
  const cited: Part[] =
    idea && state.idea?.id !== idea.id ? [{ part: 'quote', quote: idea.quote, words: 'cited' }] : [];
  const reply = withoutYesOrNo(exchange.reply);
  if (certainty < LIKELY)
    return {
      parts: [say('nearStatement'), beginningOf(reply), ...cited, ask('helpsToDecide')],
      state: { ...atIdea(context, idea && ideaAtHand(context, idea), null), heard: exchange.idea },
    };
  // A question about the very point lets them find out more than whether both say the same.
  const thought = thoughtIn(context, exchange);
  return {
    parts: [
      takeUp(doing, exchange),
      text(reply),
      ...cited,
      ...(thought ? [ask('thought', { question: thought.question })] : handOver(exchange)),
    ],
    state: {
      ...atIdea(context, idea && ideaAtHand(context, idea), thought),
      heard: exchange.idea,
      comparison: thought ? null : comparisonOf(reading.message, exchange),
    },
  };
};

/** The question that leads on, where it was not asked yet. */
const thoughtIn = (context: MoveContext, { thought }: Exchange): Thought | null =>
  thought && !isTold(context, thought.question) ? thought : null;
const [SEVERAL, A_CALCULATION] = [2, 3];
/** A calculation is not met by one with other numbers. */
const hasOtherNumbers = (message: string, reply: string): boolean => {
  const [own, others] = [numbersIn(message), numbersIn(reply)];
  return own.length >= A_CALCULATION && others.length > 0 && own.every((one) => !others.includes(one));
};
const numbersIn = (words: string): string[] => words.match(/\d+(?:\.\d+)?/g) ?? [];

/** What answers a question that is perhaps another one has no yes or no to say. */
const withoutYesOrNo = (reply: string): string =>
  reply.replace(YES_OR_NO, (_, first: string) => first.toUpperCase());
const YES_OR_NO = /^(?:Yes|No), (\p{L})/u;
/** What begins like that holds the verdict already. */
const SPEAKS_FOR_ITSELF = /^(?:(?:Yes|No),|It['’]s the other way round)/;

const isTold = ({ thread }: MoveContext, words: string): boolean =>
  thread.some(({ by, text: reply }) => by === 'tutor' && reply.includes(words));

/** Yes only to what was said in nearly the same words, no also to what most likely is a known mistake; any other reply speaks for itself. */
const verdictOn = ({ reading }: MoveContext, { exchange, isSaid, isNearlySaid }: HeardExchange): Part[] => {
  if (exchange.is === 'question' || IS_OPEN.test(reading.plain)) return [];
  const isAsked = reading.isQuestion && !reading.isClaim;
  if (!isSaid)
    return exchange.is === 'wrong' && isNearlySaid ? [say(isAsked ? 'askedNo' : 'claimNotQuite')] : [];
  if (exchange.is === 'partly') return isAsked ? [] : [say('claimPartly')];
  // What is asked in the words of something true is often the opposite of it: the reply tells.
  if (exchange.is === 'right') return isAsked ? [] : [say('claimRight')];
  return [say(isAsked ? 'askedNo' : 'claimWrong')];
};

/** What asks for more than yes or no. */
const IS_OPEN =
  /\b(?:what|whats|why|how|who|when|where|which)\b|^(?:is|are|was|were|do|does|did) .* or (?!not\b|no\b)/;

const atIdea = ({ state }: MoveContext, idea: State['idea'], thought: Thought | null): State =>
  goOn(state, {
    focus: 'idea',
    // What no lesson holds is no idea at hand.
    idea,
    item: null,
    topic: null,
    story: null,
    thought: thought && { ...thought, answers: [...thought.answers] },
    waits: thought ? 'answer' : 'none',
    offer: { act: 'another', about: null },
  });

/** A question about what is talked about that was not asked yet. */
export const askThought = (context: MoveContext, { fitting }: MoveOf<'ask thought'>): Reply | null => {
  const thought = fitting
    .flatMap(({ exchange }) => exchange.thought ?? [])
    .find(({ question }) => !isTold(context, question));
  if (!thought) return null;
  const { state } = context;
  return {
    parts: [say('hereIsOne'), ask('thought', { question: thought.question })],
    state: { ...atIdea(context, null, thought), heard: state.heard },
  };
};

/** The answer to a question that led on, with its reason; who only says again what came out before still has the question to answer. */
export const tellThought = (
  { state, reading }: MoveContext,
  { is }: MoveOf<'tell thought'>,
): Reply | null => {
  if (!state.thought) return null;
  if (is === 'repeated')
    return {
      parts: [
        say('thoughtRepeated', {
          number: reading.maths.calculation?.isRight
            ? reading.maths.calculation.line
            : (A_MEASURE.exec(reading.message)?.[0].trim() ?? ''),
        }),
        ask('thoughtAgain', { question: state.thought.question }),
      ],
      state: goOn(state, { heard: state.heard, thought: state.thought, waits: 'answer' }),
    };
  return {
    parts: [say(THOUGHT[is]), text(state.thought.told)],
    state: goOn(state, {
      heard: state.heard,
      waits: 'yes-no',
      offer: { act: 'another', about: null },
    }),
  };
};
const A_MEASURE = /[$€£]?\d[\d.,]*\d?\s?(?:%|°|[\p{L}Ω]{1,3}(?:\/\p{L}{1,2})?[²³]?(?!\p{L}))?/u;
const THOUGHT = { right: 'thoughtRight', wrong: 'thoughtWrong', unclear: 'thoughtTold' } as const;
