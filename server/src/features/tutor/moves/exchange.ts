import type { Thought } from '@studia/contract/lessons';
import type { HeardExchange } from '../../lessons/service.ts';
import type { Move } from '../pedagogy/moves.ts';
import { isPlainTalk, LIKELY, WORTH_A_TAP } from '../pedagogy/on-exchange.ts';
import { isAboutExercise } from '../pedagogy/where.ts';
import type { Choice, State } from '../state/state.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { factsAt } from './exercise-facts.ts';
import { ideaAtHand } from './idea-at-hand.ts';

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/**
 * The reply that was written for what was said, and one question that leads on. What only may be meant is said to be that, with what
 * else comes near; null when all of it was said before.
 */
export const replyToExchange = async (
  context: MoveContext,
  { heard, least }: MoveOf<'exchange'>,
): Promise<Reply | null> => {
  const { state, lessons, reader } = context;
  const fitting = heard.find(
    ({ exchange, certainty }) => certainty >= least && !isTold(context, exchange.reply),
  );
  if (!fitting) return null;
  const { exchange } = fitting;
  const idea = await lessons.idea(reader, exchange.idea);
  const others =
    fitting.certainty < LIKELY
      ? nearby(
          context,
          heard.filter((one) => one !== fitting),
        ).slice(0, 2)
      : [];
  const parts: Part[] = [
    ...(fitting.certainty < LIKELY ? [say('perhaps')] : verdictOn(context, fitting)),
    text(exchange.reply),
  ];
  if (isAboutExercise(state)) return besideExercise(context, parts);
  if (idea && state.idea?.id !== idea.id) parts.push({ part: 'quote', quote: idea.quote, words: 'cited' });
  if (others.length > 0)
    return {
      parts: [...parts, ask('orMeant'), { part: 'choices', choices: others }],
      state: { ...atIdea(context, idea && ideaAtHand(context, idea), null), heard: exchange.idea },
    };
  const thought = exchange.thought && !isTold(context, exchange.thought.question) ? exchange.thought : null;
  return {
    parts: [...parts, ...(thought ? [ask('thought', { question: thought.question })] : [])],
    state: {
      ...atIdea(context, idea && ideaAtHand(context, idea), thought),
      heard: exchange.idea,
    },
  };
};

/** What students say that comes near, as they would ask it, to be tapped: a statement on a button would be ours. */
const nearby = (context: MoveContext, heard: readonly HeardExchange[]): Choice[] =>
  heard
    .filter(({ exchange, certainty }) => certainty >= WORTH_A_TAP && !isTold(context, exchange.reply))
    .map(({ exchange: { says } }) => ({
      label: asSentence(says[0] ?? '').replace(/\.$/, '?'),
      wish: null,
    }));

/** Nobody is sure what was meant: what comes near is asked, to be tapped; null when too little does. */
export const askWhichIsMeant = (context: MoveContext): Reply | null => {
  const { state, said } = context;
  const choices =
    said.maths.story || state.exercise || !isPlainTalk(said)
      ? []
      : nearby(context, said.exchanges).slice(0, 3);
  return choices.length < 2
    ? null
    : {
        parts: [say('whichMeant'), { part: 'choices', choices }],
        state: goOn(state, { waits: 'choice', lost: state.lost + 1 }),
      };
};

const isTold = ({ thread }: MoveContext, words: string): boolean =>
  thread.some(({ by, text: told }) => by === 'tutor' && told.includes(words));

/** Yes or no only to what was said in nearly the same words; any other reply speaks for itself. */
const verdictOn = ({ said }: MoveContext, { exchange, isSaid }: HeardExchange): Part[] => {
  if (exchange.is === 'question' || !isSaid) return [];
  const isAsked = said.isQuestion && !said.isClaim;
  if (exchange.is === 'partly') return [say('claimPartly')];
  if (exchange.is === 'right') return [say(isAsked ? 'askedYes' : 'claimRight')];
  return [say(isAsked ? 'askedNo' : 'claimWrong')];
};

/** In the middle of an exercise the exercise goes on afterwards. */
const besideExercise = async (context: MoveContext, parts: Part[]): Promise<Reply> => {
  const { state } = context;
  const facts = state.exercise && (await factsAt(context, state.exercise));
  return {
    parts: facts ? [...parts, ask('onWith', { line: facts.line })] : parts,
    state: { ...state, waits: 'answer' },
  };
};

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

/** The answer to a question that led on, with its reason. */
export const tellThought = ({ state }: MoveContext, { is }: MoveOf<'tell thought'>): Reply | null =>
  state.thought && {
    parts: [say(THOUGHT[is]), text(state.thought.told)],
    state: goOn(state, {
      heard: state.heard,
      waits: 'yes-no',
      offer: { act: 'another', about: null },
    }),
  };
const THOUGHT = { right: 'thoughtRight', wrong: 'thoughtWrong', unclear: 'thoughtTold' } as const;
