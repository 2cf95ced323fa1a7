import type { Exchange } from '@studia/contract/lessons';
import { sharedWords } from '../understand/overlap.ts';
import type { Request } from '../understand/request.ts';
import { ask, say, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { ideaAtHand } from './idea-at-hand.ts';
import { askItem } from './items.ts';
import { ideasAround, titleOf, type Topic } from './topic.ts';

/** Asks a question about a topic: of its lesson, or one that was written for it. */
export const askAbout = async (
  context: MoveContext,
  topic: Topic,
  { topic: named, isQuiz, step, count }: Pick<Request, 'topic' | 'isQuiz' | 'step' | 'count'>,
): Promise<Reply | null> => {
  // A page that is led to has the topic as the student called it.
  const about = named || titleOf(topic);
  const opening: Part[] = isQuiz
    ? [say('quizHere', { about, page: `/quiz/new?topic=${encodeURIComponent(about)}` })]
    : count !== null && count > 1
      ? [say('oneByOne')]
      : [];
  if (topic.kind === 'beyond') {
    const asked = askThoughtOf(context, topic.exchanges);
    return (
      asked && { ...asked, parts: [...(opening.length > 0 ? opening : [say('hereIsOne')]), ...asked.parts] }
    );
  }
  const ideas = await ideasAround(context, topic);
  const known = ideas.map((idea) => ({ idea, atHand: ideaAtHand(context, idea) }));
  const next = known.find(({ idea, atHand }) => idea.items.some(({ id }) => !atHand.asked.includes(id)));
  if (!next) return { parts: [say('noMoreQuestions')], state: goOn(context.state, { item: null }) };
  const state = { ...context.state, idea: next.atHand, item: null, heard: null };
  const reply = await askItem({ ...context, state }, { kind: 'ask item', step });
  if (!reply || opening.length === 0) return reply;
  // One opening is enough.
  const [first, ...rest] = reply.parts;
  const isOpening = first?.part === 'say' && first.phrase === 'checkIt';
  return { ...reply, parts: [...opening, ...(isOpening ? rest : reply.parts)] };
};

/** How much a question speaks of what was told last: a topic is wide. */
const nearness = ({ thought }: Exchange, replies: string): number =>
  thought ? sharedWords(`${thought.question} ${thought.told}`, replies.slice(-LAST_WORDS)) : 0;
const LAST_WORDS = 600;

/** A question about a topic beyond the lessons that was not asked yet, nor its answer told. */
const askThoughtOf = ({ state, thread }: MoveContext, exchanges: readonly Exchange[]): Reply | null => {
  const replies = thread.flatMap(({ by, text }) => (by === 'tutor' ? [text] : [])).join('\n');
  const [next] = exchanges
    .filter(({ thought }) => thought && !replies.includes(thought.question))
    .toSorted((one, other) => nearness(other, replies) - nearness(one, replies));
  if (!next?.thought)
    return { parts: [say('noMoreQuestions')], state: goOn(state, { heard: state.heard, item: null }) };
  const { question, answers, told: answer } = next.thought;
  return {
    parts: [ask('thought', { question })],
    state: goOn(state, {
      focus: 'idea',
      waits: 'answer',
      idea: null,
      item: null,
      topic: null,
      story: null,
      thought: { question, answers: [...answers], told: answer },
      heard: next.idea,
    }),
  };
};
