import { PRACTICE } from '@studia/contract/limits';
import type { PracticeDay } from '@studia/contract/practice';
import { useState } from 'react';
import { progressPageText as text } from '../../text/practice.ts';
import { dayWords, lastDays } from './day-words.ts';

const HEIGHT = 100;
const GAP = 0.2;

/** Time of practice day by day; whoever can't see it has the sentence and the table below it. */
export const DaysChart = ({ days }: { days: readonly PracticeDay[] }) => {
  const [now] = useState(() => new Date());
  const shown = lastDays(PRACTICE.shownDays, now);
  const byDay = new Map(days.map((day) => [day.day, day]));
  const timeOf = (day: string): number => byDay.get(day)?.milliseconds ?? 0;
  const most = Math.max(1, ...shown.map(timeOf));
  const sum = shown.reduce((total, day) => total + timeOf(day), 0);
  return (
    <figure>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and must change with the theme
        role="img"
        aria-label={text.daysChart(shown.length, days.length, text.duration(sum))}
        viewBox={`0 0 ${shown.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b border-edge"
      >
        {shown.map((day, place) => {
          const practised = byDay.get(day);
          if (!practised) return null;
          // A day on which something was done is never invisible.
          const height = Math.max(4, (timeOf(day) / most) * (HEIGHT - 2));
          return (
            <rect
              key={day}
              x={place + GAP / 2}
              width={1 - GAP}
              y={HEIGHT - height}
              height={height}
              className="fill-accent"
            >
              <title>{`${dayWords(day)}: ${text.duration(timeOf(day))}, ${text.answers(practised.attempts)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-2 flex justify-between text-sm text-ink-soft tabular-nums">
        <span>{dayWords(shown[0] ?? '')}</span>
        <span>{dayWords(shown.at(-1) ?? '')}</span>
      </figcaption>
      <DaysTable days={days} />
    </figure>
  );
};

const DaysTable = ({ days }: { days: readonly PracticeDay[] }) => (
  <details className="mt-2 print:hidden">
    <summary className="min-h-11 cursor-pointer content-center text-ui font-medium">{text.asTable}</summary>
    <table className="mt-2 w-full text-ui tabular-nums">
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className="py-2 text-left font-medium">
            {text.day}
          </th>
          {[text.columns.answers, text.right, text.minutes].map((column) => (
            <th key={column} scope="col" className="py-2 pl-3 text-right font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, attempts, right, milliseconds }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {dayWords(day)}
            </th>
            <td className="py-2 pl-3 text-right">{attempts}</td>
            <td className="py-2 pl-3 text-right">{right}</td>
            <td className="py-2 pl-3 text-right">{text.duration(milliseconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
