import type { Referral } from '@studia/contract/referral';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../text/errors.ts';
import { referralText as text } from '../../text/referral.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { readReferral } from './calls.ts';
import { Friends } from './friends.tsx';
import { Invitation } from './invitation.tsx';

/** A student's invitation, who came by it, and the rules, plainly. */
export const ReferView = () => {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['referral'],
    queryFn: readReferral,
  });
  if (isPending) return <Skeleton label={text.loading} lines={8} />;
  if (error)
    return (
      <ErrorState
        title={sentenceOf(error, text.failed)}
        retryLabel={text.retry}
        busy={isFetching && text.retrying}
        onRetry={() => void refetch()}
      >
        {text.failedHint}
      </ErrorState>
    );
  return (
    <>
      <Invited {...data} />
      <PageSection title={text.share} lead={text.shareLead}>
        <Invitation link={data.link} code={data.code} />
      </PageSection>
      <PageSection title={text.friends} lead={text.friendsLead}>
        {data.days_earned > 0 && (
          <div className="mb-5">
            <Notice tone="good">{text.earned(data.days_earned)}</Notice>
          </div>
        )}
        <Friends friends={data.friends} />
      </PageSection>
      <PageSection title={text.rules}>
        <ul className="grid list-disc gap-2.5 pl-5">
          {text.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </PageSection>
    </>
  );
};

/** What a student who was invited has still to do. */
const Invited = ({ invited }: Pick<Referral, 'invited'>) => {
  if (invited?.state !== 'verified' && invited?.state !== 'studied') return null;
  return (
    <div className="mb-8">
      <Notice tone="info">
        <p className="font-semibold">{text.invited(invited.by)}</p>
        <p className="font-normal">{text.invitedProgress(invited.study_days)}</p>
      </Notice>
    </div>
  );
};
