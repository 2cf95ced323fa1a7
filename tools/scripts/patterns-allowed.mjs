/** Where patterns are examined. Mathematics is worked out on a thread of its own, which is ended when it takes too long. */
export const FOLDERS = ['contract/src/', 'server/src/', 'web/src/'];

/** Whose texts have come through `tutor/plain-message.ts`, which leaves no long run of white space or marks. */
export const BEHIND_THE_DOOR = [
  'server/src/features/exercises/',
  'server/src/features/tutor/',
  'server/src/features/safety/',
];

/**
 * Patterns that are slow on some text that never reaches them.
 * @type {readonly { path: string, pattern?: string, reason: string }[]}
 */
export const ALLOWED = [
  { path: 'server/src/config/contact.ts', reason: 'what the operator sets' },
  { path: 'server/src/config/process.ts', reason: 'what the operator sets' },
  {
    path: 'server/src/features/auth/rules/common-passwords.ts',
    reason: 'a password has 200 characters at most',
  },
  {
    path: 'server/src/features/plan/rules/phrase.ts',
    reason: 'white space is folded and the text cut before',
  },
  {
    path: 'server/src/features/safety/classifier/classifier.ts',
    reason: 'only messages of 1,200 characters at most',
  },
  {
    path: 'server/src/features/library/ingest/rules/passages.ts',
    reason: 'every place where it begins is a match',
  },
  {
    path: 'server/src/features/library/search/engine/sentences.ts',
    reason: 'every place where it begins is a match',
  },
  { path: 'server/src/features/exercises/reading/number-said.ts', reason: 'a digit always begins a match' },
  { path: 'server/src/ports/language/words.ts', reason: 'a list in the same file' },
  { path: 'web/src/app/documents/inline.tsx', reason: 'our own documents' },
  { path: 'web/src/app/pages/gallery/contrast.ts', reason: 'our own style sheet' },
  { path: 'web/src/app/public/landing/try-lesson.tsx', reason: 'our own lesson' },
  { path: 'web/src/features/landing/example-plan.ts', reason: 'one line typed in the browser that reads it' },
  {
    path: 'web/src/features/chat/answer/checked-text.ts',
    reason: 'one line of an answer, in the browser that shows it',
  },
  { path: 'web/src/features/reader/panels/find.ts', reason: 'one passage, in the browser that shows it' },
  { path: 'web/src/features/reader/quote/as-drawn.ts', reason: 'one passage, in the browser that shows it' },
  { path: 'web/src/ui/markdown/formulas.ts', reason: 'one formula, in the browser that shows it' },
  { path: 'web/src/ui/markdown/plain-words.ts', reason: 'one message, in the browser that shows it' },
  { path: 'web/src/ui/markdown/prepare.ts', reason: 'one line, in the browser that shows it' },
  { path: 'web/src/ui/markdown/unfinished.ts', reason: 'one answer, in the browser that shows it' },
];
