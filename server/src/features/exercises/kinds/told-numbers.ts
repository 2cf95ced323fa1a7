import { work } from '@studia/mathematics';
import {
  withAcidConstant,
  withElementShare,
  withOtherCharges,
  withProtonsOfIon,
  withProtonsOfIsotope,
} from './told-chemistry.ts';
import { withIsotopes } from './told-isotopes.ts';
import { withMarketLines } from './told-market.ts';
import { withDrySalt, withIonOfMetal, withMassOfOne, withOneUnit } from './told-masses.ts';
import { withMoleRatio } from './told-reaction.ts';
import {
  withAskedFirst,
  withBasePairs,
  withChanceInWords,
  withCountInWords,
  withDerivative,
  withDistanceFactor,
  withFactorsInWords,
  withGivenFirst,
  withHertz,
  withPrefix,
} from './told-words.ts';

/** A task with the numbers that its words tell: how many letters a word has, what a mole of a substance weighs, how fast things fall. */
export const withToldNumbers = (task: string): string => TELLING.reduce((text, way) => way(text), task);

const DIGITS = 'one two three four five six seven eight nine ten'.split(' ');
const COUNTED =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten) (?=(?:identical|equal) |(?:fair )?(?:coins?|heads?|tails?|times|tosses|flips|rolls|half[- ]li\w+|\d+(?:\.\d+)?[ -]?(?:ohms?|Ω))(?!\p{L}))/giu;

const withCounts = (task: string): string =>
  /\b(?:coins?|heads|tails|half[- ]li\w+|ohms?)\b|Ω|\brolls of\b|\bin \w+ rolls\b/i.test(task)
    ? task.replaceAll(COUNTED, (_, word: string) => `${DIGITS.indexOf(word.toLowerCase()) + 1} `)
    : task;

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const WHICH_ONE =
  /\b([1-9])(?:st|nd|rd|th) (?=(?:test|quiz|exam|game|match|round|week|day|try|paper|essay|lab|report|meet|innings?)\b)/giu;

/** “On the 5th test” says which one, and counts nothing. */
const withOrdinals = (task: string): string =>
  task.replaceAll(WHICH_ONE, (_, digit: string) => `${ORDINALS[Number(digit) - 1]} `);

const WAYS =
  /\b(?:how many|number of|in) (?:different )?(?:ways|orders|arrangements|seatings|committees|teams)\b/i;
const PEOPLE =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten) (?=(?:friends|people|persons|children|kids|students|pupils|boys|girls|men|women|books|runners|guests)(?!\p{L}))/giu;

/** “Five friends sit at a round table”. */
const withPeopleCounted = (task: string): string =>
  WAYS.test(task)
    ? task.replaceAll(PEOPLE, (_, word: string) => `${DIGITS.indexOf(word.toLowerCase()) + 1} `)
    : task;

const TWO_DRAWN =
  /\b2 (?=(?:dice|cards|marbles|balls|socks|different)\b)|(?<=\b(?:draw|draws|drawn|drawing|pick|picks|picked|picking|take|takes|taking|took|select|selects|selecting) )2\b/gi;

/** In “draw 2 without replacement” the two tells which task it is; no number of it stands there. */
const withTwoDrawn = (task: string): string =>
  /\bprob\w*|\bchances?\b|\bhow likely\b|\bp\(|\bboth\b/i.test(task)
    ? task.replaceAll(TWO_DRAWN, (two) => two.replace('2', 'two'))
    : task;

const GENES = [
  [/(?<!\p{L})(\p{Lu})(\p{Ll})\s?(?:x|×|and|crossed with)\s?\1\2(?!\p{L})/gu, 'two heterozygous parents'],
  [
    /(?<!\p{L})(\p{Lu})(\p{Ll})\s?(?:x|×|and|crossed with)\s?\2\2(?!\p{L})/gu,
    'a heterozygous and a recessive parent',
  ],
] as const;

/** A cross of one gene by what its parents are, and the pairs of the children by their names. */
const withGenes = (task: string): string => {
  const crossed = GENES.find(([form]) => task.search(form) >= 0);
  const letter = crossed && /(?<!\p{L})(\p{Lu})\p{Ll}\s?(?:x|×|and|crossed)/u.exec(task)?.[1];
  if (!crossed || letter === undefined) return task;
  const small = letter.toLowerCase();
  return task
    .replace(crossed[0], crossed[1])
    .replaceAll(new RegExp(String.raw`(?<!\p{L})${small}${small}(?!\p{L})`, 'gu'), 'homozygous recessive')
    .replaceAll(new RegExp(String.raw`(?<!\p{L})${letter}${small}(?!\p{L})`, 'gu'), 'heterozygous');
};

const WORD_TO_ARRANGE =
  /\b(?:letters|arrangements?|anagrams?|permutations?|orders?|words?|ways)\b.{0,60}?\b(?:letters (?:of|in)|of|in|from) (?:the )?(?:letters (?:of|in) )?(?:the )?(?:word )?["“'‘]?(\p{Lu}{3,14})(?!\p{L})|\b(?:arrang\w+|ways|orders?|words|permut\w+|anagrams?)\b.{0,60}\bletters (?:of|in) (?:the )?(?:word )?["“'‘]?(\p{L}{3,14})(?!\p{L})/u;

const withLetters = (task: string): string => {
  const word = WORD_TO_ARRANGE.exec(task)?.slice(1).find(Boolean)?.toUpperCase();
  if (word === undefined || /\d/.test(task)) return task;
  const counts = new Map<string, number>();
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const alike = [...counts].filter(([, count]) => count > 1).toSorted(([, one], [, other]) => other - one);
  const told = alike.map(([letter, count]) => `${count} ${letter}`).join(' and ');
  return `${task.replace(/[\s.?!]+$/, '')}? ${word.length} ${told === '' ? 'different letters' : `letters, ${told}`}.`;
};

const MASS_OF =
  /\b\d+(?:\.\d+)?\s?(?:g|grams?)\s(?:of\s)?((?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,6}\)\d{0,2}){1,8})(?![\w(])/;

const withMolarMass = (task: string): string => {
  const substance = /\bmolar(?:ity)?\b|\bconcentration\b|\bmol\/(?:l|dm)/i.test(task)
    ? MASS_OF.exec(task)?.[1]
    : undefined;
  if (substance === undefined || /molar mass|g\/mol|\bM\s?r\s?=/i.test(task)) return task;
  const mass = work(`molar mass of ${substance}`);
  return mass.kind === 'worked' ? `${task} (molar mass ${mass.answer.text})` : task;
};

const OF_MOLES = /\d\s?(?:mol(?:es?|s)?\b(?!\/)|M\b|mol\/(?:L|l|dm))/;
const ASKS_FOR_A_MASS = /\b(?:grams?|mass|weigh\w*|how many g)\b/i;
const OTHER_CHEMISTRY =
  /->|→|\bp(?:H|OH|Ka)\b|\btitrat\w*|\bneutrali\w*|\bdilut\w*|\byield\b|\breact\w*|molar mass|g\/mol|\d\s?g\b/;
const COMPOUNDS =
  /(?<![A-Za-z\d(])(?=[A-Z][a-z]?[\dA-Z(])(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,6}\)\d{0,2}){1,8}(?![\w(])/g;

/** “Grams of KCl for 500 mL of a 0.2 M solution”: what a mole of the one substance weighs. */
const withMassOfMole = (task: string): string => {
  if (!OF_MOLES.test(task) || !ASKS_FOR_A_MASS.test(task) || OTHER_CHEMISTRY.test(task)) return task;
  const [compound, other] = new Set(task.match(COMPOUNDS));
  const mass = compound === undefined || other !== undefined ? null : work(`molar mass of ${compound}`);
  return compound !== undefined && mass?.kind === 'worked'
    ? `${task.replaceAll(compound, 'it')} (molar mass ${mass.answer.text})`
    : task;
};

const AT_AN_ANGLE = /\d\s?(?:°|deg)/i;
const THROWN =
  /\b(?:thrown|throws?|launch\w*|kick\w*|projectile|fired|shot|hit|jumps?|takes? off|leaves?|horizontally|(?:rolls?|drives?|runs?|walks?|slides?) off)\b/i;

/** Where something flies at an angle, or leaves an edge level, everybody knows how it falls. */
const withGravity = (task: string): string =>
  THROWN.test(task) &&
  /\d\s?m\s?\/\s?s\b/.test(task) &&
  !/\bg\s?(?:=|is)\s?[\d.]|\d\s?m\/s(?:²|\^?2)|\bN\b/.test(task) &&
  (AT_AN_ANGLE.test(task) || /\b(?:horizontally|(?:rolls?|drives?|runs?|walks?|slides?) off)\b/i.test(task))
    ? `${task} (g = 9.81)`
    : task;

const TELLING = [
  withCounts,
  withOrdinals,
  withPeopleCounted,
  withTwoDrawn,
  withGenes,
  withLetters,
  withMolarMass,
  withMassOfMole,
  withIonOfMetal,
  withDrySalt,
  withOneUnit,
  withIsotopes,
  withMassOfOne,
  withMarketLines,
  withGravity,
  withElementShare,
  withProtonsOfIon,
  withProtonsOfIsotope,
  withOtherCharges,
  withMoleRatio,
  withAcidConstant,
  withBasePairs,
  withDistanceFactor,
  withHertz,
  withCountInWords,
  withPrefix,
  withFactorsInWords,
  withGivenFirst,
  withChanceInWords,
  withAskedFirst,
  withDerivative,
];
