import type { QuizId } from '@studia/contract/ids';
import { QUIZ } from '@studia/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../client/new-id.ts';
import { sentenceOf } from '../../text/errors.ts';
import { newQuizText as text } from '../../text/quiz.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { createQuiz } from './calls.ts';
import type { ChoosableBook } from './scope-choice.tsx';

const AT_FIRST = 3;

interface Props {
  books: readonly ChoosableBook[];
  onStarted: (id: QuizId) => void;
}

/** A quiz on a whole book by one tap, with what suits most; the others in the list are one tap farther away. */
export const QuickStart = ({ books, onStarted }: Props) => {
  const rowOf = ({ id, title }: ChoosableBook) => (
    <StartRow key={id} id={id} title={title} onStarted={onStarted} />
  );
  const others = books.slice(AT_FIRST);
  // Who has no connection chooses later; there is nothing to show in a frame of its own.
  if (books.length === 0) return null;
  return (
    <div className="border-t border-line">
      <ul>{books.slice(0, AT_FIRST).map(rowOf)}</ul>
      {others.length > 0 && (
        <details className="border-b border-line open:border-0">
          <summary className="min-h-11 py-2.5 text-ui text-accent">{text.otherBooks(others.length)}</summary>
          <ul className="border-t border-line">{others.map(rowOf)}</ul>
        </details>
      )}
    </div>
  );
};

const StartRow = ({ id: book, title, onStarted }: ChoosableBook & Pick<Props, 'onStarted'>) => {
  // The same for every try: a quiz whose answer got lost is not made twice.
  const [id] = useState(() => newId() as QuizId);
  const start = useMutation({
    mutationFn: () =>
      createQuiz({
        id,
        scope: { book },
        length: QUIZ.usual,
        difficulty: 'adaptive',
        mode: 'practise',
        minutes: null,
      }),
    onSuccess: (quiz) => onStarted(quiz.id),
  });
  return (
    <li className="border-b border-line py-2">
      <div className="flex items-center gap-4">
        <span className="min-w-0 flex-1 font-medium">{title}</span>
        <Button
          look="quiet"
          aria-label={text.startOn(title)}
          busy={start.isPending && text.starting}
          onClick={() => start.mutate()}
        >
          {text.startShort}
        </Button>
      </div>
      {start.error && <Notice tone="bad">{sentenceOf(start.error, text.startFailed)}</Notice>}
    </li>
  );
};
