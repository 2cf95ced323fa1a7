import { createHash } from 'node:crypto';
import type { Half } from './evaluation.ts';

/** One half is developed against, the other only measured: by a hash, so that an item never changes sides. */
export const halfOf = (key: string): Half => (digestOf(key)[0] % 2 === 0 ? 'seen' : 'unseen');

/** As `halfOf`, where the unseen half was opened in part: a quarter stays unread. */
export const quarterKept = (key: string): Half =>
  halfOf(key) === 'unseen' && digestOf(key)[1] % 2 === 0 ? 'unseen' : 'seen';

const digestOf = (key: string): [number, number] => {
  const digest = createHash('sha256').update(`studia-24:${key}`).digest();
  return [digest.readUInt8(0), digest.readUInt8(1)];
};

interface Count {
  good: number;
  total: number;
}

export interface Tally {
  misses: string[];
  count(kind: string, half: Half, right: boolean, miss: string): void;
  percent(half: Half): string;
  byKind(): string[];
}

/** Counts rights and wrongs by kind and half. */
export const makeTally = (): Tally => {
  const counts = new Map<string, Count>();
  const misses: string[] = [];
  const countOf = (kind: string, half: Half): Count => counts.get(`${kind}|${half}`) ?? { good: 0, total: 0 };
  return {
    misses,
    count(kind, half, right, miss) {
      for (const key of [kind, 'all']) {
        const { good, total } = countOf(key, half);
        counts.set(`${key}|${half}`, { good: good + (right ? 1 : 0), total: total + 1 });
      }
      // The misses of the other half stay unread, or it would not be unseen for long.
      if (!right && half === 'seen') misses.push(`${kind}: ${miss}`);
    },
    percent(half) {
      const { good, total } = countOf('all', half);
      return total === 0 ? 'nothing' : `${((100 * good) / total).toFixed(1)} % (${good} of ${total})`;
    },
    byKind() {
      const kinds = new Set([...counts.keys()].map((key) => key.slice(0, key.lastIndexOf('|'))));
      kinds.delete('all');
      return [...kinds].map((kind) => {
        const part = (half: Half): string => {
          const { good, total } = countOf(kind, half);
          return `${good}/${total}`;
        };
        return `${kind}: seen ${part('seen')}, unseen ${part('unseen')}`;
      });
    },
  };
};
