import type { Quote } from '@studia/contract/proof';
import { piecesOf } from './passages.ts';
import { sentencesIn, type Sentence } from './sentences.ts';

interface ReadPage {
  number: number;
  chapter: string;
  section: string;
  titles?: readonly string[];
  text: string;
}

/** The section of a book in which a place lies, as sentences that are quotes themselves; it may go on over the page. */
export const sectionAround = (
  { slug, title, pages }: { slug: string; title: string; pages: readonly ReadPage[] },
  { page, start }: Pick<Quote, 'page' | 'start'>,
  cut: (line: string) => readonly Sentence[],
): { chapter: string; heading: string; sentences: Quote[] } | null => {
  const here = pages.find(({ number }) => number === page);
  const heading =
    here && piecesOf(here.text, here.section, here.titles).find((piece) => piece.end > start)?.heading;
  if (!here || heading === undefined) return null;
  const sentences = pages
    .filter(({ chapter, number }) => chapter === here.chapter && Math.abs(number - page) <= 1)
    .flatMap(({ number, section, titles, text }) =>
      piecesOf(text, section, titles)
        .filter((piece) => piece.heading === heading)
        .flatMap((piece) =>
          sentencesIn(text.slice(piece.start, piece.end), cut).map((sentence) => ({
            book_id: slug,
            title,
            page: number,
            start: piece.start + sentence.start,
            end: piece.start + sentence.end,
            text: sentence.text,
          })),
        ),
    );
  return { chapter: here.chapter, heading, sentences };
};
