import { CODE, POLICY } from '@studia/contract/limits';
import { contactLink } from './contact-email.ts';
import type { DocumentText } from './document.ts';

const CODE_MINUTES = CODE.lifetime / 60_000;

/** The public side of docs/security.md: what changes there changes here. */
export const securityText: DocumentText = {
  lead: 'How Studia protects your account and your work, where it still falls short, and how to report a vulnerability.',
  sections: [
    {
      id: 'report',
      title: 'Report a vulnerability',
      inShort: `Write to us privately. We’ll reply within ${POLICY.securityResponseHours} hours.`,
      blocks: [
        `Found a way to do something that shouldn’t be possible? Write to ${contactLink}. Tell us what you did, what you saw, and where. Please give us time to fix it before you disclose it publicly.`,
        {
          list: [
            `A person will reply within ${POLICY.securityResponseHours} hours.`,
            'We’ll tell you what we found, and when it’s fixed.',
            'If you test in good faith and follow the rules below, we won’t take legal action against you.',
          ],
        },
        'Please test with your own account or your own installation, never on other people’s accounts. Stop as soon as you see someone else’s data, don’t keep any of it, and don’t slow the service down.',
      ],
    },
    {
      id: 'signing-in',
      title: 'Signing in',
      inShort: 'We can’t read your password, and repeated guessing is blocked.',
      blocks: [
        {
          list: [
            'Passwords are stored as Argon2id hashes: slow on purpose, so even a stolen database doesn’t reveal them.',
            'Common passwords are rejected, and so are passwords based on your name.',
            'After 20 failed attempts in 15 minutes, an account is locked for a while, wherever the attempts come from.',
            `The codes we email have ${CODE.digits} digits, work once, last ${CODE_MINUTES} minutes and allow ${CODE.tries} attempts.`,
            'Signing in with Google or Microsoft, where available, works only if they confirm that the email address is yours.',
            'We email you whenever your password, a sign-in method or the account itself changes.',
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'While you’re signed in',
      inShort: 'You can see every device, and sign out any of them.',
      blocks: [
        'Your browser’s access token lasts 15 minutes and is renewed with a single-use key. If a key is used twice, it may have been copied, so we end the session.',
        'After 60 minutes of inactivity you’re signed out, with a warning five minutes beforehand. Changing your password signs out all other devices. [Settings](/settings) shows where you’re signed in.',
      ],
    },
    {
      id: 'access',
      title: 'Who can see what',
      inShort: 'Only you can see your data.',
      blocks: [
        'Every request is checked for who may make it, and every query is limited to the student it’s for. If you ask for someone else’s data, it’s as if it didn’t exist. Before each release, automated tests try every request as a visitor and as another student.',
        'There are no teacher, parent or administrator accounts that can look into yours. As with any service, the people who run the server can access its database; they do so only to keep it running.',
      ],
    },
    {
      id: 'data',
      title: 'In transit and at rest',
      inShort:
        'Encrypted in transit, hashed where possible, and no third-party scripts unless you agree to analytics.',
      blocks: [
        {
          list: [
            'If this site has an https address, everything is encrypted in transit, and browsers are told to require it.',
            'Our pages run only our own scripts. We tell browsers to block all others, and not to let other sites embed our pages.',
            'Sign-in cookies can’t be read by scripts, and aren’t sent with requests from other sites.',
            'Codes and keys are stored as hashes. Logs contain no passwords, messages or IP addresses.',
            'Profile photos are checked by content and re-encoded. Books and attachments are checked by content and parsed in a separate, limited process. Resumes are checked by content and never shown on a page.',
            'Only the operator’s own system account can read backups.',
          ],
        },
      ],
    },
    {
      id: 'not-yet',
      title: 'What’s missing',
      inShort: 'We’d rather tell you.',
      blocks: [
        {
          list: [
            'There’s no two-factor authentication yet. If you want it, sign in with a Google or Microsoft account that has it turned on.',
            'We don’t check new passwords against online lists of stolen ones: Studia never sends your password anywhere.',
            'No outside firm has tested this version. The code is open, and so is our own checklist of what passes and what doesn’t: it follows a public standard, [OWASP ASVS 5.0](https://github.com/OWASP/ASVS), and comes with the source code.',
          ],
        },
      ],
    },
    {
      id: 'you',
      title: 'What you can do',
      inShort: 'Use a unique password, and check your devices.',
      blocks: [
        {
          list: [
            'Use a password you don’t use anywhere else; a password manager makes that easy.',
            'On a shared computer, leave “Remember me” unticked and sign out when you’re done.',
            'Check the list of devices in [Settings](/settings) now and then.',
            'We never ask for your password or a code by email or phone. If someone does, it’s not us.',
          ],
        },
      ],
    },
    {
      id: 'incident',
      title: 'If something happens',
      inShort: 'We stop it, find out who is affected, and tell them.',
      blocks: [
        'We fix the problem first, end affected sessions, and find out what was accessed. Then we email everyone affected: what happened, what it means and what to do. Where the law requires it, we also notify the authorities.',
      ],
    },
  ],
};
