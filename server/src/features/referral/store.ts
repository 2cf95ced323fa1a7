import type { StudentId } from '@studia/contract/ids';
import { isUniqueViolation } from '../../db/failure.ts';
import type { Referral as Row } from '../../db/tables.ts';
import type { Handle } from '../../db/transaction.ts';
import type { Joined, Refusal } from './rules.ts';

/** Somebody who joined by a friend's code. */
export interface ReferralRecord extends Joined {
  friendId: StudentId;
  referrerId: StudentId | null;
  referrerDays: number | null;
}

interface NewReferral {
  friendId: StudentId;
  referrerId: StudentId;
  joinedAt: Date;
  refusedFor: Refusal | null;
}

/** Codes, and who joined by them. */
export const makeReferralStore = (handle: Handle) => ({
  codeOf: async (owner: StudentId): Promise<string | null> => {
    const row = await handle
      .selectFrom('referral_code')
      .select('code')
      .where('student_id', '=', owner)
      .executeTakeFirst();
    return row?.code ?? null;
  },

  /** Answers false when another student has the code, or this one has got one meanwhile. */
  addCode: async (owner: StudentId, code: string, now: Date): Promise<boolean> => {
    try {
      await handle
        .insertInto('referral_code')
        .values({ student_id: owner, code, made_at: now })
        .executeTakeFirstOrThrow();
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  },

  ownerOf: async (code: string): Promise<StudentId | null> => {
    const row = await handle
      .selectFrom('referral_code')
      .select('student_id')
      .where('code', '=', code)
      .executeTakeFirst();
    return row ? (row.student_id as StudentId) : null;
  },

  /** Answers false when they are known already. */
  addReferral: async ({ friendId, referrerId, joinedAt, refusedFor }: NewReferral): Promise<boolean> => {
    const row = await handle
      .insertInto('referral')
      .values({ friend_id: friendId, referrer_id: referrerId, joined_at: joinedAt, refused_for: refusedFor })
      .onConflict((conflict) => conflict.column('friend_id').doNothing())
      .returning('friend_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  ofFriend: async (friend: StudentId): Promise<ReferralRecord | null> => {
    const row = await handle
      .selectFrom('referral')
      .selectAll()
      .where('friend_id', '=', friend)
      .executeTakeFirst();
    return row ? recordOf(row) : null;
  },

  friendsOf: async (referrer: StudentId): Promise<ReferralRecord[]> => {
    const rows = await handle
      .selectFrom('referral')
      .selectAll()
      .where('referrer_id', '=', referrer)
      .orderBy('joined_at', 'desc')
      .execute();
    return rows.map(recordOf);
  },

  /** Those who may still be rewarded. */
  open: async (since: Date): Promise<ReferralRecord[]> => {
    const rows = await handle
      .selectFrom('referral')
      .selectAll()
      .where('rewarded_at', 'is', null)
      .where('refused_for', 'is', null)
      .where('joined_at', '>=', since)
      .orderBy('joined_at')
      .execute();
    return rows.map(recordOf);
  },

  /** When the newest of all joined. */
  newest: async (): Promise<Date | null> => {
    const row = await handle
      .selectFrom('referral')
      .select('joined_at')
      .orderBy('joined_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.joined_at ?? null;
  },

  /** How many joined from a moment on up to another. */
  joinedBetween: async (referrer: StudentId, from: Date, to: Date): Promise<number> => {
    const { count } = await handle
      .selectFrom('referral')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('referrer_id', '=', referrer)
      .where('joined_at', '>=', from)
      .where('joined_at', '<', to)
      .executeTakeFirstOrThrow();
    return count;
  },

  rewardsSince: async (referrer: StudentId, moment: Date): Promise<number> => {
    const { count } = await handle
      .selectFrom('referral')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('referrer_id', '=', referrer)
      .where('rewarded_at', '>=', moment)
      .where('referrer_days', '>', 0)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Answers false when somebody else has done it. */
  noteReward: async (friend: StudentId, at: Date, days: number): Promise<boolean> => {
    const row = await handle
      .updateTable('referral')
      .set({ rewarded_at: at, referrer_days: days })
      .where('friend_id', '=', friend)
      .where('rewarded_at', 'is', null)
      .returning('friend_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Lets nobody else reckon with this student's friends until the transaction ends. */
  lockCode: async (owner: StudentId): Promise<void> => {
    await handle
      .selectFrom('referral_code')
      .select('code')
      .where('student_id', '=', owner)
      .forUpdate()
      .execute();
  },

  /** Takes back that somebody earns nothing. */
  allow: async (friend: StudentId): Promise<boolean> => {
    const row = await handle
      .updateTable('referral')
      .set({ refused_for: null })
      .where('friend_id', '=', friend)
      .where('refused_for', 'is not', null)
      .returning('friend_id')
      .executeTakeFirst();
    return row !== undefined;
  },
});

const recordOf = (row: Row): ReferralRecord => ({
  friendId: row.friend_id as StudentId,
  referrerId: row.referrer_id as StudentId | null,
  joinedAt: row.joined_at,
  refusedFor: row.refused_for,
  rewardedAt: row.rewarded_at,
  referrerDays: row.referrer_days,
});
