import type { QuizSummary } from '@studia/contract/quiz';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { quizAddress } from '../../client/quiz-address.ts';
import { sentenceOf } from '../../text/errors.ts';
import { newQuizText as text, quizText } from '../../text/quiz.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { deleteQuiz, listQuizzes } from './calls.ts';
import { titleOf } from './quiz-title.ts';

const QUIZZES_KEY = ['quizzes'] as const;

/** Quizzes that were left open, each at the question where its student stopped; nothing where there is none. */
export const OpenQuizzes = () => {
  const { data = [] } = useQuery({ queryKey: QUIZZES_KEY, queryFn: listQuizzes });
  const open = data.filter(({ finished_at }) => finished_at === null);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open-quizzes">
      <h2 id="open-quizzes" className="font-serif text-xl font-semibold">
        {text.open}
      </h2>
      <p className="text-ui text-ink-soft">{text.openLead}</p>
      <ul className="mt-3 border-t border-line">
        {open.map((quiz) => (
          <OpenQuiz key={quiz.id} quiz={quiz} />
        ))}
      </ul>
    </section>
  );
};

const OpenQuiz = ({ quiz }: { quiz: QuizSummary }) => {
  const queries = useQueryClient();
  const title = titleOf(quiz);
  const remove = useMutation({
    mutationFn: () => deleteQuiz(quiz.id),
    onSuccess: () => {
      toast.good(text.deleted);
      return queries.invalidateQueries({ queryKey: QUIZZES_KEY });
    },
    onError: (error) => toast.bad(sentenceOf(error, quizText.failed)),
  });
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <Link to={quizAddress(quiz.id)} className="min-w-0 flex-1 py-1.5 hover:underline">
        <span className="block truncate font-medium">{text.goOn(title)}</span>
        <span className="text-sm text-ink-soft">
          {text.progress(quiz.answered, quiz.length)} · {quizText.mode[quiz.mode]}
        </span>
      </Link>
      <IconButton icon={Trash2} label={text.delete(title)} onClick={() => remove.mutate()} />
    </li>
  );
};
