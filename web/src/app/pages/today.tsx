import type { ReactNode } from 'react';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { LastConversation } from '../../features/chat/last-conversation.tsx';
import { ContinueReading } from '../../features/library/continue-reading.tsx';
import { ContinuePlan } from '../../features/plan/continue-plan.tsx';
import { ListenOn } from '../../features/podcast/listen-on.tsx';
import { MasteryGlance } from '../../features/practice/mastery-glance.tsx';
import { NextStep } from '../../features/practice/next-step.tsx';
import { DueToday } from '../../features/review/due-today.tsx';
import { progressText } from '../../text/library.ts';
import { firstNameOf } from '../../text/names.ts';
import { podcastListText } from '../../text/podcast.ts';
import { progressPageText } from '../../text/practice.ts';
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
      <section
        aria-label={progressPageText.next}
        className="mt-6 rounded border border-l-4 border-line border-l-accent bg-sheet p-5 sm:p-6"
      >
        <NextStep />
        <div className="mt-5 border-t border-line pt-4">
          <DueToday />
        </div>
      </section>
      <div className="mt-8">
        <StudentLearning>
          <div className="border-t border-line">
            <Row id="continue" title={todayText.continueTitle}>
              <LastConversation />
            </Row>
            <Row id="reading" title={progressText.todayTitle}>
              <ContinueReading />
            </Row>
            <ListenOn
              renderRow={(podcast) => (
                <Row id="listening" title={podcastListText.todayTitle}>
                  {podcast}
                </Row>
              )}
            />
            <Row id="plan" title={todayText.planTitle}>
              <ContinuePlan />
            </Row>
            <Row id="mastery" title={progressPageText.glance}>
              <MasteryGlance />
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
