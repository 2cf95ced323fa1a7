/** Words that tell a number of the task, or what a name of the task stands for. */

const PAIRS: Readonly<Record<string, string>> = { a: 't', t: 'a', g: 'c', c: 'g' };
const BASE_NAMES = /\b(?:adenine|thymine|guanine|cytosine)\b/gi;
const BASE_LETTERS = /(?<![\w'’])[ATGC](?![\w'’])/g;

/** “20% adenine, how much guanine”: whether the two are partners. */
export const withBasePairs = (task: string): string => {
  const named = [...task.matchAll(BASE_NAMES)];
  const isOfBases = named.length > 0 || /\b(?:dna|bases?|nucleotides?|chargaff\w*)\b/i.test(task);
  const bases = named.length === 2 ? named : named.length === 0 ? [...task.matchAll(BASE_LETTERS)] : [];
  const [one, other] = bases;
  const share = task.search(/\d\s?(?:%|percent)/i);
  if (!isOfBases || !one || !other || bases.length > 2 || share < 0) return task;
  const distance = ({ index, 0: { length } }: RegExpExecArray): number =>
    Math.min(Math.abs(index - share), Math.abs(index + length - share));
  const asked = distance(one) <= distance(other) ? other : one;
  const [first = '', second = ''] = [one, other].map(([name]) => name.slice(0, 1).toLowerCase());
  if (first === second) return task;
  const isPartner = PAIRS[first] === second;
  const wordFor = (base: RegExpExecArray): string =>
    base !== asked ? 'a base' : isPartner ? 'the partner base' : 'one base of the other pair';
  return [
    task.slice(0, one.index),
    wordFor(one),
    task.slice(one.index + one[0].length, other.index),
    wordFor(other),
    task.slice(other.index + other[0].length),
  ].join('');
};

const FALLS_WITH_DISTANCE =
  /\b(?:gravit\w*|attract\w*|repel\w*|coulomb\w*|electric force|force of gravity|intensity|brightness)\b/i;
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:is |gets |are )?(?:doubl(?:es|ed|e)|twice as (?:far|large|big)(?: apart)?)\b/i, '2'],
  [/\b(?:is |gets |are )?(?:tripl(?:es|ed|e)|three times as (?:far|large|big)(?: apart)?)\b/i, '3'],
  [/\b(?:is |gets |are )?(?:quadrupl(?:es|ed|e)|four times as (?:far|large|big)(?: apart)?)\b/i, '4'],
  [/\b(?:is |gets |are )?(?:halv(?:es|ed|e)|cut in half|half as (?:far|large|big)(?: apart)?)\b/i, '0.5'],
];

/** “The distance doubles”, where a force falls with it: by how many times it changes. */
export const withDistanceFactor = (task: string): string => {
  if (!FALLS_WITH_DISTANCE.test(task) || !/\b(?:distances?|separation|apart|away|far)\b/i.test(task))
    return task;
  const changes = CHANGES.filter(([form]) => form.test(task));
  const [change, another] = changes;
  if (
    !change ||
    another ||
    /\b(?:mass(?:es)?|charges?) (?:is |are |both )?(?:doubl|tripl|halv|quadr)/i.test(task)
  )
    return task;
  return task.replace(change[0], `becomes ${change[1]} times as large`);
};

/** “44.1 kHz” of sound is counted in samples of a second. */
export const withHertz = (task: string): string =>
  /\b(?:sampl\w+|sound|audio|stereo|bits?)\b/i.test(task)
    ? task.replaceAll(
        /(\d{1,3}(?:\.\d{1,4})?)\s?khz\b/gi,
        (_, size: string) => `${Math.round(Number(size) * 1000)} Hz`,
      )
    : task;

const NUMERALS: Readonly<Record<string, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** In “3 resistors 2, 3 and 6 ohms” the first number only counts the others. */
export const withCountInWords = (task: string): string =>
  task.replaceAll(
    /(?<![\d.])([2-5]) (?=(?:resistors?|capacitors?|springs?|isotopes?)(?: of)?:? \d)/gi,
    (_, count: string) => `${NUMERALS[count]} `,
  );

const COUNTS = 'zero one two three four five six seven eight nine ten'.split(' ');
const TIMES_IN_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten) times (?=(?:an?|the|as|its|his|her|their|my|your|this|that|another) )/gi;
const PARTS: Readonly<Record<string, number>> = {
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const PART_IN_WORDS =
  /\b(an?|one|two|three|four|five|six|seven|eight|nine)[ -](third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s? (?=(?:of|as) )/gi;

/** “Three times a number” and “two thirds of the class”. */
export const withFactorsInWords = (task: string): string =>
  task
    .replaceAll(TIMES_IN_WORDS, (_, count: string) => `${COUNTS.indexOf(count.toLowerCase())} times `)
    .replaceAll(
      PART_IN_WORDS,
      (_, count: string, part: string) =>
        `${Math.max(1, COUNTS.indexOf(count.toLowerCase()))}/${PARTS[part.toLowerCase()]} `,
    );

const NUMBER = String.raw`([-−]?\d{1,9}(?:\.\d{1,9})?)`;
const SIGNS_OF_CHANCE: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(String.raw`\b([A-Z]) ?~ ?N ?\( ?${NUMBER} ?, ?${NUMBER} ?(?:\^ ?2|²) ?\)`, 'g'),
    '$1 is normal with mean $2 and sd $3',
  ],
  [
    new RegExp(
      String.raw`\b([A-Z]) ?~ ?B(?:in?)? ?\( ?(?:n ?= ?)?${NUMBER} ?, ?(?:p ?= ?)?${NUMBER} ?\)`,
      'g',
    ),
    '$1 is binomial with n = $2 and p = $3',
  ],
  [
    new RegExp(String.raw`\b([A-Z]) ?~ ?Po(?:is|isson)? ?\( ?${NUMBER} ?\)`, 'g'),
    '$1 is Poisson with mean $2',
  ],
  [
    new RegExp(String.raw`\b([A-Z]) ?~ ?U ?[([] ?${NUMBER} ?, ?${NUMBER} ?[)\]]`, 'g'),
    '$1 is uniform from $2 to $3',
  ],
  [
    new RegExp(String.raw`\bP ?\( ?${NUMBER} ?(?:<=?|≤) ?([A-Z]) ?(?:<=?|≤) ?${NUMBER} ?\)`, 'g'),
    'find the probability that $2 is between $1 and $3',
  ],
  ...[
    ['<', 'less than'],
    ['(?:<=|≤)', 'at most'],
    ['>', 'greater than'],
    ['(?:>=|≥)', 'at least'],
    ['=', 'exactly'],
  ].map(
    ([sign, words]) =>
      [
        new RegExp(String.raw`\bP ?\( ?([A-Z]) ?${sign} ?${NUMBER} ?\)`, 'g'),
        `find the probability that $1 is ${words} $2`,
      ] as const,
  ),
];

/** “X ~ N(50, 8²), P(X < 62)” in words. A second number that is no square is left: nothing says whether it is one. */
export const withChanceInWords = (task: string): string =>
  SIGNS_OF_CHANCE.reduce((text, [signs, words]) => text.replace(signs, words), task);

const A_CHANCE = /\bprob\w*|\bchances?\b|\bhow likely\b|\bp ?\(|\breplacement\b|\bat random\b/i;
const COUNTED = /(?<![\d.,$]\s?)(\d{1,4}) ([a-z]{3,12})(?!\w)/gi;
const LISTED = /^(?:(?: [a-z]{2,12})?(?:,| and|, and| or| &))? $/i;

/** “3 red and 7 blue, both blue”: what is asked for stands first, as it does in the tasks of a kind. */
export const withAskedFirst = (task: string): string => {
  if (!A_CHANCE.test(task)) return task;
  const counted = [...task.matchAll(COUNTED)];
  const listed = counted.filter((one, at) => {
    const [before, behind] = [counted[at - 1], counted[at + 1]];
    return (before && isListed(task, before, one)) || (behind && isListed(task, one, behind));
  });
  const [first, ...others] = listed;
  const last = listed.at(-1);
  if (!first || !last || others.length === 0) return task;
  const question = task.slice(last.index + last[0].length);
  const isAsked = ([, , word = '']: RegExpExecArray): boolean =>
    new RegExp(String.raw`\b${word}\b`, 'i').test(question);
  const [asked, another] = listed.filter(isAsked);
  if (!asked || another || asked === first) return task;
  return [
    task.slice(0, first.index),
    asked[0],
    task.slice(first.index + first[0].length, asked.index),
    first[0],
    task.slice(asked.index + asked[0].length),
  ].join('');
};
const isListed = (task: string, one: RegExpExecArray, next: RegExpExecArray): boolean =>
  LISTED.test(task.slice(one.index + one[0].length, next.index));

/** “y′ = 2y” by the name that the tasks have. */
export const withDerivative = (task: string): string =>
  task.replaceAll(/(?<![\p{L}\d])y ?['’′](?= ?=)/gu, 'dy/dx');

const NAMED_RATIO =
  /(?<!\p{L})(\p{L}{2,12})( and | to | : |:)(?:the )?(\p{L}{2,12})(?!\p{L})([^.?!\d]{0,40}?)(\d{1,4})( ?: ?| to )(\d{1,4})(?![\d:])/u;

/** “Red and yellow 2:5, 50 liters of yellow”: the one that is given stands first. */
export const withGivenFirst = (task: string): string => {
  const named = NAMED_RATIO.exec(task);
  if (!named || /\b(?:more|less|fewer|differ\w*|older|younger)\b/i.test(task)) return task;
  const [whole, one = '', joined = '', other = '', between = '', first = '', sign = '', second = ''] = named;
  const around = `${task.slice(0, named.index)} | ${task.slice(named.index + whole.length)}`;
  return isGiven(other, around) && !isGiven(one, around)
    ? task.replace(whole, `${other}${joined}${one}${between}${second}${sign}${first}`)
    : task;
};
const isGiven = (name: string, around: string): boolean => {
  const stem = name.replace(/s$/, '');
  return new RegExp(
    String.raw`\d[\d.,]*\s?(?:\p{L}{1,6}\s){0,3}${stem}|(?<!\p{L})${stem}s? (?:is|are|gets?|got|has|was|were) \D{0,3}\d`,
    'iu',
  ).test(around);
};
