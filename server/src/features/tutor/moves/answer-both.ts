import type { Move } from '../pedagogy/moves.ts';
import { ask, text, type Part } from '../wording/parts.ts';
import { shortAnswer } from '../wording/short-answer.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { ideaAtHand } from './idea-at-hand.ts';

/** Two questions of one message: an answer to each, short; of what is not known that is said. */
export const answerBoth = async (
  context: MoveContext,
  { answers }: Extract<Move, { kind: 'answer both' }>,
): Promise<Reply | null> => {
  const { state, lessons, reader } = context;
  const known = answers.flatMap(({ answer }) => answer ?? []);
  const [first] = known;
  if (!first) return null;
  const idea = await lessons.idea(reader, first.exchange.idea);
  const open = answers.find(({ answer }) => answer === null);
  const thought = open ? null : (known.at(-1)?.exchange.thought ?? null);
  const cited: Part[] = idea ? [{ part: 'quote', quote: idea.quote, words: 'cited' }] : [];
  return {
    parts: [
      ...answers.flatMap(({ question, answer }) =>
        answer ? [text(shortAnswer(question, answer.exchange.reply) ?? answer.exchange.reply)] : [],
      ),
      ...cited,
      ...(open ? [ask('otherOpen', { question: open.question.replace(/[\s?!.,]+$/, '') })] : []),
      ...(thought ? [ask('thought', { question: thought.question })] : []),
    ],
    state: goOn(state, {
      focus: 'idea',
      idea: idea && ideaAtHand(context, idea),
      item: null,
      topic: null,
      story: null,
      heard: first.exchange.idea,
      thought: thought && { ...thought, answers: [...thought.answers] },
      waits: thought ? 'answer' : 'none',
      offer: { act: 'another', about: null },
    }),
  };
};
