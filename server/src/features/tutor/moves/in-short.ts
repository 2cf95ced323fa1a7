import type { Exchange, Idea } from '@studia/contract/lessons';
import type { Request } from '../understand/request.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { sentencesIn, standsAlone } from '../wording/sentences-in.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { ideaAtHand } from './idea-at-hand.ts';
import { ideasAround, titleOf, type Topic } from './topic.ts';

const [SOME_CARDS, MOST_CARDS, SOME_POINTS, MOST_POINTS] = [4, 12, 5, 8];

/** Cards about topics: a question or a word, and what stands behind it. */
export const cardsOf = async (
  context: MoveContext,
  topics: readonly Topic[],
  { topic: named, count }: Pick<Request, 'topic' | 'count'>,
): Promise<Reply | null> => {
  const most = Math.min(MOST_CARDS, Math.max(1, count ?? SOME_CARDS));
  const each = await Promise.all(topics.map((topic) => pairsOf(context, topic, count !== null)));
  const pairs = inTurns(each).slice(0, most);
  if (pairs.length === 0) return null;
  // The page has the topic as the student called it.
  const about = named || topics.map(titleOf).join(', ');
  return {
    parts: [
      say('hereCards'),
      text(pairs.map(([front, back], at) => `${at + 1}. **${front}** → ${back}`).join('\n')),
      ask('cardsToReview', { page: `/review?topic=${encodeURIComponent(about)}` }),
    ],
    state: staysAt(context, topics),
  };
};

type Pair = readonly [front: string, back: string];

const pairsOf = async (context: MoveContext, topic: Topic, isCounted: boolean): Promise<Pair[]> => {
  if (topic.kind === 'beyond')
    return unique([...topic.exchanges.flatMap(pairIn), ...topic.exchanges.flatMap(askedIn)]);
  const ideas = await ideasAround(context, topic);
  const own = topic.kind === 'lesson' || isCounted ? ideas : ideas.slice(0, 1);
  const terms = own.flatMap((idea) => idea.terms.map(({ name, definition }): Pair => [name, definition]));
  const asked = await Promise.all(own.map(({ id }) => context.lessons.exchangesAbout(id)));
  return unique([...terms, ...asked.flat().flatMap(pairIn), ...asked.flat().flatMap(askedIn)]);
};

const unique = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(([front], at) => pairs.findIndex(([other]) => other === front) === at);

/** A question that was written for a topic makes a card, and what is told to it. */
const pairIn = ({ thought }: Exchange): Pair[] =>
  thought ? [[thought.question, sentencesIn(thought.told)[0] ?? thought.told]] : [];

/** What students ask, and the beginning of the reply. */
const askedIn = ({ is, says, reply }: Exchange): Pair[] => {
  const way = is === 'question' ? says.find((one) => CAN_STAND.test(one)) : undefined;
  const [first = ''] = sentencesIn(reply);
  return way === undefined || first === '' || /^(?:Yes|No)\b/.test(first)
    ? []
    : [[asSentence(way).replace(/\.$/, '?'), first]];
};
const CAN_STAND = /^(?:what|why|how|when|where|who|which)\b(?!.*\b(?:pls|u|ur|n|it|they|this|that)\b)/i;

/** One of each, then the second of each. */
const inTurns = <Thing>(lists: readonly (readonly Thing[])[]): Thing[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/** The main points of topics. */
export const summaryOf = async (
  context: MoveContext,
  topics: readonly Topic[],
  count: number | null,
): Promise<Reply | null> => {
  const points = await pointsAbout(context, topics, count);
  return points.length === 0
    ? null
    : {
        parts: [
          say('inShort'),
          points.length === 1 ? text(points[0] ?? '') : listed(points),
          ...cited(topics),
        ],
        state: staysAt(context, topics),
      };
};

/** The main points as notes, and the page that makes notes of a chapter. */
export const notesOf = async (context: MoveContext, topics: readonly Topic[]): Promise<Reply | null> => {
  const points = await pointsAbout(context, topics, null);
  if (points.length === 0) return null;
  const [first] = topics.flatMap((topic) =>
    topic.kind === 'lesson' ? topic.ideas.slice(0, 1) : topic.kind === 'idea' ? [topic.idea] : [],
  );
  const book = first?.id.split('/')[0];
  return {
    parts: [
      say('notesBelow'),
      listed(points),
      ...cited(topics),
      ...(book === undefined ? [] : [ask('notesToPage', { page: `/create-notes/${book}` })]),
    ],
    state: staysAt(context, topics),
  };
};

const listed = (points: readonly string[]): Part => text(points.map((point) => `- ${point}`).join('\n'));

const cited = (topics: readonly Topic[]): Part[] => {
  const [first] = topics.flatMap((topic) =>
    topic.kind === 'lesson' ? topic.ideas : topic.kind === 'idea' ? [topic.idea] : [],
  );
  return first ? [{ part: 'quote', quote: first.quote, words: 'cited' }] : [];
};

const pointsAbout = async (
  context: MoveContext,
  topics: readonly Topic[],
  count: number | null,
): Promise<string[]> => {
  const most = Math.min(MOST_POINTS, count ?? SOME_POINTS);
  const each = Math.max(1, Math.ceil(most / topics.length));
  const points = await Promise.all(
    topics.map(async (topic) => (await pointsOf(context, topic, most === 1)).slice(0, each)),
  );
  return points.flat();
};

const pointsOf = async (context: MoveContext, topic: Topic, isOne: boolean): Promise<string[]> => {
  switch (topic.kind) {
    case 'lesson':
      return topic.ideas.map(({ statement }) => statement);
    case 'idea':
      return isOne ? [topic.idea.statement] : ofIdea(topic.idea, await ideasAround(context, topic));
    case 'beyond': {
      const [general, ...others] = topic.exchanges.filter(({ is }) => is === 'question');
      return [
        ...(general ? sentencesIn(general.reply) : []),
        ...others.flatMap(({ reply }) => sentencesIn(reply).slice(0, 1)).filter(standsAlone),
      ];
    }
  }
};

/** What stands in an idea’s own words first, then the ideas beside it. */
const ofIdea = ({ statement, full }: Idea, around: readonly Idea[]): string[] => {
  const own =
    full === null
      ? []
      : sentencesIn(full)
          .filter(standsAlone)
          .slice(0, SOME_POINTS - 1);
  return own.length >= FEW ? [statement, ...own] : around.map((idea) => idea.statement);
};
const FEW = 2;

/** What was summed up is what is talked about. */
const staysAt = (context: MoveContext, [first]: readonly Topic[]): Reply['state'] => {
  const { state } = context;
  if (!first) return goOn(state);
  const offer = { act: 'another' as const, about: null };
  if (first.kind === 'beyond')
    return goOn(state, { focus: 'idea', idea: null, item: null, heard: first.id, waits: 'none', offer });
  const idea = first.kind === 'idea' ? first.idea : first.ideas[0];
  return goOn(state, {
    focus: 'idea',
    item: null,
    idea: idea ? ideaAtHand(context, idea) : state.idea,
    offer,
  });
};
