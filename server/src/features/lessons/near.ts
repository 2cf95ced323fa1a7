import type { Idea } from '@studia/contract/lessons';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import { rowsOf, type Vectors } from '../../vectors.ts';
import { nearTextsOf, type LessonText } from './rules/search/near-texts.ts';

/** A text of a lesson, and how near a message comes to it, from 0 to 1. */
export interface NearText extends LessonText {
  /** By what both mean; by their words where that is not known. */
  likeness: number;
  /** How much of what the message is about stands there, word for word. */
  covered: number;
}

/** The texts of some ideas that a message comes near to, the nearest first. */
export type FindNear = (
  message: string,
  subject: string,
  ideas: readonly Idea[],
  limit: number,
) => Promise<NearText[]>;

interface Dependencies {
  language: Pick<Language, 'termsOf'>;
  embed: Embed | null;
}

/** Words alone say less: two texts that share half of them may well mean something else. */
const BY_WORDS = 0.8;

/** Holds a message against what is written about some ideas. */
export const makeFindNear = ({ language, embed }: Dependencies): FindNear => {
  const read = new WeakMap<Idea, ReadText[]>();
  const textsOf = (idea: Idea, shipped: Shipped | undefined): ReadText[] => {
    const known = read.get(idea);
    if (known) return known;
    const written = nearTextsOf(idea);
    const vectors = written.map(({ text }) => shipped?.(text));
    const rows = rowsOf(vectors.map((vector) => vector ?? UNKNOWN));
    const texts = written.map((text, row) => ({
      text,
      terms: new Set(language.termsOf(text.text, 'en')),
      meaning: vectors[row] ? { rows, row } : null,
    }));
    read.set(idea, texts);
    return texts;
  };
  return async (message, subject, ideas, limit) => {
    const [asked, shipped] = await Promise.all([embed?.embed(message), embed?.shipped()]);
    const own = new Set(language.termsOf(message, 'en'));
    const named = new Set(language.termsOf(subject || message, 'en'));
    const near = ideas
      .flatMap((idea) => textsOf(idea, shipped))
      .map(({ text, terms, meaning }): NearText => ({
        idea: text.idea,
        kind: text.kind,
        text: text.text,
        of: text.of,
        likeness:
          asked && meaning
            ? meaning.rows.likenessOf(asked, meaning.row)
            : (BY_WORDS * sharedBy(own, terms)) / Math.max(1, Math.sqrt(own.size * terms.size)),
        covered: sharedBy(named, terms) / Math.max(1, named.size),
      }));
    return near.toSorted((one, other) => other.likeness - one.likeness).slice(0, limit);
  };
};

// A plain loop: a message is held against hundreds of texts.
const sharedBy = (some: ReadonlySet<string>, others: ReadonlySet<string>): number => {
  let count = 0;
  for (const term of some) if (others.has(term)) count += 1;
  return count;
};

type Shipped = Awaited<ReturnType<Embed['shipped']>>;

interface ReadText {
  text: LessonText;
  terms: ReadonlySet<string>;
  /** What it means, as a row among those of its idea; null where that did not come with Studia. */
  meaning: { rows: Vectors; row: number } | null;
}

const UNKNOWN = new Int8Array();
