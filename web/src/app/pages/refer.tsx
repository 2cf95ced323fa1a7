import { ReferView } from '../../features/referral/refer-view.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { referralText } from '../../text/referral.ts';
import { PageHead } from '../page-head.tsx';

/** Refer a Friend (SPEC 2.1). */
export default function ReferPage() {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-10 pb-16 sm:px-8">
      <PageHead title={pageTitles.refer} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.refer}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">{referralText.lead}</p>
      <div className="mt-8">
        <ReferView />
      </div>
    </div>
  );
}
