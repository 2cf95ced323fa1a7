import type { AdvancedProgress } from '@studia/contract/practice';
import { Link } from 'react-router';
import { progressPageText as text } from '../../text/practice.ts';
import { buttonClass } from '../../ui/form/button-class.ts';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { dayWords } from './day-words.ts';
import { ShareBar } from './share-bar.tsx';

/** What Premium adds; everybody else is told what it is. */
export const AdvancedCharts = ({ advanced }: { advanced: AdvancedProgress | null }) =>
  advanced === null ? (
    <PageSection title={text.premium}>
      <p className="measure">{text.premiumLead}</p>
      <Link to="/subscription" className={`mt-4 ${buttonClass({ look: 'quiet' })}`}>
        {text.premiumAction}
      </Link>
    </PageSection>
  ) : (
    <>
      <PageSection title={text.weeks} lead={text.weeksLead}>
        <Weeks weeks={advanced.weeks} />
      </PageSection>
      <PageSection title={text.helpTitle} lead={text.helpLead}>
        <ByHelp rows={advanced.by_help} />
      </PageSection>
    </>
  );

interface Score {
  answers: number;
  right: number;
}

const Head = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr className="border-b border-line text-ink-soft">
      {columns.map((column, place) => (
        <th
          key={column}
          scope="col"
          className={
            place === 0 ? 'py-2 pr-4 text-left font-medium' : 'w-2/5 py-2 pr-4 text-left font-medium'
          }
        >
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

const Share = ({ score: { answers, right }, look }: { score: Score; look: 'alone' | 'helped' }) => (
  <td className="py-3 pr-4">
    {answers === 0 ? (
      text.none
    ) : (
      <>
        <ShareBar share={right / answers} look={look} />
        <span className="mt-1 block text-sm text-ink-soft">
          {text.percent(right / answers)} · {text.answers(answers)}
        </span>
      </>
    )}
  </td>
);

const Weeks = ({ weeks }: Pick<AdvancedProgress, 'weeks'>) => (
  <table className="w-full text-ui tabular-nums" aria-label={text.weeksChart(weeks.length)}>
    <Head columns={[text.week, text.columns.alone, text.columns.helped]} />
    <tbody>
      {weeks.toReversed().map(({ week, alone, helped }) => (
        <tr key={week} className="border-b border-line align-top">
          <th scope="row" className="py-3 pr-4 text-left font-normal whitespace-nowrap">
            {dayWords(week)}
          </th>
          <Share score={alone} look="alone" />
          <Share score={helped} look="helped" />
        </tr>
      ))}
    </tbody>
  </table>
);

const ByHelp = ({ rows }: { rows: AdvancedProgress['by_help'] }) => (
  <table className="w-full text-ui tabular-nums">
    <Head columns={[text.columns.helped, text.right]} />
    <tbody>
      {rows
        .filter(({ answers }) => answers > 0)
        .map(({ help, ...score }) => (
          <tr key={help} className="border-b border-line align-top">
            <th scope="row" className="py-3 pr-4 text-left font-normal">
              {text.help[help]}
            </th>
            <Share score={score} look={help === 'none' ? 'alone' : 'helped'} />
          </tr>
        ))}
    </tbody>
  </table>
);
