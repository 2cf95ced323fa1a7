import type { Idea } from '@studia/contract/lessons';
import type { Language } from '../../ports/language/port.ts';
import type { NearText } from './near.ts';
import { knownAs, type KnownStatement } from './rules/statement/judge-statement.ts';
import {
  clausesIn,
  isStatement,
  readStatement,
  type ReadStatement,
} from './rules/statement/read-statement.ts';

/** What is surely known of a student's statement, and the sentence of the lesson that says why. */
export interface JudgedStatement {
  verdict: 'right' | 'wrong';
  idea: Idea;
  /** The true statement that it is, or that it turns round, as a student would say it; null where only the mistake is known. */
  truth: string | null;
  /** The misconception behind it, where it is one that the lesson knows. */
  misconception: string | null;
}

/** Holds what was said against what others have said rightly and wrongly; null where no verdict is sure. */
export type JudgeStatement = (message: string, near: readonly NearText[]) => JudgedStatement | null;

export const makeJudgeStatement = ({ wordsOf }: Pick<Language, 'wordsOf'>): JudgeStatement => {
  const reads = new WeakMap<Idea, Map<string, ReadStatement>>();
  const read = (text: string, idea?: Idea): ReadStatement => {
    const ofIdea = idea && (reads.get(idea) ?? new Map<string, ReadStatement>());
    const known = ofIdea?.get(text) ?? readStatement(text, (words) => wordsOf(words, 'en'));
    if (idea && ofIdea) reads.set(idea, ofIdea.set(text, known));
    return known;
  };
  return (message, near) => {
    const known = knownIn(near, read);
    const vocabulary = new Set(known.flatMap((one) => Array.from(one.read.words)));
    const judged = (text: string) => knownAs(read(text), known, vocabulary);
    const whole = judged(message);
    if (whole) return judgementFrom(whole);
    const parts = clausesIn(message).map(judged);
    const wrong = parts.find((one) => one && !one.isTrue);
    if (wrong) return judgementFrom(wrong);
    const [first] = parts;
    return first && parts.every((one) => one?.isTrue) ? judgementFrom(first) : null;
  };
};

interface TextKnown extends KnownStatement {
  text: string;
  of: string;
  twin: TextKnown | null;
}

const judgementFrom = ({ isTrue, idea, text, twin, of }: TextKnown): JudgedStatement => ({
  verdict: isTrue ? 'right' : 'wrong',
  idea,
  truth: isTrue ? text : (twin?.text ?? null),
  misconception: isTrue || twin ? null : of,
});

const ALONE = new Set<NearText['kind']>(['fact', 'says']);

/** What is true or false of all that came near; a claim knows its twin. */
const knownIn = (
  near: readonly NearText[],
  read: (text: string, idea: Idea) => ReadStatement,
): TextKnown[] => {
  const twins = new Map<string, TextKnown>();
  const known: TextKnown[] = [];
  for (const { idea, kind, text, of, likeness } of near) {
    if (kind === 'ask' || kind === 'item' || (ALONE.has(kind) && !isStatement(text))) continue;
    const one: TextKnown = {
      idea,
      isTrue: kind === 'right' || kind === 'fact',
      read: read(text, idea),
      likeness,
      twin: null,
      text,
      of,
    };
    known.push(one);
    if (kind !== 'right' && kind !== 'wrong') continue;
    const twin = twins.get(`${idea.id} ${of}`);
    twins.set(`${idea.id} ${of}`, one);
    if (twin) [one.twin, twin.twin] = [twin, one];
  }
  return known;
};
