import type { Idea } from '@studia/contract/lessons';
import type { Language } from '../../ports/language/port.ts';
import type { HeardExchange } from './exchanges/hear-exchanges.ts';
import type { JudgedStatement, JudgeStatement } from './judge-statement.ts';
import type { NearText } from './near.ts';
import { readStatement } from './rules/statement/read-statement.ts';
import { toldAgain } from './rules/statement/told-again.ts';

/** All that a student's statement is held against: each text of it is known to be right or wrong. */
interface KnownTexts {
  /** What lessons hold near to it. */
  near: readonly NearText[];
  /** What students say near to it, rightly or wrongly. */
  exchanges: readonly HeardExchange[];
  /** Sentences that are true and that the student has in front of them: the tutor has told them, or a lesson at hand has them. */
  told: readonly ToldSentence[];
}

/** Something true, and the idea whose quote proves it. */
export interface ToldSentence {
  words: string;
  idea: Idea | null;
}

/** A student's statement that is known to be right or wrong, and by what: at least one of the three. */
export interface KnownStatement {
  verdict: 'right' | 'wrong' | 'partly';
  exchange: HeardExchange | null;
  lesson: JudgedStatement | null;
  told: ToldSentence | null;
}

/**
 * The one place where it is asked whether a student's statement is known, and right or wrong. Null where nothing says the same, and
 * where two that do contradict each other: nobody is called right or wrong on a doubt.
 */
export type JudgeKnown = (message: string, known: KnownTexts) => Promise<KnownStatement | null>;

export const makeJudgeKnown =
  (judgeStatement: JudgeStatement, language: Pick<Language, 'wordsOf'>): JudgeKnown =>
  async (message, { near, exchanges, told }) => {
    const exchange = exchanges.find((one) => truthOf(one) !== null) ?? null;
    const lesson = LEANS_ON_A_VALUE.test(message) ? null : judgeStatement(message, near);
    const again = toldAgain(message, told, (text) =>
      readStatement(text, (words) => language.wordsOf(words, 'en')),
    );
    const verdicts = new Set<KnownStatement['verdict'] | null>([
      exchange && truthOf(exchange),
      lesson && lesson.verdict,
      again && 'right',
    ]);
    verdicts.delete(null);
    const [verdict] = verdicts;
    return verdict && verdicts.size === 1 ? { verdict, exchange, lesson, told: again } : null;
  };

/** What is true of something that was said in nearly the same words; null for a question, and where it is not sure that it was. */
const truthOf = ({
  exchange: { is },
  isSaid,
  isNearlySaid,
}: HeardExchange): KnownStatement['verdict'] | null => {
  if (is === 'question') return null;
  return isSaid || (is === 'wrong' && isNearlySaid) ? is : null;
};

/** “It’s below 1, so it’s inelastic”: the rule may be right, and the number is not known here. */
const LEANS_ON_A_VALUE =
  /^\W*(?:(?:ok(?:ay)?|so|and|but|then|well)\W+)*(?:it['’]?s|that['’]?s|it is|that is|they['’]?re) (?:already |also |still )?(?:below|above|under|over|less|more|smaller|bigger|greater|larger|higher|lower|[<>])\b/i;
