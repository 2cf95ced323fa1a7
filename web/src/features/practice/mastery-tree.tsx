import type { BookProgress, ChapterProgress, IdeaProgress, SubjectProgress } from '@studia/contract/practice';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { subjectName } from '../../text/library.ts';
import { progressPageText as text } from '../../text/practice.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { MasteryBar } from '../../ui/feedback/mastery-bar.tsx';
import { ideaAddress, quizAboutIdeas } from './addresses.ts';
import { MasteryLine } from './mastery-line.tsx';

/** Mastery from the subject down to the idea, folded to what was tried. */
export const MasteryTree = ({ subjects }: { subjects: readonly SubjectProgress[] }) => (
  <div className="grid gap-8">
    <p className="text-sm text-ink-soft">{text.legend}</p>
    {subjects.map((subject) => (
      <section key={subject.subject} aria-label={nameOf(subject)}>
        <MasteryBar label={nameOf(subject)} alone={subject.alone} helped={subject.with_help} />
        <ul className="mt-3 border-t border-line">
          {subject.books.map((book) => (
            <li key={book.id} className="border-b border-line">
              <Book book={book} isOpen={subjects.length === 1 && subject.books.length === 1} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const nameOf = ({ subject }: SubjectProgress): string =>
  subject === null ? text.otherSubject : subjectName(subject);

const Sign = () => (
  <ChevronRight
    aria-hidden="true"
    className="mt-1 size-4 shrink-0 text-ink-soft transition-transform duration-120"
  />
);

const Book = ({ book, isOpen }: { book: BookProgress; isOpen: boolean }) => (
  <details open={isOpen} className="[&[open]>summary_svg]:rotate-90">
    <summary className="flex cursor-pointer list-none gap-2 py-3">
      <Sign />
      <div className="min-w-0 flex-1">
        <MasteryLine
          label={<span className="font-serif text-lg font-semibold">{book.title}</span>}
          alone={book.alone}
          helped={book.with_help}
          mark={<span className="text-sm text-ink-soft">{text.masteredOf(book.mastered, book.ideas)}</span>}
        />
      </div>
    </summary>
    <ul className="pb-4 pl-6">
      {book.chapters
        .filter(({ tried }) => tried.length > 0)
        .map((chapter) => (
          <li key={chapter.chapter} className="border-t border-line">
            <Chapter book={book} chapter={chapter} />
          </li>
        ))}
    </ul>
  </details>
);

const Chapter = ({ book, chapter }: { book: BookProgress; chapter: ChapterProgress }) => {
  const untried = chapter.ideas - chapter.tried.length;
  return (
    <details className="[&[open]>summary_svg]:rotate-90">
      <summary className="flex cursor-pointer list-none gap-2 py-3">
        <Sign />
        <div className="min-w-0 flex-1">
          <MasteryLine label={chapter.title} alone={chapter.alone} helped={chapter.with_help} />
        </div>
      </summary>
      <ul className="grid gap-4 pb-4 pl-6">
        {chapter.tried.map((idea) => (
          <li key={idea.id}>
            <Idea idea={idea} address={ideaAddress({ id: idea.id, book, chapter: chapter.chapter })} />
          </li>
        ))}
        {untried > 0 && <li className="text-sm text-ink-soft">{text.untried(untried)}</li>}
      </ul>
    </details>
  );
};

const Idea = ({ idea, address }: { idea: IdeaProgress; address: string }) => (
  <>
    <MasteryLine
      label={
        <Link to={address} className="link">
          {idea.title}
        </Link>
      }
      alone={idea.alone}
      helped={idea.with_help}
      mark={
        idea.mastered ? (
          <Badge tone="good">{text.mastered}</Badge>
        ) : (
          idea.confident_mistake && <Badge tone="warn">{text.sureButWrong}</Badge>
        )
      }
    />
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {text.answers(idea.attempts)}
      {idea.alone === null && <span>{text.neverAlone}</span>}
      <Link to={quizAboutIdeas([idea])} className="link" aria-label={text.practiseIdea(idea.title)}>
        {text.practise}
      </Link>
    </p>
  </>
);
