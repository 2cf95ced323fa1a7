/** What a verb does to what somebody has. */
export type VerbClass = 'be' | 'have' | 'gain' | 'lose' | 'give' | 'cost' | 'share' | 'other';

// By class: base forms, each followed by its irregular forms. Verbs of the class `other` change nothing that is counted.
const VERBS: Readonly<Record<Exclude<VerbClass, 'be'>, string>> = {
  have: 'have has had, own, hold held, contain, possess, keep kept, seat, fit',
  gain: `get got gotten, receive, find found, buy bought, purchase, collect, pick, earn, win won, gather, catch caught, bake,
    make made, borrow, add, gain, save, harvest, score, acquire, download`,
  lose: `lose lost, eat ate eaten, use, spend spent, sell sold, donate, break broke broken, drink drank, remove, discard, spill, pop,
    burn, delete, waste, pay paid`,
  give: 'give gave given, lend lent, hand, pass',
  cost: 'cost',
  share: 'share, split, divide, distribute, pack, arrange, put, place, sort',
  other: `read, write wrote written, run ran, walk, drive drove driven, ride rode, plant, see saw seen, go went gone, take took taken,
    grow grew grown, swim swam, build built, draw drew drawn, type, work, need, want, travel, solve, watch, play, wash, paint, cook, sew,
    knit, produce, lay laid, weigh, jog, hike, cycle, practice, answer, fill, leave left, come came, join, teach taught, charge, serve,
    attend, visit, bring brought, feed fed, clean, deliver, fold, print, sing sang, study, jump, climb, fly flew flown, bike, cut, carry,
    live, decide, start, begin began, end, think thought, know knew, send sent, tell told, say said, become became, increase, decrease,
    stay, remain, die, fall fell fallen, stand stood, sit sat, melt, sleep slept, wear wore, order, park, arrive, tender, throw threw`,
};

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

// Forms that are nouns as often as verbs; they are verbs only where a verb has to stand.
const NOUNS_TOO = new Set(
  `plants plant runs run walk walks drinks drink scores score picks pick works work plays play cooks cook ride rides drive hand hands
  pass passes pack packs place places share shares use type types find charge fit need needs watch watches paint cut cuts jump jumps fly
  end sort print prints bike bikes left found start saw practice answer answers study seat seats catch hike lives brush increase order
  orders park parks stay stays fall falls stand stands`.split(/\s+/),
);

/** Whether a word can only be a verb here, so that a noun ends before it. */
export const isSurelyVerb = (word: string): boolean =>
  AUXILIARIES.has(word) ||
  (!NOUNS_TOO.has(word) && (IRREGULAR.has(word) || CLASSES.has(verbStem(word)))) ||
  (word.length > 4 && word.endsWith('ed') && !/(?:eed|bed|red|shed|hundred|kindred)$/.test(word));

export const isVerb = (word: string): boolean => isSurelyVerb(word) || NOUNS_TOO.has(word);
