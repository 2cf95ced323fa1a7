import type { AboutBook, MessageIntent } from '@studia/contract/chat';
import type { StudentId } from '@studia/contract/ids';
import type { Book, Chapter, Mark } from '@studia/contract/library';
import type { Quote } from '@studia/contract/proof';
import type { ReactNode } from 'react';
import type { Place } from './address.ts';

/** What the tutor beside the page gets to know. */
export interface TutorContext {
  /** The open page, or words that the student selected to ask about. */
  about: AboutPage;
  /** What a button asks at once; a new object is asked anew. */
  ask: TutorRequest | null;
  /** The selected words have been asked about. */
  onAboutSent: () => void;
}

/** A page of the open book, and perhaps words on it. */
export type AboutPage = AboutBook & { page: number };

/** What a button asks the tutor about a page. */
export interface TutorRequest {
  intent: MessageIntent;
  about: AboutPage;
}

export interface ReaderProps {
  /** Keeps words of the book in a note. */
  onKeep: (quote: Quote) => Promise<void>;
  /** Makes a card of words of a page. */
  onCard: (quote: Quote) => void;
  bookId: string;
  student: StudentId;
  /** Where the address wants to go; a new object goes there anew. */
  asked: Place | null;
  /** The student goes to a place: it becomes the address. */
  onGo: (place: Place) => void;
  /** The student has read on to a page. */
  onReadOn: (page: number) => void;
  renderTutor: (context: TutorContext) => ReactNode;
  /** Where a chapter is taught, by its title; null where it has no lesson. */
  learnAt: (chapter: string) => string | null;
  /** Starts a quiz on a page; says whether there was something to ask. */
  onQuiz: (page: number) => Promise<boolean>;
}

/** How large pages are: as is good to read, as wide as there is room, whole, or so many times their usual size. */
export type Zoom = 'auto' | 'width' | 'page' | number;

/** What every kind of book is shown by. */
export interface ViewProps {
  book: Book;
  chapters: readonly Chapter[];
  /** Where to go. A new object goes there anew. */
  jump: Place;
  zoom: Zoom;
  /** Degrees by which pages are turned. */
  rotation: number;
  night: boolean;
  marks: readonly Mark[];
  /** This page is in view now. */
  onPage: (page: number) => void;
  /** How large pages are right now. */
  onScale: (scale: number) => void;
  /** Whether the words of a jump stand on the page. */
  onQuote: (found: boolean) => void;
}

const STEPS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3];

/** The next larger or smaller size. */
export const zoomStep = (scale: number, direction: 1 | -1): number => {
  const beyond =
    direction > 0 ? STEPS.find((step) => step > scale + 0.01) : STEPS.findLast((step) => step < scale - 0.01);
  return beyond ?? scale;
};

/** The element of a page in which something stands, and its number. */
export const pageAround = (node: Node | null): { element: HTMLElement; page: number } | null => {
  const start = node instanceof Element ? node : (node?.parentElement ?? null);
  const element = start?.closest<HTMLElement>('[data-page-number]') ?? null;
  return element && { element, page: Number(element.dataset['pageNumber']) };
};

/** The part of a page's element that holds its words; those of a scan were recognised. */
export const wordsIn = (page: Element): Element =>
  page.querySelector('.line-layer') ?? page.querySelector('.textLayer') ?? page;
