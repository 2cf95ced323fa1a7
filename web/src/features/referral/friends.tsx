import type { Friend, FriendState } from '@studia/contract/referral';
import { Link } from 'react-router';
import { later } from '../../text/later.ts';
import { referralText as text } from '../../text/referral.ts';
import { Badge, type BadgeProps } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TwoSlips } from '../../ui/layout/illustrations.tsx';

const TONES: Record<FriendState, BadgeProps['tone']> = {
  unverified: 'plain',
  verified: 'plain',
  studied: 'accent',
  rewarded: 'good',
  over: 'plain',
  'own-address': 'warn',
  'same-device': 'warn',
  'many-in-a-day': 'warn',
};

const day = later(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }));

/** Who joined by the student's invitation, and how far they are. */
export const Friends = ({ friends }: { friends: readonly Friend[] }) => {
  if (friends.length === 0)
    return (
      <EmptyState drawing={<TwoSlips />} title={text.nobody}>
        {text.nobodyHint}
      </EmptyState>
    );
  return (
    <>
      <ul>
        {friends.map(({ first_name, joined_at, state }) => (
          <li
            key={`${joined_at} ${first_name}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 first:border-t"
          >
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-semibold break-words">{first_name}</span>
              <span className="text-sm text-ink-soft">{text.joined(day().format(new Date(joined_at)))}</span>
            </span>
            <Badge tone={TONES[state]}>{text.states[state]}</Badge>
          </li>
        ))}
      </ul>
      {friends.some(({ state }) => state === 'same-device') && (
        <p className="mt-4 text-ui text-ink-soft">
          {text.sameDevice}{' '}
          <Link to="/help-support" className="link">
            {text.toSupport}
          </Link>
        </p>
      )}
    </>
  );
};
