import { ResourceList } from '../../features/resources/resource-list.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { resourcesText as text } from '../../text/resources.ts';
import { PageHead } from '../page-head.tsx';

/** Everything that was made for the student, and study guides. */
export default function ResourcesPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={pageTitles.resources} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.resources}</h1>
      <p className="mt-2 text-ink-soft">{text.lead}</p>
      <ResourceList />
    </div>
  );
}
