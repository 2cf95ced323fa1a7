import type { BookWords } from './words.ts';

/** What is asked about books and pages, each with what it is in English. */
export const GERMAN_REQUESTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:und |aber )?(?:warum|wieso|weshalb)(?: (?:denn|das|ist das so))?$/u, 'why?'],
  [/\bbeispiel\b/u, 'give me an example'],
  [/\b(?:einfacher|leichter|in einfachen worten)\b(?!.*\b(?:seite|kapitel)\b)/u, 'explain it simpler'],
  [
    /^(?:und )?(?:danach|dann|weiter|mehr davon|erzahl mehr|was kommt (?:dann|danach)|wie geht es weiter)$/u,
    'and after that?',
  ],
  [/\b(?:frag|prufe|teste|quiz)\b.*?\bseite (\d+).*/u, 'quiz me on page $1'],
  [/\b(?:frag|prufe|teste|quiz)\b.*?\bkapitel (\d+).*/u, 'quiz me on chapter $1'],
  [/\b(?:frag|prufe|teste|quiz)\b.*\bseite\b/u, 'quiz me on this page'],
  [/\b(?:frag|prufe|teste|quiz)\b.*\bkapitel\b/u, 'quiz me on this chapter'],
  [/\b(?:frag mich ab|quiz|teste mich|prufe mich)\b/u, 'quiz me'],
  [/\b(?:erklar\w*|verstehe)\b.*\b(?:diese|dieser|die) seite\b/u, 'explain this page'],
  [/\b(?:fass\w*|zusammen\w*|worum|inhalt|was steht|was sagt)\b.*?\bseite (\d+).*/u, 'summarise page $1'],
  [
    /\b(?:fass\w*|zusammen\w*|worum|inhalt|was steht|was sagt)\b.*?\bkapitel (\d+).*/u,
    'summarise chapter $1',
  ],
  [/\b(?:fass\w*|zusammen\w*|worum|inhalt|was steht|wichtig\w*)\b.*\bseite\b/u, 'summarise this page'],
  [
    /\b(?:fass\w*|zusammen\w*|worum|inhalt|was steht|wichtig\w*|hauptgedanke)\b.*\bkapitel\b/u,
    'summarise this chapter',
  ],
];

export const GERMAN_BOOKS: BookWords = {
  lead: 'Das Buch sagt es so:',
  under: 'Und unter „{x}“:',
  forExample: 'Zum Beispiel:',
  more: 'Mehr dazu steht unter „{x}“ auf S. {n}.',
  reason: 'Das Buch nennt einen Grund:',
  example: 'Hier ist ein Beispiel aus dem Buch:',
  shorter: 'Hier ist ein kürzerer Satz des Buches dazu:',
  goesOn: 'Unter „{x}“ geht es im Buch so weiter:',
  nothingMore: 'Mehr finde ich zu „{x}“ in den Büchern nicht. Soll ich dich dazu abfragen?',
  summary: '„{x}“ in {n} Sätzen des Buches:',
  page: 'S. {n} von «{x}» („{k}“) in eigenen Sätzen der Seite:',
  mainIdea: 'Darauf kommt es hier an:',
  whichBook: 'Welches Buch meinst du? Ich habe unter anderem:',
  gap: 'Welches Wort gehört in die Lücke?',
  question: '**Frage {n} von {k}.**',
  fromMemory: 'Antworte aus dem Gedächtnis, und rate, wenn es sein muss.',
  notFound:
    'Das finde ich in den Büchern nicht, und ich will nichts erfinden. Kannst du es mit anderen Worten fragen, oder sagen, auf welcher Seite es stehen könnte?',
  tasks: [
    'Wie würdest du das mit eigenen Worten sagen?',
    'Welche Frage dazu würde eine Lehrerin in einer Prüfung stellen, und was ist die Antwort?',
    'Welches Wort darin ist das wichtigste, und warum?',
  ],
};
