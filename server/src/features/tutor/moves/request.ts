import type { Exchange } from '@studia/contract/lessons';
import type { Move } from '../pedagogy/moves.ts';
import { LIKELY, PERHAPS, SURE } from '../pedagogy/on-exchange.ts';
import { isOfStudying } from '../pedagogy/on-life.ts';
import type { PendingRequest, Choice } from '../state/state.ts';
import type { Request } from '../understand/request.ts';
import type { SchoolSubject } from '../understand/school-subjects.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { ask, choice, say, text, type Part } from '../wording/parts.ts';
import type { PhraseKey } from '../wording/phrases.ts';
import { askAbout } from './ask-about.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { replyToExchange } from './exchange.ts';
import { ideaAtHand } from './idea-at-hand.ts';
import { explainIdea } from './idea.ts';
import { cardsOf, notesOf, summaryOf } from './in-short.ts';
import { SEVERAL } from './several-tests.ts';
import { surprise } from './surprise.ts';
import { titleOf, topicAtHand, topicNamed, type Topic } from './topic.ts';

/** Does what a student wants done about a topic; null where it is not known what that is, and others may know. */
export const doRequest = async (
  context: MoveContext,
  { request }: Extract<Move, { kind: 'request' }>,
): Promise<Reply | null> => {
  const { wants } = request;
  if (wants === 'surprise') return surprise(context);
  const isNamed = request.topic !== '' && !POINTS_BACK.test(request.topic);
  if (wants === 'test' && isSeveral(request)) return onTest(context, request, null);
  if (!isNamed && request.subjects[0]) return askWithin(context, request, request.subjects[0]);
  const topics = isNamed
    ? await topicsNamed(context, request)
    : [wants === 'help' ? null : await topicAtHand(context)];
  if (wants === 'test' && !isNamed) return onTest(context, request, topics[0] ?? null);
  const known = topics.filter((one) => one !== null);
  const [topic] = known;
  if (!topic) {
    if (!isNamed) return context.state.topic || context.state.place ? null : askForTopic(context, request);
    return wants === 'help' || wants === 'test' ? askNearer(context, request.topic) : null;
  }
  switch (wants) {
    case 'help':
    case 'test':
      return (await asOthersAsked(context, topic)) ?? startSmall(context, request, topic);
    case 'question':
      return askAbout(context, topic, request);
    case 'cards':
      return cardsOf(context, known, request);
    case 'summary':
      return summaryOf(context, known, request.count);
    case 'notes':
      return notesOf(context, known);
  }
};
const POINTS_BACK = /^(?:this|that|it|these|those|them)$/;

/** What some words name; where that is nothing, each of the things that they put side by side. */
const topicsNamed = async (
  context: MoveContext,
  { topic: words, books }: Request,
): Promise<(Topic | null)[]> => {
  const whole = await topicNamed(context, words, books);
  if (whole) return [whole];
  const several = words.split(/\s+(?:and|vs|versus|or)\s+|\s*[,&/]\s*/).filter((one) => one !== '');
  return several.length > 1 ? Promise.all(several.map((one) => topicNamed(context, one, books))) : [];
};

const ANY: Readonly<Record<Exclude<PendingRequest['wants'], 'surprise'>, PhraseKey>> = {
  help: 'helpAny',
  test: 'testAny',
  question: 'questionAny',
  cards: 'cardsAny',
  summary: 'summaryAny',
  notes: 'notesAny',
};

const requestToStore = ({
  wants,
  isSoon,
  isTask,
  isQuiz,
  step,
  count,
  books,
  subjects,
}: Request): PendingRequest => ({
  wants,
  isSoon,
  isTask,
  isQuiz,
  step,
  count,
  books: subjects.length > 0 ? subjects.flatMap(({ chapters }) => chapters.map(([book]) => book)) : books,
});

/** A warm yes, and the one question that is missing. */
const askForTopic = ({ state, reading }: MoveContext, request: Request): Reply => ({
  parts: [
    ...(WANTS_IT_DONE.test(reading.plain) ? [say('wontDo')] : []),
    say(ANY[request.wants === 'surprise' ? 'help' : request.wants]),
  ],
  state: goOn(state, { waits: 'answer', asked: requestToStore(request) }),
});

const WANTS_IT_DONE =
  /\b(?:do|finish|complete|solve) (?:all )?(?:of )?(?:my|the|this) .*\bfor me\b|^(?:can|could|will) you (?:please |just )*(?:do|finish|complete) my\b/;

/** Tests in several subjects are planned before anything is learnt for them. */
const isSeveral = ({ subjects, count }: Request): boolean => subjects.length > 1 || (count ?? 1) > 1;

/** A test that is told of: what it is on, or what can be done about what is talked about. */
const onTest = (context: MoveContext, request: Request, topic: Topic | null): Reply => {
  const { state } = context;
  const id = topic?.kind === 'beyond' ? topic.id : topic?.kind === 'idea' ? topic.idea.id : undefined;
  if (isSeveral(request))
    return {
      parts: [say('testSeveral')],
      state: goOn(state, { focus: 'plan', waits: 'answer', plan: { about: SEVERAL, step: 1 } }),
    };
  if (!topic || isOfStudying(id)) return askForTopic(context, request);
  const choices: Choice[] = [
    choice('Ask me a question', 'another'),
    { label: 'Make flashcards', wish: null },
    { label: 'Sum it up', wish: null },
  ];
  return {
    parts: [say('testAtHand', { about: titleOf(topic) }), { part: 'choices', choices }],
    state: { ...goOn(state, { waits: 'choice' }), heard: state.heard },
  };
};

/** Of a subject: what its classes are mostly about, to tap. */
const askWithin = async (
  { state, lessons, reader }: MoveContext,
  request: Request,
  { name, chapters }: SchoolSubject,
): Promise<Reply> => {
  const titles = await Promise.all(
    chapters.map(
      async ([book, chapter]) =>
        (await lessons.whole(reader, book)).find((one) => one.chapter === chapter - 1)?.title,
    ),
  );
  const choices = titles.flatMap((label): Choice[] => (label === undefined ? [] : [{ label, wish: null }]));
  const isTest = request.wants === 'test';
  const phrase: PhraseKey =
    choices.length > 0
      ? isTest
        ? 'testSubject'
        : 'helpSubject'
      : isTest
        ? 'testSubjectAny'
        : 'helpSubjectAny';
  const subject = /^(?:English|French|Spanish|German|Latin|Python|SAT)/.test(name)
    ? name
    : name.toLowerCase();
  return {
    parts: [say(phrase, { subject }), ...(choices.length > 0 ? [{ part: 'choices' as const, choices }] : [])],
    state: goOn(state, { waits: choices.length > 0 ? 'choice' : 'answer', asked: requestToStore(request) }),
  };
};

/** A topic that nothing is written about: the student’s own question leads on. */
const askNearer = ({ state }: MoveContext, topic: string): Reply => ({
  parts: [say('helpNamed', { topic })],
  state: goOn(state, { waits: 'answer' }),
});

const [MOST_PIECES, MOST_QUESTIONS] = [5, 4];

/** What others have asked in words near to these, of the same topic, gets the reply that was written for it. */
const asOthersAsked = async (context: MoveContext, topic: Topic): Promise<Reply | null> => {
  if (topic.kind === 'lesson') return null;
  const id = topic.kind === 'idea' ? topic.idea.id : topic.id;
  const [best] = context.reading.exchanges;
  if (best?.exchange.is !== 'question') return null;
  const isLikely = best.certainty >= LIKELY || (best.certainty >= PERHAPS && best.exchange.idea === id);
  if (!isLikely) return null;
  const fitting = [{ ...best, certainty: Math.max(best.certainty, SURE) }];
  const reply = await replyToExchange(context, { kind: 'exchange', fitting });
  return reply && { ...reply, parts: [say('sure'), ...reply.parts] };
};

/** A whole topic begins with its core and its pieces, to tap; one idea begins with itself. */
const startSmall = async (context: MoveContext, request: Request, topic: Topic): Promise<Reply | null> => {
  const { state } = context;
  const opening = say(request.wants === 'test' ? 'testStart' : 'sure');
  const last: Part[] = request.isTask ? [say('orSend')] : [];
  if (topic.kind === 'idea') {
    const explanation = await explainIdea(context, {
      kind: 'explain idea',
      idea: topic.idea.id,
      part: 'first',
    });
    return explanation && { ...explanation, parts: [opening, ...explanation.parts] };
  }
  if (topic.kind === 'beyond') {
    const [general, ...others] = topic.exchanges.filter(({ is }) => is === 'question');
    if (!general) return null;
    const choices = others.flatMap(asQuestion).slice(0, MOST_QUESTIONS);
    return {
      parts: [
        opening,
        text(general.reply),
        ask('whichPiece'),
        ...last,
        ...(choices.length > 0 ? [{ part: 'choices' as const, choices }] : []),
      ],
      state: goOn(state, {
        focus: 'idea',
        waits: 'choice',
        idea: null,
        item: null,
        topic: null,
        story: null,
        heard: topic.id,
      }),
    };
  }
  const [first] = topic.ideas;
  if (!first) return null;
  const choices = topic.ideas.slice(0, MOST_PIECES).map(({ id, title }) => choice(title, 'concept', id));
  return {
    parts: [
      opening,
      text(first.statement),
      { part: 'quote', quote: first.quote, words: 'cited' },
      ask('whichUnclear'),
      ...(request.isSoon ? [say('soonFirst', { first: first.title })] : last),
      { part: 'choices', choices },
    ],
    // Who picks none begins with the first.
    state: goOn(state, {
      focus: 'idea',
      waits: 'choice',
      idea: { ...ideaAtHand(context, first), told: ['statement'] },
      item: null,
      topic: null,
      story: null,
      heard: null,
    }),
  };
};

/** A way to ask it that can stand on a button. */
const asQuestion = ({ says }: Exchange): Choice[] => {
  const way = says.find((one) => IS_ASKED.test(one));
  return way === undefined ? [] : [{ label: asSentence(way).replace(/\.$/, '?'), wish: null }];
};
const IS_ASKED =
  /^(?:what|why|how|when|where|who|which|is|are|was|were|do|does|did|can|could|will|would|should|has|have)\b(?!.*\b(?:pls|u|ur|n)\b)/i;
