import { useAuth } from '../../features/auth/auth-state.tsx';
import { LastConversation } from '../../features/chat/last-conversation.tsx';
import { ContinueReading } from '../../features/library/continue-reading.tsx';
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
      <section
        aria-labelledby="continue"
        className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-y border-line py-4 sm:grid-cols-[6rem_minmax(0,1fr)] sm:items-center"
      >
        <h2 id="continue" className="text-ui font-medium text-ink-soft">
          {todayText.continueTitle}
        </h2>
        <LastConversation />
      </section>
      <section
        aria-labelledby="reading"
        className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[6rem_minmax(0,1fr)] sm:items-center"
      >
        <h2 id="reading" className="text-ui font-medium text-ink-soft">
          {progressText.todayTitle}
        </h2>
        <ContinueReading />
      </section>
      <div className="mt-8">
        <StudentLearning />
      </div>
    </div>
  );
}
