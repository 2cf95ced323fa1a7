import { withDigits } from '../arithmetic/number-words.ts';
import { choose } from '../arithmetic/ways.ts';
import { whole } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';

const LARGEST = 200;
const WAYS =
  /\bhow many\s+(?:\w+\s+)?(?:ways|committees|teams|groups|samples|selections|panels)\b|\bnumber of (?:ways|committees|teams|groups)\b/i;
const LINKS = /^(?:for|of|in|and|or|to|are|is|plus|at|on|from|by|more|each|people)$/;

const said = (line: string, rule: string, reason: string, value: bigint): Worked => ({
  ...told(
    'ways',
    'count',
    [
      [line, rule, reason],
      [String(value), 'Work it out', 'Multiply everything.'],
    ],
    answerOf(number(whole(value))),
  ),
  checkedBy: 'counting',
});

/** Ways to take some out of each of several groups, to fill places in order, or to combine one of each. */
export const groupWaysTask: Task = (raw) => {
  if (
    raw.length > 500 ||
    !/\bhow many\b|\bnumber of (?:ways|different)\b/i.test(raw) ||
    /\bprobab|\$/i.test(raw)
  )
    return null;
  const text = withDigits(raw);
  return fromEachGroup(text) ?? committee(text) ?? places(text) ?? oneOfEach(text);
};

// `From 7 men and 5 women … 2 men and 2 women`
const fromEachGroup = (text: string): Worked | null => {
  if (
    !/\b(?:committee|team|group|selected|chosen|choose|select|pick|formed)\b/i.test(text) ||
    /\b(?:at least|at most|or)\b/i.test(text) ||
    !WAYS.test(text)
  )
    return null;
  const pairs = [...text.matchAll(/\b(\d+)\s+([a-z]+)/gi)].map((match) => ({
    count: Number(match[1]),
    kind: (match[2] ?? '')
      .toLowerCase()
      .replace(/s$/, '')
      .replace(/^women$/, 'woman')
      .replace(/^men$/, 'man'),
  }));
  const kinds = [...new Set(pairs.map(({ kind }) => kind))].filter(
    (kind) => !LINKS.test(kind) && pairs.filter((one) => one.kind === kind).length === 2,
  );
  const used = pairs.filter(({ kind }) => kinds.includes(kind));
  if (kinds.length < 2 || used.length !== 2 * kinds.length) return null;
  const rows = kinds.map((kind) => {
    const counts = used.filter((one) => one.kind === kind).map(({ count }) => count);
    return [Math.max(...counts), Math.min(...counts)] as const;
  });
  if (rows.some(([all]) => all > LARGEST)) return null;
  return said(
    rows.map(([all, some]) => `C(${all}, ${some})`).join(' × '),
    'Choose from each group',
    'Every choice of one group goes with every choice of the other.',
    rows.reduce((value, [all, some]) => value * choose(all, some), 1n),
  );
};

// `A committee of 3 is chosen from 10 people.`
const committee = (text: string): Worked | null => {
  const found =
    /\b(?:committees?|teams?|groups?|delegations?|panels?|subsets?|samples?|hands?)\s+of\s+(\d+)(?:\s+[a-z]+)?[^.?\d]*?\b(?:from|out of|among)\s+(?:a\s+(?:group|class|club|set|deck)\s+of\s+)?(\d+)\b/i.exec(
      text,
    ) ??
    /\bfrom\s+(?:a\s+(?:group|class|club)\s+of\s+)?(?<all>\d+)\s+[a-z]+[^.?\d]*\b(?:committees?|teams?|groups?)\s+of\s+(?<some>\d+)/i.exec(
      text,
    );
  if (
    !found ||
    /\b(?:president|chair|order|arrange|rank|first)\b/i.test(text) ||
    (text.match(/\d+/g)?.length ?? 0) !== 2
  )
    return null;
  const [all, some] = [Number(found.groups?.['all'] ?? found[2]), Number(found.groups?.['some'] ?? found[1])];
  return some > all || all > LARGEST
    ? null
    : said(
        `C(${all}, ${some})`,
        'Choose without order',
        'Who was chosen first does not matter.',
        choose(all, some),
      );
};

const PLACES =
  /\bfirst\b[^.?]*?\bsecond\b(?:[^.?]*?\bthird\b)?|\bgold\b[^.?]*\bsilver\b(?:[^.?]*\bbronze\b)?|\bpresident\b[^.?]*\b(?:vice[- ]president|secretary|treasurer)\b[^.?]*/i;

// `6 runners … first, second and third`; `a president, a secretary and a treasurer from 12 members`
const places = (text: string): Worked | null => {
  if (!/\bways\b|\bhow many (?:different|possible)\b|\boutcomes\b/i.test(text)) return null;
  const found = PLACES.exec(text)?.[0];
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [all, more] = numbers;
  if (found === undefined || all === undefined || more !== undefined || all > LARGEST) return null;
  const taken =
    found.match(
      /\b(?:first|second|third|gold|silver|bronze|vice[- ]president|president|secretary|treasurer)\b/gi,
    )?.length ?? 0;
  if (taken < 2 || taken > all) return null;
  const factors = Array.from({ length: taken }, (_, at) => all - at);
  return said(
    factors.join(' × '),
    'Fill one place after the other',
    'Whoever has a place is out of the next choice.',
    factors.reduce((value, one) => value * BigInt(one), 1n),
  );
};

// `4 starters, 6 main dishes and 3 desserts`: one of each.
const oneOfEach = (text: string): Worked | null => {
  if (
    !/\bhow many\s+(?:different\s+|possible\s+|distinct\s+)*(?:[\w-]+\s+)?(?:meals?|outfits?|sandwich(?:es)?|combinations?|ways|choices|dinners|lunches|menus|cars|pizzas|sundaes)\b/i.test(
      text,
    )
  )
    return null;
  const counts = [
    ...text.matchAll(
      /\b(\d+)\s+(?:different\s+|types?\s+of\s+|kinds?\s+of\s+|choices?\s+of\s+)?([a-z]+(?:\s+[a-z]+)?)(?=\s*(?:,|\.|\band\b|$|\?))/gi,
    ),
  ];
  const all = text.match(/(?<![\w-])\d+(?!-)\b/g)?.length ?? 0;
  if (
    counts.length < 2 ||
    counts.length !== all ||
    !/\b(?:menu|shirts?|pants|toppings|breads?|starters?|appetizers?|main|desserts?|entr[eé]es?|drinks?|colou?rs|sizes|shoes|ties|engines?|meats?)\b/i.test(
      text,
    )
  )
    return null;
  if (/\b(?:or|letters?|digits?|toppings\b[^.]*\b\d toppings)\b/i.test(text)) return null;
  return said(
    counts.map((match) => match[1]).join(' × '),
    'Multiply the choices',
    'Each choice goes with each of the others.',
    counts.reduce((value, match) => value * BigInt(match[1] ?? 1), 1n),
  );
};
