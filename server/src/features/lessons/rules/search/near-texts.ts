import type { Idea } from '@studia/contract/lessons';

/**
 * What a text does in its lesson: a `fact` is true, a student `asks` or `says` it (and is wrong then), says it and is `right` or
 * `wrong` (each has its twin), an `item` asks it of the student.
 */
type NearKind = 'fact' | 'ask' | 'says' | 'right' | 'wrong' | 'item';

/** A text of a lesson that a message may come near to. */
export interface LessonText {
  idea: Idea;
  kind: NearKind;
  text: string;
  /** The part that answers a question, or the name of the misconception, claim or item; of a fact, where it stands. */
  of: string;
}

const FEWEST_WORDS = 4;
const sentencesIn = (text: string | null): string[] =>
  (text ?? '')
    .split(/(?<=[.!?])\s+(?=[\p{Lu}"“$(])/u)
    .map((one) => one.trim())
    .filter((one) => one.split(' ').length >= FEWEST_WORDS);

/** Every sentence of an idea that can be held against a student's words. */
export const nearTextsOf = (idea: Idea): LessonText[] => {
  const each = (kind: NearKind, of: string, texts: readonly string[]): LessonText[] =>
    texts.map((text) => ({ idea, kind, of, text }));
  return [
    ...each('fact', 'statement', [idea.statement]),
    ...each('fact', 'full', sentencesIn(idea.full)),
    ...each('fact', 'why', sentencesIn(idea.why)),
    ...idea.terms.flatMap(({ name, definition }) => each('fact', 'terms', [`${name}: ${definition}`])),
    ...idea.misconceptions.flatMap(({ id, wrong, says, belief }) => [
      ...each('fact', `misconceptions/${id}`, [wrong]),
      ...each('says', id, [belief, ...says]),
    ]),
    ...(idea.claims ?? []).flatMap(({ right, wrong }, at) =>
      each('right', `claims/${at}`, [right]).concat(each('wrong', `claims/${at}`, [wrong])),
    ),
    ...idea.asks.flatMap(({ ask, part }) => each('ask', part, [ask])),
    ...idea.items.flatMap(({ id, ask, explanation }) => [
      ...each('item', id, [ask]),
      ...each('fact', `items/${id}`, [explanation]),
    ]),
  ];
};
