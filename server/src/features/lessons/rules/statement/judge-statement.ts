import type { Idea } from '@studia/contract/lessons';
import { opposesAny, type ReadStatement } from './read-statement.ts';

/** Something true or false that students say about an idea, and how like it is to what was said now. */
export interface KnownStatement {
  idea: Idea;
  isTrue: boolean;
  read: ReadStatement;
  /** By meaning, from -1 to 1. */
  likeness: number;
  /** The same said the other way round; null for what stands alone. */
  twin: KnownStatement | null;
}

/** Chosen on six of the books and tried on the others: `npm run evals:claims` counts how often a verdict is right. */
const LIMITS = {
  about: 0.62,
  /** How much of what both twins say must be said, how much of what is said must be known, and how alike both are. */
  shared: 0.5,
  covered: 0.75,
  alike: 0.6,
  behind: 0.02,
  /** How much of what only one of them says: who leaves half of it out may mean less than the truth. */
  decides: { right: 0.6, wrong: 0.3 },
  /** What stands alone has no twin to be told from: its words in their order. */
  alone: { right: 0.8, wrong: 0.65, inOrder: 0.7 },
  fewestWords: 3,
} as const;

/** The known statement that was said, and nothing that speaks against it; null where that is not sure. */
export const knownAs = <One extends KnownStatement>(
  statement: ReadStatement,
  known: readonly One[],
  vocabulary: ReadonlySet<string>,
): One | null => {
  const [first, ...others] = known
    .filter((one) => isSaid(statement, one, vocabulary))
    .toSorted((one, other) => weightOf(statement, other) - weightOf(statement, one));
  return first && others.every((other) => other.isTrue === first.isTrue || isFarther(statement, other, first))
    ? first
    : null;
};

const weightOf = (statement: ReadStatement, { read, likeness }: KnownStatement): number =>
  likeness + alikeness(statement.words, read.words);
const CLEARLY = 0.3;
const isFarther = (statement: ReadStatement, one: KnownStatement, than: KnownStatement): boolean =>
  weightOf(statement, one) < weightOf(statement, than) - CLEARLY;

const isSaid = (statement: ReadStatement, one: KnownStatement, vocabulary: ReadonlySet<string>): boolean => {
  const { read, likeness, twin, isTrue } = one;
  const isPossible =
    likeness >= LIMITS.about &&
    statement.denials === read.denials &&
    Array.from(statement.numbers).every((number) => read.numbers.has(number)) &&
    !opposesAny(statement.words, read.words) &&
    // “More sacs, more surface” is not “fewer sacs, more surface”.
    comparesBothWays(statement) === comparesBothWays(read) &&
    // A word of the lesson that the known statement lacks makes another statement of it.
    Array.from(statement.words).every((word) => read.words.has(word) || !vocabulary.has(word));
  if (!isPossible || statement.words.size < LIMITS.fewestWords) return false;
  const alike = alikeness(statement.words, read.words);
  if (!twin)
    return (
      alike >= (isTrue ? LIMITS.alone.right : LIMITS.alone.wrong) &&
      shared(statement.pairs, read.pairs) >= LIMITS.alone.inOrder * statement.pairs.size
    );
  const common = Array.from(read.words).filter((word) => twin.read.words.has(word));
  return (
    alike >= LIMITS.alike &&
    likeness >= twin.likeness - LIMITS.behind &&
    shared(statement.words, read.words) >= LIMITS.covered * statement.words.size &&
    shared(statement.words, new Set(common)) >= LIMITS.shared * common.length &&
    shared(statement.pairs, twin.read.pairs) <= shared(statement.pairs, read.pairs) &&
    decides(statement, one, twin)
  );
};

/** Whether what only this one of the twins says was said, and nothing of the other. */
const decides = (
  statement: ReadStatement,
  { read, isTrue }: KnownStatement,
  twin: KnownStatement,
): boolean => {
  const own = Array.from(read.words).filter((word) => !twin.read.words.has(word));
  const others = Array.from(twin.read.words).filter((word) => !read.words.has(word));
  const hits = own.filter((word) => statement.words.has(word)).length;
  if (others.some((word) => statement.words.has(word))) return false;
  if (hits > 0) return hits >= (isTrue ? LIMITS.decides.right : LIMITS.decides.wrong) * own.length;
  // Both have the same words: their order decides, or a “not”.
  if (own.length + others.length === 0 && read.denials === twin.read.denials)
    return shared(statement.pairs, read.pairs) > shared(statement.pairs, twin.read.pairs);
  return own.length === 0 && read.denials !== twin.read.denials;
};

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  Array.from(one).filter((word) => other.has(word)).length;
const comparesBothWays = ({ words }: ReadStatement): boolean => words.has('more') && words.has('less');
const alikeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * shared(one, other)) / Math.max(1, one.size + other.size);
