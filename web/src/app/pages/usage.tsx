import { useConversations } from '../../features/chat/use-conversations.ts';
import { UsageView } from '../../features/usage/usage-view.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { usageText } from '../../text/usage.ts';
import { PageHead } from '../page-head.tsx';

/** My Usage (SPEC 2.1): tokens by day, by what they were for, by conversation. */
export default function UsagePage() {
  const { data } = useConversations();
  const titles = new Map(data?.map(({ session_id, title }) => [session_id, title]));
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-10 pb-16 sm:px-8">
      <PageHead title={pageTitles.tokens} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.tokens}</h1>
      <p className="mt-2 text-ink-soft">{usageText.lead}</p>
      <div className="mt-8">
        <UsageView titleOf={(session) => (data ? titles.get(session) : usageText.unnamed)} />
      </div>
    </div>
  );
}
