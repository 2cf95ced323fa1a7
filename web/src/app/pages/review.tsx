import { ReviewHome } from '../../features/review/review-home.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { reviewText } from '../../text/review.ts';
import { PageHead } from '../page-head.tsx';

/** What waits for review today. */
export default function ReviewPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={pageTitles.review} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.review}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{reviewText.lead}</p>
      <ReviewHome />
    </div>
  );
}
