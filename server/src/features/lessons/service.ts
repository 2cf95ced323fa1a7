import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type {
  Answer,
  AskedItem,
  Checked,
  Exchange,
  Idea,
  IdeaId,
  Item,
  JudgedPoint,
  Lesson,
  LessonEstimate,
  LessonMaking,
  LessonSummary,
  TaughtLesson,
  Verdict,
} from '@studia/contract/lessons';
import type { LiveScenes } from '@studia/contract/live-scenes';
import type { Dialogue } from '@studia/contract/podcast';
import type { AttemptItem, AttemptJudge } from '@studia/contract/practice';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import type { WorkerPool } from '../../ports/worker-pool/port.ts';
import { makeDefine, type Define } from './definitions.ts';
import { makeExchangeWorker } from './exchanges/exchange-worker.ts';
import { makeFindExchanges, type FindExchanges } from './exchanges/find-exchange.ts';
import { makeJudgeThought, type JudgeThought } from './exchanges/judge-thought.ts';
import { makeFindIdeas, type FindIdeas } from './find-ideas.ts';
import { makeJudgeKnown, type JudgeKnown } from './judge-known.ts';
import { makeJudgeStatement, type JudgeStatement } from './judge-statement.ts';
import { makeLessonMaking, type MakingDependencies } from './making.ts';
import { askForJudgement, needsModel } from './model-judge.ts';
import { makeFindNear, type FindNear } from './near.ts';
import { isStoredBook } from './own-book.ts';
import { judgeAnswer, type Judging } from './rules/answer/judge-answer.ts';
import { judgePoints, pointsOf } from './rules/answer/points.ts';
import { asked, keyOf, taught } from './rules/asked.ts';
import { makeLessonStore } from './store.ts';
import { makeFindTopic, type FindTopic } from './topics.ts';

export type { HeardExchange } from './exchanges/hear-exchanges.ts';
export type { KnownStatement, ToldSentence } from './judge-known.ts';
export type { JudgedStatement } from './judge-statement.ts';
export type { NearText } from './near.ts';
export type { NamedTopic } from './topics.ts';

/** The lessons of a book as a student sees their list. */
interface LessonsOfBook {
  lessons: LessonSummary[];
  making: LessonMaking[];
  can_write: boolean;
}

/** An answer that was judged, and the question that it answers. */
interface Judged extends Pick<JudgedItem, 'judge'> {
  checked: Checked;
  source: Extract<AttemptItem, { kind: 'lesson' }>;
  difficulty: Item['difficulty'];
}

/** What is known about an answer, and who found it out. */
interface JudgedItem {
  verdict: Verdict;
  judge: Exclude<AttemptJudge, 'student'>;
}

/** What is taught about the chapters of books, by whoever made it. */
export interface Lessons {
  ofBook(reader: StudentId, bookId: string): Promise<LessonsOfBook>;
  /** A lesson as this student is taught it; the order of options is theirs and stays the same. */
  taught(reader: StudentId, bookId: string, chapter: number): Promise<TaughtLesson>;
  /** Whole lessons with their keys, for features that ask and judge. */
  whole(reader: StudentId | null, bookId: string): Promise<Lesson[]>;
  /** An idea by its name; null when the reader has no such book. */
  idea(reader: StudentId | null, id: IdeaId): Promise<Idea | null>;
  /** What the rules alone know about an answer; nobody else is asked. */
  check(idea: Idea, item: Item, answer: Answer): Checked;
  /** How much of an idea somebody's own words say: its statement, and the points of its questions. */
  judgeExplanation(idea: Idea, words: string): JudgedPoint[];
  /** What is known about an answer, and which question in which version it answers. */
  judge(reader: StudentId, given: { idea: IdeaId; item: string; answer: Answer }): Promise<Judged>;
  /** What is known about an answer to a question that somebody keeps. */
  judgeItem(reader: StudentId, item: Item, answer: Answer): Promise<JudgedItem>;
  /** A question as it is asked; the seed decides in which order its options are shown, always the same. */
  show(item: Item, seed: string): AskedItem;
  /** The right answer as one would say it. */
  keyOf(item: Item): string;
  find: FindIdeas;
  near: FindNear;
  judgeStatement: JudgeStatement;
  /** Whether what a student says is known, and right or wrong. */
  judgeKnown: JudgeKnown;
  /** What a message says of all that students say, with the replies that were written for it. */
  exchanges: FindExchanges;
  judgeThought: JudgeThought;
  /** What a few words name. */
  topicNamed: FindTopic;
  /** All that is written of what students say about an idea, or about a topic beyond the lessons. */
  exchangesAbout(id: IdeaId): Promise<readonly Exchange[]>;
  /** What a word means that a question asks about. */
  define: Define;
  /** The talk of two about a chapter of a starter book; null where nobody has written one. */
  dialogueAbout(bookId: string, chapter: number): Promise<Dialogue | null>;
  /** How the ideas of a chapter of a starter book are taught live, by their names; none where nobody has written it. */
  scenesOf(bookId: string, chapter: number): Promise<LiveScenes>;
  estimate(reader: StudentId, bookId: string): Promise<LessonEstimate>;
  beginWriting(reader: StudentId, bookId: string): Promise<void>;
  stopWriting(reader: StudentId, bookId: string): Promise<boolean>;
}

/** What is done for lessons in the background. */
interface LessonWork {
  /** Asks for the thin lessons of a book. */
  beginExtracting(reader: StudentId | null, bookId: string): Promise<void>;
  extract(reader: StudentId | null, bookId: string, signal: AbortSignal): Promise<void>;
  write(reader: StudentId, bookId: string, signal: AbortSignal): Promise<void>;
}

interface Dependencies extends MakingDependencies {
  /** The lessons of books that come with Studia; read once. */
  read: () => Promise<readonly Lesson[]>;
  /** Answers the questions of `exchanges/questions.ts`. */
  exchangeWorker: WorkerPool;
  readDialogue: Lessons['dialogueAbout'];
  readScenes: Lessons['scenesOf'];
  language: Language;
  embed: Embed | null;
  sameNumber: Judging['sameNumber'];
  sameValue: Judging['sameValue'];
}

export const makeLessons = (dependencies: Dependencies): Lessons & LessonWork => {
  const {
    read,
    readDialogue,
    readScenes,
    db,
    library,
    language,
    embed,
    sameNumber,
    sameValue,
    model,
    usage,
  } = dependencies;
  let reading: Promise<readonly Lesson[]> | null = null;
  const written = () => (reading ??= read());
  const exchangeWorker = makeExchangeWorker(dependencies.exchangeWorker);
  const store = makeLessonStore(db);
  const making = makeLessonMaking(dependencies);
  const judgeStatement = makeJudgeStatement(language);
  const judging = { wordsOf: (text: string) => language.wordsOf(text, 'en'), sameNumber, sameValue };

  const isReadable = async (reader: StudentId | null, bookId: string): Promise<boolean> =>
    (await library.forReader(reader).books()).some(({ id }) => id === bookId);

  const whole: Lessons['whole'] = async (reader, bookId) => {
    const ofStudia = (await written()).filter(({ book_id }) => book_id === bookId);
    if (ofStudia.length > 0 || !isStoredBook(bookId) || !(await isReadable(reader, bookId))) return ofStudia;
    return bestOfEach(await store.ofBook(bookId));
  };

  const idea: Lessons['idea'] = async (reader, id) => {
    const [bookId = ''] = id.split('/');
    const lessons = await whole(reader, bookId);
    return lessons.flatMap(({ ideas }) => ideas).find((one) => one.id === id) ?? null;
  };

  /** By rules, and where they are not sure about words, by the connected model; never refused, never late. */
  const judgeItem: Lessons['judgeItem'] = async (reader, item, answer) => {
    const byRules: JudgedItem = { verdict: judgeAnswer(item, answer, judging), judge: 'rules' };
    if (!model || !needsModel(item, answer, byRules.verdict)) return byRules;
    try {
      await usage.allow(reader);
      const { verdict, usage: used } = await askForJudgement(model.ask, item, answer);
      await usage.note(db, reader, { feature: 'lessons', sessionId: null, ...used });
      return verdict ? { verdict, judge: 'model' } : byRules;
    } catch {
      // An allowance that is used up, or a model that broke: the student compares, as without one.
      return byRules;
    }
  };

  return {
    ...making,
    whole,
    idea,
    find: makeFindIdeas({ lessons: written, language, embed }),
    near: makeFindNear({ language, embed }),
    judgeStatement,
    judgeKnown: makeJudgeKnown(judgeStatement, language),
    exchanges: makeFindExchanges({ exchangeWorker, embed }),
    define: makeDefine({
      lessons: written,
      answersTo: (word) => exchangeWorker.ask('answersTo', word, []),
    }),
    topicNamed: makeFindTopic({
      lessons: written,
      topics: () => exchangeWorker.ask('topics', undefined, []),
    }),
    exchangesAbout: (id) => exchangeWorker.ask('exchangesAbout', id, []),
    dialogueAbout: readDialogue,
    scenesOf: readScenes,
    judgeThought: makeJudgeThought({ embed, language }),
    ofBook: async (reader, bookId) => {
      const lessons = (await whole(reader, bookId)).map(summaryOf);
      const isMade = isStoredBook(bookId) && (await isReadable(reader, bookId));
      if (isMade && (await store.making(bookId)).length === 0) await making.beginExtracting(reader, bookId);
      return {
        lessons,
        making: isMade ? await store.making(bookId) : [],
        can_write: isMade && model !== null,
      };
    },
    taught: async (reader, bookId, chapter) => {
      const lesson = (await whole(reader, bookId)).find((one) => one.chapter === chapter);
      if (!lesson) throw new Failure('lesson_not_found');
      return taught(lesson, reader);
    },
    check: (about, item, answer) => checked(about, item, judgeAnswer(item, answer, judging)),
    judgeExplanation: (about, words) => judgePoints(words, pointsOf(about), judging.wordsOf),
    show: asked,
    keyOf,
    judgeItem,
    judge: async (reader, { idea: id, item: name, answer }) => {
      const [book = ''] = id.split('/');
      for (const { chapter, version, ideas } of await whole(reader, book)) {
        const about = ideas.find((one) => one.id === id);
        const item = about?.items.find((one) => one.id === name);
        if (about && item) {
          const { verdict, judge } = await judgeItem(reader, item, answer);
          return {
            checked: checked(about, item, verdict),
            judge,
            source: { kind: 'lesson', book, chapter, item: name, version },
            difficulty: item.difficulty,
          };
        }
      }
      throw new Failure('item_not_found');
    },
  };
};

/** Of each chapter the better lesson: a model's explains, an extracted one only arranges. */
const bestOfEach = (lessons: readonly Lesson[]): Lesson[] => {
  const best = new Map<number, Lesson>();
  for (const lesson of lessons)
    if (lesson.author === 'model' || !best.has(lesson.chapter)) best.set(lesson.chapter, lesson);
  return Array.from(best.values()).toSorted((one, other) => one.chapter - other.chapter);
};

const checked = (idea: Idea, item: Item, verdict: ReturnType<typeof judgeAnswer>): Checked => ({
  ...verdict,
  key: keyOf(item),
  explanation: item.explanation,
  quote: item.quote ?? idea.quote,
});

const summaryOf = ({ chapter, title, author, ideas }: Lesson): LessonSummary => ({
  chapter,
  title,
  author,
  ideas: ideas.map((idea) => ({ id: idea.id, title: idea.title })),
});
