import { say, type Part } from '../wording/parts.ts';

/** Words of tasks, as teachers use them. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:fully|completely)$/,
    '“Fully” means until nothing more can be taken out: neither a number nor a letter is left that all terms in a bracket share.',
  ],
  [
    /^factori[sz]e|^factor(?:ing)?$/,
    'To factorise is to write a sum as a product: what all terms share goes in front of a bracket.',
  ],
  [/^expand/, 'To expand is to multiply the brackets out, so that none is left.'],
  [/^simplif/, 'To simplify is to write the same thing as short as it goes, with like terms put together.'],
  [/^evaluate/, 'To evaluate is to work out the number that it comes to.'],
  [
    /^differentiate|^derivative$/,
    'To differentiate is to find the formula for how steep the curve is at each place.',
  ],
  [/^integrate|^integral$/, 'To integrate is to go back from a derivative to a function that has it.'],
  [/^normal$/, 'The normal is the straight line that meets the curve at a right angle to the tangent.'],
  [/^tangent$/, 'The tangent is the straight line that touches the curve and has its gradient there.'],
  [/^exact(?:ly)?$/, '“Exact” means that roots, π and fractions stay as they are, and nothing is rounded.'],
  [/^hence$/, '“Hence” means that what was found before is to be used.'],
  [/^surds?$|^surd form$/, 'A surd is a root that does not come out, such as √2, and it stays as a root.'],
  [/^rationali[sz]e/, 'To rationalise is to write a fraction so that no root is left at the bottom.'],
];
const ASKED =
  /\bwhat(?:['’]?s| is| does| do)?\s(?:(?:it|they|the|a|by|even|word)\s){0,3}["'‘’“”]?(?<!\p{L})(\p{L}{2,20}(?: form)?)["'‘’“”]?\s?(?:(?:even|actually|here)\s)?(?:means?\b|is\b(?=\W*$)|supposed\b|(?:here\b)?\W*$)/iu;

/** What a word of the task means, for who asks that beside it. */
export const wordExplained = (message: string, language: string): Part[] => {
  const word = ASKED.exec(message)?.[1]?.toLowerCase();
  const meaning = word === undefined ? undefined : WORDS.find(([form]) => form.test(word))?.[1];
  return meaning === undefined || language !== 'en' ? [] : [say('taskWord', { meaning })];
};
