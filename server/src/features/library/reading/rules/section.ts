import type { Quote } from '@studia/contract/proof';
import { isMatter } from '../../ingest/rules/matter.ts';
import { piecesOf } from '../../ingest/rules/passages.ts';
import { sentencesIn, type Sentence } from '../../search/engine/sentences.ts';

interface ReadPage {
  number: number;
  /** What is printed as its number, where that is another one. */
  label?: string | null;
  chapter: string;
  section: string;
  titles?: readonly string[];
  text: string;
}

interface ReadBook {
  slug: string;
  title: string;
  pages: readonly ReadPage[];
}

type Cut = (line: string) => readonly Sentence[];

/** A stretch of a book under one heading, sentence by sentence. */
export interface SectionOfPages {
  chapter: string;
  heading: string;
  /** Licence, contents, index and the like: to be read, not to be taught. */
  isMatter: boolean;
  sentences: Quote[];
}

/** The section of a book in which a place lies, as sentences that are quotes themselves; it may go on over the page. */
export const sectionAround = (
  { slug, title, pages }: ReadBook,
  { page, start }: Pick<Quote, 'page' | 'start'>,
  cut: Cut,
): SectionOfPages | null => {
  const here = pages.find(({ number }) => number === page);
  const heading =
    here && piecesOf(here.text, here.section, here.titles).find((piece) => piece.end > start)?.heading;
  if (!here || heading === undefined) return null;
  const sentences = pages
    .filter(({ chapter, number }) => chapter === here.chapter && Math.abs(number - page) <= 1)
    .flatMap((one) =>
      piecesOf(one.text, one.section, one.titles)
        .filter((piece) => piece.heading === heading)
        .flatMap((piece) => quotesIn({ slug, title }, one, piece, cut)),
    );
  return { chapter: here.chapter, heading, isMatter: isMatterIn(here.chapter, heading), sentences };
};

/** Everything on these pages, section by section; a section that goes on over the page stays one. */
export const sectionsOf = ({ slug, title, pages }: ReadBook, cut: Cut): SectionOfPages[] => {
  const sections: SectionOfPages[] = [];
  for (const page of pages)
    for (const piece of piecesOf(page.text, page.section, page.titles)) {
      const sentences = quotesIn({ slug, title }, page, piece, cut);
      const open = sections.at(-1);
      if (open?.heading === piece.heading && open.chapter === page.chapter) open.sentences.push(...sentences);
      else
        sections.push({
          chapter: page.chapter,
          heading: piece.heading,
          isMatter: isMatterIn(page.chapter, piece.heading),
          sentences,
        });
    }
  return sections;
};

const isMatterIn = (chapter: string, heading: string): boolean => isMatter(chapter) || isMatter(heading);

const quotesIn = (
  { slug, title }: Pick<ReadBook, 'slug' | 'title'>,
  { number, label, text }: ReadPage,
  { start, end }: { start: number; end: number },
  cut: Cut,
): Quote[] => {
  const place = { book_id: slug, title, page: number, ...(label ? { label } : {}) };
  return sentencesIn(text.slice(start, end), cut).map((sentence) => {
    const [from, to] = [start + sentence.start, start + sentence.end];
    // As it stands on the page, line ends and all: only so it is a proof.
    return Object.assign({ start: from, end: to, text: text.slice(from, to) }, place);
  });
};
