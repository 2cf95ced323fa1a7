import { POLICY, PRICING, PROFILE } from '@studia/contract/limits';
import { contactLink } from './contact-email.ts';
import type { DocumentText } from './document.ts';

/** SPEC 2.4: 14 numbered sections. */
export const termsText: DocumentText = {
  lead: 'What you can expect from us, and what we ask of you, in plain language.',
  numbered: true,
  sections: [
    {
      id: 'agreement',
      title: 'What this is',
      inShort: 'An agreement between you and the people who run this site.',
      blocks: [
        'Studia is a web application for studying: you bring a question, and a tutor works through it with you. **We** are the people who run the site you’re visiting. **You** are anyone who uses it.',
        'By creating an account or using Studia, you agree to these terms. If you don’t agree, please don’t use it. The [Privacy Policy](/privacy) explains what happens to your data and is part of these terms.',
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use Studia',
      inShort: `Anyone aged ${PROFILE.minimumAge} or over; under 18, with a parent’s permission.`,
      blocks: [
        `You must be at least ${PROFILE.minimumAge} years old. If you are under 18, a parent or guardian must read these terms and agree to them on your behalf. If your school provides Studia, its rules apply as well.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      inShort: 'Accurate details, your own password, one person per account.',
      blocks: [
        {
          list: [
            'Give your real name and an email address you can access. We’ll send a code there to confirm that it’s yours.',
            'Keep your password to yourself. An account is for one person; please don’t share or sell it.',
            'If you think someone else has been in your account, change your password and sign out your other devices in [Settings](/settings). Then tell us.',
          ],
        },
      ],
    },
    {
      id: 'tutor',
      title: 'What the tutor is, and is not',
      inShort: 'A patient program that can be wrong. Check what matters.',
      blocks: [
        'The tutor is a computer program. It says when it doesn’t know, and it checks what it can, but it can still be wrong. Don’t rely on it alone where a mistake would hurt you: in an exam, or in medical, legal or money matters.',
        'It isn’t a teacher, a doctor or a lawyer, and it can’t help in an emergency. If you’re in trouble, talk to someone you trust.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Using Studia fairly',
      inShort: 'Learn with it. Don’t cheat, harm anyone, break in or overload it.',
      blocks: [
        'Please don’t:',
        {
          list: [
            'hand in the tutor’s writing as your own work where your school doesn’t allow it;',
            'upload or write anything illegal, or anything that hurts, threatens or exposes other people;',
            'upload books or files you have no right to use;',
            'try to access other people’s accounts or data, or get around limits (see [Security](/security) for how to report a vulnerability);',
            'send so many automated requests that others are slowed down.',
          ],
        },
      ],
    },
    {
      id: 'your-work',
      title: 'Your content stays yours',
      inShort: 'Your questions, notes and files belong to you. We use them only to provide Studia to you.',
      blocks: [
        'Everything you write or upload belongs to you, or to whoever owned it before. You allow us to store it, process it and show it to you, but only as far as Studia needs to in order to do what you ask. This permission ends when you delete it.',
        'You may use what the tutor writes for you however you like. Others who ask the same question may get the same answer.',
      ],
    },
    {
      id: 'our-work',
      title: 'Our content',
      inShort: 'The software is open source; the name and the drawings are ours.',
      blocks: [
        'The software is published under the Apache License 2.0, and that licence applies to the code. It doesn’t cover the name Studia or its logo. You don’t get any rights to other people’s books and texts that Studia shows you, beyond reading them here.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and prices',
      inShort: `Free costs nothing. Premium is $${PRICING.premiumMonthly} a month, excluding taxes.`,
      blocks: [
        `The Free Tier costs nothing and needs no card. Premium costs $${PRICING.premiumMonthly} (US dollars) per month, excluding taxes, which are added where required by law. The [front page](/#pricing) lists what each plan includes.`,
        'Some features are announced but not built yet. Their pages say so. You pay on the [Billing](/subscription) page; where it offers no way to pay, or says that payments are a test, nobody is charged anything.',
      ],
    },
    {
      id: 'renewal',
      title: 'Renewal, cancelling and refunds',
      inShort: `Premium renews every ${PRICING.renewEveryDays} days until you cancel, which you can do at any time.`,
      blocks: [
        `Premium renews automatically every ${PRICING.renewEveryDays} days. You can cancel at any time; you keep Premium until the end of the period you’ve paid for, and you aren’t charged after that. If a renewal can’t be paid, you keep Premium for ${PRICING.graceDays} more days.`,
        'If a payment goes wrong or you’re charged by mistake, write to us and we’ll refund you. If the law gives you a right to withdraw from a purchase, these terms don’t take it away.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      inShort: 'We do our best, but can’t promise every minute.',
      blocks: [
        'We try to keep Studia running, and we make backups. It can still be down for maintenance, or because something broke. Features may change or be removed. If we drop one you pay for, you can end your plan right away and get a refund for the remaining days.',
        'Export your data from time to time: [Settings](/settings) gives you all of it as a file.',
      ],
    },
    {
      id: 'ending',
      title: 'Closing your account',
      inShort: `You can leave at any time. We close accounts only for serious reasons.`,
      blocks: [
        `You can delete your account at any time in [Settings](/settings). For ${POLICY.deletionWithinDays} days you can restore it by signing in; after that, it’s erased.`,
        'We may suspend or close an account that breaks these terms seriously, or that the law requires us to close. We’ll tell you why, and warn you first where that’s possible and safe. If you think we’re wrong, reply to that email and a person will look at it again. If we stop running this site, you’ll have at least 30 days to export your data.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      inShort: 'We’re liable for intent, gross negligence and whatever the law requires, but no more.',
      blocks: [
        'Studia is provided as is. As far as the law allows, we don’t promise that it suits a particular purpose or leads to a particular grade, and we’re not liable for losses that come from relying on an answer without checking it.',
        'Nothing here limits what we owe you by law: for harm to life or health, for intent and gross negligence, and the consumer rights that can’t be waived. Beyond that, our liability is limited to what you paid us in the last 12 months.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      inShort: `You get ${POLICY.termsNoticeDays} days’ notice, and can leave before then.`,
      blocks: [
        `We may change these terms. We’ll email you at least ${POLICY.termsNoticeDays} days before a change takes effect, and say what’s different. If you don’t agree, delete your account before that day and we’ll refund any unused paid days. If you keep using Studia after it, the new terms apply.`,
      ],
    },
    {
      id: 'contact',
      title: 'Law and contact',
      inShort:
        'The law where we are applies, without taking away your protection where you live. Write to us first.',
      blocks: [
        'These terms are governed by the law of the place where we run this site. If you are a consumer, the law of the country where you live protects you as well. If one part of these terms is invalid, the rest still apply.',
        `Most things can be settled by email: ${contactLink}.`,
      ],
    },
  ],
};
