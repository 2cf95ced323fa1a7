import { divide, multiply, ONE, raise, whole, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { decimalsOf, writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { unitOf } from './measure.ts';
import { withDigits } from './number-words.ts';

/** A unit made of others, such as km/h or cm³. */
interface Made {
  /** How many of the smallest units. */
  size: Fraction;
  /** The powers of length, mass, time and the rest, as a key. */
  kind: string;
}

const AMOUNT = String.raw`(-?\d[\d,]*(?:\.\d+)?(?:\s*\/\s*\d+(?=\s*[a-zA-Zμµ]))?)`;
const ONE_UNIT = String.raw`(?:(?:square|cubic|sq\.?|cu\.?)\s+)?[a-zA-Zμµ]{1,12}(?:\^?\(?[23]\)?|[²³])?`;
const UNIT = String.raw`(${ONE_UNIT}(?:\s*(?:\/|\bper\b)\s*${ONE_UNIT})?)`;
const IN_WORDS = String.raw`(?:in|to|into|as)`;
const FORMS: readonly { form: RegExp; amount: number; from: number; to: number }[] = [
  {
    form: new RegExp(
      String.raw`^\W*(?:(?:please|what\s+is|what's|convert|express|write|change|how\s+much\s+is)\s+)*${AMOUNT}\s*${UNIT}\s+${IN_WORDS}\s+${UNIT}\W*$`,
      'i',
    ),
    amount: 1,
    from: 2,
    to: 3,
  },
  {
    form: new RegExp(
      String.raw`^\W*how\s+many\s+${UNIT}\s+(?:are(?:\s+there)?(?:\s+in)?|is|in|equals?)\s+${AMOUNT}\s*${UNIT}\W*$`,
      'i',
    ),
    amount: 2,
    from: 3,
    to: 1,
  },
];

/** Speeds, areas, volumes and other units made of units: `90 km/h in m/s`, `convert 3 m² to cm²`. */
export const rateUnitsTask: Task = (text) => {
  if (text.length > 120) return null;
  const read = withDigits(text);
  for (const { form, amount, from, to } of FORMS) {
    const match = form.exec(read);
    const worked = match && converted(match[amount] ?? '', match[from] ?? '', match[to] ?? '');
    if (worked) return worked;
  }
  return null;
};

const converted = (amount: string, from: string, to: string): Worked | null => {
  const [source, target] = [madeOf(from), madeOf(to)];
  const given = readExpression(amount.replaceAll(',', ''));
  const value = given && exactValue(given);
  // What is made of one unit alone is converted elsewhere.
  if (
    !source ||
    !target ||
    source.kind !== target.kind ||
    !value ||
    !/[/23²³]|per|sq|cu|mph/i.test(from + to)
  )
    return null;
  const factor = divide(source.size, target.size) ?? ONE;
  const result = multiply(value, factor);
  const size = result.top < 0n ? -result.top : result.top;
  const answer = number(result, decimalsOf(size, result.bottom) === null ? undefined : 'decimal');
  return told(
    `${amount.trim()} ${from.trim()} in ${to.trim()}`,
    'convert',
    [
      [
        `${amount.trim()} × ${writeNumber(factor)} ${to.trim()}`,
        'Put the new units in for the old ones',
        partsOf(from)
          .map(({ name, power, below }) => sizeIn(name, power, below, to))
          .filter((one) => one !== '')
          .join(' '),
      ],
      [
        `${writeNumber(result, 'decimal')} ${to.trim()}`,
        'Work it out',
        'What stands below the line divides, what stands above it multiplies.',
      ],
    ],
    answerOf(answer),
  );
};

interface UnitPart {
  name: string;
  power: number;
  below: boolean;
}

const WHOLE_WORDS: Readonly<Record<string, string>> = { mph: 'mile/hour', kph: 'km/h', kmh: 'km/h' };

/** The units that a unit is made of; the first above the line, the second below it. */
const partsOf = (said: string): UnitPart[] => {
  const text = WHOLE_WORDS[said.trim().toLowerCase()] ?? said.trim();
  return text.split(/\s*(?:\/|\bper\b)\s*/i).map((one, at) => {
    const power = /\bsq|square|2\)?$|²$/i.test(one) ? 2 : /\bcu|cubic|3\)?$|³$/i.test(one) ? 3 : 1;
    const name = one.replace(/^(?:square|cubic|sq\.?|cu\.?)\s+/i, '').replace(/(?:\^?\(?[23]\)?|[²³])$/, '');
    return { name, power, below: at > 0 };
  });
};

const KINDS = ['length', 'mass', 'time', 'calendar', 'us volume', 'money'];

// A millilitre is a cubic centimetre; lengths are counted in nanometres.
const NANOMETRES_CUBED = raise(whole(10_000_000n), 3n) ?? ONE;

const madeOf = (said: string): Made | null => {
  let size = ONE;
  const powers = new Map<string, number>();
  for (const { name, power, below } of partsOf(said)) {
    const unit = unitOf(name);
    const isVolume = unit?.kind === 'volume';
    const own = unit && raise(isVolume ? multiply(unit.size, NANOMETRES_CUBED) : unit.size, BigInt(power));
    const next = own && (below ? divide(size, own) : multiply(size, own));
    if (!unit || !next) return null;
    size = next;
    const kind = isVolume ? 'length' : unit.kind;
    const raised = (isVolume ? 3 : 1) * power * (below ? -1 : 1);
    powers.set(kind, (powers.get(kind) ?? 0) + raised);
  }
  return { size, kind: KINDS.map((kind) => powers.get(kind) ?? 0).join(' ') };
};

/** How large a unit is in the unit of the same kind on the other side. */
const sizeIn = (name: string, power: number, below: boolean, to: string): string => {
  const there = partsOf(to).find((one) => one.below === below && one.power === power);
  const [own, other] = [unitOf(name), there && unitOf(there.name)];
  if (!there || !own || !other || own.kind !== other.kind) return '';
  const factor = raise(divide(own.size, other.size) ?? ONE, BigInt(power)) ?? ONE;
  const sign = power === 1 ? '' : power === 2 ? '²' : '³';
  return `1 ${name}${sign} is ${writeNumber(factor)} ${there.name}${sign}.`;
};
