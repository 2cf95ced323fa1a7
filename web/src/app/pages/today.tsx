import type { ReactNode } from 'react';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { LastConversation } from '../../features/chat/last-conversation.tsx';
import { ContinueReading } from '../../features/library/continue-reading.tsx';
import { ContinuePlan } from '../../features/plan/continue-plan.tsx';
import { progressText } from '../../text/library.ts';
import { firstNameOf } from '../../text/names.ts';
import { todayText } from '../../text/today.ts';
import { PageHead } from '../page-head.tsx';
import { StudentLearning } from '../student-learning.tsx';

/** Where a student begins: what to go on with, and every way to start. */
export default function TodayPage() {
  const { user } = useAuth();
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={todayText.title} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{todayText.greeting(firstNameOf(user))}</h1>
      <p className="mt-2 text-ink-soft">{todayText.lead}</p>
      <div className="mt-6">
        <StudentLearning>
          <div className="border-t border-line">
            <Row id="continue" title={todayText.continueTitle}>
              <LastConversation />
            </Row>
            <Row id="reading" title={progressText.todayTitle}>
              <ContinueReading />
            </Row>
            <Row id="plan" title={todayText.planTitle}>
              <ContinuePlan />
            </Row>
          </div>
        </StudentLearning>
      </div>
    </div>
  );
}

const Row = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section
    aria-labelledby={id}
    className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[6rem_minmax(0,1fr)] sm:items-center"
  >
    <h2 id={id} className="text-ui font-medium text-ink-soft">
      {title}
    </h2>
    {children}
  </section>
);
