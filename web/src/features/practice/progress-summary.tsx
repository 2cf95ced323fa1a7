import { Link } from 'react-router';
import { nextStepText, progressPageText as text } from '../../text/practice.ts';
import { MasteryGlance } from './mastery-glance.tsx';
import { useProgress } from './use-progress.ts';

/** How far a student is, in a sentence and a few bars. */
export const ProgressSummary = () => {
  const { data } = useProgress();
  return (
    <div className="grid gap-4">
      {data && data.totals.tried > 0 && <p>{text.summary(data.totals.tried, data.totals.mastered)}</p>}
      <MasteryGlance />
      {data?.subjects.length === 0 && (
        <p>
          <Link to="/curriculum" className="link">
            {nextStepText.begin.action}
          </Link>
        </p>
      )}
    </div>
  );
};
