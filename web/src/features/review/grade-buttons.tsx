import { GRADES, type DueCard, type Grade } from '@studia/contract/review';
import { clsx } from 'clsx';
import { gradeText, sessionText as text, whenText } from '../../text/review.ts';
import { spanUntil } from './when.ts';

interface Props {
  card: DueCard;
  onGrade: (grade: Grade) => void;
}

const TONES: Readonly<Record<Grade, string>> = {
  again: 'text-bad',
  hard: 'text-warn',
  good: 'text-accent',
  easy: 'text-good',
};

/** Four ways to say how well it was remembered, each with the date it leads to. The usual one has the focus. */
export const GradeButtons = ({ card, onGrade }: Props) => (
  <fieldset className="w-full min-w-0">
    <legend className="sr-only">{text.grades}</legend>
    <div className="grid grid-cols-4 gap-2 sm:gap-3">
      {GRADES.map((grade, index) => {
        const span = spanUntil(card.next[grade], Date.parse(card.as_of));
        return (
          <button
            key={grade}
            type="button"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer was just asked for; this is what comes next
            autoFocus={grade === 'good'}
            aria-label={text.gradeLabel(gradeText[grade], whenText.in(span))}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onGrade(grade)}
            className="flex min-h-16 flex-col items-center justify-center gap-0.5 rounded border border-[color-mix(in_oklab,var(--edge)_55%,var(--line))] bg-sheet px-1 py-2 transition-transform duration-120 hover:border-edge active:translate-y-px"
          >
            <span className={clsx('text-base font-semibold', TONES[grade])}>{gradeText[grade]}</span>
            <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">{span}</span>
          </button>
        );
      })}
    </div>
  </fieldset>
);
