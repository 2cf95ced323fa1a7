import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import { told, type Task } from '../worked.ts';

/** a·(age of the first) + b·(age of the second) = c, both ages now. */
type Row = readonly [a: number, b: number, c: number];

const ROLE = String.raw`(?:father|mother|son|daughter|brother|sister|uncle|aunt|grandfather|grandmother|grandson|granddaughter|wife|husband|cousin|teacher|dog|cat|mom|dad)`;
const PRONOUNS = new Set(['he', 'she', 'they', 'his', 'her']);
const LONGEST = 400;

/** Ages of two people, now, some years ago or in some years. */
export const agesTask: Task = (raw) => {
  if (raw.length > LONGEST || !/\b(?:old|older|younger|ages?)\b/i.test(raw)) return null;
  const text = plainText(raw)
    .replaceAll(/\b(?:twice)\b/gi, '2 times')
    .replaceAll(/\b(?:thrice)\b/gi, '3 times')
    .replaceAll(/\b(?:half|1\/2)(?:\s+of)?\s+as old\b/gi, '0.5 times as old')
    .replaceAll(/\btriple\b/gi, '3 times');
  const people = peopleIn(text);
  const [first, second, more] = people;
  if (first === undefined || second === undefined || more !== undefined) return null;
  const rows = text
    .split(/(?<=[.?!;])\s+|,\s+and\s+(?=[A-Z])/)
    .filter((one) => !/\?/.test(one))
    .flatMap((sentence) => rowsIn(sentence, [first, second]));
  const [r, s, extra] = rows;
  if (!r || !s || extra) return null;
  const used = rows.length === 2 && numbersUsed(text) <= 4;
  const under = r[0] * s[1] - s[0] * r[1];
  if (!used || Math.abs(under) < 1e-9) return null;
  const ages = [(r[2] * s[1] - s[2] * r[1]) / under, (r[0] * s[2] - s[0] * r[2]) / under] as const;
  if (ages.some((one) => !(one > 0) || one > 200)) return null;
  const question = questionIn(text);
  const asked = [first, second].findIndex((name) =>
    new RegExp(String.raw`\b${name}\b`, 'i').test(
      question.replace(
        new RegExp(String.raw`\b${first}'s\s+(?=${ROLE})|\b${second}'s\s+(?=${ROLE})`, 'gi'),
        ' ',
      ),
    ),
  );
  const both = [first, second].every((name) => new RegExp(String.raw`\b${name}\b`, 'i').test(question));
  const shift = shiftIn(question);
  const age = asked < 0 || both ? undefined : ages[asked];
  if (age === undefined || /\b(?:sum|difference|total)\b/i.test(question)) return null;
  return told(
    `${first} and ${second}`,
    'age',
    [
      [
        rows
          .map(([a, b, c]) => `${inLine(a)}x + ${inLine(b)}y = ${inLine(c)}`)
          .join('; ')
          .replaceAll('+ −', '− '),
        'Write both sentences as equations',
        `x is the age of ${first} now, y that of ${second}.`,
      ],
      [
        `x = ${inLine(ages[0])}, y = ${inLine(ages[1])}`,
        'Solve the two equations',
        'Put both ages back into the story.',
      ],
    ],
    nearAnswer(age + shift, raw),
  );
};

const numbersUsed = (text: string): number => text.match(/\d+(?:\.\d+)?/g)?.length ?? 0;

const peopleIn = (text: string): string[] => {
  const names = [
    ...text.matchAll(
      /(?<![.?!]\s)(?<!^)\b([A-Z][a-z]+)\b|(?:^|[.?!]\s+)([A-Z][a-z]+)(?='s|\s+(?:is|was|will|and)\b)/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? '');
  const roles = [...text.matchAll(new RegExp(String.raw`\b${ROLE}\b`, 'gi'))].map(([role]) =>
    role.toLowerCase(),
  );
  const plain = names.filter(
    (name) =>
      !/^(?:In|How|What|Find|The|If|Now|A|An|His|Her|Their|He|She|Five|Ten|When|Today|Years)$/.test(name) &&
      !roles.includes(name.toLowerCase()),
  );
  return [...new Set([...plain, ...roles])];
};

// `in 6 years` is +6, `5 years ago` is −5.
const shiftIn = (sentence: string): number => {
  const ahead = /\b(?:in|after)\s+(\d+)\s+years?\b|\b(\d+)\s+years?\s+from\s+now\b/i.exec(sentence);
  const back = /\b(\d+)\s+years?\s+ago\b/i.exec(sentence)?.[1];
  return ahead ? Number(ahead[1] ?? ahead[2]) : back === undefined ? 0 : -Number(back);
};

const rowsIn = (sentence: string, people: readonly [string, string]): Row[] => {
  const shift = shiftIn(sentence);
  const plain = sentence.replace(
    /\b(?:in|after)\s+\d+\s+years?\b,?|\b\d+\s+years?\s+(?:from\s+now|ago)\b,?/gi,
    ' ',
  );
  const total = /\b(?:sum|total)\b[^.\d]*?(\d+)|\bages?\b[^.\d]*?\badd\s+up\s+to\s+(\d+)/i.exec(plain);
  const rows: Row[] = total ? [[1, 1, Number(total[1] ?? total[2]) - 2 * shift]] : [];
  const WHO = String.raw`(?:the\s+|an?\s+|his\s+|her\s+|[A-Z][a-z]+'s\s+)?([A-Za-z]+)`;
  const times = new RegExp(
    String.raw`\b${WHO}\s+(?:is|was|will\s+be)\s+(?:now\s+)?(?:only\s+)?(\d+(?:\.\d+)?)\s+times\s+(?:as\s+old(?:\s+as\s+${WHO})?|${WHO}(?:'s)?\s+age)`,
    'i',
  ).exec(plain);
  const more = new RegExp(
    String.raw`\b${WHO}\s+(?:is|was|will\s+be)\s+(\d+)\s+years?\s+(older|younger)\s+than\s+${WHO}`,
    'i',
  ).exec(plain);
  const alone = new RegExp(
    String.raw`\b${WHO}\s+(?:is|was|will\s+be)\s+(?:now\s+|currently\s+)?(\d+)(?:\s+years?\s+old)?(?:\s+now)?\s*(?:[.;,]|$|and\b)`,
    'i',
  ).exec(plain);
  const at = (name: string | undefined): number =>
    people.findIndex((one) => one.toLowerCase() === name?.toLowerCase());
  // `he` is the first of the two, `his son` the second.
  const subject = (name: string | undefined): number =>
    name !== undefined && PRONOUNS.has(name.toLowerCase()) ? 0 : at(name);
  if (times) {
    const who = subject(times[1]);
    const other = times[3] ?? times[4];
    const whom = other === undefined ? 1 - who : at(other);
    const factor = Number(times[2]);
    if (who >= 0 && whom === 1 - who)
      rows.push(who === 0 ? [1, -factor, (factor - 1) * shift] : [-factor, 1, (factor - 1) * shift]);
  } else if (more) {
    const who = subject(more[1]);
    const difference = Number(more[2]) * (more[3]?.toLowerCase() === 'older' ? 1 : -1);
    if (who >= 0 && at(more[4]) === 1 - who) rows.push(who === 0 ? [1, -1, difference] : [-1, 1, difference]);
  } else if (alone && !total) {
    const who = subject(alone[1]);
    if (who >= 0) rows.push(who === 0 ? [1, 0, Number(alone[2]) - shift] : [0, 1, Number(alone[2]) - shift]);
  }
  return rows;
};
