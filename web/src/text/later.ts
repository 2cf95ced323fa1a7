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
  workingSession: {
    lead: 'Talk, listen and write on one board.',
    points: ['Talk to the tutor, and interrupt it', 'Share a whiteboard', 'Keep the notes'],
  },
} as const satisfies Partial<Record<PageName, LaterPageText>>;
