import type { StudentId } from '@studia/contract/ids';
import type { Progress } from '@studia/contract/practice';
import type { Lookup } from '../../library/service.ts';
import type { ThreadMessage } from '../turn.ts';
import type { Background, LearnerRecord } from './turn-note.ts';

/** Everything about a student that a model is told beside the turn; what can't be had is left out. */
export const backgroundOf = async (
  { thread, reader }: { thread: readonly ThreadMessage[]; reader: StudentId | null },
  { library, abilities }: { library: Pick<Lookup, 'books' | 'pages'>; abilities: AbilitiesOf },
): Promise<Background> => {
  const [shelf, page, record] = await Promise.all([
    reader === null ? [] : library.books(),
    openPage(thread, library),
    reader === null ? null : abilities(reader).then(recordIn),
  ]);
  return { shelf, page, record };
};

export type AbilitiesOf = (student: StudentId) => Promise<Pick<Progress, 'subjects' | 'misconceptions'>>;

const openPage = async (
  thread: readonly ThreadMessage[],
  library: Pick<Lookup, 'pages'>,
): Promise<Background['page']> => {
  const about = thread.at(-1)?.about;
  if (!about || about.page === undefined) return null;
  const sections = await library.pages(about.book_id, about.page, about.page);
  const text = sections.flatMap(({ sentences }) => sentences.map((quote) => quote.text)).join(' ');
  return text === '' ? null : { title: about.title, page: about.page, text };
};

const recordIn = ({ subjects, misconceptions }: Awaited<ReturnType<AbilitiesOf>>): LearnerRecord => {
  const tried = subjects
    .flatMap(({ books }) => books.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.tried)))
    .toSorted((one, other) => (one.last_at < other.last_at ? 1 : -1));
  return {
    alone: tried.filter(({ mastered }) => mastered).map(({ title }) => title),
    withHelp: tried.filter(({ mastered }) => !mastered).map(({ title }) => title),
    slips: misconceptions.filter(({ mended }) => !mended).map(({ belief }) => belief),
  };
};
