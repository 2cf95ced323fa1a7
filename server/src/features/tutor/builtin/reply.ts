import type { About, MessageIntent } from '@studia/contract/chat';
import type { KnownBook, Lookup } from '../../library/service.ts';
import type { MathWorker } from '../math-worker/math-worker.ts';
import type { Said, Situation } from '../turn.ts';
import { bookTurn } from './book-turn.ts';
import { essayTurn } from './essay-turn.ts';
import { waitsForReason, type Turn } from './exercise/turn.ts';
import { intentOf, type Intent } from './intent/intent.ts';
import { answerFromMaterial, materialFor, sentencesOfMaterial } from './material/material.ts';
import { NOTHING_REMEMBERED, readMemory, type Place } from './memory.ts';
import { proofOf, said, standingOf, type Moment, type Reply } from './moment.ts';
import { ownWordsTurn } from './own-words-turn.ts';
import { placeTurn } from './place-turn.ts';
import { bookNamed, bookSpokenOf } from './place/meant.ts';
import { preferring, speaking } from './place/open-book.ts';
import { placeIn } from './place/said-place.ts';
import { proseTurn } from './prose-turn.ts';
import { questionsTurn } from './questions-turn.ts';
import { quizTurn } from './quiz-turn.ts';
import { questionOf } from './quiz/open.ts';
import { PLAN_BEGINS, PLAN_GOES_ON, smallTalk } from './small-talk.ts';
import { summaryOfTalk } from './talk-summary.ts';
import { inTongue, requestInEnglish, tongueOf } from './tongue/in-tongue.ts';
import { unreadTurn } from './unread-turn.ts';

/** What an answer is made from. */
interface Sources {
  library: Lookup;
  mathWorker: MathWorker;
}

/** Answers the last message of a thread, as far as possible in the language of the student. */
export const replyTo = async (
  thread: readonly Said[],
  situation: Situation,
  sources: Sources,
): Promise<Reply> => {
  const words = thread.at(-1)?.text ?? '';
  const moment = { thread, situation, sources };
  const tongue = tongueOf(thread);
  if (!tongue) return replyInEnglish(words, moment);
  const books = await sources.library.books();
  const request = withBook(requestInEnglish(words, tongue), words, books);
  const languages = new Map(books.map(({ id, language }) => [id, language]));
  const library = speaking(sources.library, tongue.code, languages);
  const reply = await replyInEnglish(request, { ...moment, sources: { ...sources, library } });
  return inTongue(reply, request, tongue, thread, languages);
};

// What is asked of a page or chapter keeps the name of its book.
const withBook = (request: string, words: string, books: readonly KnownBook[]): string => {
  const book = request === words || !placeIn(request) ? null : bookNamed(words, books);
  return book ? `${request.replace(/\?$/, '')} of ${book.title}` : request;
};

/** A message with everything that was said before it. */
interface Heard {
  thread: readonly Said[];
  situation: Situation;
  sources: Sources;
}

/** What can be checked is asked first, what the books say next, an honest word last. */
const replyInEnglish = async (
  words: string,
  { thread, situation, sources: { library, mathWorker } }: Heard,
): Promise<Reply> => {
  const { about = null, intent = null } = thread.at(-1) ?? {};
  const remembered = readMemory(thread.findLast(({ by }) => by === 'tutor')?.lesson ?? null);
  const memory = about ? { ...remembered, place: placeFrom(about, remembered.place) } : remembered;
  const meant = memory.offer !== null && AGREES.test(words) ? memory.offer : words;
  const moment: Moment = {
    // Who only selected an equation and pressed a button means the equation.
    message: meant || (about?.quote ?? ''),
    intent:
      meant === '' && intent !== null && !about?.quote
        ? INTENTS[intent]
        : intentOf(meant || (about?.quote ?? '')),
    request: { intent, page: about?.page ?? null, quote: about?.quote ?? null },
    memory,
    thread,
    situation,
    mathWorker,
    library: memory.place?.open ? preferring(library, memory.place.book_id) : library,
  };
  for (const speaker of SPEAKERS) {
    const reply = await speaker(moment);
    if (reply) return withQuizWaiting(reply, moment);
  }
  return said(moment, 'What would you like to work on?');
};

/** The page that lies open before the student; of a book alone the page that was spoken of before. */
const placeFrom = ({ book_id, page }: About, before: Place | null): Place => ({
  book_id,
  page: page ?? (before?.book_id === book_id ? before.page : 1),
  open: true,
});

const wanted = (kind: Intent['kind']): Intent => ({ kind, about: '', pair: null, leans: true });

/** What a button stands for where nothing but the conversation says what it is about. */
const INTENTS: Readonly<Record<MessageIntent, Intent>> = {
  explain: wanted('simpler'),
  quiz: wanted('quiz'),
  summarise: wanted('summarise'),
  lost: wanted('meaning'),
};

const AGREES =
  /^\s*(?:(?:yes|yeah|yep|yup|ya|y|sure|ok(?:ay)?|alright|please|of course|why not|do it|let'?s (?:do|go)(?: it| that)?|go ahead|sounds good|i(?:'d| would) (?:like|love)(?: that| to)?|fine|good idea|more|once more|again)\b[\s,!.]*)+$/i;

// Whoever asked something else in the middle of a quiz hears the question once more.
const withQuizWaiting = (reply: Reply, { memory: { quiz } }: Moment): Reply => {
  const { memory, text } = reply;
  const waits = quiz !== null && memory.quiz?.asked === quiz.asked && memory.quiz.tries === quiz.tries;
  return waits && !memory.exercise && memory.quiz
    ? {
        ...reply,
        text: `${text.replace(/\n\n[^\n]*\?$/, '')}\n\nBack to the quiz.\n\n${questionOf(memory.quiz)}`,
      }
    : reply;
};

type Speaker = (moment: Moment) => Reply | null | Promise<Reply | null>;

const fromMaterial: Speaker = async (moment) => {
  const material = materialFor(moment.thread);
  if (material.length === 0 || moment.intent.kind === 'quiz') return null;
  const { message, intent, situation, mathWorker } = moment;
  const { style } = situation;
  const opened = ['summarise', 'define', 'compare'].includes(intent.kind)
    ? null
    : await mathWorker.ask('shown', { material, message, style }, null);
  if (opened) return fromExercise(moment, opened);
  const text = answerFromMaterial(sentencesOfMaterial(material), intent, message);
  return text === null ? null : said(moment, text);
};

const inQuiz: Speaker = (moment) => quizTurn(moment);

const inMathematics: Speaker = async (moment) => {
  const { message, intent, memory, situation, mathWorker } = moment;
  // What leans on a book answer is about the book, also while an exercise is open.
  const aboutTopic = memory.last === 'topic' && LEANING.has(intent.kind);
  if (aboutTopic || TALK.has(intent.kind)) return null;
  const inList = memory.list !== null && !memory.exercise && memory.list.at + 1 < memory.list.items.length;
  const wantsAnother = intent.kind === 'more' || (!memory.exercise && NEXT.test(message));
  if (wantsAnother && !inList) {
    const another = memory.last === 'exercise' ? await mathWorker.ask('another', memory, null) : null;
    return another && fromExercise(moment, another);
  }
  if (intent.kind === 'quiz' && memory.last === 'exercise' && intent.about === '') return null;
  const turn = await mathWorker.ask('turn', { message, intent, memory, style: situation.style }, GAVE_UP);
  if (turn === GAVE_UP) return HOLDS_NUMBERS.test(message) ? said(moment, TOOK_TOO_LONG) : null;
  return turn && !turn.unrelated ? fromExercise(moment, turn) : null;
};

const NEXT = /^\s*(?:ok(?:ay)?[\s,]+)?(?:the )?next(?: one| please)?\W*$/i;

const GAVE_UP = 'gave up' as const;

// Without any, the message may well be a question for the books.
const HOLDS_NUMBERS = /[\d=]/;
const TOOK_TOO_LONG =
  'That took me too long to work out, so I stopped. Can you write only the problem itself, in one short line?';

const LEANING = new Set<Intent['kind']>(['why', 'more', 'meaning', 'simpler', 'example']);
const TALK = new Set<Intent['kind']>([
  'greeting',
  'thanks',
  'goodbye',
  'plan',
  'summarise',
  'about you',
  'do it for me',
]);

// Mathematics that is written out, and not only “3 weeks” or “2 hours a day”.
const WRITTEN_OUT =
  /[=^√]|\d\s*[-−+*/×÷]\s*\(?\d|\b[a-z]\s*[-−+*/]\s*\d|\b(?:solve|simplify|factor|evaluate|differentiate|integrate)\b/i;

const inPlanning: Speaker = async (moment) => {
  const { intent, memory, message } = moment;
  if (intent.kind === 'plan' && WRITTEN_OUT.test(message)) {
    // Who has an exam tomorrow and a problem now is helped with the problem.
    const lesson = await inMathematics({ ...moment, intent: { ...intent, kind: 'say' } });
    if (lesson) return lesson;
  }
  if (intent.kind === 'plan') return said(moment, PLAN_BEGINS, { waitsFor: 'goal' });
  return memory.waitsFor === 'goal' && (intent.kind === 'say' || intent.kind === 'feeling')
    ? said(moment, PLAN_GOES_ON)
    : null;
};

const OF_THE_TALK = /\b(?:we|i|so far|today|conversation|chat|session|everything|all)\b/i;

const inTalk: Speaker = async (moment) => {
  const { intent, thread, memory, message } = moment;
  const ofTopic =
    memory.topic !== null &&
    (/\b(?:it|this|that|topic)\b/i.test(message) || (memory.last === 'topic' && !OF_THE_TALK.test(message)));
  if (intent.kind === 'summarise' && intent.about === '' && !ofTopic) {
    const summary = summaryOfTalk(thread);
    if (summary !== null) return said(moment, summary);
  }
  const text = smallTalk(intent, message);
  if (text === null) return null;
  const back =
    memory.exercise && intent.kind !== 'goodbye'
      ? `\n\nWe are still at ${await standingOf(memory.exercise, moment)}.`
      : '';
  return said(
    moment,
    back === '' ? text : `${text.replace(/\s*[^.!?]*\?$/, '')}${back} What would you do next?`,
  );
};

/** Who names a book or its author is answered from that book, where it says something. */
const inBooks: Speaker = async (moment) => {
  const { library, message } = moment;
  const named = bookSpokenOf(message, await library.books());
  return bookTurn(named ? { ...moment, library: preferring(library, named.id) } : moment);
};

const inSeveralQuestions: Speaker = (moment) =>
  questionsTurn(moment, bookTurn, async (one) => inMathematics(one));

const inEssay: Speaker = (moment) => essayTurn(moment);

const inProse: Speaker = (moment) => proseTurn(moment);

const inOwnWords: Speaker = (moment) => ownWordsTurn(moment);

const unread: Speaker = (moment) => unreadTurn(moment);

/** Who was asked why the whole solution is wanted may answer with anything. */
const withAReason: Speaker = async (moment) => {
  const { message, intent, memory, situation, mathWorker } = moment;
  if (!memory.exercise || !waitsForReason(memory.exercise)) return null;
  const turn = await mathWorker.ask('turn', { message, intent, memory, style: situation.style }, null);
  return turn && !turn.unrelated ? fromExercise(moment, turn) : null;
};

const inPlace: Speaker = (moment) => placeTurn(moment);

const SPEAKERS: readonly Speaker[] = [
  withAReason,
  inPlace,
  inQuiz,
  inPlanning,
  inEssay,
  fromMaterial,
  inSeveralQuestions,
  inMathematics,
  inTalk,
  inProse,
  inOwnWords,
  unread,
  inBooks,
];

const fromExercise = (
  { memory }: Moment,
  { text, exercise, finished, solution, picture, list, offer, right }: Turn,
): Reply => ({
  text: memory.waitsFor === 'story' && right && !exercise ? inStory(text) : text,
  memory: {
    ...NOTHING_REMEMBERED,
    waitsFor: memory.waitsFor === 'story' && !exercise ? 'story' : null,
    offer: offer ?? null,
    topic: memory.topic,
    place: memory.place,
    quiz: memory.quiz,
    list: list === undefined ? memory.list : list,
    exercise,
    finished: finished ?? memory.finished,
    last: 'exercise',
  },
  proof:
    solution || picture || finished
      ? proofOf('mathematics', { solution: solution ?? null, picture: picture ?? null })
      : null,
});

// One right line of a story is rarely its end.
const inStory = (text: string): string =>
  text
    .replace(/ Well done\.|\n\n[^\n]*$/g, '')
    .concat('\n\nWhat comes next in the story, or does that answer its question already?');
