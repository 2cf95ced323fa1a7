import { laterPages, laterText, type LaterPageName } from '../../text/later.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { shellText } from '../../text/shell.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../page-head.tsx';
import { useGoBack } from '../use-go-back.ts';

/** The Coming Soon page (SPEC 2.8): says honestly that a page comes with a later version, and what it will do. */
export default function LaterPage({ name }: { name: LaterPageName }) {
  const goBack = useGoBack();
  const page = laterPages[name];
  return (
    <article className="mx-auto max-w-2xl px-5 py-12 sm:px-8">
      <PageHead title={pageTitles[name]} description={page.lead} noIndex />
      <Badge tone="accent">{laterText.comingSoon}</Badge>
      <h1 className="mt-3 font-serif text-3xl font-semibold">{pageTitles[name]}</h1>
      <p className="mt-3 text-lg text-ink-soft">{page.lead}</p>
      <p className="mt-8 border-l-2 border-margin pl-4 font-medium">{laterText.notice}</p>
      <h2 className="mt-8 font-semibold">{laterText.willBe}</h2>
      <ul className="mt-2 list-disc pl-5 text-ink-soft marker:text-margin">
        {page.points.map((point) => (
          <li key={point} className="py-1">
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Button look="quiet" onClick={goBack}>
          {shellText.goBack}
        </Button>
      </div>
    </article>
  );
}
