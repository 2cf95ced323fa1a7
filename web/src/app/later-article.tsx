import type { ReactNode } from 'react';
import { laterPages, laterText, type LaterPageName } from '../text/later.ts';
import { pageTitles } from '../text/page-titles.ts';
import { Badge } from '../ui/feedback/badge.tsx';

/** What the Coming Soon page says (SPEC 2.8): honestly that a page comes with a later version, and what it will do. */
export const LaterArticle = ({ name, children }: { name: LaterPageName; children: ReactNode }) => (
  <article className="mx-auto max-w-2xl px-5 py-12 sm:px-8">
    <Badge tone="accent">{laterText.comingSoon}</Badge>
    <h1 className="mt-3 font-serif text-3xl font-semibold">{pageTitles[name]}</h1>
    <p className="mt-3 text-lg text-ink-soft">{laterPages[name].lead}</p>
    <p className="mt-8 border-l-2 border-margin pl-4 font-medium">{laterText.notice}</p>
    <h2 className="mt-8 font-semibold">{laterText.willBe}</h2>
    <ul className="mt-2 list-disc pl-5 text-ink-soft marker:text-margin">
      {laterPages[name].points.map((point) => (
        <li key={point} className="py-1">
          {point}
        </li>
      ))}
    </ul>
    <div className="mt-8">{children}</div>
  </article>
);
