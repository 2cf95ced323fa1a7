import { versionOf } from '../prove.ts';
import type { Defined } from './defined.ts';
import type { KnownBook } from './known-book.ts';
import { likeness, shareFamily } from './words.ts';

/** Meanings that are nearly the same would both be right. */
const TOO_ALIKE = 0.4;

/** So many of the nearest are drawn from: or all questions of a chapter would offer the same. */
const NEAREST = 7;
const OPTIONS = 3;

/** Three of the nearest; which ones, the question itself decides. Nothing where there are not so many. */
const drawn = <One extends Defined>(defined: Defined, nearest: readonly One[]): One[] => {
  const draw = ({ term }: Defined): string => versionOf(`${term}/${defined.term}`);
  const chosen = nearest
    .slice(0, NEAREST)
    .toSorted((one, other) => (draw(one) < draw(other) ? -1 : 1))
    .slice(0, OPTIONS);
  return chosen.length < OPTIONS ? [] : chosen;
};

/** Other names of the book that could stand in the same place: alike in form, none of them another word for it. */
export const namesBeside = (defined: Defined, book: KnownBook): Defined[] =>
  drawn(
    defined,
    apart(defined, book)
      .filter(
        (other) =>
          // Where a sentence begins, every name is large: it tells nothing there.
          (other.isProper === defined.isProper || defined.around?.before === '') &&
          other.isPlural === defined.isPlural &&
          (other.article === defined.article || defined.around === null || other.around === null) &&
          (kindOf(other) === 'quality') === (kindOf(defined) === 'quality'),
      )
      .toSorted(byNearness(defined, ({ term }) => term)),
  );

/** What the book says of other things, in words that fit as well. */
export const meaningsBeside = (defined: Defined, book: KnownBook): (Defined & { meaning: string })[] =>
  drawn(
    defined,
    apart(defined, book)
      .filter((other): other is Defined & { meaning: string } => other.meaning !== null)
      .filter(
        (other) =>
          other.isPlural === defined.isPlural &&
          kindOf(other) === kindOf(defined) &&
          !shareFamily(other.words.definition, defined.words.term) &&
          !shareFamily(other.words.term, defined.words.definition),
      )
      .toSorted(byNearness(defined, ({ meaning }) => meaning ?? '')),
  );

/** Each name once, without those that are linked with the defined one or share a word with it. */
const apart = (defined: Defined, book: KnownBook): Defined[] => {
  const names = new Map<string, Defined>();
  for (const other of book.definitions) {
    const name = other.term.toLowerCase();
    if (!names.has(name) || other.chapter === defined.chapter) names.set(name, other);
  }
  names.delete(defined.term.toLowerCase());
  return Array.from(names.values()).filter(
    (other) =>
      other.isCode === defined.isCode &&
      // What comes up once may be a heading that ran into its sentence.
      book.mentions(other.term) >= book.fewestMentions &&
      !shareFamily(other.words.term, defined.words.term) &&
      !holdsName(defined.statement, other.term) &&
      !holdsName(other.statement, defined.term) &&
      likeness(other.words.definition, defined.words.definition) < TOO_ALIKE &&
      !book.areLinked(defined.term, other.term),
  );
};

const holdsName = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase());

/** What the same chapter explains is nearest; then what is as long, so that the length tells nothing. */
const byNearness = (defined: Defined, shown: (one: Defined) => string) => {
  const own = shown(defined);
  const score = (other: Defined): number =>
    (other.chapter === defined.chapter ? 0 : 0.5) +
    (kindOf(other) === kindOf(defined) ? 0 : 1) -
    // What is about the same is easier to mix up.
    likeness(other.words.definition, defined.words.definition) +
    Math.abs(Math.log(shown(other).length / Math.max(1, own.length))) +
    Math.abs(shown(other).split(' ').length - own.split(' ').length) * 0.05;
  return (one: Defined, other: Defined): number => score(one) - score(other);
};

const QUALITY =
  /^(?:possessing|having|of|not|contrary|peculiar|furnished|relating|pertaining|belonging|wanting|without|capable|able|like|resembling|similar|\p{L}+ed|said)\b/iu;

/** How what is said of a thing begins: that tells things, qualities and happenings apart. */
const kindOf = ({ meaning }: Defined): string => {
  const [first = ''] = (meaning ?? '').toLowerCase().split(' ');
  if (/^(?:an?|any|one|une?|una|eine?)$/.test(first)) return 'a';
  if (/^(?:the|that|der|die|das|les?|la|el|los|las)$/.test(first)) return 'the';
  return QUALITY.test(meaning ?? '') ? 'quality' : first === 'when' || first === 'how' ? first : 'other';
};
