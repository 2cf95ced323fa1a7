import { TOKENS } from '@studia/contract/limits';
import type { Block, DocumentSection } from './document.ts';

const COOKIES: Block = {
  caption: 'Cookies of Studia',
  head: ['Name', 'What it is for', 'How long'],
  rows: [
    [
      '`studia_refresh`',
      'Keeps you signed in. No script can read it, and only our sign-in calls get it.',
      'Until you close the browser; 30 days with Remember me',
    ],
    [
      '`XSRF-TOKEN`',
      'Proves that a request comes from our own page, and not from another site.',
      'As long as the one above',
    ],
    [
      '`studia_visit`',
      'Ties your way to Google or Microsoft and back to this browser. No script can read it.',
      `${TOKENS.visitLifetime / 60_000} minutes, or until you are back`,
    ],
  ],
};

const STORAGE_KEYS: Block = {
  caption: 'What Studia keeps in the browser until it is removed',
  head: ['Name', 'What it is for', 'How long'],
  rows: [
    ['`theme`', 'Light or dark, if you chose.', 'Until you clear it'],
    [
      '`readingFont`, `readingSize`, `readingSpacing`, `motion`',
      'How you like to read, if you chose.',
      'Until you clear it',
    ],
    ['`readerNight`', 'Whether the pages of a PDF are dark, if you chose.', 'Until you clear it'],
    ['`readerTutorWidth`', 'How wide the tutor stands beside a page, if you chose.', 'Until you clear it'],
    ['`tutorStyle`', 'How the tutor is to help you, if you chose.', 'Until you clear it'],
    [
      '`conversation_threads`, `thread_messages_{id}`',
      'Your latest conversations, so that you can read them without a connection.',
      'Until you sign out; at most 50',
    ],
    [
      '`chat_drafts`, `unsent_messages`',
      'What you began to write to the tutor, and what waits to be sent.',
      'Until it is sent, or you sign out',
    ],
    [
      '`conversations_owner`',
      'Whose conversations these are, so that nobody else sees them here.',
      'Until you sign out, or somebody else signs in',
    ],
    [
      '`visitor_sessions`',
      'Which conversations you began before signing in, to move them into your account.',
      'Until you have signed in',
    ],
    [
      '`auth_session`, `auth_token`, `isVerified`',
      'Who is signed in here, and the proof of it, good for 15 minutes at a time.',
      'Until you sign out',
    ],
    [
      '`lastActivity`',
      'When you last did something, to sign you out after 60 minutes.',
      'Until you clear it',
    ],
    [
      '`pendingVerificationEmail`',
      'Which address waits for its code, while you open an account.',
      'Until the address is proven',
    ],
    [
      '`redirectAfterAuth`, `pendingQuery`',
      'Where you wanted to go, or what you asked, before signing in.',
      'Until you have signed in',
    ],
  ],
};

const THIS_TAB: Block = {
  caption: 'What Studia keeps until the tab is closed',
  head: ['Name', 'What it is for', 'How long'],
  rows: [
    [
      '`verificationCodeRequested`, `verificationAttempt`',
      'Whether a code was sent, so that a reload does not send another.',
      'Until the tab is closed',
    ],
    [
      '`openedSteps`',
      'How many steps of each solution you have opened.',
      'Until you sign out, or the tab is closed',
    ],
    [
      '`goalSetting`',
      'Your answers about a goal, so that a reload does not lose them.',
      'Until the plan is made, you sign out, or the tab is closed',
    ],
    [
      '`waitingAuthRequest`, `waitingToasts`',
      'What we were telling you when you were led to our front page.',
      'Until that page is there',
    ],
    [
      '`oauthState`',
      'Ties your way to Google or Microsoft to your way back.',
      'Until you are back, or the tab is closed',
    ],
  ],
};

/** What the product keeps in a browser; e2e/documents.spec.ts compares it with what is really there. */
export const cookiesSections: readonly DocumentSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    inShort:
      'Three, and only when you sign in. On https the names of those that no script can read begin with __Secure-.',
    blocks: [COOKIES],
  },
  {
    id: 'storage',
    title: 'Kept in your browser',
    inShort: 'Choices and the session. None of it is used to follow you.',
    blocks: [STORAGE_KEYS, THIS_TAB],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    inShort: 'Nothing, unless it is set up here and you said yes.',
    blocks: [
      'This Studia loads no script of another company. If its operator sets up analytics, a small note asks you first, and your answer is kept in your browser. Without a yes, nothing is loaded. You can change your answer on this page at any time.',
    ],
  },
];
