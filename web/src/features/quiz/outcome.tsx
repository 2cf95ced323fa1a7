import type { QuizIdea, QuizOutcome } from '@studia/contract/quiz';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { quizText as text } from '../../text/quiz.ts';
import { Button } from '../../ui/form/button.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { lessonAddress } from './lesson-address.ts';
import type { QuestionParts } from './parts.ts';

interface Props {
  idea: QuizIdea;
  /** The question's name within its idea. */
  item: string;
  outcome: QuizOutcome;
  parts: Pick<QuestionParts, 'Feedback' | 'Report'>;
  onCompare: (correct: 0 | 0.5 | 1) => void;
}

/** What became of an answer, what may be behind a mistake, and the way to the idea. */
export const Outcome = ({ idea, item, outcome, parts, onCompare }: Props) => (
  <div className="grid gap-4">
    <parts.Feedback checked={outcome} />
    {outcome.result === 'compare' && <SelfJudgement onCompare={onCompare} />}
    {outcome.judge === 'student' && <p className="text-sm text-ink-soft">{text.selfJudged}</p>}
    {outcome.judge === 'model' && <p className="text-sm text-ink-soft">{text.modelJudged}</p>}
    {outcome.misconception && (
      <div className="grid gap-1 border-l-2 border-rule pl-4 text-ui">
        <div className="font-semibold">
          <Markdown text={text.believes(outcome.misconception.belief)} />
        </div>
        <Markdown text={outcome.misconception.wrong} />
      </div>
    )}
    {outcome.result !== 'right' && <Idea idea={idea} outcome={outcome} />}
    <parts.Report idea={idea.id} item={item} />
  </div>
);

const SelfJudgement = ({ onCompare }: { onCompare: Props['onCompare'] }) => (
  <fieldset className="min-w-0">
    <legend className="text-ui font-semibold">{text.selfJudge}</legend>
    <div className="mt-2 flex flex-wrap gap-2">
      {text.selfJudgements.map(([correct, label]) => (
        <Button key={label} look="quiet" onClick={() => onCompare(correct)}>
          {label}
        </Button>
      ))}
    </div>
  </fieldset>
);

const Idea = ({ idea, outcome }: Pick<Props, 'idea' | 'outcome'>) => (
  <details className="group/idea border-y border-line">
    <summary className="flex min-h-11 list-none items-center gap-2 py-2 text-ui font-medium">
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-soft transition-transform duration-120 group-open/idea:rotate-90"
      />
      {text.idea}: {idea.title}
    </summary>
    <div className="grid gap-3 pb-5 pl-6">
      <Markdown text={outcome.statement} />
      {outcome.simple !== null && <Markdown text={outcome.simple} />}
      <p className="text-ui">
        <Link to={lessonAddress(idea)} className="link">
          {text.openLesson}
        </Link>
      </p>
    </div>
  </details>
);
