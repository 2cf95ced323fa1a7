/** What is said around the words of a book, in a language besides English; `{x}`, `{n}` and `{k}` stand for what is filled in. */
export interface BookWords {
  lead: string;
  under: string;
  forExample: string;
  /** There is more under {x} on page {n}. */
  more: string;
  reason: string;
  example: string;
  shorter: string;
  /** The book continues under {x}. */
  goesOn: string;
  /** That is all about {x}; a quiz is offered. */
  nothingMore: string;
  /** {x} in {n} sentences. */
  summary: string;
  /** Page {n} of {x}, about {k}. */
  page: string;
  /** The main idea of {x}. */
  mainIdea: string;
  /** Which book is meant? */
  whichBook: string;
  gap: string;
  /** Question {n} of {k}. */
  question: string;
  fromMemory: string;
  /** Nothing was found, though there are books in this language. */
  notFound: string;
  /** Something to think about, at the end. */
  tasks: readonly [string, string, string];
}

type Frame = Exclude<keyof BookWords, 'tasks' | 'notFound'>;

const LEADS =
  /^(?:Here’s how the book puts it|Here’s what the book says|Here’s a short answer, in the book’s own words|Here’s the definition, in the book’s own words):/m;

/** How each of them sounds in English; named groups are what is filled in. */
const FRAMES: readonly (readonly [Frame, RegExp])[] = [
  ['lead', LEADS],
  ['under', /^And under “(?<x>[^”]+)”:/m],
  ['forExample', /^For example:/m],
  ['more', /^There is more under “(?<x>[^”]+)” on p\. (?<n>\d+)\.$/m],
  ['reason', /^The book gives a reason:/m],
  ['example', /^Here’s an example from the book:/m],
  ['shorter', /^(?:Here’s the short version|Here’s another way the book puts it):/m],
  ['goesOn', /^The book continues under “(?<x>[^”]+)”:/m],
  ['nothingMore', /^That’s all I can find about “(?<x>[^”]+)” in the books\. Shall I quiz you on it\?$/m],
  ['summary', /^“(?<x>[^”]+)” in (?<n>\d+) sentences of the book:/m],
  ['page', /^P\. (?<n>\d+) of «(?<x>[^»]+)» \(“(?<k>[^”]+)”\) in \d+ of its own sentences:/m],
  ['page', /^Let’s read p\. (?<n>\d+) of «(?<x>[^»]+)» \(“(?<k>[^”]+)”\) by its \d+ main sentences:/m],
  ['mainIdea', /^The sentences that (?:“(?<x>[^”]+)”|p\. .+) turns on:/m],
  ['whichBook', /^Which book do you mean\? I have, among others:/m],
  ['fromMemory', /^(?:One question|\d+ questions)\. Answer from memory, and guess if you need to\.$/m],
  ['question', /\*\*Question (?<n>\d+) of (?<k>\d+)\.\*\*/],
  ['gap', /Fill in the missing word\./],
];

/** What is said around the words of a book, said in another language; the words of the book stay as they are. */
export const booksInTongue = (text: string, words: BookWords): string => {
  const framed = FRAMES.reduce(
    (said, [frame, form]) => said.replace(form, (...found: unknown[]) => filled(words[frame], found.at(-1))),
    text,
  );
  return withTask(framed, words.tasks);
};

const filled = (sentence: string, groups: unknown): string =>
  sentence.replaceAll(/\{([xnk])\}/g, (_, name: string) => groupNamed(groups, name));

const groupNamed = (groups: unknown, name: string): string => {
  const value = typeof groups === 'object' && groups !== null ? Reflect.get(groups, name) : undefined;
  return typeof value === 'string' ? value : '';
};

// The last paragraph is the task, unless it is a quote, a list or a question of a quiz.
const withTask = (text: string, tasks: BookWords['tasks']): string => {
  const [last = '', ...before] = text.split('\n\n').toReversed();
  const isTask = /^[A-Z][^“\n_]*[.?]$/.test(last) && before.length > 0;
  return isTask ? [...before.toReversed(), tasks[text.length % tasks.length]].join('\n\n') : text;
};
