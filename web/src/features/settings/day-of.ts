/** The day of a moment, as it is written where the student is. */
export const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(iso));
