import type { Draft } from './draft.ts';

/** What a turn of the talk is: the host asks, is wrong, concludes, is shown something, or tries something. */
export type BeatKind = 'asked' | 'wrong' | 'right' | 'shown' | 'tried';

/** A turn of the talk about an idea, as it could be taken now. */
export interface Beat {
  kind: BeatKind;
  /** What the host says first: it shows whether the turn goes on from the last one. */
  begins: string;
  /** About how many words it takes. */
  words: number;
  /** The turn itself; `link` is what the host says to the turn before. */
  talk: (link: string) => Draft[];
}

/** Something that could be talked about; null while it can't: something in it was not told yet, or all of it was. */
export type Possible = () => Beat | null;
