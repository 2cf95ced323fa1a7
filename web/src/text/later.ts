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
  podcast: {
    lead: 'Two voices discuss a chapter.',
    points: ['Listen at your own speed', 'Follow the transcript', 'Open the source of any line'],
  },
  resources: {
    lead: 'Everything made for you, in one place.',
    points: ['Find maps, quizzes, podcasts, notes and boards'],
  },
} as const satisfies Partial<Record<PageName, LaterPageText>>;
