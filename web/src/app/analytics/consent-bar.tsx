import { analyticsText } from '../../text/analytics.ts';
import { Button } from '../../ui/form/button.tsx';
import type { AnalyticsChoice } from './consent.ts';

/** Asks once, politely, at the foot of the page; yes and no are equally easy, and nothing waits for either. */
export const ConsentBar = ({ onChoice }: { onChoice: (choice: AnalyticsChoice) => void }) => (
  <aside
    aria-label={analyticsText.title}
    className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-2xl flex-wrap items-center gap-x-5 gap-y-3 rounded border border-line bg-sheet p-4 text-sm shadow-float sm:flex-nowrap print:hidden"
  >
    <p className="min-w-0 flex-1 basis-60 text-ink-soft">
      {analyticsText.question}{' '}
      <a href="/privacy" className="text-accent underline">
        {analyticsText.more}
      </a>
    </p>
    <div className="flex shrink-0 gap-2">
      <Button look="quiet" size="sm" onClick={() => onChoice('refused')}>
        {analyticsText.refuse}
      </Button>
      <Button look="quiet" size="sm" onClick={() => onChoice('granted')}>
        {analyticsText.accept}
      </Button>
    </div>
  </aside>
);
