import type { PlanId } from '@studia/contract/ids';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { newLiveAddress } from '../../client/live-address.ts';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { saveWorkingSession } from '../../features/live/calls.ts';
import { GoalMaker } from '../../features/plan/goal-maker.tsx';
import { OpenPlan } from '../../features/plan/open-plan.tsx';
import { planAddress } from '../../features/plan/plan-address.ts';
import { PlanList } from '../../features/plan/plan-list.tsx';
import { BooksMastery } from '../../features/practice/books-mastery.tsx';
import { goalText } from '../../text/goal-setting.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { textIn } from '../navigation-state.ts';
import { PageHead } from '../page-head.tsx';
import { ScrollToTop } from '../scroll-to-top.tsx';

/** From a goal to a plan. The plan stands in the address, so that it can be reloaded and found again. */
export default function GoalSettingPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useAuth();
  const location = useLocation();
  const planId = search.get('plan') as PlanId | null;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-10">
      <ScrollToTop key={planId} />
      <PageHead title={pageTitles.goalSetting} noIndex />
      {planId === null ? (
        <>
          <h1 className="font-serif text-3xl font-semibold">{pageTitles.goalSetting}</h1>
          <p className="mt-2 mb-8 text-ink-soft">{goalText.lead}</p>
          <GoalMaker
            key={location.key}
            student={user?.id ?? ''}
            query={textIn(location.state, 'query')}
            book={textIn(location.state, 'book')}
            onMade={(id) => void navigate(planAddress(id))}
            onWork={(draft) => void navigate('/dashboard', { state: { draft } })}
          />
          <PlanList />
        </>
      ) : (
        <>
          <h1 className="mb-3 text-sm font-semibold text-ink-soft">{pageTitles.goalSetting}</h1>
          <OpenPlan
            key={planId}
            id={planId}
            save={saveWorkingSession}
            onStarted={(draft) => void navigate('/dashboard', { state: { draft } })}
            onLive={(item) => void navigate(newLiveAddress({ kind: 'plan', plan: planId, item }))}
            onQuiz={(step) => void navigate(`/quiz/new?plan=${planId}&step=${encodeURIComponent(step)}`)}
            onLeave={() => void navigate('/goal-setting')}
            Mastery={BooksMastery}
          />
        </>
      )}
    </div>
  );
}
