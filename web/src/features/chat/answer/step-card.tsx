import type { Solution, SolutionStep } from '@studia/contract/proof';
import { useEffect, useRef, useState } from 'react';
import { answerText } from '../../../text/answer.ts';
import { ProofTick } from '../../../ui/feedback/proof-tick.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Formula } from '../../../ui/markdown/formula.tsx';
import { useOpenedSteps } from './use-opened-steps.ts';

/** Who has opened this many steps may see the rest at once. */
const BEFORE_SHOW_ALL = 2;

interface StepCardProps {
  solution: Solution;
}

/** A worked solution that opens one step at a time. The answer comes with the last step, not before. */
export const StepCard = ({ solution }: StepCardProps) => {
  const { problem, steps, answer, check } = solution;
  const [openedCount, keep] = useOpenedSteps(problem.text);
  const opened = Math.min(openedCount, steps.length);
  const [announcement, setAnnouncement] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const open = (count: number) => {
    keep(count);
    setAnnouncement(spoken(solution, opened, count));
  };
  const done = opened === steps.length;
  useEffect(() => {
    // The button that had the focus is gone.
    if (done && announcement !== '') end.current?.focus({ preventScroll: true });
  }, [done, announcement]);
  return (
    <article aria-label={answerText.solution} className="step-card">
      <header>
        {check && (
          <span className="margin-mark">
            <ProofTick label={answerText.checked[check].label}>
              <p className="font-semibold">{answerText.checked[check].label}</p>
              <p className="mt-1 text-ink-soft">{answerText.checked[check].how}</p>
            </ProofTick>
          </span>
        )}
        <p>{answerText.problem}</p>
        {steps.length > 0 && <Progress opened={opened} all={steps.length} />}
      </header>
      <div className="step-problem">
        <Formula tex={problem.latex} display />
      </div>
      <ol>
        {steps.slice(0, opened).map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the steps of a solution keep their order
          <Step key={at} number={at + 1} step={step} fresh={announcement !== ''} />
        ))}
      </ol>
      {done ? (
        <div ref={end} tabIndex={-1} className="step-answer">
          <span>{answerText.answer}</span>
          <Worked {...answer} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 pt-3 font-sans tracking-normal">
          <Button look="quiet" size="sm" onClick={() => open(opened + 1)}>
            {opened === 0 ? answerText.showFirst : answerText.showNext}
          </Button>
          {opened >= BEFORE_SHOW_ALL && steps.length - opened > 1 && (
            <Button look="plain" size="sm" onClick={() => open(steps.length)}>
              {answerText.showAll}
            </Button>
          )}
          {opened === 0 && (
            <span className="px-2 font-sans text-sm text-ink-soft">{answerText.tryFirst}</span>
          )}
        </div>
      )}
      <output className="sr-only">{announcement}</output>
    </article>
  );
};

const spoken = ({ steps, answer }: Solution, before: number, opened: number): string => {
  const news = steps
    .slice(before, opened)
    .map(({ reason, text }, at) => answerText.opened(before + at + 1, steps.length, reason, text));
  return [...news, ...(opened === steps.length ? [answerText.allOpened(answer.text)] : [])].join(' ');
};

/** As many short strokes as there are steps; the opened ones are inked. */
const Progress = ({ opened, all }: { opened: number; all: number }) => (
  <p className="step-progress">
    <span aria-hidden="true">
      {Array.from({ length: all }, (_, at) => (
        <i key={at} data-open={at < opened || undefined} />
      ))}
    </span>
    {answerText.progress(opened, all)}
  </p>
);

const ONLY_WORDS = /^\\text\{[^{}]*\}$/;

/** A formula, or a sentence: that one breaks into lines like any other. */
const Worked = ({ latex, text }: { latex: string; text: string }) =>
  ONLY_WORDS.test(latex) ? <span className="formula">{text}</span> : <Formula tex={latex} display />;

const Step = ({ number, step, fresh }: { number: number; step: SolutionStep; fresh: boolean }) => (
  <li data-fresh={fresh || undefined}>
    <span aria-hidden="true" className="step-number">
      {number}
    </span>
    <p>{step.reason}</p>
    <Worked {...step} />
  </li>
);
