import type { Idea } from '@studia/contract/lessons';
import { explainer, filled, host, readOut, type Draft } from './draft.ts';
import * as say from './opening-phrases.ts';
import * as parts from './parts.ts';
import type { Writing } from './parts.ts';
import type { Piece } from './piece.ts';
import { askingTitle } from './words.ts';

/** How an idea is begun, and what is then still to be said about it. */
export interface Opening {
  drafts: Draft[];
  rest: Piece[];
}

type Way = (idea: Idea, pieces: readonly Piece[], teased: number, writing: Writing) => Opening | null;

const without = (pieces: readonly Piece[], taken: Piece): Piece[] =>
  pieces.filter((piece) => piece !== taken);

const titleOf = (title: string, pick: Writing['pick']): string => {
  const asking = askingTitle(title);
  return asking === null
    ? filled(pick(say.BEGIN_TITLE), { title: readOut(title) })
    : filled(pick(say.BEGIN_ASKING), { title: asking });
};

const byTitle: Way = (idea, pieces, _teased, { pick }) => ({
  drafts: [...host(titleOf(idea.title, pick)), ...parts.statement(idea)],
  rest: [...pieces],
});

/** The host's own question is answered in plain words; the book's sentence sums it up. */
const byQuestion: Way = (idea, pieces, _teased, writing) => {
  const simple = pieces.find(({ kind }) => kind === 'simple');
  const toSimple = simple && parts.askedAbout(idea, 'simple', writing.asked);
  if (simple && toSimple)
    return {
      drafts: [
        ...host(filled(writing.pick(say.BEGIN_ASK), { ask: toSimple })),
        ...parts.simple(idea, writing, true),
        ...explainer(`${writing.pick(say.IN_SHORT)} ${idea.statement}`, { quote: idea.quote }),
      ],
      rest: without(pieces, simple),
    };
  const ask = parts.askedAbout(idea, 'statement', writing.asked);
  if (ask === null) return null;
  return {
    drafts: [...host(filled(writing.pick(say.BEGIN_ASK), { ask })), ...parts.statement(idea)],
    rest: [...pieces],
  };
};

const byPicture: Way = (idea, pieces, _teased, writing) => {
  const taken = pieces.find(({ kind }) => kind === 'picture');
  if (!taken || idea.picture === null) return null;
  const [asks, begins] = writing.pick(say.BEGIN_PICTURE);
  const { quote } = idea;
  return {
    drafts: [
      ...explainer(`${begins} ${idea.picture.like}`, { quote }),
      ...host(asks),
      ...explainer(`${writing.pick(say.BRIDGE)} ${idea.statement}`, { quote }),
      ...parts.pictureEnds(idea, writing),
    ],
    rest: without(pieces, taken),
  };
};

const byBelief: Way = (idea, pieces, teased, writing) => {
  const taken = pieces.find((piece) => piece.kind === 'misconception' && piece.index !== teased);
  const slip = taken?.kind === 'misconception' ? idea.misconceptions[taken.index] : undefined;
  if (!taken || !slip) return null;
  const { pick } = writing;
  return {
    drafts: [
      ...host(filled(pick(say.BEGIN_BELIEF), { belief: slip.belief })),
      ...parts.tested(idea, slip, writing),
      ...host(pick(say.TITLE_AFTER)),
      ...parts.statement(idea),
    ],
    rest: without(pieces, taken),
  };
};

const WAYS: readonly Way[] = [byQuestion, byPicture, byBelief, byTitle];

/** Begins an idea in another way than the one before it, as far as there is something to begin with. */
export const openingOf = (
  idea: Idea,
  pieces: readonly Piece[],
  teased: number,
  writing: Writing,
): Opening => {
  for (const way of [writing.pick(WAYS), writing.pick(WAYS)]) {
    const opening = way(idea, pieces, teased, writing);
    if (opening) return opening;
  }
  return byQuestion(idea, pieces, teased, writing) ?? { drafts: fallback(idea, writing), rest: [...pieces] };
};

const fallback = (idea: Idea, { pick }: Writing): Draft[] => [
  ...host(titleOf(idea.title, pick)),
  ...parts.statement(idea),
];
