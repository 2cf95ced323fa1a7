import type { HelpAnswer, HelpCategory } from '@studia/contract/help';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronRight, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { helpSupportText as text } from '../../../text/help-support.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AnswerText } from './answer-text.tsx';
import { readAnswers } from './calls.ts';
import { useFoundAnswers } from './use-found-answers.ts';

/** The answers that we wrote: searched, or looked through by topic. `open` is the one that a link leads to. */
export const Answers = ({ open }: { open: string | null }) => {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['help'],
    queryFn: readAnswers,
    staleTime: Infinity,
  });
  if (isPending) return <Skeleton label={text.loading} lines={8} />;
  if (error)
    return (
      <ErrorState
        title={sentenceOf(error, text.failed)}
        retryLabel={text.retry}
        busy={isFetching && text.retrying}
        onRetry={() => void refetch()}
      />
    );
  return <SearchableAnswers {...data} open={open} />;
};

interface Props {
  categories: readonly HelpCategory[];
  answers: readonly HelpAnswer[];
  open: string | null;
}

const SearchableAnswers = ({ categories, answers, open }: Props) => {
  const [typed, setTyped] = useState('');
  const { found, failed } = useFoundAnswers(typed, answers);
  return (
    <>
      <search className="block max-w-2xl">
        <Field label={text.search} hint={text.searchHint}>
          <TextInput
            type="search"
            icon={Search}
            placeholder={text.searchExample}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </search>
      <div className="mt-6" aria-live="polite">
        {failed && (
          <div className="mb-4">
            <Notice tone="warn">{text.searchFailed}</Notice>
          </div>
        )}
        {found && (
          <p className="mb-2 text-ui text-ink-soft">
            {found.length === 0 ? text.nothing : text.found(found.length)}
          </p>
        )}
      </div>
      {found === null || typed.trim() === '' ? (
        <div className="border-t border-line">
          {categories.map(({ id, title }) => (
            <Category
              key={id}
              title={title}
              answers={answers.filter(({ category }) => category === id)}
              open={open}
            />
          ))}
        </div>
      ) : (
        <div className="max-w-2xl">
          {found.map((answer, place) => (
            <Answer key={answer.id} answer={answer} open={place === 0} />
          ))}
        </div>
      )}
    </>
  );
};

const Category = ({ title, answers, open }: Pick<Props, 'answers' | 'open'> & { title: string }) => (
  <details open={answers.some(({ id }) => id === open)} className="group/topic border-b border-line">
    <summary className="flex min-h-13 cursor-pointer py-2 list-none items-center gap-3 rounded [&::-webkit-details-marker]:hidden">
      <Turning className="group-open/topic:rotate-90" />
      <h2 className="min-w-0 flex-1 font-serif text-lg font-semibold">{title}</h2>
      <span className="text-sm text-ink-soft tabular-nums">{text.found(answers.length)}</span>
    </summary>
    <div className="pb-3 pl-4">
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} open={answer.id === open} led={answer.id === open} />
      ))}
    </div>
  </details>
);

/** The sign that something unfolds. */
const Turning = ({ className }: { className: string }) => (
  <ChevronRight
    aria-hidden="true"
    className={clsx('size-4.5 shrink-0 text-ink-soft transition-transform duration-120', className)}
    strokeWidth={2}
  />
);

/** A question that unfolds its answer; one that a link leads to is brought into sight. */
const Answer = ({ answer, open, led = false }: { answer: HelpAnswer; open: boolean; led?: boolean }) => {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (led) box.current?.scrollIntoView({ block: 'center' });
  }, [led]);
  return (
    <details ref={box} open={open} className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2.5 rounded py-2.5 font-medium [&::-webkit-details-marker]:hidden">
        <Turning className="mt-1 group-open:rotate-90" />
        {answer.question}
      </summary>
      <div className="pt-1 pb-4 pl-7">
        <AnswerText text={answer.answer} />
      </div>
    </details>
  );
};
