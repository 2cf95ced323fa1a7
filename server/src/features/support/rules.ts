import { FORMS } from '@studia/contract/limits';

/** What a visitor wrote, as it is kept. */
export interface Message {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  receivedAt: Date;
  mailedAt: Date | null;
}

/** A resume among the kept files. */
export interface Resume {
  file: string;
  /** As its owner calls it, but with an ending that its content deserves. */
  name: string;
  kind: 'pdf' | 'doc' | 'docx';
}

/** The kind of a document, if a resume may be of it. */
export const resumeKind = (kind: string | null): Resume['kind'] | null =>
  kind === 'pdf' || kind === 'doc' || kind === 'docx' ? kind : null;

/** An application for a job, as it is kept. */
export interface Application {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  position: string;
  setsApart: string;
  resume: Resume;
  receivedAt: Date;
  mailedAt: Date | null;
}

// Control characters, and what some readers take for the end of a line.
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Text for a heading of a letter: in one line, so that nobody can write further headings, and not too long. */
export const oneLine = (text: string, longest: number): string => {
  const line = text.replaceAll(BREAKS, ' ').replaceAll(/ {2,}/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
};

/** A file name without folders and without what a file system or a mail reader could mistake. */
export const resumeName = (given: string, kind: Resume['kind']): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const bare = oneLine(last, 120)
    .replaceAll(/["*:<>?|\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  return `${bare === '' || /^\.+$/.test(bare) ? 'resume' : bare}.${kind}`;
};

/** Whether a field that people do not see was filled in. */
export const isFromProgram = (botcheck: string | boolean | undefined): boolean =>
  botcheck === true || (typeof botcheck === 'string' && botcheck.trim() !== '');

/** What came in before these moments is to be forgotten. */
export const keptSince = (now: Date): { messages: Date; applications: Date } => ({
  messages: monthsBefore(now, FORMS.keepMessagesMonths),
  applications: monthsBefore(now, FORMS.keepApplicationsMonths),
});

// The last day of a month stands for those that the month lacks.
const monthsBefore = (now: Date, months: number): Date => {
  const then = new Date(now);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const days = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, days));
  return then;
};
