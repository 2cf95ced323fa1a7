import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { quantitiesIn } from '../quantities/read.ts';
import { told, type Task } from '../worked.ts';

/** How one thing follows another: twice the amplitude, four times the intensity. */
interface Follows {
  readonly what: RegExp;
  readonly cause: RegExp;
  readonly power: number;
  readonly why: string;
  readonly when?: RegExp;
}

const FOLLOWS: readonly Follows[] = [
  {
    what: /\bintensity\b/i,
    cause: /\bamplitude\b/i,
    power: 2,
    why: 'Intensity goes with the square of the amplitude.',
  },
  {
    what: /\benergy\b/i,
    cause: /\bamplitude\b/i,
    power: 2,
    why: 'The energy goes with the square of the amplitude.',
  },
  {
    what: /\bpower\b/i,
    cause: /\b(?:high|height|amplitude)\b/i,
    power: 2,
    why: 'The energy of waves goes with the square of their height.',
    when: /\b(?:waves?|breakers)\b/i,
  },
  {
    what: /\bflow rate\b/i,
    cause: /\bviscosity\b/i,
    power: -1,
    why: 'The flow is slower in the same measure as the liquid is thicker.',
  },
  {
    what: /\bflow rate\b/i,
    cause: /\bradius\b/i,
    power: 4,
    why: 'The flow goes with the fourth power of the radius.',
  },
  {
    what: /\bflow rate\b/i,
    cause: /\b(?:pressure|length)\b/i,
    power: 1,
    why: 'The flow goes with the pressure difference.',
    when: /\bpressure\b/i,
  },
  {
    what: /\bkinetic energy\b/i,
    cause: /\b(?:speed|velocity)\b/i,
    power: 2,
    why: 'Kinetic energy goes with the square of the speed.',
  },
  {
    what: /\b(?:gravitational )?force\b/i,
    cause: /\bdistance\b/i,
    power: -2,
    why: 'The force falls with the square of the distance.',
    when: /\bgravit\w*|\bcharges?\b|\battract\w*|\brepel\w*/i,
  },
  {
    what: /\bperiod\b/i,
    cause: /\blength\b/i,
    power: 0.5,
    why: 'The period goes with the root of the length.',
    when: /\bpendulum\b/i,
  },
  {
    what: /\b(?:centripetal|force|acceleration)\b/i,
    cause: /\bspeed\b/i,
    power: 2,
    why: 'It goes with the square of the speed.',
    when: /\bcircle|\bcurve|\bcentripetal/i,
  },
  {
    what: /\barea\b/i,
    cause: /\b(?:blood )?speed\b/i,
    power: -1,
    why: 'The same flow comes through: area times speed stays the same.',
    when: /\bflow\w*|\bblood\b|\bpipe\b/i,
  },
];

const FACTORS: Readonly<Record<string, number>> = {
  doubled: 2,
  doubles: 2,
  tripled: 3,
  triples: 3,
  quadrupled: 4,
  halved: 0.5,
};

const factorIn = (text: string): number | null => {
  const word = /\b(doubled|doubles|tripled|triples|quadrupled|halved)\b/i.exec(text)?.[1];
  if (word !== undefined) return FACTORS[word.toLowerCase()] ?? null;
  const percent =
    /\b(increas|decreas|reduc|drop|ris)\w*\s+(?:by\s+)?(\d+(?:\.\d+)?)\s*%/i.exec(text) ??
    /\b(increas|decreas|reduc)\w*\s+by\s+(\d+(?:\.\d+)?)\s*percent/i.exec(text);
  if (percent) return 1 + ((/^(?:increas|ris)/i.test(percent[1] ?? '') ? 1 : -1) * Number(percent[2])) / 100;
  const times = /\b(?:by a )?factor of\s+(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s+times\b/i.exec(text);
  if (!times) return null;
  const size = Number(times[1] ?? times[2]);
  return /\b(?:decreas|reduc)\w*\s+by a factor/i.test(text) ? 1 / size : size;
};

/** What becomes of a quantity when another grows by a factor or a percentage. */
export const scalingTask: Task = (raw) => {
  if (raw.length > 1_000) return null;
  const question = questionIn(raw);
  const rule = FOLLOWS.find(
    ({ what, cause, when }) => what.test(question) && cause.test(raw) && (!when || when.test(raw)),
  );
  const factor = rule && factorIn(raw);
  if (!rule || factor === null || factor === undefined || factor <= 0) return null;
  const share = factor ** rule.power;
  const lines = [
    [`${inLine(factor)}^(${inLine(rule.power)}) = ${inLine(share)}`, 'How it follows', rule.why],
  ] as const;
  if (
    /\b(?:percent(?:age)?|%)/i.test(question) &&
    /\b(?:lost|change|increase|decrease|lose)\b/i.test(question)
  ) {
    const percent = Math.abs(share - 1) * 100;
    return told(
      `factor ${inLine(factor)}`,
      'scaling',
      [...lines, [`${inLine(percent)} %`, 'As a change in percent', 'Compare with the whole.']],
      nearAnswer(percent, raw, '%'),
    );
  }
  const numbers = quantitiesIn(raw);
  const [start, more] = numbers;
  if (!start || more) return null;
  // The asked one was told with its cause: how much it was on the other side of the change.
  const isBackward = /\bfeeding\b|\boriginal\b|\bbefore\b/i.test(question);
  const digits = Number(/^-?[\d.]+/.exec(start.written)?.[0] ?? Number.NaN);
  const exponent = Number(/10\s*\^\s*\(?\s*(-?\d+)/.exec(start.written)?.[1] ?? 0);
  const value = digits * 10 ** exponent * (isBackward ? 1 / share : share);
  const unit = start.written
    .replace(/^-?[\d.,]+(?:\s*\*\s*10\s*\^\s*\(?-?\d+\)?)?\s*/, '')
    .replaceAll(/[()]/g, '');
  return Number.isFinite(value)
    ? told(
        start.written,
        'scaling',
        [...lines, [`${inLine(value)} ${unit}`, 'Multiply', 'The old value times this factor.']],
        nearAnswer(value, raw, unit),
      )
    : null;
};
