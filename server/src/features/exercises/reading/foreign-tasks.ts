/**
 * Short tasks in other languages, put into English for the engine. Every word of a task must be known: a word that nobody here can
 * read may change what is asked, and then the task is left alone.
 */
import { asInterest, asQuantities, taskOfSigns, unitOfToken, withTokens } from './foreign-quantities.ts';
import words from './foreign-words.json' with { type: 'json' };

/** Words that only hold a task together. */
const GLUE = new Set(words.glue.flatMap((line) => line.split(' ')));

const HAN = /\p{Script=Han}/u;
/** Characters of Chinese tasks that only hold them together. */
const HAN_GLUE =
  /一个|一辆|一块|走了|行驶|是多少|多少|求|的|是|有|和|与|了|用|为|车|火车|汽车|铁块|数|这些|它/g;

interface ForeignTask {
  concepts: string[];
  numbers: { value: string; unit: string; at: number }[];
}

const NUMBER = /(?<![a-zß-ÿ\d])\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?/gu;
const LONGEST = 160;
const OTHER_LETTERS =
  /[^ -~\s]|\b(?:el|la|de|le|du|und|von|ist|um|uma|di|che|quanto|der|die|das|que|cual|des|ein|eine|mit|wie|une|les|est|com|qual|welche[rs]?|bei|nach|zu|avec|con|por|para|pour|combien|quelle?|calcule|juros)\b/i;

/** The task in English; null when it is English already, or when any of it was not read. */
export const taskInEnglish = (message: string): string | null => {
  if (message.length > LONGEST || !/\d/.test(message) || !OTHER_LETTERS.test(message)) return null;
  const byItself = taskOfSigns(message);
  if (byItself !== null) return byItself;
  const read = readAll(
    withTokens(message.replaceAll(ONE_YEAR, '1 year')).toLowerCase().replaceAll(/[’']/g, ' '),
  );
  return read && asTask(read);
};

/** A year that no digit counts. */
const ONE_YEAR = /(?<!\p{L})(?:einem jahr|un an|un año|um ano|un anno|bir yıl)(?!\p{L})/giu;

/** The words for each concept, the longest first. */
const NAMES = Object.entries(words.concepts)
  .flatMap(([name, all]) => all.split('|').map((word) => ({ name, word })))
  .toSorted((one, other) => other.word.length - one.word.length);

/** Made for the words that a message has: all five hundred take the first messages half a second each. */
const forms = new Map<string, RegExp>();
const formOf = (word: string): RegExp => {
  const known = forms.get(word);
  if (known) return known;
  const form = new RegExp(HAN.test(word) ? word : `(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'gu');
  forms.set(word, form);
  return form;
};

const readAll = (message: string): ForeignTask | null => {
  let text = ` ${message.replaceAll(/[¿¡?!.;:,。？，؟、()«»“”"]+(?=\s|$|\D)/g, ' ')} `;
  const concepts: { name: string; at: number }[] = [];
  const numbers: ForeignTask['numbers'] = [];
  for (const { 0: value, index } of text.matchAll(NUMBER)) {
    const behind = /^\s*(km\/h|m\/s²|m\/s|g\/cm³|cm²|cm³|cm3|m²|m³|%|°|[\p{L}\p{M}€$]+)/u.exec(
      text.slice(index + value.length),
    );
    const unit = behind ? unitFrom(behind[1] ?? '') : '';
    numbers.push({ value: value.replace(',', '.').replaceAll(' ', ''), unit: unit ?? '', at: index });
    const length = value.length + (unit ? (behind?.[0].length ?? 0) : 0);
    text = text.slice(0, index) + ' '.repeat(length) + text.slice(index + length);
  }
  for (const { name, word } of NAMES) {
    if (!text.includes(word)) continue;
    text = text.replaceAll(formOf(word), (found, at: number) => {
      concepts.push({ name, at });
      return ' '.repeat(found.length);
    });
  }
  const rest = text.replaceAll(HAN_GLUE, ' ').split(/[\s/-]+/);
  if (rest.some((word) => word !== '' && !GLUE.has(word))) return null;
  return { concepts: concepts.toSorted((a, b) => a.at - b.at).map(({ name }) => name), numbers };
};

const unitFrom = (word: string): string | null => {
  const signed = unitOfToken(word);
  if (signed !== null) return signed;
  if (/^(?:km\/h|m\/s²|m\/s|g\/cm³|cm²|cm³|cm3|m²|m³|%|°|km|cm|m|g|kg|h|min|s|n|€|\$)$/.test(word))
    return word.replace('cm3', 'cm³');
  const found = Object.entries(words.units).find(([all]) =>
    all.split('|').some((one) => word === one || (HAN.test(one) && word.startsWith(one))),
  );
  return found?.[1] ?? null;
};

const asTask = ({ concepts, numbers }: ForeignTask): string | null => {
  const has = (...names: string[]): boolean => names.every((one) => concepts.includes(one));
  const only = (...names: string[]): boolean => concepts.every((one) => names.includes(one));
  const written = numbers.map(({ value, unit }) =>
    unit === '$' || unit === '€' ? `$${value}` : unit === '%' ? `${value}%` : `${value} ${unit}`.trim(),
  );
  const [first = '', second = ''] = written;
  const units = numbers.map(({ unit }) => unit);
  if (
    only('mean', 'median') &&
    concepts.length === 1 &&
    numbers.length > 1 &&
    units.every((one) => one === '')
  )
    return `Find the ${concepts[0]} of ${written.join(', ')}`;
  if (concepts.length === 0 && numbers.length === 2) return shareOf(numbers);
  if (numbers.length === 2 && has('area') && has('rectangle') && only('area', 'rectangle', 'length', 'width'))
    return `What is the area of a rectangle with length ${first} and width ${second}?`;
  if (
    numbers.length === 2 &&
    has('perimeter', 'rectangle') &&
    only('perimeter', 'rectangle', 'length', 'width')
  )
    return `What is the perimeter of a rectangle with length ${first} and width ${second}?`;
  if (
    numbers.length === 2 &&
    has('area', 'triangle', 'base', 'height') &&
    only('area', 'triangle', 'base', 'height')
  )
    return `What is the area of a triangle with base ${first} and height ${second}?`;
  if (numbers.length === 2 && has('hypotenuse', 'legs') && only('hypotenuse', 'legs', 'right triangle'))
    return `A right triangle has legs ${first} and ${second}. What is the hypotenuse?`;
  if (
    numbers.length === 1 &&
    has('square') &&
    only('area', 'perimeter', 'square', 'side') &&
    concepts.length > 1
  )
    return `What is the ${has('area') ? 'area' : 'perimeter'} of a square with side ${first}?`;
  if (
    numbers.length === 1 &&
    has('circle', 'radius') &&
    only('circle', 'radius', 'area', 'perimeter') &&
    concepts.length === 3
  )
    return `What is the ${has('area') ? 'area' : 'circumference'} of a circle with radius ${first}?`;
  if (
    numbers.length === 2 &&
    has('density') &&
    only('density', 'mass', 'volume') &&
    /^k?g$/.test(units[0] ?? '') &&
    (units[1] ?? '').endsWith('³')
  )
    return `What is the density of a block with mass ${first} and volume ${second}?`;
  if (
    numbers.length === 2 &&
    has('discount') &&
    only('discount', 'price', 'pay') &&
    has('pay') &&
    units.includes('%')
  )
    return `A shirt costs ${written.find((one) => !one.includes('%'))?.replace(/^(?!\$)/, '$')} with a ${written.find((one) => one.includes('%'))} discount. How much do I pay?`;
  return (
    motionOf(concepts, numbers.length === 2 ? numbers : []) ??
    asInterest(concepts, numbers) ??
    asQuantities(concepts, numbers)
  );
};

// “20% of 150”, “3/4 of 28”: the share may stand behind, as in Hindi and Chinese.
const shareOf = (numbers: ForeignTask['numbers']): string | null => {
  const isShare = ({ value, unit }: ForeignTask['numbers'][number]): boolean =>
    unit === '%' || value.includes('/');
  const [share, other] = [numbers.find(isShare), numbers.find((one) => !isShare(one))];
  return share && other && ['', '€', '$'].includes(other.unit)
    ? `What is ${share.value}${share.unit} of ${other.value}?`
    : null;
};

const motionOf = (concepts: readonly string[], numbers: ForeignTask['numbers']): string | null => {
  const [asked, another] = [...new Set(concepts)];
  const by = (form: RegExp): string | null => {
    const found = numbers.find(({ unit }) => form.test(unit));
    return found ? `${found.value} ${found.unit}` : null;
  };
  const [speed, distance, time] = [by(/^km\/h$/), by(/^(?:km|m)$/), by(/^(?:h|min|s)$/)];
  if (asked === undefined || another !== undefined) return null;
  if (asked === 'speed' && distance !== null && time !== null)
    return `A car drives ${distance} in ${time}. What is its speed?`;
  if (asked === 'distance' && speed !== null && time !== null)
    return `A car drives at ${speed} for ${time}. How far does it go?`;
  return asked === 'time' && distance !== null && speed !== null
    ? `How long does it take to drive ${distance} at ${speed}?`
    : null;
};
