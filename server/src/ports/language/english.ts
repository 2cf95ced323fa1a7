import { stemmer } from '@orama/stemmers/english';
import { IRREGULAR } from './irregular.ts';

/** Endings that the stemmer takes for another word's, each with what the word is made of. */
const MADE_OF: readonly (readonly [RegExp, string])[] = [
  // The stemmer sees no word in `fl` and `t`, so that `flies` would never find `fly`, nor `ties` `tie`.
  [/^([^aeiou]{2,})ie[sd]$/, '$1y'],
  [/^([^aeiou])ie[sd]$/, '$1ie'],
  [/iest$/, 'y'],
  [/ductions?$/, 'duce'],
  [/scriptions?$/, 'scribe'],
  [/^((?:re|e)vo|(?:re|dis)?so)lutions?$/, '$1lve'],
  [/(dec|div|coll|prov)isions?$/, '$1ide'],
  [/(pl|r)osions?$/, '$1ode'],
  [/(pan|xten|spen)sions?$/, '$1d'],
  [/(pre|cu|fe|se|gre)ssions?$/, '$1ss'],
  [/ifications?$/, 'ify'],
  [/^(multi|ap)plications?$/, '$1ply'],
  // It takes the `t` away with the ending: `connection` would not find `connect`.
  [/(?<=..)(ct|pt|gest)ions?$/, '$1'],
];

/** An English word without its ending; words of one family become the same where that is sure. */
export const englishStem = (word: string): string => stemmer(IRREGULAR.get(word) ?? madeOf(word));

const madeOf = (word: string): string => {
  for (const [ending, instead] of MADE_OF) if (ending.test(word)) return word.replace(ending, instead);
  return word;
};
