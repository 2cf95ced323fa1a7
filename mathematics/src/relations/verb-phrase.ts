import { type Cursor, tokenAt, wordAt } from './cursor.ts';
import { AUXILIARIES, isSurelyVerb, isVerb, verbClass } from './verbs.ts';
import { TIME_WORDS, WISHES, type Mark } from './words.ts';

export const skipAdverbs = (cursor: Cursor, marks: Set<Mark>): void => {
  for (;;) {
    if (wordAt(cursor) === 'each' && tokenAt(cursor, 1)?.kind !== 'word') marks.add('each');
    else if (wordAt(cursor) === 'each' && isVerb(wordAt(cursor, 1))) marks.add('each');
    else if (wordAt(cursor) === 'now') marks.add('now');
    else if (
      !TIME_WORDS.has(wordAt(cursor)) &&
      !['both', 'together', 'all', 'still'].includes(wordAt(cursor))
    )
      return;
    cursor.at += 1;
  }
};

// `has`, `has sold`, `will buy`, `can hold`; what is only wished for or denied is not read.
export const readVerb = (cursor: Cursor): string | null => {
  const first = wordAt(cursor);
  if (tokenAt(cursor)?.kind !== 'word') return null;
  const next = wordAt(cursor, 1);
  if (AUXILIARIES.has(first) && verbClass(first) !== 'be') {
    const skips =
      ['will', 'can'].includes(first) ||
      (['has', 'have'].includes(first) && isSurelyVerb(next) && !AUXILIARIES.has(next));
    if (skips) {
      if (!isVerb(next)) return null;
      cursor.at += 2;
      return next;
    }
    // `had eaten`: before what was told, or after?
    if (!['has', 'have', 'had'].includes(first) || (first === 'had' && isSurelyVerb(next))) return null;
  }
  if (!isVerb(first) && !(tokenAt(cursor, 1)?.kind === 'number' && /^[a-z]+s$/.test(first))) return null;
  if (WISHES.has(first) && next === 'to') return readWish(cursor);
  cursor.at += 1;
  return first;
};

// A wish to share out is what the question is about; any other wish is not yet done.
const readWish = (cursor: Cursor): string | null => {
  const verb = wordAt(cursor, 2);
  if (verbClass(verb) !== 'share') return null;
  cursor.at += 3;
  return verb;
};
