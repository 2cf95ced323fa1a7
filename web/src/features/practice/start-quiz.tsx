import type { BookProgress } from '@studia/contract/practice';
import { Link } from 'react-router';
import { newQuizAddress } from '../../client/quiz-address.ts';
import { practicePageText as text } from '../../text/practice.ts';
import { buttonClass } from '../../ui/form/button-class.ts';
import { useProgress } from './use-progress.ts';

const MOST_BOOKS = 3;

const lastPractised = ({ chapters }: BookProgress): number =>
  Math.max(0, ...chapters.flatMap(({ tried }) => tried.map(({ last_at }) => Date.parse(last_at))));

/** The ways into a quiz. Of a book that was practised before, one more tap starts it. */
export const StartQuiz = () => {
  const books = (useProgress().data?.subjects ?? [])
    .flatMap((subject) => subject.books)
    .toSorted((one, other) => lastPractised(other) - lastPractised(one));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={newQuizAddress()} className={buttonClass()}>
          {text.startAction}
        </Link>
        <Link to={newQuizAddress({ spots: 'lost' })} className={buttonClass({ look: 'quiet' })}>
          {text.lost}
        </Link>
      </div>
      {books.length > 0 && (
        <ul className="mt-3">
          {books.slice(0, MOST_BOOKS).map(({ id, title }) => (
            <li key={id}>
              <Link to={newQuizAddress({ book: id })} className="link inline-block py-2.5">
                {text.quizOn(title)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
