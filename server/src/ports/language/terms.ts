import { SAYS_MUCH, SAYS_NOTHING, STOP_WORDS } from './stop-words.ts';
import { scriptOf, wordsIn, type Script } from './words.ts';

/** How many characters a piece of a word has, where words change at their front or in their middle. */
const PIECE = { indic: 4, arabic: 3 } as const;

/** The terms of a text: words without endings, or pieces of words where a script or a language asks for that. */
export const termsIn = (text: string, language: string, stem: (word: string) => string): string[] => {
  const stops = STOP_WORDS[language];
  return wordsIn(text).flatMap((word) => {
    const script = scriptOf(word);
    if (script === 'unspaced') return tellingRuns(word).flatMap(pairsAndCharacters);
    if (stops?.has(word)) return [];
    if (script === 'spaced') return [stem(word)];
    const core = CORES[script](word);
    return stops?.has(core) ? [] : piecesOf(core, PIECE[script]);
  });
};

const EITHER = new RegExp(`${SAYS_MUCH.source}|${SAYS_NOTHING.source}`, 'gu');
const WHOLLY_TELLING = new RegExp(`^(?:${SAYS_MUCH.source})$`, 'u');

/** What is left of an unspaced text between what asks and what binds. */
const tellingRuns = (text: string): string[] =>
  text.replaceAll(EITHER, (found) => (WHOLLY_TELLING.test(found) ? found : ' ')).split(' ');

/** Every word of a text in its order; pairs of characters where there are no words. */
export const allWordsIn = (text: string, stem: (word: string) => string): string[] =>
  wordsIn(text).flatMap((word) => {
    const script = scriptOf(word);
    if (script === 'unspaced') return pairsOf(word);
    return [script === 'spaced' ? stem(word) : CORES[script](word)];
  });

const CORES: Readonly<Record<Exclude<Script, 'unspaced' | 'spaced'>, (word: string) => string>> = {
  // The last vowel says case and number: पौधा, पौधे, पौधों.
  indic: (word) => (Array.from(word).length > 3 ? word.replace(/(?<!\p{M})\p{M}+$/u, '') : word),
  // “and”, “with” and the article are written as one with the word.
  arabic: (word) => word.replace(/^(?:[وف]?[بك]?ال|[وف]?لل)(?=..)/u, ''),
};

/** A character with its marks. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

const pairsOf = (word: string): string[] => {
  const characters = word.match(CHARACTER) ?? [];
  if (characters.length <= 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
};

// A character of Chinese or a syllable of Korean is often a word of its own, and no pair finds it; a letter never is.
const A_WORD = /^[\p{Script=Han}\p{Script=Hangul}]$/u;

const pairsAndCharacters = (word: string): string[] => {
  const characters = word.match(CHARACTER) ?? [];
  if (characters.length <= 1) return characters;
  return [...characters.filter((one) => A_WORD.test(one)), ...pairsOf(word)];
};

const piecesOf = (word: string, length: number): string[] => {
  const characters = Array.from(word);
  if (characters.length <= length) return [word];
  return characters.slice(length - 1).map((_, at) => characters.slice(at, at + length).join(''));
};
