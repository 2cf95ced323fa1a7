import { withDigits } from '../arithmetic/number-words.ts';
import { NUMBER } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import type { Task } from '../worked.ts';
import { amount, by, computed, over } from './story.ts';

/** Heights and shadows at the same hour, scales of maps, exchange rates: two equal ratios. */
export const proportionTask: Task = (raw) => {
  if (raw.length > 800) return null;
  const text = withDigits(raw.replaceAll(/\bfoot\b/gi, 'feet'));
  return shadows(text) ?? exchange(text) ?? scale(text) ?? recipe(text);
};

// `A recipe for 4 people needs 300 g of flour. How much for 6 people?`
const recipe: Task = (text) => {
  const [had, wanted, more] = [
    ...text.matchAll(
      new RegExp(
        String.raw`\b(?:for|serves|feeds|makes)\s+${NUMBER}\s+(people|persons|servings|guests|children|students|portions|muffins|cookies|pancakes)\b`,
        'gi',
      ),
    ),
  ];
  if (!had || !wanted || more || had[2]?.toLowerCase() !== wanted[2]?.toLowerCase()) return null;
  const rest = text.replace(had[0], ' ').replace(wanted[0], ' ');
  const [used, other] = rest.match(/(?<![\w.])\d[\d,]*(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  if (used === undefined || other !== undefined || used.includes('/')) return null;
  return computed(
    text,
    over(by(amount(used), amount(wanted[1])), amount(had[1])),
    'Equal ratios',
    'First for one, then for as many as are wanted.',
  );
};

interface Measured {
  readonly value: string;
  readonly isShadow: boolean;
  readonly at: number;
}

// The shadow is to the height as the other shadow to the other height.
const shadows: Task = (text) => {
  if (!/\bshadow/i.test(text)) return null;
  const question = questionIn(text);
  const found = [
    ...text.matchAll(
      new RegExp(
        String.raw`${NUMBER}[\s-]*(?:feet|ft|meters?|m|inches|cm|yards?)\b(?:[\s-]*(tall|high|shadow|long))?`,
        'gi',
      ),
    ),
  ].map((match): Measured => {
    const clause =
      (/[^.,;]*$/.exec(text.slice(Math.max(0, match.index - 70), match.index))?.[0] ?? '')
        .split(/\band\b/i)
        .at(-1) ?? '';
    const word = match[2]?.toLowerCase();
    const tall =
      word === 'tall' || word === 'high' || (word === undefined && /\b(?:height|tall)\b/i.test(clause));
    return {
      value: match[1] ?? '',
      isShadow: !tall && (word === 'shadow' || word === 'long' || /\bshadow/i.test(clause)),
      at: match.index,
    };
  });
  const [lit, dark] = [found.filter((one) => !one.isShadow), found.filter((one) => one.isShadow)];
  if (found.length !== 3) return null;
  const asksShadow = /\bshadow\b/i.test(question) && !/\bhow (?:tall|high)\b|\bheight\b/i.test(question);
  const reason = 'At the same hour, shadow and height have the same ratio everywhere.';
  const [single] = asksShadow ? dark : lit;
  const pair = asksShadow ? lit : dark;
  if (!single || pair.length !== 2) return null;
  // The known pair belongs to one thing: they stand together in the text.
  const partner = nearest(single, pair, text);
  const other = pair.find((one) => one !== partner);
  return other
    ? computed(
        text,
        over(by(amount(single.value), amount(other.value)), amount(partner.value)),
        'Equal ratios',
        reason,
      )
    : null;
};

const nearest = (single: Measured, [a, b]: readonly Measured[], text: string): Measured => {
  const apart = (one: Measured | undefined): number => {
    if (!one) return Infinity;
    const between = text.slice(Math.min(one.at, single.at), Math.max(one.at, single.at));
    // A new clause speaks of another thing.
    return between.length + 100 * (between.match(/[.?!]\s|\bwhile\b|\bwhereas\b|;/g)?.length ?? 0);
  };
  const named = nameMatch(single, a, b, text);
  if (named) return named;
  return apart(a) <= apart(b) ? (a ?? single) : (b ?? single);
};

// `Larry's own height … Larry's shadow`: the same name stands before both.
const nameMatch = (
  single: Measured,
  a: Measured | undefined,
  b: Measured | undefined,
  text: string,
): Measured | null => {
  const name = (one: Measured | undefined): string | undefined =>
    one &&
    [...text.slice(0, one.at).matchAll(/\b([A-Z][a-z]+)(?:'s|’s)?\s+(?=[a-z])/g)].findLast(
      (match) => !/^(?:The|When|What|How|If|At|A|An|Next|Find|Solve)$/.test(match[1] ?? ''),
    )?.[1];
  const own = name(single);
  if (own === undefined || name(a) === name(b)) return null;
  if (name(a) === own) return a ?? null;
  return name(b) === own ? (b ?? null) : null;
};

const exchange: Task = (text) => {
  if (!/\bexchange rate\b|\bcurrent rate\b/i.test(text)) return null;
  const rate = new RegExp(
    String.raw`\$?\s*\b1(?:\.0+)?\s+(?:US\s+)?([a-z. ]+?)\s*(?:is equal to|equals|=|is worth|is)\s*\$?\s*${NUMBER}\s*([a-z]+)?`,
    'i',
  ).exec(text);
  if (!rate) return null;
  const others = [...text.replace(rate[0], ' ').matchAll(new RegExp(NUMBER, 'g'))];
  const [sum, more] = others;
  return sum && !more
    ? computed(
        text,
        by(amount(sum[1]), amount(rate[2])),
        'Times the exchange rate',
        'Each unit is worth so much.',
      )
    : null;
};

const scale: Task = (text) => {
  const rule = new RegExp(
    String.raw`${NUMBER}\s*(inch(?:es)?|cm|centimeters?|in\.?)\s*(?:=|represents?|equals?|stands? for|is|to)\s*${NUMBER}\s*(miles?|km|kilometers?|feet|ft|meters?|m)\b`,
    'i',
  ).exec(text);
  if (!rule || !/\b(?:map|scale|blueprint|drawing|model)\b/i.test(text)) return null;
  const rest = text.replace(rule[0], ' ');
  const near = new RegExp(String.raw`${NUMBER}\s*(?:inch(?:es)?|cm|centimeters?)\b`, 'i').exec(rest)?.[1];
  const far = new RegExp(String.raw`${NUMBER}\s*(?:miles?|km|kilometers?|feet|ft|meters?|m)\b`, 'i').exec(
    rest,
  )?.[1];
  if (near !== undefined && far === undefined)
    return computed(
      text,
      over(by(amount(near), amount(rule[3])), amount(rule[1])),
      'Equal ratios',
      'The map and the land have the same ratio everywhere.',
    );
  return far !== undefined && near === undefined
    ? computed(
        text,
        over(by(amount(far), amount(rule[1])), amount(rule[3])),
        'Equal ratios',
        'The map and the land have the same ratio everywhere.',
      )
    : null;
};
