import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isGone } from '../../client/refusal.ts';
import { sentenceOf } from '../../text/errors.ts';
import { resourcesText as text } from '../../text/resources.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { readGuide } from './calls.ts';

interface Props {
  id: string;
  renderHead: (title: string | null) => ReactNode;
}

const linkWithin = (address: string, children: ReactNode): ReactNode =>
  address.startsWith('/') ? (
    <Link to={address} className="link">
      {children}
    </Link>
  ) : null;

/** A study guide. */
export const GuideView = ({ id, renderHead }: Props) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['guide', id],
    queryFn: () => readGuide(id),
    retry: false,
  });
  return (
    <>
      {renderHead(data?.title ?? null)}
      {error && (
        <ErrorState
          title={isGone(error) ? text.guideGone : sentenceOf(error)}
          {...(!isGone(error) && { retryLabel: text.retry, onRetry: () => void refetch() })}
        />
      )}
      {!data && !error && <Skeleton label={text.loading} lines={10} />}
      {data && (
        <article>
          <h2 className="font-serif text-3xl font-semibold">{data.title}</h2>
          <p className="measure mt-3 text-lg text-ink-soft">{data.summary}</p>
          <div className="measure mt-6">
            <Markdown text={data.text} link={linkWithin} />
          </div>
        </article>
      )}
    </>
  );
};
