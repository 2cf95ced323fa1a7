import type { Said } from '../../turn.ts';
import { NOT_FOUND } from '../books/answer.ts';
import type { Reply } from '../moment.ts';
import { ARABIC } from './ar.ts';
import { booksInTongue } from './books/words.ts';
import { GERMAN } from './de.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { HINDI } from './hi.ts';
import { PORTUGUESE } from './pt.ts';
import { anyOf, OPENINGS, type Opening, type Tongue } from './tongue.ts';
import { CHINESE } from './zh.ts';

const OTHERS: readonly Tongue[] = [SPANISH, FRENCH, GERMAN, PORTUGUESE, HINDI, ARABIC, CHINESE];
const ENGLISH = anyOf(
  'the a an is are was of to and in on it i you he she they we my your what how why when where who which that this do does did can could would with for from me not solve find hint please help about work give tell show explain between if by as or so but be have has had one all more than then there their at out up no yes maybe guess think solution answer know ok okay um right wrong just like got get',
);

/** The language that a student writes, by the latest message that shows one; null for English. */
export const tongueOf = (thread: readonly Said[]): Tongue | null => {
  const latest = thread.filter(({ by }) => by === 'student').slice(-LATEST);
  for (const { text } of latest.toReversed()) {
    const found = languageIn(ownWordsIn(text));
    if (found !== 'none') return found === 'english' ? null : found;
  }
  return null;
};
const LATEST = 4;

// What a student copies from a page is not in the student's own language.
const ownWordsIn = (text: string): string => text.replaceAll(/[“„«"][^“”„«»"]*[”“»"]/g, ' ');

const languageIn = (message: string): Tongue | 'english' | 'none' => {
  const text = folded(message).slice(0, 400);
  const hits = ({ sign }: Pick<Tongue, 'sign'>): number => {
    const words = text.match(sign) ?? [];
    // One short word alone may be the name of something in a formula.
    return words.length === 1 && /^[a-z]{1,3}$/.test(words[0]) && words[0] !== text.trim() ? 0 : words.length;
  };
  const english = hits({ sign: ENGLISH });
  const [best] = OTHERS.map((tongue) => ({ tongue, count: hits(tongue) })).toSorted(
    (one, other) => other.count - one.count,
  );
  if (best && best.count > english) return best.tongue;
  return english > 0 ? 'english' : 'none';
};

// Accents are left out in haste; the vowels of Hindi are marks too, and stay.
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll(/[¿¡]/g, '');

/** A message with its request in English, as far as that is known. */
export const requestInEnglish = (message: string, { requests }: Tongue): string => {
  const text = folded(message).replace(/[\s?!.。？！؟]+$/u, '');
  const found = requests.find(([said]) => said.test(text));
  if (!found) return message;
  const [said, meant] = found;
  // Of a sum only its own words are left.
  return meant.includes('$') ? (said.exec(text)?.[0] ?? '').replace(said, meant) : meant;
};

/** A reply with what can be said in the student's language said in it; `languages` are those of the books by their ids. */
export const inTongue = (
  reply: Reply,
  request: string,
  tongue: Tongue,
  thread: readonly Said[],
  languages: ReadonlyMap<string, string>,
): Reply => {
  const { memory, proof, text } = reply;
  const isExercise = memory.last === 'exercise' || proof?.source === 'mathematics';
  if (request === 'hello' || (request === 'hint' && !isExercise))
    return { ...reply, text: tongue.greeting, proof: null };
  if (isExercise)
    return { ...reply, text: once(tongue.beforeMathematics, withOpenings(text, tongue), thread) };
  const hasBooks = [...languages.values()].includes(tongue.code);
  if (text.startsWith(NOT_FOUND))
    return { ...reply, text: hasBooks ? tongue.books.notFound : tongue.notFound };
  const said = booksInTongue(text, tongue.books);
  const [quote] = proof?.quotes ?? [];
  return {
    ...reply,
    text:
      quote && languages.get(quote.book_id) === 'en' && !hasBooks
        ? once(tongue.beforeEnglish, said, thread)
        : said,
  };
};

/** Said before the first answer of its kind, and not again and again. */
const once = (sentence: string, text: string, thread: readonly Said[]): string =>
  thread.some((said) => said.by === 'tutor' && said.text.startsWith(sentence))
    ? text
    : `${sentence}\n\n${text}`;

const withOpenings = (text: string, { sentences }: Tongue): string =>
  (Object.keys(OPENINGS) as Opening[]).reduce(
    (said, opening) =>
      said.replace(
        patternOf(OPENINGS[opening]),
        sentences[opening].replace('{x}', '$1').replace('{y}', '$2'),
      ),
    text,
  );

const patternOf = (sentence: string): RegExp => {
  const parts = sentence.split(/\{[xy]\}/).map((part) => part.replaceAll(/[.?]/g, String.raw`\$&`));
  return new RegExp(parts.length > 1 ? `${parts.join('([^\\n?]+?)')}(?=\\s|$)` : (parts[0] ?? ''));
};
