import type { Idea } from '@studia/contract/lessons';

/** What a text says of its idea. */
export type TextKind = 'title' | 'statement' | 'simple' | 'full' | 'ask' | 'says' | 'item' | 'right';

/** A text by which an idea can be found. */
export interface IdeaText {
  kind: TextKind;
  text: string;
}

/** Every text by which an idea is found. */
export const textsOf = (idea: Idea): IdeaText[] => {
  const each = (kind: TextKind, texts: readonly (string | null)[]): IdeaText[] =>
    texts.flatMap((text) => (text === null ? [] : [{ kind, text }]));
  return [
    ...each('title', [idea.title]),
    ...each('statement', [idea.statement]),
    ...each('simple', [idea.simple]),
    ...each('full', [idea.full]),
    ...each(
      'ask',
      idea.asks.map(({ ask }) => ask),
    ),
    ...each(
      'says',
      idea.misconceptions.flatMap(({ says }) => says),
    ),
    ...each(
      'item',
      idea.items.map(({ ask }) => ask),
    ),
    ...each(
      'right',
      (idea.claims ?? []).map(({ right }) => right),
    ),
  ];
};

/** What else is said about an idea: its words count, though no question is held against it. */
export const textsBeside = ({ terms, misconceptions, claims, why }: Idea): string[] => [
  ...terms.flatMap(({ name, definition, also = [] }) => [name, definition, ...also]),
  ...misconceptions.flatMap(({ belief, wrong }) => [belief, wrong]),
  ...(claims ?? []).map(({ wrong }) => wrong),
  ...(why === null ? [] : [why]),
];
