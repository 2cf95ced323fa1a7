import { CODE, FORMS, POLICY, PROFILE } from '@studia/contract/limits';
import { contactLink } from './contact-email.ts';
import type { DocumentText } from './document.ts';

const CODE_MINUTES = CODE.lifetime / 60_000;

/** SPEC 2.4, 9. Every row must be true of the product: a feature that keeps something new adds it here. */
export const privacyText: DocumentText = {
  lead: 'What Studia keeps about you, why, where, for how long, and how to get it back or have it removed.',
  updated: 'May 22, 2025',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      inShort: 'Whoever runs this Studia. You can write to them.',
      blocks: [
        'Studia is software that a school, a company or a single person can run on a machine of their own. In this policy, **we** are the people who run the Studia whose address you opened, and **you** are somebody who visits it or has an account here.',
        `You reach us at ${contactLink}. A question about privacy gets an answer within ${POLICY.privacyResponseHours} hours.`,
      ],
    },
    {
      id: 'what',
      title: 'What we keep, why, and for how long',
      inShort:
        'What you tell us, what you write to the tutor, and what keeps your account safe. Nothing is collected just in case.',
      blocks: [
        'This is all of it. What is not in the table is not kept.',
        {
          caption: 'What Studia stores about a person',
          head: ['What', 'Why', 'How long'],
          rows: [
            [
              'Your email address and full name',
              'To open your account and write to you',
              'As long as the account',
            ],
            [
              'Your password, only as a slow hash from which it can not be read back',
              'To let you in',
              'Until you change it; as long as the account',
            ],
            [
              'Country, grade and date of birth; your city, if you give it',
              'So that the tutor can choose words and examples to match, and to check your age',
              'As long as the account; you can change them at any time',
            ],
            [
              'Your photo, if you add one: redrawn as a small picture, without the place and camera data that photos carry',
              'So that you recognise your own account',
              'Until you remove it; as long as the account',
            ],
            [
              'A friend’s invitation code, if you came with one',
              'To know who invited whom',
              'As long as the account',
            ],
            [
              'Your conversations with the tutor, with the time and the cost of each answer',
              'So that you and the tutor can go on where you stopped',
              'Until you delete the conversation; as long as the account',
            ],
            [
              'Your learning plans: topic, goal, dates, steps, and what you ticked',
              'So that you can go on with them on any device',
              'Until you delete the plan; as long as the account',
            ],
            [
              'What a lesson with the live tutor is about, and what was said in it',
              'So that the lesson can go on later',
              'As long as the account',
            ],
            [
              'How many tokens each answer took, also of deleted conversations',
              'To keep to the daily allowance, and to show you what you used',
              'As long as the account',
            ],
            [
              'Where you are signed in: browser, network address, first and last use',
              'To show you your devices, and let you sign them out',
              'Until the session ends, and up to a day after',
            ],
            [
              'Codes that we mail you, only as hashes',
              'To prove that an address is yours',
              `A code works for ${CODE_MINUTES} minutes; its trace is gone within two days`,
            ],
            [
              'Failed sign-ins of the last minutes, by email address',
              'To stop people who guess passwords',
              'A day at most',
            ],
            [
              'A log of what happened to your account (signed in, password changed and the like), with time, browser and network address',
              'So that you and we can find out what happened',
              '365 days, or as long as the account if that is shorter',
            ],
            [
              'If you sign in with Google or Microsoft: which account there is yours',
              'To let you in the next time',
              'As long as the account',
            ],
            ['Messages from the contact form', 'To answer you', `${FORMS.keepMessagesMonths} months`],
            [
              'Job applications: what you wrote, and your résumé',
              'To decide, and to come back to you',
              `${FORMS.keepApplicationsMonths} months`,
            ],
          ],
        },
        'Our server also writes a line for each request with its time, its path, the outcome and a random number. These lines hold no network address, no name and nothing of what you wrote.',
      ],
    },
    {
      id: 'not',
      title: 'What we do not do',
      inShort: 'No selling, no advertising, no training on your words, no hidden visitors counter.',
      blocks: [
        {
          list: [
            'We do not sell or rent what we know about you, and we show no advertising.',
            'We do not use your conversations to train a model.',
            'Our pages fetch nothing from other companies: fonts, pictures and scripts come from this server. The one exception is named under [who else is involved](#others), and it waits for your yes.',
            'We make no decisions about you by computer that have legal or similar weight. The tutor chooses the next hint; it does not grade you for anybody.',
          ],
        },
      ],
    },
    {
      id: 'where',
      title: 'Where it is kept',
      inShort: 'In one database and one file store, run by us or for us.',
      blocks: [
        'Accounts, conversations and forms lie in a PostgreSQL database. Photos and résumés lie in a file store: a folder on the same machine, or a storage service that we rent. Copies for emergencies (backups) hold the same things.',
        'Which country that is depends on where we run this Studia. Ask us if you need to know.',
        'Your own browser keeps a few things too, such as the theme you chose. The [cookies page](/cookies) lists every one of them.',
      ],
    },
    {
      id: 'others',
      title: 'Who else is involved',
      inShort: 'Only services that we connected on purpose, and each gets only what it needs.',
      blocks: [
        'Studia works without anybody else. These services take part only where we set them up, or where you choose them:',
        {
          list: [
            '**A mail service** carries our letters to you, so it sees your address and the letter.',
            '**Google or Microsoft**, if you sign in with them. They tell us your name, your address and that the address is yours. They learn that you use Studia. We tell them nothing about your studies.',
            '**A model.** The built-in tutor runs on this server and asks nobody. If we connect a model of another company, what you write to the tutor is sent there to make the answer. Your name, address, photo and date of birth are not sent along.',
            '**A form service.** If we use one for the contact form, your name, address and message go there. Of a job application it gets the text and the name of the résumé’s file, not the file.',
            '**Analytics.** Only if we set it up, and only if you said yes, do our pages load scripts that count page views. You can say no and lose nothing.',
            '**Your browser.** If you press the microphone, your browser turns speech into text. Some browsers send the sound to their maker for that. We get the text only.',
          ],
        },
        'We hand data to an authority only when the law makes us, and then only what it asks for.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      inShort: `Studia is for students from ${PROFILE.minimumAge} years on. Under 18, ask a parent first.`,
      blocks: [
        `You must be at least ${PROFILE.minimumAge} years old to use Studia. We ask for the date of birth and stop there if somebody is younger.`,
        'If you are under 18, read this page with a parent or guardian, and have their permission. Where the law of your country wants a parent’s consent for somebody your age, you need it. A school that gives Studia to its classes takes care of that for them.',
        'Nobody can see a child’s profile, photo or conversations but the child: Studia has no public profiles, no messages between students and no friends’ lists.',
        `Parents may ask us what we hold about their child, and have it corrected or deleted: ${contactLink}. If we learn that somebody is under ${PROFILE.minimumAge}, we delete the account.`,
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      inShort: `See it, take it, correct it, delete it. Most of it is a button; for the rest we answer within ${POLICY.privacyResponseHours} hours.`,
      blocks: [
        {
          list: [
            '**See and take it.** [Settings](/settings) gives you everything we hold about your account as one file, at once.',
            '**Correct it.** [Profile Settings](/profile) changes your name, details, photo and password.',
            '**Delete one thing.** You can delete any conversation, and remove your photo. Both are gone at once.',
            '**Delete everything.** See the next section.',
            '**Say no.** You can take back your yes to analytics, and object to anything else here, by writing to us.',
          ],
        },
        `For what has no button, write to ${contactLink}. We answer within ${POLICY.privacyResponseHours} hours. We may ask you to write from the address of your account, so that nobody else gets your data. If our answer does not satisfy you, you can complain to the data protection authority where you live.`,
      ],
    },
    {
      id: 'deletion',
      title: 'Deleting your account',
      inShort: `You are signed out at once, and everything is gone after ${POLICY.deletionWithinDays} days.`,
      blocks: [
        `Delete your account in [Settings](/settings), or ask us by mail. A request to delete is carried out within ${POLICY.deletionWithinDays} days. You are signed out everywhere at once. For those ${POLICY.deletionWithinDays} days, signing in again keeps the account as it was. In the night after they are over, every row and your photo are erased.`,
        'What stays is one line in our log, for a year: that an account with this random number was erased. It lets us erase the account again if we ever have to restore an older backup. Backups made before the deletion still hold the account until we throw them away.',
      ],
    },
    {
      id: 'letters',
      title: 'If you write to us or apply for a job',
      inShort: `Messages stay ${FORMS.keepMessagesMonths} months, applications ${FORMS.keepApplicationsMonths} months. Ask, and they go sooner.`,
      blocks: [
        `A message from the contact form is kept for ${FORMS.keepMessagesMonths} months, so that we can look up what we answered. An application, with its résumé, is kept for ${FORMS.keepApplicationsMonths} months. Then both are deleted. People who decide about the position read it, and nobody else.`,
        `You need no account for either. To have yours deleted sooner, write to ${contactLink}: it is done within ${POLICY.deletionWithinDays} days.`,
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      inShort: 'Hashes instead of secrets, your id in every query, and a page that says what is missing.',
      blocks: [
        `The [security page](/security) tells how, also where we still fall short. If your data ever get into the wrong hands, we tell you by mail as soon as we know whom it concerns, with what happened and what you can do.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      inShort: `The date at the top changes; for anything that matters you get a letter ${POLICY.termsNoticeDays} days before.`,
      blocks: [
        `When this policy changes, so does the date at its top. Of a change that takes something from you, we tell you by mail at least ${POLICY.termsNoticeDays} days before it holds.`,
      ],
    },
  ],
};
