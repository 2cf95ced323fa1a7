import { Link } from 'react-router';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { RecentConversations } from '../../features/chat/recent-conversations.tsx';
import { firstNameOf } from '../../text/names.ts';
import { todayText } from '../../text/today.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Sheet, SheetRow } from '../../ui/sheet.tsx';
import { PageHead } from '../page-head.tsx';

/** Where a student begins: what to go on with, and the tutor. */
export default function TodayPage() {
  const { user } = useAuth();
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
      <PageHead title={todayText.title} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{todayText.greeting(firstNameOf(user))}</h1>
      <p className="mt-2 text-ink-soft">{todayText.lead}</p>
      <div className="mt-8">
        <Sheet>
          <SheetRow>
            <h2 className="font-serif text-xl font-semibold">{todayText.chatTitle}</h2>
            <p className="mt-1.5 max-w-prose text-ink-soft">{todayText.chatLead}</p>
            <Link to="/dashboard" className={`${buttonClass()} mt-5`}>
              {todayText.chatAction}
            </Link>
          </SheetRow>
        </Sheet>
      </div>
      <h2 className="mt-10 mb-3 font-serif text-xl font-semibold">{todayText.continueTitle}</h2>
      <div className="-mx-3">
        <RecentConversations onOpen={() => undefined} />
      </div>
    </div>
  );
}
