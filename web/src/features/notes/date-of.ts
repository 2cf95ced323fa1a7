import { later } from '../../text/later.ts';

const day = later(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const moment = later(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

/** The day of a moment, as people write it. */
export const dateOf = (iso: string): string => day().format(new Date(iso));

/** The same with its time. */
export const momentOf = (iso: string): string => moment().format(new Date(iso));
