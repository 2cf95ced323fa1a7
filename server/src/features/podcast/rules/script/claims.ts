import type { Idea } from '@studia/contract/lessons';
import type { Piece } from './piece.ts';
import { namesIn, saidClaim, stems } from './words.ts';

/** What a student says who has understood, and who has not, as one says it. */
interface SaidClaim {
  typed: string;
  right: string;
  wrong: string | null;
}

/** What students say about an idea; nothing that was said already. */
export const saidBy = (idea: Idea, said: ReadonlySet<string>): SaidClaim[] => {
  const names = namesIn(textOf(idea));
  return (idea.claims ?? []).flatMap(({ right: typed, wrong }) => {
    const right = said.has(typed) ? null : saidClaim(typed, names);
    return right === null ? [] : [{ typed, right, wrong: saidClaim(wrong, names) }];
  });
};

export const textOf = ({ statement, simple, full, why }: Idea): string =>
  [statement, simple, full, why].join(' ');

/** How much of what a sentence says can't be known from a text, from 0 to 1: its words that mean something and are not there. */
export const newIn = (text: string) => {
  const heard = new Set(stems(text, SHORTEST));
  return (words: string): number => {
    const own = [...new Set(stems(words.replaceAll(SMALL, ' '), SHORTEST))];
    return own.filter((stem) => !heard.has(stem)).length / Math.max(1, own.length);
  };
};
/** So little of a sentence may be new that still follows from what was heard. */
export const HARDLY = 1 / 6;
/** And so much, where nothing else is left to say. */
export const PARTLY = 1 / 2;
const SHORTEST = 4;
const SMALL =
  /\b(?:with|that|than|then|when|from|have|this|they|them|their|there|your|what|which|because|only|also|does|into|will|would|just|same|some|even|still|about|where|while|without|between|every|each|other|isn[’']?t|don[’']?t|doesn[’']?t|can[’']?t|won[’']?t|aren[’']?t|it[’']s)\b/giu;

/** What was said of an idea, in one text. */
export const heardText = (idea: Idea, pieces: readonly Piece[]): string =>
  [idea.title, idea.statement, ...pieces.map((piece) => wordsOf(idea, piece))].join(' ');

const wordsOf = (idea: Idea, piece: Piece): string => {
  switch (piece.kind) {
    case 'misconception':
      return idea.misconceptions[piece.index]?.wrong ?? '';
    case 'term':
      return idea.terms[piece.index]?.definition ?? '';
    case 'question':
      return idea.items[piece.index]?.explanation ?? '';
    case 'picture':
      return idea.picture?.like ?? '';
    case 'example':
      return idea.example?.steps.map(({ line }) => line).join(' ') ?? '';
    default:
      return idea[piece.kind] ?? '';
  }
};
