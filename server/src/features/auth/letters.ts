import { CODE } from '@studia/contract/limits';
import type { Letter } from '../../ports/mail/port.ts';
import type { Purpose } from './store.ts';

const MINUTES = CODE.lifetime / 60_000;

const WORDS: Record<Purpose, { subject: string; line: string }> = {
  verify: { subject: 'is your Studia code', line: 'Enter this code in Studia to verify your account:' },
  reset: {
    subject: 'is your code to reset your password',
    line: 'Enter this code in Studia to set a new password:',
  },
};

/** The letter that carries a code. The subject holds it too, so that a phone's notification is enough. */
export const codeLetter = (to: string, purpose: Purpose, code: string): Letter => ({
  to,
  subject: `${code} ${WORDS[purpose].subject}`,
  text: [
    'Hello,',
    WORDS[purpose].line,
    code,
    `Code expires in ${MINUTES} minutes. If you did not ask for it, you can ignore this letter: nothing has changed.`,
    'Studia',
  ].join('\n\n'),
});
