import type { Idea } from '@studia/contract/lessons';
import type { NearText } from '../../lessons/service.ts';
import { isAboutIt } from '../pedagogy/claims.ts';
import { sharedWords } from '../understand/overlap.ts';
import { CLEARLY_NEW } from '../understand/reading.ts';
import { isFact, sentenceSaying, sentencesTold } from '../understand/told.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { askWhichIsMeant } from './exchange.ts';

/** A sentence that a student's words can be held against, and the idea whose quote proves it. */
interface Sentence {
  words: string;
  idea: Idea | null;
}

/** What the lesson at hand holds near to a message, then what was told in this conversation. */
const sentencesNear = ({ said, thread }: MoveContext, fits: (fact: NearText) => boolean): Sentence[] => {
  const facts = said.near.filter(
    (one) => one.kind === 'fact' && !one.of.startsWith('items/') && isFact(one.text) && fits(one),
  );
  const told = sentencesTold(thread.flatMap(({ by, text: words }) => (by === 'tutor' ? [words] : [])));
  return [...facts.map(sentenceOf), ...told.map((words) => ({ words, idea: null }))];
};

/** A sentence of the books at hand: what says the same, word for word, need not be of the same idea. */
const isOfTheBook =
  ({ state, said }: MoveContext) =>
  ({ idea, likeness }: NearText): boolean => {
    const [named] = said.ideas;
    const books = [state.idea?.id, named && named.certainty >= CLEARLY_NEW ? named.id : undefined]
      .filter((id) => id !== undefined)
      .map((id) => id.split('/')[0]);
    return likeness >= NEAR && (books.length === 0 || books.includes(idea.id.split('/')[0]));
  };
const [NEAR, SAYS_IT] = [0.45, 0.52];

/** What the lesson says, or was told before, clause for clause, is right. */
export const confirmTold = (context: MoveContext): Reply | null => {
  const { state, said } = context;
  if (said.isQuestion && !said.isClaim) return null;
  const saying = sentenceSaying(said.plain, sentencesNear(context, isOfTheBook(context)));
  return (
    saying && {
      parts: [say('claimRight'), text(saying.words), ...cited(saying), ask('claimNext')],
      state: goOn(state, { item: null, waits: 'yes-no', offer: { act: 'another', about: null } }),
    }
  );
};

/**
 * What can't be judged is not judged: a sentence about the same is laid beside it. Where there is none, the main point is said once,
 * and one question asked that leads further.
 */
export const layBeside = async (context: MoveContext): Promise<Reply> => {
  const { state, said, thread, lessons, reader } = context;
  const isTold = (words: string): boolean =>
    thread.some(({ by, text: told }) => by === 'tutor' && told.includes(words));
  const shared = ({ words }: Sentence): number => sharedWords(words, said.plain);
  const [nearest] = sentencesNear(context, (fact) => isAboutIt(fact, state, said))
    .filter((one) => !isTold(one.words) && one.idea !== null)
    .toSorted((one, other) => shared(other) - shared(one));
  const next = goOn(state, { item: null, waits: 'answer' });
  if (nearest)
    return {
      parts: [say('compareWith'), text(nearest.words), ...cited(nearest), ask('compareAsk')],
      state: next,
    };
  const idea = state.idea && (await lessons.idea(reader, state.idea.id));
  const spoken = thread.findLast(({ by }) => by === 'tutor')?.text ?? '';
  const told =
    idea &&
    said.near.find(
      (one) =>
        one.kind === 'fact' &&
        one.idea.id === idea.id &&
        one.likeness >= NEAR &&
        isFact(one.text) &&
        !one.of.startsWith('items/') &&
        !spoken.includes(one.text),
    );
  const question = idea && questionNear(context, idea, isTold);
  if (question) return { parts: [say('takeUp'), text(question)], state: next };
  const point = told
    ? sentenceOf(told)
    : idea && !isTold(idea.statement)
      ? { words: idea.statement, idea }
      : null;
  const which = point ? null : askWhichIsMeant(context);
  if (which) return which;
  if (!point && said.isQuestion && !said.isClaim) return { parts: [say('questionBack')], state: next };
  return {
    parts: point
      ? [say('mainPoint'), text(point.words), ...cited(point), ask('mainPointAsk')]
      : [say('takeUp'), ask('takeUpAsk')],
    state: next,
  };
};

const sentenceOf = ({ text: words, of, idea }: NearText): Sentence => ({
  words: of === 'terms' ? words.replace(/^([^:]+):/, '**$1**:') : words,
  idea,
});

/** The question that shows the misconception nearest to what was said: worth asking, whether it was meant or not. */
const questionNear = (
  { said }: MoveContext,
  { id, misconceptions }: Idea,
  isTold: (words: string) => boolean,
): string | null => {
  const near = said.near.find(
    ({ kind, idea, likeness }) => kind === 'says' && idea.id === id && likeness >= SAYS_IT,
  );
  const question = misconceptions.find((one) => one.id === near?.of)?.question;
  return question === undefined || isTold(question) ? null : question;
};

const cited = ({ idea }: Sentence): Part[] =>
  idea ? [{ part: 'quote', quote: idea.quote, words: 'cited' }] : [];
