import { readDay } from './calls.ts';

/** What waits today, under one name in the store of answers. */
export const DAY_KEY = ['review', 'day'] as const;

/** How many cards wait, as the front page shows it. */
export const readToday = () => readDay();
