import { lettersOf, withStress } from './arpabet.ts';

interface Sources {
  /** The dictionary's ARPAbet of a word in lower case. */
  readonly known: (word: string) => string | undefined;
  /** The sounds of any word, by rule. */
  readonly guess: (word: string) => Promise<readonly string[]>;
}

/** Small words that are hardly said. */
const WEAK_WORDS: Readonly<Record<string, string>> = { the: 'ðə', a: 'ə', an: 'ən', to: 'tə', of: 'əv' };
const PAUSES = new Set('.,!?;:—…');
const TOKEN = /[\p{L}\p{M}]+(?:['’][\p{L}]+)*|[.,!?;:—…]/gu;
/** Written in capitals, and short enough to be spelt. */
const SPELT = /^[A-Z]{1,5}$/;
const MOST_REMEMBERED = 5_000;

/** Makes of English words what the natural voices read. Numbers and signs must be words before. */
export const makePronouncer = ({ known, guess }: Sources) => {
  const guessed = new Map<string, string>();

  const guessOnce = async (word: string): Promise<string> => {
    const before = guessed.get(word);
    if (before !== undefined) return before;
    const letters = lettersOf(withStress(await guess(word)));
    if (guessed.size >= MOST_REMEMBERED) guessed.clear();
    guessed.set(word, letters);
    return letters;
  };

  const dictionary = (word: string): string | null => {
    const found = known(word);
    return found === undefined ? null : lettersOf(found.split(' '));
  };

  const spelt = (word: string): string =>
    Array.from(word.toLowerCase())
      .map((letter) => dictionary(`${letter}.`) ?? '')
      .join(' ');

  const ofOwner = (word: string): string | null => {
    const [, owner] = /^(.+)'s$/.exec(word) ?? [];
    const letters = owner === undefined ? null : dictionary(owner);
    return letters && `${letters}${/[ptkfθ]$/.test(letters) ? 's' : /[szʃʒʧʤ]$/.test(letters) ? 'ᵻz' : 'z'}`;
  };

  const ofWord = async (written: string): Promise<string> => {
    const plain = written.replaceAll('’', "'");
    const word = plain.toLowerCase();
    // A capital letter that stands alone is a name: “vitamin A”; at the beginning of a sentence it is not.
    const isSpelt = SPELT.test(plain) && (dictionary(word) === null || (plain.length === 1 && word !== 'a'));
    if (isSpelt) return spelt(plain);
    return WEAK_WORDS[word] ?? dictionary(word) ?? ofOwner(word) ?? (await guessOnce(word));
  };

  /** Letters, pauses and blanks. */
  return async (sentence: string): Promise<string> => {
    let sounds = '';
    for (const [token] of sentence.matchAll(TOKEN)) {
      if (PAUSES.has(token)) sounds += token;
      else sounds += `${sounds === '' ? '' : ' '}${await ofWord(token)}`;
    }
    return sounds;
  };
};
