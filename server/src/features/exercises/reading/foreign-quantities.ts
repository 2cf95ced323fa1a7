/** Tasks in other languages about quantities: what is measured is known by its unit, and what is left of the words is asked. */

export interface ForeignNumber {
  value: string;
  unit: string;
}

/** Units that mean something else in small letters: “500 a 10%” has no ampere. */
const SIGNS = [
  'V',
  'mV',
  'kV',
  'A',
  'mA',
  'W',
  'kW',
  'MW',
  'J',
  'kJ',
  'MJ',
  'N',
  'kN',
  'Hz',
  'kHz',
  'MHz',
  'Pa',
  'kPa',
];
const SIGNED = new RegExp(String.raw`(?<=\d\s?)(${SIGNS.join('|')})(?![\p{L}\d²³/*·])`, 'gu');
const GRAVITY = /\(?(?<!\p{L})g\s?=\s?(\d{1,2}(?:[.,]\d{1,3})?)(?:\s?(?:m\/s(?:²|\^2)|N\/kg))?\)?/u;
const [TOKEN, ALPHABET, GRAVITY_UNIT] = ['unitof', 'abcdefghijklmnopqrstuvwxyz', 'm/s² of gravity'];

/** A message whose units are still known when it stands in small letters. */
export const withTokens = (message: string): string =>
  message
    .replace(GRAVITY, ` $1 ${TOKEN}z `)
    .replaceAll(/m\/s\^2/g, 'm/s²')
    .replaceAll(SIGNED, (unit) => `${TOKEN}${ALPHABET[SIGNS.indexOf(unit)]}`);

/** The unit that such a word stands for; null for any other word. */
export const unitOfToken = (word: string): string | null => {
  if (!word.startsWith(TOKEN)) return null;
  const letter = word.slice(TOKEN.length);
  return letter === 'z' ? GRAVITY_UNIT : (SIGNS[ALPHABET.indexOf(letter)] ?? null);
};

/** What a unit measures; a length may be a height or the length of a wave. */
const MEASURED: Readonly<Record<string, RegExp>> = {
  mass: /^k?g$/,
  acceleration: /^m\/s²$/,
  speed: /^(?:km\/h|m\/s)$/,
  'wave speed': /^m\/s$/,
  height: /^m$/,
  wavelength: /^c?m$/,
  distance: /^k?m$/,
  time: /^(?:h|min|s)$/,
  force: /^k?N$/,
  weight: /^k?N$/,
  voltage: /^[mk]?V$/,
  current: /^m?A$/,
  resistance: /^Ω$/,
  'electric power': /^[kM]?W$/,
  work: /^[kM]?J$/,
  'kinetic energy': /^[kM]?J$/,
  'potential energy': /^[kM]?J$/,
  frequency: /^[kM]?Hz$/,
  pressure: /^k?Pa$/,
  area: /^c?m²$/,
  momentum: /^kg·m\/s$/,
};
/** By what a number is called where no word of the task names it. */
const PLAIN =
  'mass acceleration speed distance time force voltage current resistance work frequency pressure area';

/** The task as English has it in few words; null where not just one quantity is asked for. */
export const asQuantities = (all: readonly string[], numbers: readonly ForeignNumber[]): string | null => {
  const concepts = [...new Set(all)];
  const circuit = asCircuit(concepts, numbers);
  if (circuit !== null) return circuit;
  if (concepts.some((one) => !(one in MEASURED))) return null;
  const isGiven = (concept: string): boolean =>
    numbers.some(({ unit }) => MEASURED[concept]?.test(unit) ?? false);
  const [asked, another] = concepts.filter((one) => !isGiven(one));
  if (asked === undefined || another !== undefined) return null;
  const named = numbers.map(({ value, unit }) => {
    if (unit === GRAVITY_UNIT) return `g = ${value} m/s²`;
    const measures = (one: string): boolean => MEASURED[one]?.test(unit) ?? false;
    const name = concepts.find(measures) ?? PLAIN.split(' ').find(measures);
    return name === undefined ? null : `${name} ${value} ${unit}`;
  });
  const names = named.map((one) => one?.replace(/\s[\d.].*/, ''));
  if (named.includes(null) || new Set(names).size < names.length) return null;
  const isElectric = numbers.some(({ unit }) => /[VAΩ]$/.test(unit));
  return `${asked === 'electric power' && !isElectric ? 'power' : asked}, ${named.join(', ')}`;
};

/** Resistors side by side, or one after the other. */
const asCircuit = (concepts: readonly string[], numbers: readonly ForeignNumber[]): string | null => {
  const [way, other] = ['parallel', 'series'].filter((one) => concepts.includes(one));
  const isKnown = concepts.every((one) => one === way || one === 'total resistance' || one === 'resistance');
  const areOhms = numbers.every(({ unit }) => unit === 'Ω');
  if (way === undefined || other !== undefined || !isKnown || !areOhms || concepts.length < 2) return null;
  if (numbers.length < 2 || numbers.length > 3) return null;
  const resistors = numbers.map(({ value }) => `${value} Ω`);
  return `What is the total resistance of ${resistors.slice(0, -1).join(', ')} and ${resistors.at(-1)} in ${way}?`;
};

/** Interest of years, where the interest earns none. */
export const asInterest = (all: readonly string[], numbers: readonly ForeignNumber[]): string | null => {
  const rate = numbers.find(({ unit }) => unit === '%');
  const years = numbers.find(({ unit }) => unit === 'years');
  const amount = numbers.find(({ unit }) => ['$', '€', ''].includes(unit));
  const isSimple = all.includes('simple interest') || years?.value === '1';
  const isOfInterest = all.length > 0 && all.every((one) => one === 'interest' || one === 'simple interest');
  return numbers.length === 3 && isOfInterest && isSimple && rate && years && amount
    ? `What is the simple interest on ${amount.unit === '€' ? '€' : '$'}${amount.value} at ${rate.value}% for ${years.value} years?`
    : null;
};

const HOW_MANY_MOLES =
  /^\W*(?:combien de moles?|wie ?viele? mole?|cu[aá]ntos moles|quante moli|quantos? mols?|kaç mol)\b/iu;
const GRAMS_OF =
  /(?<![\d.,])(\d{1,6}(?:[.,]\d{1,4})?)\s?(?:g|gr|gramm?|grammes?|gramos|grammi|gramas|gram)\s(?:de |d['’]|di |do |da |von )?((?:[A-Z][a-z]?\d{0,2}){1,6}|wasser|eau|agua|acqua|água|su)(?![\p{L}\d])/u;
const IONS =
  /\[H(?:3O)?[+⁺]\]\s?=\s?(\d{1,3}(?:[.,]\d{1,9})?(?:\s?[x×·*]\s?10\^?[-−⁻]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})?)/u;
const ANY_NUMBER = /(?<![\p{L}\d.,^])\d/gu;

/** Tasks that their signs tell alone: “[H+] = 0,001” beside pH, and grams of a formula beside moles. */
export const taskOfSigns = (message: string): string | null => {
  const ions = /(?<!\p{L})pH(?!\p{L})/u.test(message) ? IONS.exec(message) : null;
  if (ions && (message.replace(ions[0], '').match(ANY_NUMBER) ?? []).length === 0)
    return `What is the pH if [H+] = ${(ions[1] ?? '').replace(',', '.')}?`;
  const grams = HOW_MANY_MOLES.test(message) || /\bkaç mol\b/u.test(message) ? GRAMS_OF.exec(message) : null;
  if (!grams || (message.replace(grams[0], '').match(ANY_NUMBER) ?? []).length > 0) return null;
  const substance = /^\p{Ll}/u.test(grams[2] ?? '') ? 'water' : grams[2];
  return `How many moles are in ${(grams[1] ?? '').replace(',', '.')} g of ${substance}?`;
};
