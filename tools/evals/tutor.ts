import { makeCurriculum, type Curriculum } from '../../server/src/features/curriculum/service.ts';
import { readStarterBooks, readStarterDrawing } from '../../server/src/features/curriculum/starter-books.ts';
import { subjectLists } from '../../server/src/features/curriculum/subject-lists.ts';
import { answerQuestion } from '../../server/src/features/exercises/questions.ts';
import { makeExercises } from '../../server/src/features/exercises/service.ts';
import { comparing } from '../../server/src/features/lessons/comparing.ts';
import { makeLessons } from '../../server/src/features/lessons/service.ts';
import { readWrittenLessons } from '../../server/src/features/lessons/written-lessons.ts';
import { makeBookSearch, type Lookup } from '../../server/src/features/library/search/search.ts';
import { teachBuiltIn } from '../../server/src/features/tutor/built-in.ts';
import type { ThreadMessage, Situation, TutorEvent } from '../../server/src/features/tutor/turn.ts';
import { classifyLearnt } from '../../server/src/features/tutor/understand/classifier/learnt.ts';
import { lezerCode } from '../../server/src/ports/code/lezer.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';

/** The books that the tutor has from the first minute on. */
export const starterCurriculum = (read = readStarterBooks): Curriculum =>
  makeCurriculum({ read, readDrawing: readStarterDrawing, lists: subjectLists });

export const starterLibrary = (): Lookup =>
  makeBookSearch({ curriculum: starterCurriculum(), language: segmenterLanguage() });

type DoneEvent = Extract<TutorEvent, { type: 'done' }>;

/** What the tutor said in one turn. */
export interface Turn {
  text: string;
  /** Milliseconds to its first words. */
  firstWords: number;
  state: DoneEvent['state'];
  proof: DoneEvent['proof'];
}

/** The lessons that come with the starter books; they need nothing that is kept anywhere. */
const lessons = makeLessons({
  ...({} as Parameters<typeof makeLessons>[0]),
  read: async () => readWrittenLessons(await starterCurriculum().books()),
  language: segmenterLanguage(),
  embed: null,
  model: null,
  ...comparing,
});

/** What a student says: words, perhaps with something beside them. */
type Message = string | (Partial<ThreadMessage> & { text: string });

const tokens = { count: () => Promise.resolve(0) };
const IN_GUIDE: Situation = { style: 'guide', reader: null, learner: null };

/** Holds conversations with the built-in tutor as it stands in the sources. Mathematics is worked out without a thread and a limit of time. */
export const talkWith = (library: Lookup) => {
  const exercises = makeExercises({
    ask: async ({ name, input }) => ({ value: answerQuestion(name, input) }),
    wake: () => {},
    close: async () => {},
  });
  /** Answers every turn of the tutor. */
  return async <const Messages extends readonly Message[]>(
    messages: Messages,
    situation = IN_GUIDE,
  ): Promise<{ [At in keyof Messages]: Turn }> => {
    const thread: ThreadMessage[] = [];
    const turns: Turn[] = [];
    for (const message of messages) {
      const words = typeof message === 'string' ? { text: message } : message;
      thread.push({ by: 'student', state: null, ...words });
      const began = performance.now();
      let [text, firstWords] = ['', 0];
      let done: DoneEvent | null = null;
      for await (const event of teachBuiltIn(thread, situation, {
        tokens,
        library,
        lessons,
        exercises,
        classify: classifyLearnt,
        languageOf: segmenterLanguage().languageOf,
        careWords: () => '',
        findHelp: async () => null,
        code: lezerCode(),
      })) {
        firstWords ||= performance.now() - began;
        if (event.type === 'text') text += event.text;
        if (event.type === 'done') done = event;
      }
      if (done === null) throw new Error(`The tutor's turn has no end: ${text}`);
      // As it comes back from the database.
      thread.push({ by: 'tutor', text, state: JSON.parse(JSON.stringify(done.state)) as DoneEvent['state'] });
      turns.push({ text, firstWords, state: done.state, proof: done.proof });
    }
    return turns as { [At in keyof Messages]: Turn };
  };
};
