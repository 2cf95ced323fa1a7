import { NOUNS_TOO, VERBS } from './words.ts';

/** What a verb does to what somebody has. */
export type VerbClass = 'be' | 'have' | 'gain' | 'lose' | 'give' | 'cost' | 'share' | 'other';

const BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'am']);
/** Words that stand before a verb and only say when or whether. */
export const AUXILIARIES = new Set([
  ...BE,
  ...'did does do will can could would should must has have had'.split(' '),
]);

const IRREGULAR = new Map<string, string>();
const CLASSES = new Map<string, VerbClass>();

/** One stem for all forms: `baked`, `bakes` and `bake` are `bak`. */
export const verbStem = (word: string): string => IRREGULAR.get(word) ?? regularStem(word);

const regularStem = (word: string): string => {
  const [bare, ended] = /(?:ied|ing|ed)$/.test(word)
    ? [word.replace(/ied$/, 'y').replace(/(?:ing|ed)$/, ''), true]
    : [word.replace(/ies$/, 'y').replace(/(?<=sh|ch|ss|x|o)es$/, ''), false];
  const stem = (ended ? bare : bare.replace(/(?<!s)s$/, '')).replace(/e$/, '');
  return stem.replace(/([bdgmnprt])\1$/, '$1');
};

const learn = (forms: string, kind: VerbClass): void => {
  const [base = '', ...irregular] = forms.trim().split(/\s+/);
  const stem = regularStem(base);
  for (const form of irregular) IRREGULAR.set(form, stem);
  CLASSES.set(stem, kind);
};
for (const [kind, list] of Object.entries(VERBS))
  for (const forms of list.split(',')) learn(forms, kind as VerbClass);

export const verbClass = (word: string): VerbClass =>
  BE.has(word) ? 'be' : (CLASSES.get(verbStem(word)) ?? 'other');

/** Whether a word can only be a verb here, so that a noun ends before it. */
export const isSurelyVerb = (word: string): boolean =>
  AUXILIARIES.has(word) ||
  (!NOUNS_TOO.has(word) && (IRREGULAR.has(word) || CLASSES.has(verbStem(word)))) ||
  (word.length > 4 && word.endsWith('ed') && !/(?:eed|bed|red|shed|hundred|kindred)$/.test(word));

export const isVerb = (word: string): boolean => isSurelyVerb(word) || NOUNS_TOO.has(word);
