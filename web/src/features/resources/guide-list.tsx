import type { GuideSummary } from '@studia/contract/resources';
import { useId } from 'react';
import { Link } from 'react-router';
import { resourcesText as text } from '../../text/resources.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The study guides that fit what is looked for. */
export const GuideList = ({ guides, isPending }: { guides: readonly GuideSummary[]; isPending: boolean }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-serif text-xl font-semibold">
        {text.guides}
      </h2>
      <p className="mt-1 text-ui text-ink-soft">{text.guidesLead}</p>
      {isPending && <Skeleton label={text.loading} lines={6} />}
      {!isPending && guides.length === 0 && <p className="mt-4 text-ui text-ink-soft">{text.noGuides}</p>}
      <ul className="mt-3 grid gap-4">
        {guides.map(({ id: name, title, summary, minutes }) => (
          <li key={name}>
            <Link to={`/resources/guides/${name}`} className="link font-semibold">
              {title}
            </Link>
            <p className="text-ui text-ink-soft">
              {summary} <span className="whitespace-nowrap">({text.minutes(minutes)})</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
