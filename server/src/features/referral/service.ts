import type { StudentId } from '@studia/contract/ids';
import { REFERRAL, type Friend, type Referral as Shown } from '@studia/contract/referral';
import { inTransaction, sqlRunner, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Account } from '../account/service.ts';
import type { Auth } from '../auth/service.ts';
import { deliverNews, type News } from './jobs.ts';
import { newsLetter } from './letters.ts';
import {
  codeOf,
  dayAround,
  firstName,
  isDue,
  openSince,
  referrerDays,
  refusalOf,
  stateOf,
  yearBefore,
} from './rules.ts';
import { makeReferralStore, type ReferralRecord } from './store.ts';

interface Dependencies {
  db: Handle;
  auth: Pick<Auth, 'referredSince' | 'findStudent' | 'placesOf'>;
  account: Pick<Account, 'unsubscribeLink'>;
  /** The days (UTC) since a moment on which a student studied. */
  studyDays: (student: StudentId, since: Date) => Promise<readonly string[]>;
  /** Gives days of Premium, in the transaction that has the reason for it. */
  grantDays: (within: Handle, student: StudentId, days: number, reason: string) => Promise<unknown>;
  mail: Pick<Mail, 'send'>;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  random: Pick<Random, 'bytes'>;
  publicUrl: string;
}

export type Referral = ReturnType<typeof makeReferral>;

/** Invitations: a code for everybody, who joined by it, and what both get for it. */
export const makeReferral = (dependencies: Dependencies) => {
  const { db, auth, account, mail, queue, clock, random, publicUrl } = dependencies;
  const store = makeReferralStore(db);

  const codeFor = async (owner: StudentId): Promise<string> => {
    const known = await store.codeOf(owner);
    if (known !== null) return known;
    // Taken by somebody else, or made in another tab: both are seen the next time.
    await store.addCode(owner, codeOf(random.bytes(REFERRAL.codeCharacters)), clock.now());
    return codeFor(owner);
  };

  const send = (transaction: Handle, friendId: StudentId, news: News) =>
    queue.enqueue(deliverNews, { friendId, news }, { within: sqlRunner(transaction) });

  /** Takes note of somebody who came with a code, unless that is nobody's. */
  const meet = async (
    friend: Awaited<ReturnType<typeof auth.referredSince>>[number],
    referrerId: StudentId,
  ): Promise<void> => {
    const [referrer, places, [place]] = await Promise.all([
      auth.findStudent(referrerId),
      auth.placesOf(referrerId),
      auth.placesOf(friend.id),
    ]);
    if (!referrer) return;
    await inTransaction(db, async (transaction) => {
      const within = makeReferralStore(transaction);
      await within.lockCode(referrerId);
      const { joinedAt } = friend;
      const othersThatDay = await within.joinedBetween(referrerId, ...dayAround(joinedAt));
      const refusedFor = refusalOf({
        friend: { email: friend.email, place },
        referrer: { email: referrer.email, places },
        othersThatDay,
      });
      const isNew = await within.addReferral({ friendId: friend.id, referrerId, joinedAt, refusedFor });
      if (isNew && refusedFor === null) await send(transaction, friend.id, 'friend-joined');
    });
  };

  const meetAll = async (since: Date, code: string | null): Promise<void> => {
    for (const friend of await auth.referredSince(since, code)) {
      const referrerId = await store.ownerOf(friend.referralCode.trim().toUpperCase());
      if (referrerId !== null && referrerId !== friend.id) await meet(friend, referrerId);
    }
  };

  const progressOf = async ({ friendId, joinedAt }: ReferralRecord) => {
    const [friend, days] = await Promise.all([
      auth.findStudent(friendId),
      dependencies.studyDays(friendId, joinedAt),
    ]);
    return { friend, verified: friend?.verified ?? false, studyDays: days.length };
  };

  /** Rewards both, once. */
  const reward = async ({ friendId, referrerId }: ReferralRecord): Promise<void> => {
    const now = clock.now();
    await inTransaction(db, async (transaction) => {
      const within = makeReferralStore(transaction);
      if (referrerId !== null) await within.lockCode(referrerId);
      const earned =
        referrerId === null ? 0 : referrerDays(await within.rewardsSince(referrerId, yearBefore(now)));
      if (!(await within.noteReward(friendId, now, earned))) return;
      await dependencies.grantDays(transaction, friendId, REFERRAL.rewardDays, 'invited by a friend');
      await send(transaction, friendId, 'friend-rewarded');
      if (referrerId === null) return;
      if (earned > 0) await dependencies.grantDays(transaction, referrerId, earned, 'invited a friend');
      await send(transaction, friendId, 'referrer-rewarded');
    });
  };

  const settle = async (records: readonly ReferralRecord[]): Promise<void> => {
    for (const record of records)
      if (isDue(record, await progressOf(record), clock.now())) await reward(record);
  };

  const shown = async (record: ReferralRecord): Promise<Friend> => {
    const progress = await progressOf(record);
    return {
      first_name: firstName(progress.friend?.fullName ?? ''),
      joined_at: record.joinedAt.toISOString(),
      state: stateOf(record, progress, clock.now()),
      days: record.referrerDays ?? 0,
    };
  };

  const invitationOf = async (student: StudentId): Promise<Shown['invited']> => {
    const record = await store.ofFriend(student);
    if (!record) return null;
    const referrer = record.referrerId && (await auth.findStudent(record.referrerId));
    const progress = await progressOf(record);
    return {
      by: referrer ? firstName(referrer.fullName) : null,
      state: stateOf(record, progress, clock.now()),
      study_days: progress.studyDays,
    };
  };

  return {
    /** A student's own code, who joined by it, and what they earned; up to date when it is looked at. */
    mine: async (owner: StudentId): Promise<Shown> => {
      const code = await codeFor(owner);
      const own = await store.ofFriend(owner);
      await meetAll(openSince(clock.now()), code);
      await settle([...(await store.friendsOf(owner)), ...(own ? [own] : [])]);
      const records = await store.friendsOf(owner);
      const friends: Friend[] = [];
      for (const record of records) friends.push(await shown(record));
      return {
        code,
        link: `${publicUrl}/?ref=${code}`,
        friends,
        days_earned: friends.reduce((sum, { days }) => sum + days, 0),
        invited: await invitationOf(owner),
      };
    },

    /** The job: everybody who has joined lately, and everybody who may be due. */
    follow: async (): Promise<void> => {
      const now = clock.now();
      // An hour more than needed: two nodes' clocks differ, and a sign-up may be committed late.
      const newest = await store.newest();
      const since = newest === null ? openSince(now) : new Date(newest.getTime() - 60 * 60 * 1000);
      await meetAll(since, null);
      await settle(await store.open(openSince(now)));
    },

    /** The job that mails what became of an invitation. */
    deliverNews: async (friendId: StudentId, news: News): Promise<void> => {
      const record = await store.ofFriend(friendId);
      const friend = await auth.findStudent(friendId);
      if (!record || !friend) return;
      const referrer = record.referrerId === null ? null : await auth.findStudent(record.referrerId);
      const reader = news === 'friend-rewarded' ? friend : referrer;
      if (!reader) return;
      const unsubscribe = await account.unsubscribeLink(reader.id, 'invitations');
      if (unsubscribe === null) return;
      const names = {
        friend: firstName(friend.fullName),
        referrer: referrer && firstName(referrer.fullName),
        referrerDays: record.referrerDays ?? 0,
      };
      await mail.send(newsLetter(news, names, { to: reader.email, publicUrl, unsubscribe }));
    },

    /** Lets somebody earn after all whom the rules had refused; false when they had not. */
    allow: (friend: StudentId): Promise<boolean> => store.allow(friend),

    exportFor: async (owner: StudentId) => ({
      code: await store.codeOf(owner),
      friends: (await store.friendsOf(owner)).map(({ joinedAt, rewardedAt, referrerDays: days }) => ({
        joined_at: joinedAt,
        rewarded_at: rewardedAt,
        days_earned: days,
      })),
      invited: await store
        .ofFriend(owner)
        .then((record) => record && { joined_at: record.joinedAt, rewarded_at: record.rewardedAt }),
    }),
  };
};
