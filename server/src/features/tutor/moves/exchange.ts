import type { Thought } from '@studia/contract/lessons';
import type { HeardExchange } from '../../lessons/service.ts';
import type { Move } from '../pedagogy/moves.ts';
import { isAboutExercise } from '../pedagogy/where.ts';
import type { State } from '../state/state.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { factsAt } from './exercise-facts.ts';
import { ideaAtHand } from './idea-at-hand.ts';

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** The reply that was written for what was said, and one question that leads on; null when all of it was said before. */
export const replyToExchange = async (
  context: MoveContext,
  { heard }: MoveOf<'exchange'>,
): Promise<Reply | null> => {
  const { state, lessons, reader } = context;
  const fitting = heard.find(({ exchange }) => !isTold(context, exchange.reply));
  if (!fitting) return null;
  const { exchange } = fitting;
  const idea = await lessons.idea(reader, exchange.idea);
  const parts: Part[] = [...verdictOn(context, fitting), text(exchange.reply)];
  if (isAboutExercise(state)) return besideExercise(context, parts);
  if (idea && state.idea?.id !== idea.id) parts.push({ part: 'quote', quote: idea.quote, words: 'cited' });
  const thought = exchange.thought && !isTold(context, exchange.thought.question) ? exchange.thought : null;
  return {
    parts: [...parts, ...(thought ? [ask('thought', { question: thought.question })] : [])],
    state: {
      ...atIdea(context, idea && ideaAtHand(context, idea), thought),
      heard: exchange.idea,
    },
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
