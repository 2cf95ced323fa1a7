import type { Progress } from '@studia/contract/practice';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { saveFile } from '../../client/save-file.ts';
import { sentenceOf } from '../../text/errors.ts';
import { nextStepText, progressPageText as text } from '../../text/practice.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Button } from '../../ui/form/button.tsx';
import { FirstLine } from '../../ui/layout/illustrations.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { AdvancedCharts } from './advanced-charts.tsx';
import { CalibrationTable } from './calibration-table.tsx';
import { fetchAttempts } from './calls.ts';
import { DaysChart } from './days-chart.tsx';
import { LoadedProgress } from './loaded-progress.tsx';
import { MasteryTable } from './mastery-table.tsx';
import { MasteryTree } from './mastery-tree.tsx';
import { Misconceptions } from './misconceptions.tsx';
import { StepToTake } from './next-step.tsx';

/** What a student can do, how well they judge it, and what to do next. */
export const ProgressView = () => (
  <LoadedProgress>
    {(progress) => (progress.totals.attempts === 0 ? <Nothing /> : <Everything progress={progress} />)}
  </LoadedProgress>
);

const Nothing = () => (
  <EmptyState
    drawing={<FirstLine />}
    title={text.emptyTitle}
    action={
      <Link to="/curriculum" className={buttonClass()}>
        {nextStepText.begin.action}
      </Link>
    }
  >
    {text.emptyLead}
  </EmptyState>
);

const Everything = ({ progress }: { progress: Progress }) => (
  <>
    <section
      aria-label={text.next}
      className="mb-10 rounded border border-line border-l-4 border-l-accent bg-sheet p-5 sm:p-6"
    >
      <StepToTake step={progress.next} />
    </section>
    <PageSection title={text.mastery} lead={text.masteryLead}>
      <MasteryTree subjects={progress.subjects} />
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer content-center text-ui font-medium">
          {text.asTable}
        </summary>
        <MasteryTable subjects={progress.subjects} />
      </details>
    </PageSection>
    <PageSection title={text.calibration} lead={text.calibrationLead}>
      <CalibrationTable calibration={progress.calibration} />
    </PageSection>
    <PageSection title={text.misconceptions} lead={text.misconceptionsLead}>
      <Misconceptions met={progress.misconceptions} />
    </PageSection>
    <PageSection title={text.time} lead={text.timeLead}>
      <p className="mb-5">
        {text.timeSummary(progress.totals.days, progress.totals.milliseconds, progress.totals.attempts)}
      </p>
      <DaysChart days={progress.days} />
    </PageSection>
    <AdvancedCharts advanced={progress.advanced} />
    <TakeAlong />
  </>
);

const TakeAlong = () => {
  const download = useMutation({
    mutationFn: fetchAttempts,
    onSuccess: ({ content, name }) => saveFile(content, name),
  });
  return (
    <PageSection title={text.takeAlong} lead={text.takeAlongLead}>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          icon={Download}
          busy={download.isPending && text.download}
          onClick={() => download.mutate()}
        >
          {text.download}
        </Button>
        <Link to="/progress/report" className={buttonClass({ look: 'quiet' })}>
          <FileText aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {text.print}
        </Link>
      </div>
      {download.error && (
        <div className="mt-4">
          <Notice tone="bad">{sentenceOf(download.error, text.downloadFailed)}</Notice>
        </div>
      )}
    </PageSection>
  );
};
