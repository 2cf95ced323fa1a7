import { ProgressView } from '../../features/practice/progress-view.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { progressPageText as text } from '../../text/practice.ts';
import { PageHead } from '../page-head.tsx';

/** What the student can do alone, and what to do next. */
export default function ProgressPage() {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-10 pb-16 sm:px-8">
      <PageHead title={pageTitles.progress} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.progress}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{text.lead}</p>
      <ProgressView />
    </div>
  );
}
