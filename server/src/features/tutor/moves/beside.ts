import type { Idea } from '@studia/contract/lessons';
import type { NearText } from '../../lessons/service.ts';
import { isAboutIt } from '../pedagogy/claims.ts';
import { sharedWords } from '../understand/overlap.ts';
import { CLEARLY_NEW } from '../understand/reading.ts';
import { isFact, sentenceSaying, sentencesTold } from '../understand/told.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

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
  return [
    ...facts.map(({ text: words, of, idea }) => ({
      words: of === 'terms' ? words.replace(/^([^:]+):/, '**$1**:') : words,
      idea,
    })),
    ...told.map((words) => ({ words, idea: null })),
  ];
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
const NEAR = 0.45;

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
 * What can't be judged is not judged: a sentence about the same is laid beside it, else what the idea at hand says, and the student
 * compares.
 */
export const layBeside = async (context: MoveContext): Promise<Reply> => {
  const { state, said, thread, lessons, reader } = context;
  const shared = ({ words }: Sentence): number => sharedWords(words, said.plain);
  const isNew = ({ words }: Sentence): boolean =>
    thread.filter(({ by, text: told }) => by === 'tutor' && told.includes(words)).length < OFTEN;
  const [nearest] = sentencesNear(context, (fact) => isAboutIt(fact, state, said))
    .filter((one) => isNew(one) && (one.idea !== null || shared(one) >= FEWEST_SHARED))
    .toSorted((one, other) => shared(other) - shared(one));
  const idea =
    !nearest && state.focus === 'idea' && state.idea ? await lessons.idea(reader, state.idea.id) : null;
  const beside = nearest ?? (idea && { words: idea.statement, idea });
  return {
    parts:
      beside && isNew(beside)
        ? [say('compareWith'), text(beside.words), ...cited(beside), ask('compareAsk')]
        : [say('cannotJudge')],
    state: goOn(state, { item: null, waits: 'answer' }),
  };
};
const [FEWEST_SHARED, OFTEN] = [3, 2];

const cited = ({ idea }: Sentence): Part[] =>
  idea ? [{ part: 'quote', quote: idea.quote, words: 'cited' }] : [];
