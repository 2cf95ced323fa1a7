import type { PageName } from './page-titles.ts';

/** The pages that are only announced. */
export type LaterPageName = keyof typeof laterPages;

/** A page that comes with a later version: what a student will do there. */
interface LaterPageText {
  lead: string;
  points: readonly string[];
}

export const laterText = {
  comingSoon: 'Coming Soon',
  notice: 'This page is not built yet.',
  willBe: 'What you will do here',
} as const;

export const laterPages = {
  subscription: {
    lead: 'Your plan and what it costs.',
    points: [
      'See your plan and its limits',
      'Upgrade, cancel at the end of the period, or resume',
      'Read your invoices',
    ],
  },
  helpSupport: {
    lead: 'Answers, and people to ask.',
    points: ['Search the answers', 'Write to us', 'Follow your questions'],
  },
  myNotes: {
    lead: 'Everything you and the tutor wrote down.',
    points: ['Search and tag your notes', 'Write with mathematics', 'Export what you need'],
  },
  note: {
    lead: 'One note, with the pages it rests on.',
    points: ['Read, edit and export it', 'Open the page behind a line'],
  },
  podcast: {
    lead: 'Two voices discuss a chapter.',
    points: ['Listen at your speed', 'Follow the transcript', 'Open the page behind a line'],
  },
  createNotes: {
    lead: 'Notes from a book, with page numbers.',
    points: ['Choose chapters, style and length', 'Check every line on its page'],
  },
  refer: {
    lead: 'Bring somebody along.',
    points: ['Copy your link', 'See who joined'],
  },
  workingSession: {
    lead: 'Talk, listen and write on one board.',
    points: ['Speak with the tutor and interrupt it', 'Share a whiteboard', 'Keep the notes'],
  },
  resources: {
    lead: 'Everything made for you, in one place.',
    points: ['Find maps, quizzes, podcasts, notes and boards'],
  },
} as const satisfies Partial<Record<PageName, LaterPageText>>;
