/** Where a live lesson is held, or watched again. */
export const lessonAddress = (id: string): string => `/working-session?lesson=${encodeURIComponent(id)}`;
