import { later } from '../../../text/later.ts';

const day = later(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }));

/** A moment as the day on which it was, where the student is. */
export const dayWords = (moment: string): string => day().format(new Date(moment));
