import { ArrowLeft, FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { progressPageText as text, reportText } from '../../text/practice.ts';
import { Button } from '../../ui/form/button.tsx';
import { CalibrationTable } from './calibration-table.tsx';
import { LoadedProgress } from './loaded-progress.tsx';
import { MasteryTable } from './mastery-table.tsx';
import { Misconceptions } from './misconceptions.tsx';

/** A student's progress on paper, for a teacher: every figure in a table, and how to read it. */
export const Report = ({ student }: { student: string }) => {
  const [today] = useState(() =>
    new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date()),
  );
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link to="/progress" className="link reach inline-flex items-center gap-1.5 text-ui">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {reportText.back}
        </Link>
        <Button icon={FileText} onClick={() => globalThis.print()}>
          {reportText.print}
        </Button>
      </div>
      <h1 className="font-serif text-3xl font-semibold">{reportText.title}</h1>
      <p className="mt-1 text-ink-soft">{reportText.of(student, today)}</p>
      <LoadedProgress>
        {({ totals, subjects, calibration, misconceptions }) => (
          <>
            <p className="mt-4">
              {text.summary(totals.tried, totals.mastered)}{' '}
              {text.timeSummary(totals.days, totals.milliseconds, totals.attempts)}
            </p>
            <p className="measure mt-3 text-sm text-ink-soft">{reportText.howToRead}</p>
            <Part title={text.mastery}>
              <MasteryTable subjects={subjects} />
            </Part>
            <Part title={text.calibration}>
              <CalibrationTable calibration={calibration} />
            </Part>
            <Part title={text.misconceptions}>
              <Misconceptions met={misconceptions} />
            </Part>
          </>
        )}
      </LoadedProgress>
    </>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10 break-inside-avoid-page">
    <h2 className="mb-3 font-serif text-xl font-semibold">{title}</h2>
    {children}
  </section>
);
