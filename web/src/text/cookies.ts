import { TOKENS } from '@studia/contract/limits';
import type { Block, DocumentSection } from './document.ts';

const COOKIES: Block = {
  caption: 'Studia’s cookies',
  head: ['Name', 'What it’s for', 'How long'],
  rows: [
    [
      '`studia_refresh`',
      'Keeps you signed in. Scripts can’t read it, and it’s sent only with our sign-in requests.',
      'Until you close the browser; 30 days with Remember me',
    ],
    [
      '`XSRF-TOKEN`',
      'Proves that a request comes from our own page, not from another site.',
      'The same as the one above',
    ],
    [
      '`studia_visit`',
      'Links a Google or Microsoft sign-in to this browser. Scripts can’t read it.',
      `${TOKENS.visitLifetime / 60_000} minutes, or until you’re back`,
    ],
  ],
};

const STORAGE_KEYS: Block = {
  caption: 'What Studia stores in your browser until it’s removed',
  head: ['Name', 'What it’s for', 'How long'],
  rows: [
    ['`theme`', 'Light or dark, if you’ve chosen.', 'Until you clear it'],
    [
      '`readingFont`, `readingSize`, `readingSpacing`, `motion`',
      'How you like to read, if you’ve chosen.',
      'Until you clear it',
    ],
    ['`readerNight`', 'Whether PDF pages are dark, if you’ve chosen.', 'Until you clear it'],
    [
      '`readerTutorWidth`',
      'How wide the tutor panel is beside a page, if you’ve chosen.',
      'Until you clear it',
    ],
    ['`voice`', 'Which voice reads to you and how fast, if you’ve chosen.', 'Until you clear it'],
    ['`tutorStyle`', 'How the tutor helps you, if you’ve chosen.', 'Until you clear it'],
    ['`liveVoice`', 'How you hear the tutor in live lessons, if you’ve chosen.', 'Until you clear it'],
    [
      '`conversation_threads`, `thread_messages_{id}`',
      'Your latest conversations, so you can read them offline.',
      'Until you sign out; at most 50',
    ],
    [
      '`chat_drafts`, `unsent_messages`',
      'Messages to the tutor that you haven’t finished or that are waiting to be sent.',
      'Until they’re sent, or you sign out',
    ],
    [
      '`studia-notes` (database)',
      'Changes to your notes that aren’t on the server yet.',
      'Until they’re saved, or you sign out',
    ],
    [
      '`map_draft_{id}`',
      'Changes to your mind maps that aren’t on the server yet.',
      'Until they’re saved, or you sign out',
    ],
    [
      '`review_answers`',
      'Answers to your cards that are waiting to be sent.',
      'Until they’re sent, or you sign out',
    ],
    [
      '`studia-own-{your id}-…` (cache)',
      'Your due cards, the notes you opened and the pages of the book you read last, so they work offline.',
      'Until you sign out, or someone else signs in',
    ],
    [
      '`studia-shell-{version}` (cache)',
      'Studia’s own files, so its pages open offline. Nothing in them is about you.',
      'Until a newer version replaces them',
    ],
    [
      '`conversations_owner`',
      'Whose conversations these are, so nobody else sees them in this browser.',
      'Until you sign out, or someone else signs in',
    ],
    [
      '`visitor_sessions`',
      'Which conversations you started before signing in, so they can move to your account.',
      'Until you sign in',
    ],
    [
      '`auth_session`, `auth_token`, `isVerified`',
      'Who is signed in, and an access token that lasts 15 minutes at a time.',
      'Until you sign out',
    ],
    [
      '`lastActivity`',
      'When you last did something, to sign you out after 60 minutes.',
      'Until you clear it',
    ],
    [
      '`pendingVerificationEmail`',
      'Which email address is waiting to be verified while you create an account.',
      'Until the address is verified',
    ],
    [
      '`redirectAfterAuth`, `pendingQuery`',
      'Where you were going, or what you asked, before signing in.',
      'Until you sign in',
    ],
  ],
};

const THIS_TAB: Block = {
  caption: 'What Studia stores until you close the tab',
  head: ['Name', 'What it’s for', 'How long'],
  rows: [
    [
      '`verificationCodeRequested`, `verificationAttempt`',
      'Whether a code has been sent, so reloading doesn’t send another.',
      'Until you close the tab',
    ],
    [
      '`openedSteps`',
      'How many steps of each solution you’ve opened.',
      'Until you sign out or close the tab',
    ],
    [
      '`goalSetting`',
      'Your answers about a goal, so reloading doesn’t lose them.',
      'Until the plan is made, or you sign out or close the tab',
    ],
    [
      '`waitingAuthRequest`, `waitingToasts`',
      'A message to show you after we redirect you to the front page.',
      'Until that page opens',
    ],
    [
      '`referralCode`',
      'The invitation you came with, so you can look around before signing up.',
      'Until you close the tab',
    ],
    [
      '`oauthState`',
      'Links your trip to Google or Microsoft with your return.',
      'Until you’re back, or you close the tab',
    ],
  ],
};

/** What the product keeps in a browser; e2e/documents.spec.ts compares it with what is really there. */
export const cookiesSections: readonly DocumentSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    inShort:
      'Three, set only when you sign in. Over HTTPS, the names of those that scripts can’t read start with __Secure-.',
    blocks: [COOKIES],
  },
  {
    id: 'storage',
    title: 'Stored in your browser',
    inShort: 'Your choices and your session. None of it is used to track you.',
    blocks: [STORAGE_KEYS, THIS_TAB],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    inShort: 'None, unless it’s set up here and you’ve agreed.',
    blocks: [
      'By default, this site loads no third-party scripts. If its operator sets up analytics, we ask you first and remember your answer in this browser. Nothing is loaded unless you agree. You can change your answer on this page at any time.',
    ],
  },
];
