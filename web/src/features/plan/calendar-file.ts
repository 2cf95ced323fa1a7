import { addDays } from './days.ts';

/** One thing in a calendar, on a whole day. */
export interface CalendarEntry {
  /** Unlike any other in the world, and the same when the file is made again. */
  uid: string;
  day: string;
  summary: string;
  description: string;
  url: string;
}

/** A calendar by RFC 5545: all-day events, lines ended by CRLF and folded at 75 octets. */
export const calendarFile = (name: string, entries: readonly CalendarEntry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Studia//Learning plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => eventOf(entry, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const eventOf = ({ uid, day, summary, description, url }: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stampOf(now)}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  // The end of a day is the beginning of the next.
  `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  `URL:${url.replaceAll(/\s/g, '')}`,
  // It takes some minutes of the day, not the day.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const compact = (day: string): string => day.replaceAll('-', '');

const stampOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

// oxlint-disable-next-line no-control-regex -- those that no calendar may hold
const CONTROLS = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g;

const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

const OCTETS = 75;
const encoder = new TextEncoder();

/** A long line goes on after a line break and one space, and no character is cut in two. */
const folded = (line: string): string => {
  let used = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (used + size > OCTETS) {
      text += '\r\n ';
      used = 1;
    }
    text += character;
    used += size;
  }
  return text;
};
