import { Failure } from '@studia/contract/errors';
import type { ChatSessionId, NoteId, PlanId, StudentId } from '@studia/contract/ids';
import { bookOfIdea, type IdeaId, type Lesson } from '@studia/contract/lessons';
import type { QuizScope } from '@studia/contract/quiz';
import type { Lessons } from '../lessons/service.ts';
import { ideasNear, type Place } from './rules/near.ts';
import { questionsIn, type QuestionContent } from './rules/question.ts';

/** What a conversation, a note or a step of a plan is about: pages of books, and words. */
export interface Matter {
  title: string;
  places: readonly Place[];
  /** The newest first. */
  words: readonly string[];
}

/** Where everything is that a student can be quizzed on, each by whoever keeps it. */
export interface ScopeSources {
  titleOfBook(student: StudentId, book: string): Promise<string | null>;
  weakSpots(student: StudentId): Promise<IdeaId[]>;
  /** Where the student said "I'm lost", the newest first. */
  lostMarks(student: StudentId): Promise<Place[]>;
  note(student: StudentId, id: NoteId): Promise<Matter>;
  conversation(student: StudentId, id: ChatSessionId): Promise<Matter>;
  plan(student: StudentId, id: PlanId, step: string | null): Promise<Matter>;
}

/** What a quiz about something can ask, and what that is called; the student's own spots have no name. */
interface Reach {
  title: string;
  questions: QuestionContent[];
}

interface Dependencies {
  lessons: Pick<Lessons, 'whole' | 'find'>;
  sources: ScopeSources;
}

/** More than this is no longer what a conversation or a note is about. */
const MOST_IDEAS = 12;
const IDEAS_OF_WORDS = 2;
const MOST_WORDS_READ = 6;
const IDEAS_OF_A_PAGE = 3;
/** Less certain than this, words are not about an idea: nobody is quizzed on something else. */
const SURE_ENOUGH = 0.5;

/** Finds the questions that a scope means. */
export const makeScopes = ({ lessons, sources }: Dependencies) => {
  const lessonsOf = async (student: StudentId, books: readonly string[]): Promise<Lesson[]> =>
    (await Promise.all([...new Set(books)].map((book) => lessons.whole(student, book)))).flat();

  const aboutIdeas = async (student: StudentId, title: string, ideas: readonly IdeaId[]): Promise<Reach> => {
    const wanted = new Set(ideas);
    const found = await lessonsOf(student, ideas.map(bookOfIdea));
    return { title, questions: found.flatMap((lesson) => questionsIn(lesson, (idea) => wanted.has(idea))) };
  };

  const aboutPlaces = async (student: StudentId, places: readonly Place[]): Promise<IdeaId[]> => {
    const found = await lessonsOf(
      student,
      places.map(({ book }) => book),
    );
    return [...new Set(places.flatMap((place) => ideasNear(place, found, IDEAS_OF_A_PAGE)))];
  };

  const aboutWords = async (words: readonly string[]): Promise<IdeaId[]> => {
    const ideas: IdeaId[] = [];
    for (const word of words.slice(0, MOST_WORDS_READ))
      for (const { idea, certainty } of await lessons.find(word, IDEAS_OF_WORDS))
        if (certainty >= SURE_ENOUGH) ideas.push(idea.id);
    return [...new Set(ideas)];
  };

  const aboutMatter = async (student: StudentId, { title, places, words }: Matter): Promise<Reach> => {
    const ideas = [...(await aboutPlaces(student, places)), ...(await aboutWords(words))];
    return aboutIdeas(student, title, [...new Set(ideas)].slice(0, MOST_IDEAS));
  };

  const aboutBook = async (
    student: StudentId,
    book: string,
    { chapters, page }: QuizScope,
  ): Promise<Reach> => {
    const found = await lessons.whole(student, book);
    const wanted = chapters?.length ? found.filter(({ chapter }) => chapters.includes(chapter)) : found;
    const near = page === undefined ? null : new Set(ideasNear({ book, page }, wanted, IDEAS_OF_A_PAGE));
    const title = wanted.length === 1 ? wanted[0]?.title : await sources.titleOfBook(student, book);
    return {
      title: title ?? '',
      questions: wanted.flatMap((lesson) => questionsIn(lesson, (idea) => near?.has(idea) ?? true)),
    };
  };

  const aboutSpots = async (student: StudentId, { spots, book }: QuizScope): Promise<Reach> => {
    const ideas =
      spots === 'weak'
        ? await sources.weakSpots(student)
        : await aboutPlaces(student, await sources.lostMarks(student));
    return aboutIdeas(
      student,
      '',
      book === undefined ? ideas : ideas.filter((idea) => bookOfIdea(idea) === book),
    );
  };

  return async (student: StudentId, scope: QuizScope): Promise<Reach> => {
    if (scope.spots) return aboutSpots(student, scope);
    if (scope.ideas?.length) {
      const reach = await aboutIdeas(student, '', scope.ideas);
      return { ...reach, title: titleOfIdeas(reach.questions) };
    }
    if (scope.note) return aboutMatter(student, await sources.note(student, scope.note));
    if (scope.conversation)
      return aboutMatter(student, await sources.conversation(student, scope.conversation));
    if (scope.plan) return aboutMatter(student, await sources.plan(student, scope.plan, scope.step ?? null));
    if (scope.book) return aboutBook(student, scope.book, scope);
    throw new Failure('nothing_to_ask');
  };
};

const MOST_NAMED = 2;
const titleOfIdeas = (questions: readonly QuestionContent[]): string =>
  [...new Set(questions.map(({ idea }) => idea.title))].slice(0, MOST_NAMED).join(' · ');
