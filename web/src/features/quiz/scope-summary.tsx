import type { QuizPreview, QuizScope } from '@studia/contract/quiz';
import { sentenceOf } from '../../text/errors.ts';
import { newQuizText as text, spotTitles } from '../../text/quiz.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

interface Props {
  scope: QuizScope;
  preview: QuizPreview | undefined;
  error: unknown;
  isPending: boolean;
}

/** What the quiz will be about, and how much there is to ask. */
export const ScopeSummary = ({ scope, preview, error, isPending }: Props) => {
  if (isPending) return <Skeleton label={text.looking} lines={2} />;
  if (!preview) return <Notice tone="bad">{sentenceOf(error, text.previewFailed)}</Notice>;
  if (preview.questions === 0) return <Notice tone="info">{nothingFor(scope)}</Notice>;
  const title = preview.title || (scope.spots ? spotTitles[scope.spots] : '');
  return (
    <div className="border-l-2 border-marker pl-4">
      <p className="text-ui text-ink-soft">{text.about}</p>
      <p className="font-serif text-xl font-semibold">{title || preview.ideas[0]?.title}</p>
      <p className="text-ui text-ink-soft">{text.reaches(preview.questions, preview.ideas.length)}</p>
    </div>
  );
};

const nothingFor = ({ spots }: QuizScope): string => {
  if (spots === undefined) return text.nothing;
  return spots === 'weak' ? text.nothingWeak : text.nothingLost;
};
