import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task } from '../worked.ts';

type Side = 'high' | 'along' | 'slant';

const WORDS: readonly (readonly [Side, RegExp])[] = [
  [
    'slant',
    /\bladder|\bguy[- ]?wire|\bcable|\bstring|\brope|\bramp|\bline of sight|\bslide\b|\bhypotenuse|\bkite\b/i,
  ],
  [
    'high',
    /\b(?:high|height|tall|altitude|above|vertical(?:ly)?|up the|top of|cliff|tower|building|tree|flagpole|elevation of)\b/i,
  ],
  [
    'along',
    /\b(?:from the (?:base|foot|bottom|building|tree|tower|cliff)|away|shadow|horizontal(?:ly)?|along the (?:ground|river|bank|shore)|baseline|on the ground|how far|distance)\b/i,
  ],
];

const sideOf = (phrase: string): Side | null => WORDS.find(([, words]) => words.test(phrase))?.[0] ?? null;

const RADIANS = Math.PI / 180;

/** A ladder, a shadow, a tower seen under an angle: one side and one angle of a right triangle. */
export const slopeStoryTask: Task = (raw) => {
  const text = withDigits(raw);
  const angles = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:°|degrees?\b)/gi)];
  const [angle] = angles;
  if (!angle || angles.length !== 1 || !/\bangle\b|\belevation\b|\bdepression\b|\binclin/i.test(text))
    return null;
  const lengths = [
    ...text.matchAll(/(\d+(?:\.\d+)?)[\s-]*(feet|foot|ft|meters?|metres?|m|yards?|miles?|inches|cm|km)\b/gi),
  ];
  const [length, more] = lengths;
  if (!length || more || text.length > 900) return null;
  const size = Number(length[1]);
  const at = length.index;
  const given =
    sideOf(text.slice(at, at + length[0].length + 60).split(/[.,?]/)[0] ?? '') ??
    sideOf(
      text
        .slice(Math.max(0, at - 60), at)
        .split(/[.,?]/)
        .at(-1) ?? '',
    );
  const asked = askedSide(questionIn(text), text);
  if (given === null || asked === null || given === asked) return null;
  const turn = Number(angle[1]) * RADIANS;
  const sides: Record<Side, number> = { high: Math.sin(turn), along: Math.cos(turn), slant: 1 };
  const value = (size * sides[asked]) / sides[given];
  const name = { high: 'opposite', along: 'adjacent', slant: 'hypotenuse' };
  const ratio =
    given !== 'slant' && asked !== 'slant' ? 'tan' : given === 'high' || asked === 'high' ? 'sin' : 'cos';
  const parts = { tan: 'opposite/adjacent', sin: 'opposite/hypotenuse', cos: 'adjacent/hypotenuse' };
  return told(
    `angle ${angle[1]}°, ${name[given]} ${size}`,
    'right triangle',
    [
      [
        `${ratio} ${angle[1]}° = ${parts[ratio]}`,
        `Choose the ratio`,
        `The ${name[given]} side is known, the ${name[asked]} side is wanted.`,
      ],
      [`${name[asked]} = ${inLine(value)}`, 'Solve for the side', 'Put the numbers in.'],
    ],
    nearAnswer(value, raw, length[2] ?? ''),
  );
};

const askedSide = (question: string, text: string): Side | null => {
  if (/\b(?:how high|how tall|height)\b/i.test(question)) return 'high';
  if (/\b(?:how wide|width)\b/i.test(question) && /\briver|\bcanyon|\blake/i.test(text)) return 'high';
  if (/\b(?:how long|length)\b[^?]*\b(?:ladder|wire|cable|string|rope|ramp|slide)\b/i.test(question))
    return 'slant';
  if (/\b(?:how far|shadow|distance)\b/i.test(question)) return 'along';
  return null;
};
