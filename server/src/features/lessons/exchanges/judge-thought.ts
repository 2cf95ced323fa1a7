import type { Thought } from '@studia/contract/lessons';
import type { Embed } from '../../../ports/embed/port.ts';
import type { Language } from '../../../ports/language/port.ts';
import { likenessOf } from '../../../vectors.ts';
import { opposesAny, readStatement, type ReadStatement } from '../rules/statement/read-statement.ts';

/** What is known of an answer to a question that leads on: mostly it can only be told that it is right. */
export type JudgeThought = (message: string, thought: Thought) => Promise<'right' | 'wrong' | 'unclear'>;

interface Dependencies {
  embed: Embed | null;
  language: Pick<Language, 'wordsOf'>;
}

/** So alike in meaning, two short answers say the same; so many words more say something else too. */
const [ALIKE, MORE] = [0.72, 4];

export const makeJudgeThought = ({ embed, language }: Dependencies): JudgeThought => {
  const statementIn = (text: string) => readStatement(text, (words) => language.wordsOf(words, 'en'));
  const isLike = async (message: string, answers: readonly string[]): Promise<boolean> => {
    const meaning = await embed?.embed(message);
    for (const answer of meaning ? answers : []) {
      const vector = await embed?.embed(answer);
      if (meaning && vector && likenessOf(meaning, vector) >= ALIKE) return true;
    }
    return false;
  };
  return async (message, { question, answers, told }) => {
    const bySide = sideOf(message, answers);
    if (bySide !== null) return bySide;
    const statement = statementIn(message);
    const asked = statementIn(question);
    const read = answers.map((answer) => ({ answer, words: statementIn(answer) }));
    const known = [asked, statementIn(told), ...read.map(({ words }) => words)];
    const isOtherNumber = Array.from(statement.numbers).some((number) =>
      known.every(({ numbers }) => !numbers.has(number)),
    );
    // “Meiosis makes 4 cells and mitosis 2” has the word for what is asked, and says something else.
    const isOfNumbers = read.some(({ words }) => words.numbers.size > 0);
    if (
      !isYesOrNo(answers) &&
      !(isOtherNumber && !isOfNumbers) &&
      read.some(({ words }) => says(statement, words, asked))
    )
      return 'right';
    // Who tells much more than the answer tells something else.
    if (read.every(({ words }) => statement.words.size > words.words.size + MORE)) return 'unclear';
    // Where a number is asked for, another number is another answer.
    if (isOtherNumber) return read.every(({ words }) => words.numbers.size > 0) ? 'wrong' : 'unclear';
    const fitting = read.filter(({ words }) => isSameSide(statement, words)).map(({ answer }) => answer);
    return (await isLike(message, fitting)) ? 'right' : 'unclear';
  };
};

const YES = /^\W*(?:yes|yeah|yep|yup|ya|sure|of course|true)\b/i;
const NO = /^\W*(?:no|nope|nah|false)\b/i;

/** Without a yes or a no, the words of a reason alone answer no such question: “bacteria get used to it” has those of “because they’re bacteria”. */
const isYesOrNo = (answers: readonly string[]): boolean =>
  answers.some((one) => YES.test(one) || NO.test(one));

/** Of a question that asks for yes or no; null for any other. */
const sideOf = (message: string, answers: readonly string[]): 'right' | 'wrong' | null => {
  const wanted = answers.some((one) => YES.test(one)) ? YES : answers.some((one) => NO.test(one)) ? NO : null;
  if (wanted === null) return null;
  if (wanted.test(message)) return 'right';
  return (wanted === YES ? NO : YES).test(message) ? 'wrong' : null;
};

const isSameSide = (statement: ReadStatement, answer: ReadStatement): boolean =>
  statement.denials % 2 === answer.denials % 2 &&
  !opposesAny(statement.words, answer.words) &&
  !opposesAny(answer.words, statement.words);

/** Every word of an answer was said, and nothing that turns it round; the words of the question may be said again. */
const says = (statement: ReadStatement, answer: ReadStatement, asked: ReadStatement): boolean =>
  answer.words.size > 0 &&
  Array.from(statement.words).filter((word) => !asked.words.has(word)).length <=
    answer.words.size + Math.min(MORE, 2 * answer.words.size) &&
  isSameSide(statement, answer) &&
  Array.from(answer.words).every((word) => statement.words.has(word));
