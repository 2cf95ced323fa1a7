import { withDigits } from '../arithmetic/number-words.ts';
import { NUMBER, numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { minus, number, power, product, quotient, root, sum, type Expression } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { amount, problemOf } from './story.ts';

const LONGEST = 500;
const UNIT = String.raw`(?:feet|foot|ft|meters?|m|inches|inch|yards?|cm|centimeters?|miles?|units?)`;
const square = (of: Expression): Expression => power(of, number(2));
/** Ladders, ropes, diagonals and the two special triangles: one side from two others. */
export const rightAngleTask: Task = (raw) => {
  if (raw.length > LONGEST) return null;
  const text = withDigits(raw);
  return special(text) ?? leaning(text) ?? diagonal(text);
};

const said = (text: string, raw: Expression, rule: string, reason: string): Worked | null => {
  const value = displayOf(raw);
  return (
    value &&
    roundedAsAsked(
      told(
        problemOf(text),
        'shape',
        [
          [write(raw), rule, reason],
          [write(value), 'Work it out', 'Only numbers are left.'],
        ],
        answerOf(value),
      ),
      text,
    )
  );
};

const LONG = String.raw`(?:ladder|rope|wire|cable|string(?:\s+of\s+lights)?|ramp|brace|guy\s?wire|pole|line|kite string)`;

// What leans is the longest side; wall and ground meet at a right angle.
const leaning = (text: string): Worked | null => {
  if (
    !new RegExp(String.raw`\b${LONG}\b`, 'i').test(text) ||
    !/\b(?:wall|mast|building|tree|house|tower|deck|ground|base|dock|pole|flagpole)\b/i.test(text)
  )
    return null;
  if (/\bangle\b|\bslope\b|\bgrade\b|°|degrees?\b|\bshadow\b/i.test(text)) return null;
  const story = text.replace(/\bPythag\w*[^.\n]*|[a-c]\s*\^\s*2[^.\n]*/gi, ' ');
  const own =
    new RegExp(String.raw`${NUMBER}[\s-]*${UNIT}[\s-]*(?:long\s+)?${LONG}`, 'i').exec(story) ??
    new RegExp(
      String.raw`\b${LONG}\b(?:\s+(?:that|which))?(?:\s+(?:is|of|measures|with\s+(?:a\s+)?length\s+(?:of)?))?\s+${NUMBER}\s*${UNIT}(?:\s+long)?`,
      'i',
    ).exec(story);
  const numbers = [...story.matchAll(new RegExp(String.raw`(?<![\w.])${NUMBER}`, 'g'))].map(
    (match) => match[1] ?? '',
  );
  const [a, b, more] = numbers;
  if (a === undefined || b === undefined || more !== undefined) return null;
  const asksLong =
    new RegExp(String.raw`\bhow long\b|\blength of the ${LONG}`, 'i').test(questionIn(story)) && !own;
  if (asksLong)
    return said(
      text,
      root(2, sum([square(amount(a)), square(amount(b))])),
      'Pythagoras',
      'The squares of the two legs make the square of the longest side.',
    );
  if (
    !own ||
    !/\bhow (?:far|high|tall)\b|\b(?:find|what is)\b[^?]*\b(?:distance|height|far|high)\b/i.test(
      questionIn(story),
    )
  )
    return null;
  const leg = own[1] === a ? b : a;
  return numberOf(own[1]) > numberOf(leg)
    ? said(
        text,
        root(2, minus(square(amount(own[1])), square(amount(leg)))),
        'Pythagoras',
        'The square of the longest side minus the square of the other leg.',
      )
    : null;
};

const diagonal = (text: string): Worked | null => {
  if (!/\bdiagonal\b/i.test(text) || !/\brectang|\bsquare\b|\bscreen\b|\btelevision\b|\bfield\b/i.test(text))
    return null;
  const numbers = [...text.matchAll(new RegExp(String.raw`(?<![\w.])${NUMBER}`, 'g'))].map(
    (match) => match[1] ?? '',
  );
  const [a, b = /\bsquare\b(?!\s+(?:feet|inch|meter|yard))/i.test(text) ? a : undefined, more] = numbers;
  if (a === undefined || b === undefined || more !== undefined || !/\bdiagonal\b/i.test(questionIn(text)))
    return null;
  return said(
    text,
    root(2, sum([square(amount(a)), square(amount(b))])),
    'Pythagoras',
    'The diagonal is the longest side of a right triangle.',
  );
};

/** Each side of the two special triangles in terms of the shortest one. */
const special = (text: string): Worked | null => {
  const kind = /\b(30\s*°?\s*-\s*60\s*°?\s*-\s*90|45\s*°?\s*-\s*45\s*°?\s*-\s*90)\s*°?/.exec(text)?.[1];
  if (kind === undefined) return null;
  const story = text.replaceAll(/\b\d{2}\s*°?\s*-\s*\d{2}\s*°?\s*-\s*\d{2}\s*°?/g, ' ');
  const question = questionIn(story);
  const given = story.replace(
    /\b(?:30|45|60|90)\s*(?:°|degrees?)(?:\s*angle)?/gi,
    (angle) => ` angle${/\d+/.exec(angle)?.[0]} `,
  );
  const numbers = [...given.matchAll(/(?<![\w.])(\d[\d,]*(?:\.\d+)?(?:\s*\*?\s*(?:sqrt\(\d+\)|√\d+))?)/g)];
  const [only, more] = numbers;
  if (!only || more) return null;
  const clause = given.slice(Math.max(0, only.index - 70), only.index + 50);
  const [from, to] = [
    sideOf(clause.replace(question, ''), kind),
    sideOf(
      question.replace(/\b(?:30|45|60|90)\s*(?:°|degrees?)/gi, (angle) => ` angle${/\d+/.exec(angle)?.[0]} `),
      kind,
    ),
  ];
  const [a, b] = [from && RATIOS[from], to && RATIOS[to]];
  return a && b && from !== to
    ? said(
        text,
        quotient(product([amount(only[1]), b]), a),
        'Use the ratio of the sides',
        kind.startsWith('30') ? 'The sides are as 1 to √3 to 2.' : 'The sides are as 1 to 1 to √2.',
      )
    : null;
};

const RATIOS: Readonly<Record<string, Expression>> = {
  short: number(1),
  long: root(2, number(3)),
  double: number(2),
  leg: number(1),
  slant: root(2, number(2)),
};

const sideOf = (phrase: string, kind: string): string | null => {
  const slanted = /\bhypotenuse\b/i.test(phrase);
  if (kind.startsWith('45')) return slanted ? 'slant' : /\bleg|\bside|\bangle45/i.test(phrase) ? 'leg' : null;
  if (/\bangle30|\bshort(?:er)?\b/i.test(phrase)) return 'short';
  if (/\bangle60|\blong(?:er)? (?:leg|side)\b/i.test(phrase)) return 'long';
  return slanted ? 'double' : null;
};
