import { CODE, POLICY } from '@studia/contract/limits';
import { contactLink } from './contact-email.ts';
import type { DocumentText } from './document.ts';

const CODE_MINUTES = CODE.lifetime / 60_000;

/** The public side of docs/security.md: what changes there changes here. */
export const securityText: DocumentText = {
  lead: 'How Studia protects your account and your work, where it still falls short, and how to tell us about a weakness.',
  sections: [
    {
      id: 'report',
      title: 'Report a weakness',
      inShort: `Write to us in private. You get an answer within ${POLICY.securityResponseHours} hours.`,
      blocks: [
        `Have you found a way to do something that should not be possible? Write to ${contactLink}. Say what you did, what you saw, and where. Please do not tell the public before we had time to mend it.`,
        {
          list: [
            `You get an answer from a person within ${POLICY.securityResponseHours} hours.`,
            'We tell you what we found out, and when it is mended.',
            'If you tested in good faith and kept to the lines below, we take no legal steps against you.',
          ],
        },
        'Please test with your own account or your own installation, never on other people’s accounts. Stop as soon as you see somebody else’s data, keep none of it, and do not slow the service down.',
      ],
    },
    {
      id: 'signing-in',
      title: 'Signing in',
      inShort: 'We can not read your password, and nobody can guess it by trying.',
      blocks: [
        {
          list: [
            'Passwords are kept as Argon2id hashes: slow on purpose, so that even a stolen database does not give them away.',
            'Passwords that many people use are refused, and so are those built from your own name.',
            'After 20 attempts in 15 minutes an account rests for a while, wherever the attempts come from.',
            `Codes that we mail have ${CODE.digits} digits, work once, for ${CODE_MINUTES} minutes, and allow ${CODE.tries} tries.`,
            'Sign-in with Google or Microsoft, where it is offered, opens your account only if they vouch for the address.',
            'When a password, a way of signing in or the account itself changes, you get a letter.',
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'While you are signed in',
      inShort: 'You see every device, and can end any of them.',
      blocks: [
        'What your browser shows us as proof works for 15 minutes and is renewed by a key that works once. A key that is shown twice was copied, and ends the session.',
        'After 60 minutes without a sign of life the open page signs you out, with a warning five minutes before. A new password signs out all other devices. [Settings](/settings) lists where you are signed in.',
      ],
    },
    {
      id: 'access',
      title: 'Who can see what',
      inShort: 'You see your things. Nobody else does.',
      blocks: [
        'Each call to the server names who may make it, and each query carries the student it is for. What belongs to somebody else answers as if it did not exist. Automatic tests try every call as a stranger and as another student before each release.',
        'There are no teachers’, parents’ or administrators’ accounts that could look into yours. The people who run the server can reach its database, as with every service; they do so to keep it running, and no further.',
      ],
    },
    {
      id: 'data',
      title: 'On the way and at rest',
      inShort: 'Encrypted on the way, hashed where it can be, and no foreign scripts.',
      blocks: [
        {
          list: [
            'Where this Studia has an https address, everything travels encrypted, and browsers are told to insist on it.',
            'Our pages run only our own scripts. The browser is told to refuse all others, and to let no other site frame ours.',
            'Cookies that sign you in can not be read by scripts, and are not sent along by other sites.',
            'Codes and keys are stored as hashes. Logs hold no passwords, no messages and no network addresses.',
            'Pictures that you upload are checked by content and drawn anew. Résumés are checked by content too, and never shown in a page.',
            'Backups can be read by the operator’s own account only.',
          ],
        },
      ],
    },
    {
      id: 'not-yet',
      title: 'What is missing',
      inShort: 'We would rather tell you.',
      blocks: [
        {
          list: [
            'There is no second factor yet. If you want one, sign in with a Google or Microsoft account that has it.',
            'We do not compare new passwords with lists of stolen ones on the internet: Studia asks nobody about your password.',
            'No outside firm has tested this version. The code is open, and so is our own list of what holds and what does not: it follows a public standard, [OWASP ASVS 5.0](https://github.com/OWASP/ASVS), and comes with the source code.',
          ],
        },
      ],
    },
    {
      id: 'you',
      title: 'What you can do',
      inShort: 'A password of its own, and a look at your devices.',
      blocks: [
        {
          list: [
            'Use a password that you use nowhere else; a password manager makes that easy.',
            'On a shared computer, leave Remember me empty and sign out when you go.',
            'Look at the list of devices in [Settings](/settings) now and then.',
            'We never ask for your password or a code by mail or telephone. If somebody does, it is not us.',
          ],
        },
      ],
    },
    {
      id: 'incident',
      title: 'If something happens',
      inShort: 'We stop it, find out whom it concerns, and tell them.',
      blocks: [
        'We close the hole first, end the sessions concerned, and find out what was reached. Then we tell everybody concerned by mail: what happened, what it means, what to do. Where the law wants it, we tell the authorities as well.',
      ],
    },
  ],
};
