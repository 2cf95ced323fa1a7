import { type Cursor, tokenAt, wordAt } from './cursor.ts';
import { NOUNS_TOO, VERBS, WISHES } from './words.ts';

/** What a verb does to what somebody has. */
export type VerbClass = 'be' | 'have' | 'gain' | 'lose' | 'give' | 'cost' | 'share' | 'other';

const BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'am']);
/** Words that stand before a verb and only say when or whether. */
export const AUXILIARIES = 'did does do will can could would should must has have had'.split(' ');

const IRREGULAR = new Map<string, string>();
const CLASSES = new Map<string, VerbClass>();

/** One stem for all forms: `baked`, `bakes` and `bake` are `bak`. */
export const verbStem = (word: string): string => IRREGULAR.get(word) ?? regularStem(word);

const regularStem = (word: string): string => {
  const ended = /(?:ied|ing|ed)$/.test(word);
  const bare = ended
    ? word.replace(/ied$/, 'y').replace(/(?:ing|ed)$/, '')
    : word.replace(/ies$/, 'y').replace(/(?<=sh|ch|ss|x|o)es$/, '');
  const stem = (ended ? bare : bare.replace(/(?<!s)s$/, '')).replace(/e$/, '');
  return stem.replace(/([bdgmnprt])\1$/, '$1');
};

for (const [kind, list] of Object.entries(VERBS))
  for (const forms of list.split(',')) {
    const [base = '', ...irregular] = forms.trim().split(/\s+/);
    for (const form of irregular) IRREGULAR.set(form, regularStem(base));
    CLASSES.set(regularStem(base), kind as VerbClass);
  }

export const verbClass = (word: string): VerbClass =>
  BE.has(word) ? 'be' : (CLASSES.get(verbStem(word)) ?? 'other');

const isAuxiliary = (word: string): boolean => BE.has(word) || AUXILIARIES.includes(word);

/** Whether a word can only be a verb here, so that a noun ends before it. */
export const isSurelyVerb = (word: string): boolean =>
  isAuxiliary(word) ||
  (!NOUNS_TOO.has(word) && (IRREGULAR.has(word) || CLASSES.has(verbStem(word)))) ||
  (word.length > 4 && word.endsWith('ed') && !/(?:eed|bed|red|shed|hundred|kindred)$/.test(word));

export const isVerb = (word: string): boolean => isSurelyVerb(word) || NOUNS_TOO.has(word);

/** Reads `has`, `has sold`, `will buy`, `can hold`; what is only wished for or denied is not read. */
export const readVerb = (cursor: Cursor): string | null => {
  const [first, next] = [wordAt(cursor), wordAt(cursor, 1)];
  if (tokenAt(cursor)?.kind !== 'word') return null;
  if (AUXILIARIES.includes(first)) {
    const has = ['has', 'have'].includes(first);
    if (['will', 'can'].includes(first) || (has && isSurelyVerb(next) && !isAuxiliary(next))) {
      cursor.at += 2;
      return isVerb(next) ? next : null;
    }
    // `had eaten`: before what was told, or after?
    if (!has && (first !== 'had' || isSurelyVerb(next))) return null;
  }
  if (!isVerb(first) && !(tokenAt(cursor, 1)?.kind === 'number' && /^[a-z]+s$/.test(first))) return null;
  if (WISHES.has(first) && next === 'to') return null;
  cursor.at += 1;
  return first;
};
