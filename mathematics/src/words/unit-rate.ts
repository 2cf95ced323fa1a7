import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { minus, number, type Expression } from '../expression/tree.ts';
import type { Task, Worked } from '../worked.ts';
import { amount, by, computed, over } from './story.ts';

interface Counted {
  readonly value: Expression;
  /** What is counted: `page`, `$`. */
  readonly thing: string;
  readonly at: number;
}

const SAME: Readonly<Record<string, string>> = {
  feet: 'foot',
  inches: 'inch',
  dollar: '$',
  people: 'person',
  children: 'child',
  hr: 'hour',
  mins: 'minute',
  bucks: '$',
};
const single = (word: string): string => {
  const plain = word.toLowerCase();
  return (
    SAME[plain] ??
    SAME[plain.replace(/s$/, '')] ??
    plain
      .replace(/(?<=[^aeiou]i)es$/, 'y')
      .replace(/ies$/, 'y')
      .replace(/(?<=[sxz]|ch|sh)es$/, '')
      .replace(/s$/, '')
  );
};

const countedIn = (text: string): Counted[] =>
  [...text.matchAll(/\$\s*(\d[\d,]*(?:\.\d+)?)|(?<![\w.$])(\d[\d,]*(?:\.\d+)?(?:\/\d+)?)\s+([a-z]+)/gi)].map(
    (match) => ({
      value: amount(match[1] ?? match[2]),
      thing: match[1] === undefined ? single(match[3] ?? '') : '$',
      at: match.index,
    }),
  );

/** So much of one thing goes with so much of another: what goes with another amount. */
export const unitRateTask: Task = (raw) => {
  if (
    raw.length > 400 ||
    /%|percent|\bmore than\b|\bless than\b|\btogether\b|\bfaster\b|\btimes as\b|\bshadow\b|\bvar(?:y|ies)\b|\bproportional\b|\bslower\b/i.test(
      raw,
    )
  )
    return null;
  const text = withDigits(raw).replaceAll(
    /\b(?:per|each|every|an?)\s+(?=(?:hour|day|week|minute|second|month|year|page|pound|gallon|box|bag|pack|mile|person|student|ticket|ounce|liter|kilogram|foot)\b)/gi,
    'per 1 ',
  );
  const found = countedIn(text);
  const question = questionIn(text);
  const asked = askedThing(question);
  if (asked === null) return null;
  return otherPace(text, question) ?? perOne(text, question, found) ?? proportional(text, found, asked);
};

const askedThing = (question: string): string | null => {
  if (
    /\bhow much (?:do|does|will|would|is|are|did|money|can)\b|\bwhat (?:is|will be) the (?:cost|price)\b|\bearn\b[^?]*\?\s*$|\bcosts?\s*\?/i.test(
      question,
    ) &&
    !/\bhow many\b/i.test(question)
  )
    return '$';
  const many = /\bhow many\s+([a-z]+)/i.exec(question)?.[1];
  if (many !== undefined) return single(many);
  return /\bhow long\b/i.test(question) ? 'time' : null;
};

// `How many miles per gallon`: one over the other.
const perOne = (text: string, question: string, found: readonly Counted[]): Worked | null => {
  const wish =
    /\bhow many\s+([a-z]+)\s+(?:per 1|per|for each)\s+([a-z]+)/i.exec(question) ??
    /\b(?:what is|how much is|find)\b[^?]*?\b(cost|price)\s+(?:per 1|per|of 1|of each|for each)\s+([a-z]+)/i.exec(
      question,
    );
  if (!wish || found.length < 2) return null;
  const story = found.filter(
    ({ at }) => at < text.indexOf(question) || !/^1$/.test(text.slice(at, at + 2).trim()),
  );
  const [top, bottom] = [
    /cost|price/i.test(wish[1] ?? '') ? '$' : single(wish[1] ?? ''),
    single(wish[2] ?? ''),
  ].map((thing) => story.find((one) => one.thing === thing) ?? inOtherTime(story, thing));
  return top && bottom
    ? computed(text, over(top.value, bottom.value), 'Divide', 'So much falls on one.')
    : null;
};

// So many a day: how many an hour?
const otherPace = (text: string, question: string): Worked | null => {
  const [given, more] = [
    ...text
      .replace(question, ' ')
      .matchAll(/(\d[\d,]*(?:\.\d+)?)\s+(?:[a-z]+\s+){1,3}?per\s+(?:1\s+)?(second|minute|hour|day)\b/gi),
  ];
  const asked = /\bhow many\b[^?]*\bper\s+(?:1\s+)?(second|minute|hour|day)\b/i.exec(question)?.[1];
  const [from, to] = [MINUTES[given?.[2]?.toLowerCase() ?? ''], MINUTES[asked?.toLowerCase() ?? '']];
  if (!given || more || from === undefined || to === undefined || from === to) return null;
  return from > to
    ? computed(
        text,
        over(amount(given[1]), number(Math.round(from / to))),
        'Divide',
        'It is spread over so many.',
      )
    : computed(
        text,
        by(amount(given[1]), number(Math.round(to / from))),
        'Multiply',
        'So many of the short times make the long one.',
      );
};

const MINUTES: Readonly<Record<string, number>> = { second: 1 / 60, minute: 1, hour: 60, day: 1_440 };

// 45 minutes where hours are asked for.
const inOtherTime = (story: readonly Counted[], thing: string): Counted | undefined => {
  const to = MINUTES[thing];
  const given = story.find((one) => MINUTES[one.thing] !== undefined);
  const from = given && MINUTES[given.thing];
  if (to === undefined || from === undefined || !given) return undefined;
  const value =
    from < to
      ? over(given.value, number(Math.round(to / from)))
      : by(given.value, number(Math.round(from / to)));
  return { ...given, value };
};

const TIME = /^(?:hour|day|week|minute|second|month|year)$/;

// More hands need less time.
const HANDS = /^(?:worker|man|men|woman|women|person|machine|pump|painter|pipe|robot|printer)$/;

const proportional = (text: string, found: readonly Counted[], asked: string): Worked | null => {
  if (found.length !== 3) return null;
  const isAsked = (one: Counted): boolean =>
    one.thing === asked || (asked === 'time' && TIME.test(one.thing));
  // `25 gallons per 1 minute` is a pair, wherever it stands.
  const one = found.findIndex(({ at, thing }) => text.slice(0, at).endsWith('per ') && thing !== '');
  const [a, b] = one > 0 ? [found[one - 1], found[one]] : [found[0], found[1]];
  const third = found.find((other) => other !== a && other !== b);
  if (!a || !b || !third || a.thing === b.thing) return null;
  const [same, pair] = third.thing === a.thing ? [a, b] : third.thing === b.thing ? [b, a] : [];
  if (!same || !pair || !isAsked(pair)) return null;
  if (HANDS.test(same.thing) && TIME.test(pair.thing))
    return computed(
      text,
      over(by(same.value, pair.value), third.value),
      'The same work in all',
      'Hands times time stays the same.',
    );
  return computed(
    text,
    over(by(third.value, pair.value), same.value),
    'Equal ratios',
    'Twice as much of one goes with twice as much of the other.',
  );
};

/** A whole that is shared in a ratio. */
export const ratioTask: Task = (raw) => {
  const text = withDigits(raw);
  const ratio = /\bratio\b[^.?]*?\b(?:of\s+)?([a-z]+)\s+to\s+([a-z]+)[^.?\d]*?(\d+)\s*(?:to|:)\s*(\d+)/i.exec(
    text,
  );
  const numbers = text.replace(ratio?.[0] ?? '', ' ').match(/(?<![\w.])\d[\d,]*(?:\.\d+)?/g) ?? [];
  const [given, more] = numbers;
  if (!ratio || given === undefined || more !== undefined) return null;
  const [a, b] = [single(ratio[1] ?? ''), single(ratio[2] ?? '')];
  const question = questionIn(text);
  const asked = single(/\bhow many\s+([a-z]+)/i.exec(question)?.[1] ?? '');
  const [p, q] = [Number(ratio[3]), Number(ratio[4])];
  if (asked !== a && asked !== b) return null;
  const part = number(asked === a ? p : q);
  const other = new RegExp(String.raw`\b${given}\s+${asked === a ? b.slice(0, 4) : a.slice(0, 4)}`, 'i').test(
    text,
  );
  return computed(
    text,
    over(by(amount(given), part), number(other ? (asked === a ? q : p) : p + q)),
    'Parts of the ratio',
    other
      ? 'One part is worth the known number over its parts.'
      : 'Divide the whole by all parts, then take as many as belong to it.',
  );
};

const GAIN =
  /\b(?:gets?|got|finds?|found|buys?|bought|receives?|received|earns?|earned|picks?|picked|wins?|won|joins?|joined|adds?|added|deposits?|deposited|rose|rises?|increases?d?|gains?|gained|grew|collects?|collected|gives? (?:him|her|them)|gave (?:him|her|them)|arrives?|got on|more)\b/i;
const LOSS =
  /\b(?:gives?|gave|loses?|lost|spends?|spent|eats?|ate|sells?|sold|uses?|used|throws?|threw|breaks?|broke|withdraws?|withdrew|fell|falls?|drops?|dropped|decreases?d?|leaves?|left|donates?|donated|shares?|pays?|paid|got off|removes?|removed)\b/i;

/** Something there is, then it becomes more and less: how much there is now. */
export const runningTask: Task = (raw) => {
  if (
    raw.length > 400 ||
    /%|percent|\beach\b|\bper\b|\bevery\b|\btimes\b|\bhalf\b|\btwice\b|\bratio\b|\bthan\b/i.test(raw)
  )
    return null;
  const text = withDigits(raw);
  const question = questionIn(text);
  if (
    !/\b(?:now|left|remain\w*|in the end|altogether|in all|does .* have|are there|have)\b/i.test(question) ||
    /\d/.test(question)
  )
    return null;
  const story = text.replace(question, ' ');
  const changes: { sign: 1 | -1; value: Expression }[] = [];
  const clauses = story
    .split(/(?<!\d)[.!]\s*|(?<=\d)[.!](?:\s+|$)|,|;|\band then\b|\bthen\b|\band\b/i)
    .filter((one) => /\d/.test(one));
  for (const [at, clause] of clauses.entries()) {
    const numbers = clause.match(/-?\$?\d[\d,]*(?:\.\d+)?/g) ?? [];
    const [only, more] = numbers;
    if (only === undefined || more !== undefined) return null;
    const [down, up] = [LOSS.test(clause.replace(/\bgave (?:him|her|them)\b/i, 'got')), GAIN.test(clause)];
    if (at > 0 && down === up && !(down && /\bmore\b/i.test(clause))) return null;
    changes.push({
      sign: at > 0 && down ? -1 : 1,
      value: only.startsWith('-') ? { kind: 'negative', of: amount(only.slice(1)) } : amount(only),
    });
  }
  const [first] = changes;
  if (!first || changes.length < 2) return null;
  const line: Expression = {
    kind: 'sum',
    terms: changes.map(({ sign, value }) => (sign < 0 ? { kind: 'negative', of: value } : value)),
  };
  if (/\bwhat (?:fraction|part)\b/i.test(question))
    return computed(
      text,
      over(line, first.value),
      'What is there now over what there was',
      'A fraction compares a part with the whole.',
    );
  return computed(text, line, 'Go along with the story', 'What comes is added, what goes is taken away.');
};

/** A part of them goes away: how many are left, or how many that is. */
export const partLeftTask: Task = (raw) => {
  if (raw.length > 300) return null;
  const text = withDigits(raw);
  const part =
    /\b(\d+)\/(\d+)\s+of\s+(?:them|the|these|his|her|their|it)\b|\b(\d+(?:\.\d+)?)\s*(?:%|percent)\s+of\s+(?:them|these|the\s+[a-z]+s)\b/i.exec(
      text,
    );
  const numbers = text.replace(part?.[0] ?? '', ' ').match(/(?<![\w./])\d[\d,]*(?:\.\d+)?(?!\s*%)/g) ?? [];
  const [total, more] = numbers;
  const question = questionIn(text);
  if (
    !part ||
    total === undefined ||
    more !== undefined ||
    !/\bhow (?:many|much)\b/i.test(question) ||
    /\$/.test(text)
  )
    return null;
  const share: Expression =
    part[3] === undefined ? over(amount(part[1]), amount(part[2])) : over(amount(part[3]), number(100));
  const taken = by(share, amount(total));
  if (/\b(?:left|remain\w*|not)\b/i.test(question))
    return computed(
      text,
      minus(amount(total), taken),
      'Take the part away',
      'Of means times; the rest stays.',
    );
  return computed(text, taken, 'Take the part', 'Of means times.');
};
