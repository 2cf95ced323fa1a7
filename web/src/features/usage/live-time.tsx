import type { Analytics } from '@studia/contract/usage';
import { Link } from 'react-router';
import { usageText as text } from '../../text/usage.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';

/** Lessons with the live tutor, against what the plan has of them. */
export const LiveTime = ({ plan, live }: Analytics) => {
  const { monthly_sessions, monthly_minutes, sessions_used, seconds_used, renews_at } = live;
  const minutes = Math.ceil(seconds_used / 60);
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(renews_at));
  return (
    <PageSection title={text.live} lead={text.liveLead}>
      {monthly_sessions === null && monthly_minutes === null ? (
        <p className="tabular-nums">{text.liveWithoutLimit(sessions_used, minutes)}</p>
      ) : (
        <div className="grid gap-5">
          {monthly_sessions !== null && (
            <ProgressBar
              label={text.liveSessions}
              detail={text.outOf(sessions_used, monthly_sessions)}
              value={sessions_used / Math.max(1, monthly_sessions)}
            />
          )}
          {monthly_minutes !== null && (
            <ProgressBar
              label={text.liveMinutes}
              detail={text.outOf(minutes, monthly_minutes)}
              value={minutes / Math.max(1, monthly_minutes)}
            />
          )}
          <p className="text-ui text-ink-soft">
            {text.liveGoesOn} {text.liveRenews(day)}
          </p>
        </div>
      )}
      {plan === 'free' && (
        <p className="mt-3 text-ui">
          <Link to="/subscription" className="link">
            {text.premium}
          </Link>
        </p>
      )}
    </PageSection>
  );
};
