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
  notice: 'This page isn’t built yet.',
  willBe: 'What you’ll be able to do here',
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
    lead: 'Everything you and the tutor have written down.',
    points: ['Search and tag your notes', 'Write formulas', 'Export what you need'],
  },
  note: {
    lead: 'One note, with the pages it’s based on.',
    points: ['Read, edit and export it', 'Open the source of any line'],
  },
  podcast: {
    lead: 'Two voices discuss a chapter.',
    points: ['Listen at your own speed', 'Follow the transcript', 'Open the source of any line'],
  },
  createNotes: {
    lead: 'Notes on a book, with page numbers.',
    points: ['Choose chapters, style and length', 'Check every line against its source'],
  },
  refer: {
    lead: 'Invite a friend to learn with you.',
    points: ['Copy your link', 'See who joined'],
  },
  workingSession: {
    lead: 'Talk, listen and write on one board.',
    points: ['Talk to the tutor, and interrupt it', 'Share a whiteboard', 'Keep the notes'],
  },
  resources: {
    lead: 'Everything made for you, in one place.',
    points: ['Find maps, quizzes, podcasts, notes and boards'],
  },
} as const satisfies Partial<Record<PageName, LaterPageText>>;
