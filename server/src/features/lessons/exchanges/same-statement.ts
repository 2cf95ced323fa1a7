import { isStatement, opposesAny, type ReadStatement } from '../rules/statement/read-statement.ts';

const [ALIKE, MOST_FOREIGN] = [0.6, 0.35];
/** Words that turn a statement into another one, by their names in a read statement. */
const TURNS = new Set(
  'more less fast slow hot cold same different always only all near far inside outside before after strong weak heavy light plus minus'.split(
    ' ',
  ),
);

/** Whether two statements say the same, so that what is true of one is true of the other: most words, in the same order. */
export const saysTheSame = (statement: ReadStatement, way: ReadStatement): boolean => {
  const [own, others] = [Array.from(statement.words), Array.from(way.words)];
  const shared = own.filter((word) => way.words.has(word));
  const inTheirOrder = others.filter((word) => statement.words.has(word));
  return (
    alikeness(statement, way) >= ALIKE &&
    own.length - shared.length <= MOST_FOREIGN * own.length &&
    shared.every((word, at) => word === inTheirOrder[at]) &&
    statement.denials === way.denials &&
    hasSameNumbers(statement, way) &&
    !isTurned(statement, way)
  );
};

/** Whether one of two statements has every word of the other. Of twelve that came near to something right and did not, four were wrong or half right. */
export const saysNothingElse = ({ words }: ReadStatement, other: ReadStatement): boolean => {
  const shared = Array.from(words).filter((word) => other.words.has(word)).length;
  return shared === words.size || shared === other.words.size;
};

const isTurned = (statement: ReadStatement, way: ReadStatement): boolean =>
  hasOtherTurn(statement, way) || hasOtherTurn(way, statement) || opposesAny(statement.words, way.words);
const hasOtherTurn = (one: ReadStatement, other: ReadStatement): boolean =>
  Array.from(one.words).some((word) => TURNS.has(word) && !other.words.has(word));

/**
 * Whether a message comes so near to what students say wrongly that it is most likely meant like that: of 117 marked turns whose likeliest
 * reply is such a one, 115 were wrong. Of what comes as near to something right only three in four are right, so nothing follows from that.
 */
export const saysMuchTheSame = (statement: ReadStatement, way: ReadStatement, likeness: number): boolean =>
  likeness >= NEAR &&
  statement.denials % 2 === way.denials % 2 &&
  hasSameNumbers(statement, way) &&
  !isTurned(statement, way) &&
  !comparesInOtherOrder(statement, way) &&
  Array.from(statement.pairs).filter((pair) => way.pairs.has(pair)).length >
    NEIGHBOURS * statement.pairs.size;
const [NEAR, NEIGHBOURS] = [0.6, 0.4];

/**
 * Whether a sentence that a known mistake answers is most likely meant like it, though it has other words too. Of 32 such marked turns 30
 * were wrong and 2 half right, and of 10 in conversations that nothing was written after, all. What begins with “so” or “but” concludes or objects: there it
 * holds for three in four.
 */
export const meansMistake = (
  message: string,
  { statement, way, known }: Record<'statement' | 'way' | 'known', ReadStatement>,
): boolean =>
  isStatement(message) &&
  !ASKS_CONCLUDES_OR_OBJECTS.test(message) &&
  statement.denials % 2 === way.denials % 2 &&
  !opposesAny(statement.words, way.words) &&
  WITHOUT_EXCEPTION.every((word) => statement.words.has(word) === way.words.has(word)) &&
  Array.from(statement.numbers).every((number) => known.words.has(number)) &&
  !(/\bthan\b/i.test(message) && comparesInOtherOrder(statement, way)) &&
  Array.from(statement.pairs).filter((pair) => way.pairs.has(pair)).length >=
    SOME_NEIGHBOURS * Math.max(1, statement.pairs.size);
const SOME_NEIGHBOURS = 0.3;
/** “Every earthquake makes a tsunami” is wrong, “earthquakes make tsunamis” is not. */
const WITHOUT_EXCEPTION = ['always', 'only', 'all'];
const ASKS_CONCLUDES_OR_OBJECTS =
  /^\W*(?:(?:ok|okay|oh+|ah+|wait|and|then|hm+|well|yeah|no)\b[\s,.!]*)*(?:so|but|what|whats|why|how|who|when|where|which|is|are|was|were|do|does|did|can|could|would|will|should)\b/i;

/** “Faster in water than in air” is not “faster in air than in water”. */
const comparesInOtherOrder = (statement: ReadStatement, way: ReadStatement): boolean => {
  const [own, theirs] = [
    Array.from(statement.words).filter((word) => way.words.has(word)),
    Array.from(way.words).filter((word) => statement.words.has(word)),
  ];
  return own.some((word) => TURNS.has(word)) && own.some((word, at) => word !== theirs[at]);
};

// “Carbon 14 has 14 neutrons” is not what “carbon 14 has 8 neutrons” says.
const hasSameNumbers = (statement: ReadStatement, way: ReadStatement): boolean =>
  statement.numbers.size === way.numbers.size &&
  Array.from(statement.numbers).every((number) => way.numbers.has(number));

const alikeness = ({ words }: ReadStatement, other: ReadStatement): number =>
  (2 * Array.from(words).filter((word) => other.words.has(word)).length) /
  Math.max(1, words.size + other.words.size);
