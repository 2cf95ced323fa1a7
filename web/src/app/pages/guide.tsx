import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { GuideView } from '../../features/resources/guide-view.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { resourcesText as text } from '../../text/resources.ts';
import { PageHead } from '../page-head.tsx';

/** A study guide. */
export default function GuidePage() {
  const { guide = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 sm:px-8 sm:py-8">
      <Link to="/resources" className="link -ml-1 inline-flex min-h-11 items-center gap-1 text-sm">
        <ChevronLeft aria-hidden="true" className="size-4" />
        {text.back}
      </Link>
      <GuideView
        key={guide}
        id={guide}
        renderHead={(title) => (
          <>
            <PageHead title={title ?? pageTitles.guide} noIndex />
            <h1 className="mt-2 mb-1 text-sm font-semibold text-ink-soft">{pageTitles.guide}</h1>
          </>
        )}
      />
    </div>
  );
}
