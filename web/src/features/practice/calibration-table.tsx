import { PRACTICE } from '@studia/contract/limits';
import type { Calibration } from '@studia/contract/practice';
import { progressPageText as text } from '../../text/practice.ts';
import { verdictOf } from './calibration-verdict.ts';
import { ShareBar } from './share-bar.tsx';

/** What a student said beside what came true: a chart that is its own table. */
export const CalibrationTable = ({ calibration }: { calibration: Calibration }) => {
  const { steps, answers } = calibration;
  if (answers < PRACTICE.answersForChart)
    return <p className="text-ink-soft">{text.calibrationSoon(PRACTICE.answersForChart - answers)}</p>;
  const verdict = verdictOf(calibration);
  return (
    <>
      <p className="measure mb-5">{verdict ?? text.verdictSoon}</p>
      <table className="w-full text-ui tabular-nums">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              {text.predicted}
            </th>
            <th scope="col" colSpan={2} className="py-2 text-left font-medium">
              {text.wereRight}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-medium">
              {text.columns.answers}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ confidence, answers: given, right }) => (
            <tr key={confidence} className="border-b border-line">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {text.step(confidence)}
                <span className="block text-sm text-ink-soft">{text.aimFor(confidence / 100)}</span>
              </th>
              <td className="w-1/2 py-3">
                {right !== null && (
                  <ShareBar
                    share={right}
                    look={given < PRACTICE.answersForStep ? 'hollow' : 'alone'}
                    aim={confidence / 100}
                  />
                )}
              </td>
              <td className="py-3 pl-3 text-right">
                {right === null ? text.none : text.percent(right)}
                {right !== null && given < PRACTICE.answersForStep && (
                  <span className="block text-sm text-ink-soft">{text.fewAnswers}</span>
                )}
              </td>
              <td className="py-3 pl-4 text-right">{given}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
