/** What waits today, under one name in the store of answers. */
export const DAY_KEY = ['review', 'day'] as const;

/** The front page is opened far more often than the cards: their schemas come when they are asked for. */
export const readToday = async () => (await import('./calls.ts')).readDay();
