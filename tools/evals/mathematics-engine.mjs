import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadSources } from './sources.mjs';

const ROOM = 'features/tutor/mathematics/';
const PARTS = [
  'engine.ts',
  'expression/read.ts',
  'expression/tree.ts',
  'expression/equivalent.ts',
  'expression/value.ts',
  'steps/check.ts',
  'find/pieces.ts',
];

/** The mathematics engine as it stands in the sources. */
export const loadEngine = async () => {
  const { parts, close } = await loadSources(PARTS.map((path) => `${ROOM}${path}`));
  await close();
  return parts;
};

// Beside the checkout; a worktree lies one folder deeper.
const PLACES = ['../../../shared/evaldata/', '../../../../shared/evaldata/'].map(
  (place) => new URL(place, import.meta.url),
);

/** The rows of a file of shared material; null when it is not here. */
export const rowsOf = async (file) => {
  const texts = await Promise.all(
    PLACES.map((place) => readFile(new URL(file, place), 'utf8').catch(() => null)),
  );
  const text = texts.find((one) => one !== null) ?? null;
  return text === null
    ? null
    : text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
};

/** One half is developed against, the other only measured: by a hash, so that an item never changes sides. */
export const halfOf = (key) => (digestOf(key)[0] % 2 === 0 ? 'seen' : 'unseen');

/** As `halfOf`, where the unseen half was opened in part: a quarter stays unread. */
export const quarterKept = (key) =>
  halfOf(key) === 'unseen' && digestOf(key)[1] % 2 === 0 ? 'unseen' : 'seen';

const digestOf = (key) => createHash('sha256').update(`studia-24:${key}`).digest();

/** Counts rights and wrongs by kind and half. */
export const makeTally = () => {
  const counts = new Map();
  const misses = [];
  return {
    misses,
    count(kind, half, right, miss) {
      for (const key of [`${kind}|${half}`, `all|${half}`]) {
        const { good, total } = counts.get(key) ?? { good: 0, total: 0 };
        counts.set(key, { good: good + (right ? 1 : 0), total: total + 1 });
      }
      // The misses of the other half stay unread, or it would not be unseen for long.
      if (!right && half === 'seen') misses.push(`${kind}: ${miss}`);
    },
    percent(half) {
      const { good, total } = counts.get(`all|${half}`) ?? { good: 0, total: 0 };
      return total === 0 ? 'nothing' : `${((100 * good) / total).toFixed(1)} % (${good} of ${total})`;
    },
    byKind() {
      const kinds = [...new Set([...counts.keys()].map((key) => key.split('|')[0]))].filter(
        (kind) => kind !== 'all',
      );
      return kinds.map((kind) => {
        const part = (half) => {
          const { good, total } = counts.get(`${kind}|${half}`) ?? { good: 0, total: 0 };
          return `${good}/${total}`;
        };
        return `${kind}: seen ${part('seen')}, unseen ${part('unseen')}`;
      });
    },
  };
};
