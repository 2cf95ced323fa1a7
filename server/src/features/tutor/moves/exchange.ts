import type { Exchange, Idea, Thought } from '@studia/contract/lessons';
import type { HeardExchange, KnownStatement } from '../../lessons/service.ts';
import type { Move } from '../pedagogy/moves.ts';
import { isElsewhere, LIKELY, SURE } from '../pedagogy/on-exchange.ts';
import { isOfStudying } from '../pedagogy/on-life.ts';
import { isAboutExercise } from '../pedagogy/where.ts';
import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import { saysSomething } from '../understand/statement.ts';
import { neutralReply } from '../wording/neutral-reply.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { sentencesIn } from '../wording/sentences-in.ts';
import { endingOf } from './check-question.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
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
  const { known } = reading;
  // Of all that fits, what they surely said counts first.
  const fitting = exchanges.find((one) => one === known?.exchange) ?? exchanges[0];
  if (!fitting) return null;
  const { exchange } = fitting;
  const idea = await lessons.idea(reader, exchange.idea);
  // What opens a conversation is mostly asked for, whatever its form is.
  const isStatement = state.turns > 1 || (exchange.is !== 'question' && !reading.message.includes('?'));
  const verdict = fitting === known?.exchange ? verdictOn(reading, fitting, known.verdict) : [];
  // The yes of a reply belongs to the question that it was written for.
  if (isStatement && saysSomething(reading) && verdict.length === 0)
    return toStatement(context, fitting, idea);
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
  // A guess becomes no topic, and leads no conversation away from its own.
  const isNamed = fitting.covered >= MOSTLY && !isElsewhere(state, exchange);
  if (isUnsure && !isNamed && exchange.idea !== (state.heard ?? state.idea?.id))
    return { parts, state: goOn(state, { item: null }) };
  const thought = isUnsure ? null : thoughtIn(context, exchange);
  return {
    parts: [...parts, ...(thought ? [ask('thought', { question: thought.question })] : [])],
    state: {
      ...atIdea(context, idea && ideaAtHand(context, idea), thought),
      heard: exchange.idea,
    },
  };
};

/** A sentence of the student's own that can't be judged gets what is known about it, without a verdict and without a doubt. */
const toStatement = async (
  context: MoveContext,
  { exchange, certainty, shared }: HeardExchange,
  idea: Idea | null,
): Promise<Reply> => {
  const { state } = context;
  const isSure = certainty >= LIKELY;
  const at = state.heard ?? state.idea?.id;
  const isNear = isSure || (!isElsewhere(state, exchange) && shared >= (exchange.idea === at ? 1 : SEVERAL));
  if (!isNear || isOtherExample(context, exchange.reply)) return sayNotKnown(context);
  const reply = neutralReply(withoutYesOrNo(exchange.reply));
  const cited: Part[] =
    idea && state.idea?.id !== idea.id ? [{ part: 'quote', quote: idea.quote, words: 'cited' }] : [];
  const { parts: ending, thought } = isOfStudying(exchange.idea)
    ? { parts: [ask('adviseAsk')], thought: null }
    : await endingOf(context, {
        idea: isSure ? exchange.idea : null,
        reply,
        first: isSure ? thoughtIn(context, exchange) : null,
      });
  const parts: Part[] = [
    ...(isSure ? [text(reply)] : [say('nearStatement'), beginningOf(reply)]),
    ...cited,
    ...ending,
  ];
  const topic = { ...atIdea(context, idea && ideaAtHand(context, idea), thought), heard: exchange.idea };
  const next: State = thought || ending.length === 0 ? topic : { ...topic, waits: 'yes-no' };
  // What was only perhaps meant leads no conversation to another topic.
  return isSure || exchange.idea === at
    ? { parts, state: next }
    : { parts, state: goOn(state, { item: null }) };
};

/** The beginning of a reply that comes near to what was said, and answers it only perhaps. */
const beginningOf = (reply: string): Part => text(sentencesIn(reply).slice(0, FEW).join(' '));

/** The question that leads on, where it was not asked yet. */
const thoughtIn = (context: MoveContext, { thought }: Exchange): Thought | null =>
  thought && !isTold(context, thought.question) ? thought : null;
const [SEVERAL, FEW] = [2, 2];
/** What speaks of so much of a message is its topic, though it may not be what was asked of it. */
const MOSTLY = 0.5;
/** A sentence with numbers is not met by an example that works out others: nobody here has spoken of them. */
const isOtherExample = ({ reading, thread }: MoveContext, reply: string): boolean => {
  const own = new Set([reading.message, ...thread.map(({ text: words }) => words)].flatMap(numbersIn));
  const foreign = numbersIn(reply).filter((one) => !own.has(one));
  return numbersIn(reading.message).length > 0 && WORKS_OUT.test(reply) && foreign.length >= SEVERAL;
};
const WORKS_OUT =
  /\d[^.!?]{0,20}?[=×÷]|\bso (?:in|after|it['’]?s|that['’]?s|the)\b[^.!?]{0,40}\d|\bThe total is \d/;
const numbersIn = (words: string): string[] => words.match(/\d+(?:\.\d+)?/g) ?? [];

/** What answers a question that is perhaps another one has no yes or no to say. */
const withoutYesOrNo = (reply: string): string =>
  reply.replace(YES_OR_NO, (_, first: string) => first.toUpperCase());
const YES_OR_NO = /^(?:Yes|No), (\p{L})/u;

const isTold = ({ thread }: MoveContext, words: string): boolean =>
  thread.some(({ by, text: reply }) => by === 'tutor' && reply.includes(words));

/** Yes and no to what is known; any other reply speaks for itself. */
const verdictOn = (
  { isQuestion, isClaim, plain }: Reading,
  { isSaid }: HeardExchange,
  verdict: KnownStatement['verdict'],
): Part[] => {
  if (IS_OPEN.test(plain)) return [];
  // What is asked in the words of something true is often the opposite of it: the reply tells.
  if (isQuestion && !isClaim) return verdict === 'wrong' && !DENIES.test(plain) ? [say('askedNo')] : [];
  if (verdict === 'wrong') return [say(isSaid ? 'claimWrong' : 'claimNotQuite')];
  return [say(verdict === 'right' ? 'claimRight' : 'claimPartly')];
};

/** To “isn’t it …” and “does it never …”, a bare no may be meant both ways. */
const DENIES =
  /\b(?:not|never|no|isn'?t|aren'?t|doesn'?t|don'?t|didn'?t|wasn'?t|can'?t|cannot|won'?t|without)\b/;

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
