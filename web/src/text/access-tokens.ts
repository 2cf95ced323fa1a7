import type { TokenScope } from '@studia/contract/token-scope';

/** The words about personal access tokens. */
export const accessTokensText = {
  title: 'Access tokens',
  lead: 'Let your own scripts and AI assistants use your notes, cards and books. Most students don’t need this.',
  guide: 'How to use a token',
  loading: 'Loading your tokens',
  none: 'You have no access tokens.',
  start: (start: string): string => `${start}…`,
  expires: (when: string): string => `Expires ${when}`,
  lastUsed: (when: string | null): string => (when === null ? 'never used' : `last used ${when}`),
  scopes: {
    read: 'Read your data and search your books',
    write: 'Add, change and delete your data',
    tutor: 'Ask the tutor and make plans (counts towards your daily tokens)',
  } satisfies Record<TokenScope, string>,
  shortScopes: { read: 'Read', write: 'Write', tutor: 'Tutor' } satisfies Record<TokenScope, string>,

  create: 'New token',
  createTitle: 'New access token',
  createLead: 'Anyone who has the token can do what you allow here, so keep it secret.',
  name: 'Name',
  nameHint: 'So you’ll know later what it’s for.',
  allowed: 'What it may do',
  lifetime: 'Expires after',
  days: (days: number): string => (days === 365 ? '1 year' : `${days} days`),
  make: 'Create token',
  making: 'Creating…',
  cancel: 'Cancel',

  secretTitle: 'Copy your token now',
  secretLead: 'This is the only time we can show it. If you lose it, create a new one.',
  secret: 'Your token',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'We couldn’t copy it. Select the token and copy it yourself.',
  done: 'Done',

  revoke: 'Revoke',
  revokeNamed: (name: string): string => `Revoke ${name}`,
  revokeTitle: 'Revoke this token?',
  revokeQuestion: (name: string): string => `Programs that use “${name}” will stop working right away.`,
  revoking: 'Revoking…',
  revoked: (name: string): string => `“${name}” has been revoked.`,
} as const;
