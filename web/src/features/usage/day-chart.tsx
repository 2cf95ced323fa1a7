import { countOf, usageText as text } from '../../text/usage.ts';
import { tokensOf, type UsedDay } from './days.ts';

const HEIGHT = 120;
const GAP = 0.25;

/** A bar a day. Whoever can't see it has the sentence and the table below it. */
export const DayChart = ({ days }: { days: readonly UsedDay[] }) => {
  const counts = days.map(tokensOf);
  const most = Math.max(...counts, 1);
  const sum = counts.reduce((total, count) => total + count, 0);
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <figure>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and must change with the theme
        role="img"
        aria-label={text.chart(days.length, sum, Math.max(...counts))}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-edge"
      >
        {days.map((day, place) => {
          const height = (tokensOf(day) / most) * (HEIGHT - 2);
          return (
            <rect
              key={day.day}
              x={place + GAP / 2}
              width={1 - GAP}
              y={HEIGHT - height}
              height={height}
              className="fill-accent"
            >
              <title>{`${dayWords(day.day)}: ${countOf(tokensOf(day))}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-2 flex justify-between text-sm text-ink-soft tabular-nums">
        <span>{first && dayWords(first.day)}</span>
        <span>{last && dayWords(last.day)}</span>
      </figcaption>
    </figure>
  );
};

/** The same as a table, the latest day first; days without use are left out. */
export const DayTable = ({ days }: { days: readonly UsedDay[] }) => (
  <details className="mt-4">
    <summary className="min-h-11 cursor-pointer content-center text-ui font-medium">{text.asTable}</summary>
    <table className="mt-2 w-full text-ui tabular-nums">
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className="py-2 text-left font-medium">
            {text.columns.day}
          </th>
          {[text.columns.read, text.columns.written, text.columns.answers].map((column) => (
            <th key={column} scope="col" className="py-2 pl-3 text-right font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .filter((day) => day.turns > 0)
          .toReversed()
          .map(({ day, input_tokens, output_tokens, turns }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {dayWords(day)}
              </th>
              <Count of={input_tokens} />
              <Count of={output_tokens} />
              <Count of={turns} />
            </tr>
          ))}
      </tbody>
    </table>
  </details>
);

const Count = ({ of }: { of: number }) => <td className="py-2 pl-3 text-right">{countOf(of)}</td>;

// A day of UTC stays that day, wherever it is read.
const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
