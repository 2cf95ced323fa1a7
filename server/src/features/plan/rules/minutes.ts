import type { PlanLevel } from '@studia/contract/plan';

/** Words of a school book a minute, with a pencil and every example worked: the newer the topic, the slower. */
const PACE: Record<PlanLevel, number> = { new: 35, some: 50, confident: 80 };
const MINUTES_AN_EXERCISE = 2.5;

/** The time to read and understand so many words, in steps of five minutes. */
export const readingMinutes = (words: number, level: PlanLevel): number => inFives(words / PACE[level]);

/** The time for so many exercises, in steps of five minutes. */
export const exerciseMinutes = (count: number): number => inFives(count * MINUTES_AN_EXERCISE);

const inFives = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5);
