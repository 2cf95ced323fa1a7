import { POLICY, PRICING, PROFILE } from '@studia/contract/limits';
import { contactLink } from './contact-email.ts';
import type { DocumentText } from './document.ts';

/** SPEC 2.4: 14 numbered sections. */
export const termsText: DocumentText = {
  lead: 'What you may expect of us, and what we ask of you. In plain words, because terms that nobody reads bind nobody well.',
  numbered: true,
  sections: [
    {
      id: 'agreement',
      title: 'What this is',
      inShort: 'An agreement between you and the people who run this Studia.',
      blocks: [
        'Studia is a web application to study with: you bring a question, and a tutor works through it with you. **We** are the people who run the Studia whose address you opened. **You** are whoever uses it.',
        'By making an account or using Studia, you agree to these terms. If you do not agree, please do not use it. The [Privacy Policy](/privacy) says what happens with your data and belongs to these terms.',
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use Studia',
      inShort: `Everybody from ${PROFILE.minimumAge} years on; under 18 with a parent’s permission.`,
      blocks: [
        `You must be at least ${PROFILE.minimumAge} years old. If you are under 18, a parent or guardian must have read these terms and agree to them for you. If a school gives you Studia, the school’s rules hold as well.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      inShort: 'True details, your own password, one person per account.',
      blocks: [
        {
          list: [
            'Give your real name and an address that you can read mail at. We send a code there to prove that it is yours.',
            'Keep your password to yourself. An account is for one person; please do not share or sell it.',
            'If you think that somebody else was in your account, change the password and sign out your other devices in [Settings](/settings). Then tell us.',
          ],
        },
      ],
    },
    {
      id: 'tutor',
      title: 'What the tutor is, and is not',
      inShort: 'A patient program that can be wrong. Check what matters.',
      blocks: [
        'The tutor is a computer program. It says when it does not know, and it checks what it can check, but it can still be wrong. Do not rely on it alone where a mistake would hurt you: in an examination, in medicine, law or money.',
        'It is no teacher, no doctor and no lawyer, and it can not help in an emergency. If you are in trouble, talk to somebody you trust.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Using Studia fairly',
      inShort: 'Learn with it. Do not cheat, harm, break in or overload.',
      blocks: [
        'Please do not:',
        {
          list: [
            'hand in what the tutor wrote as your own work where your school does not allow it;',
            'upload or write what is against the law, or what hurts, threatens or exposes other people;',
            'upload books or files that you have no right to use;',
            'try to get at other people’s accounts or data, or to get around limits (how to report a weakness stands under [Security](/security));',
            'send so many requests by program that others are slowed down.',
          ],
        },
      ],
    },
    {
      id: 'your-work',
      title: 'What you bring stays yours',
      inShort: 'Your questions, notes and files belong to you. We use them only to serve you.',
      blocks: [
        'Everything you write or upload belongs to you, or to whoever it belonged to before. You allow us to store it, work on it and show it to you, only as far as Studia needs that to do what you ask for. This permission ends when you delete it.',
        'You may use what the tutor writes for you as you like. Others who ask the same question may get the same answer.',
      ],
    },
    {
      id: 'our-work',
      title: 'What we bring',
      inShort: 'The software is open source; the name and the drawings are ours.',
      blocks: [
        'The software is published under the Apache License 2.0, and that licence holds for the code. It does not cover the name Studia or its logo. You do not get rights in other people’s books and texts that Studia shows you, beyond reading them here.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and prices',
      inShort: `Free costs nothing. Premium is $${PRICING.premiumMonthly} a month, without taxes.`,
      blocks: [
        `The Free Tier costs nothing and needs no card. Premium costs $${PRICING.premiumMonthly} (US dollars) per month, without taxes, which are added where the law says so. What each plan holds stands on the [front page](/#pricing).`,
        'Some features are announced and not built yet. Their pages say so. As long as the [Billing](/subscription) page offers no way to pay, nobody is charged anything.',
      ],
    },
    {
      id: 'renewal',
      title: 'Renewal, cancelling and refunds',
      inShort: `Premium renews every ${PRICING.renewEveryDays} days until you cancel, which you can do at any time.`,
      blocks: [
        `Premium renews by itself every ${PRICING.renewEveryDays} days. You can cancel at any time; you keep Premium to the end of the days that are paid, and nothing is charged after that.`,
        'If a payment went wrong or you were charged by mistake, write to us and we pay it back. Where the law gives you a right to withdraw from a purchase, these terms do not take it away.',
      ],
    },
    {
      id: 'availability',
      title: 'When Studia is there',
      inShort: 'We do our best, without a promise of every minute.',
      blocks: [
        'We try to keep Studia running, and we make copies for emergencies. It can still be down for maintenance, or because something broke. Features may change or go. If we drop one that you pay for, you may end your plan at once and get back what is paid for the days that are left.',
        'Take your data along from time to time: [Settings](/settings) gives you all of it as a file.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      inShort: `You can leave at any time. We close accounts only for a serious reason.`,
      blocks: [
        `You can delete your account at any time in [Settings](/settings). It can be brought back for ${POLICY.deletionWithinDays} days by signing in, and is erased after that.`,
        'We may suspend or close an account that breaks these terms seriously, or that the law makes us close. We tell you why, and warn you first where that is possible and safe. If you think that we are wrong, answer that letter; a person will look at it again. If we stop running this Studia, you get at least 30 days to take your data along.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      inShort:
        'For what we break on purpose or by gross carelessness, and for what the law says. Not for more.',
      blocks: [
        'Studia is offered as it is. As far as the law allows, we do not promise that it fits a certain purpose or leads to a certain mark, and we do not answer for losses that come from relying on an answer without checking it.',
        'Nothing here limits what we owe you by law: for harm to life or health, for intent and gross negligence, and the rights that consumers can not give away. Beyond that, what we owe you is limited to what you paid us in the last 12 months.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      inShort: `You get ${POLICY.termsNoticeDays} days’ notice, and can leave before.`,
      blocks: [
        `We may change these terms. We tell you by mail at least ${POLICY.termsNoticeDays} days before a change holds, and say what is different. If you do not agree, delete your account before that day; paid days that are left are paid back. If you go on using Studia after it, the new terms hold.`,
      ],
    },
    {
      id: 'contact',
      title: 'Law and contact',
      inShort:
        'The law where we are, without taking away the protection of where you live. Write to us first.',
      blocks: [
        'The law of the place where we run this Studia holds. If you are a consumer, the law of the country where you live protects you as well. If one part of these terms does not hold, the others do.',
        `Most things can be settled by a letter: ${contactLink}.`,
      ],
    },
  ],
};
