import { CODE, FORMS, POLICY, PROFILE, SPEECH } from '@studia/contract/limits';
import { TICKET } from '@studia/contract/tickets';
import { contactLink } from './contact-email.ts';
import type { DocumentText } from './document.ts';

const CODE_MINUTES = CODE.lifetime / 60_000;

/** What the database keeps about a person, table by table; privacy.test.ts compares it with the tables there are. */
export const KEPT: readonly { tables: readonly string[]; row: readonly string[] }[] = [
  {
    tables: ['student'],
    row: [
      'Your email address and full name',
      'To create your account and write to you',
      'As long as the account',
    ],
  },
  {
    tables: ['student'],
    row: [
      'Your password, stored only as a slow hash that can’t be turned back into the password',
      'To sign you in',
      'Until you change it; as long as the account',
    ],
  },
  {
    tables: ['student'],
    row: [
      'Country, grade and date of birth; your city, if you give it',
      'So the tutor can pick the right level and examples, and to check your age',
      'As long as the account; you can change them at any time',
    ],
  },
  {
    tables: ['student'],
    row: [
      'Your photo, if you add one: saved as a small picture, without its location and camera data',
      'So you can recognise your own account',
      'Until you remove it; as long as the account',
    ],
  },
  {
    tables: ['student'],
    row: [
      'A friend’s invitation code, if you used one',
      'To know who invited whom',
      'As long as the account',
    ],
  },
  {
    tables: ['referral_code', 'referral'],
    row: [
      'Your own invitation code, who joined with it and when, and what you both got for it. Your friend sees your first name, and you see theirs',
      'To reward you both, and to notice misuse',
      'As long as the account',
    ],
  },
  {
    tables: ['letter_choice'],
    row: ['Which emails you don’t want', 'So that we don’t send them', 'As long as the account'],
  },
  {
    tables: ['auth_access_token'],
    row: [
      'Access tokens you make for your own programs: name, permissions, dates, and a hash instead of the token itself',
      'So your programs can reach your data, and only as you allowed',
      'Until the token expires or you revoke it',
    ],
  },
  {
    tables: ['chat_session', 'chat_message'],
    row: [
      'Your conversations with the tutor, with the time and the cost of each answer',
      'So you and the tutor can pick up where you left off',
      'Until you delete the conversation; as long as the account',
    ],
  },
  {
    tables: ['attachment'],
    row: [
      'Files you attach to a message, and the text we read in them',
      'So the tutor can work with them',
      'Until you delete the conversation; files you never send are deleted within two days',
    ],
  },
  {
    tables: ['spoken_clip'],
    row: [
      'Sound clips of sentences that were read aloud, without a note of who listened. What you say into the microphone is not kept',
      'So the same sentence is ready the next time',
      `Until nobody has listened to them for ${SPEECH.clipDays} days`,
    ],
  },
  {
    tables: ['book', 'book_page', 'book_chapter', 'book_passage', 'book_posting', 'book_vector'],
    row: [
      'Books you upload: the file, the text of its pages, its chapters and a search index',
      'So you can read them, search them and ask about them',
      'Until you delete the book; as long as the account',
    ],
  },
  {
    tables: ['lesson', 'lesson_making'],
    row: [
      'Lessons made from the chapters of your own books',
      'So you can learn from your book chapter by chapter',
      'As long as the book',
    ],
  },
  {
    tables: ['book_progress'],
    row: [
      'Which page of a book you’re on, and which chapters you’ve ticked as read',
      'So you can continue where you stopped',
      'As long as the book or the account',
    ],
  },
  {
    tables: ['book_mark'],
    row: [
      'Your highlights, your notes on them, and the pages where you pressed “I’m lost”',
      'So you can come back to them',
      'Until you remove them; as long as the book or the account',
    ],
  },
  {
    tables: ['attempt', 'attempt_withdrawn', 'mastery', 'practice_total', 'practice_day'],
    row: [
      'Your answers to questions: right or wrong, how sure you were, what helped, how long you took; and what follows from them',
      'To show you what you can do alone, and to choose what you practise next',
      'As long as the account',
    ],
  },
  {
    tables: ['question_report'],
    row: [
      'Questions you report: which one, what’s wrong with it, and what you wrote',
      'To correct the question; whoever runs this site reads reports without your name',
      'As long as the account',
    ],
  },
  {
    tables: ['note', 'note_revision', 'note_source', 'note_picture', 'note_making', 'note_chapter'],
    row: [
      'Your notes: text, tags, pictures, earlier versions and the quotes in them',
      'So you can read, search and change them on any device',
      'Until you delete the note; deleted notes stay in the trash for 30 days',
    ],
  },
  {
    tables: ['podcast', 'podcast_line', 'podcast_clip'],
    row: [
      'Your podcasts: what they’re about, their scripts and recordings, and where you stopped listening',
      'So you can listen on any device and continue where you stopped',
      'Until you delete the podcast; as long as the account',
    ],
  },
  {
    tables: ['mind_map', 'mind_map_revision'],
    row: [
      'Mind maps you’ve made your own, and their earlier versions',
      'So you can look at them and change them on any device',
      'Until you delete the map; as long as the account',
    ],
  },
  {
    tables: ['quiz', 'quiz_question'],
    row: [
      'Your quizzes: what they’re about, their questions, and what you answered',
      'So you can continue on any device and look at them again',
      'Until you delete the quiz; as long as the account',
    ],
  },
  {
    tables: ['learning_plan'],
    row: [
      'Your learning plans: topic, goal, dates, steps, and what you’ve ticked off',
      'So you can continue on any device',
      'Until you delete the plan; as long as the account',
    ],
  },
  {
    tables: ['working_session', 'live_session', 'live_event', 'live_ticket'],
    row: [
      'Your live lessons: what was said in words, what was drawn on the board, and the notes. Your voice itself is written down and not kept',
      'So you can continue a lesson on any device, and watch it again',
      'Until you delete the lesson; as long as the account',
    ],
  },
  {
    tables: ['card', 'card_review', 'card_picture', 'card_import', 'review_setting'],
    row: [
      'Your flashcards and the pictures on them, every answer you gave to them, how many new ones you want a day, and the name of the last file you imported',
      'To bring each card back shortly before you’d forget it',
      'Until you delete the card; as long as the account',
    ],
  },
  {
    tables: ['usage_entry'],
    row: [
      'How many tokens each answer used, including in deleted conversations',
      'To apply the daily allowance, and to show you what you’ve used',
      'As long as the account',
    ],
  },
  {
    tables: ['usage_live'],
    row: [
      'When your live lessons began and how long they lasted',
      'To apply your plan’s monthly limit, and to show you what you’ve used',
      'As long as the account',
    ],
  },
  {
    tables: [
      'billing_subscription',
      'billing_invoice',
      'billing_customer',
      'billing_letter',
      'cashier_subscription',
    ],
    row: [
      'If you buy Premium: your plan, your invoices, the last four digits of your card, and which receipts we emailed',
      'To give you what you paid for, and to show you your invoices',
      'As long as the account',
    ],
  },
  {
    tables: ['billing_grant'],
    row: ['Days of Premium you were given, and why', 'To add them to your plan', 'As long as the account'],
  },
  {
    tables: ['auth_session', 'auth_refresh_token'],
    row: [
      'Where you are signed in: browser, IP address, first and last use',
      'To show you your devices and let you sign them out',
      'Until the session ends, and up to a day after',
    ],
  },
  {
    tables: ['auth_code', 'auth_reset_token'],
    row: [
      'Codes we email you, stored only as hashes',
      'To confirm that an email address is yours',
      `A code works for ${CODE_MINUTES} minutes; its record is deleted within two days`,
    ],
  },
  {
    tables: ['auth_guess'],
    row: [
      'Recent failed sign-ins, by email address',
      'To stop people from guessing passwords',
      'A day at most',
    ],
  },
  {
    tables: ['auth_event'],
    row: [
      'A log of what happened to your account (such as sign-ins and password changes), with time, browser and IP address',
      'So that you and we can find out what happened',
      '365 days, or as long as the account if that is shorter',
    ],
  },
  {
    tables: ['auth_identity', 'auth_oauth_flow'],
    row: [
      'If you sign in with Google or Microsoft: which of their accounts is yours',
      'To sign you in next time',
      'As long as the account',
    ],
  },
  {
    tables: ['support_ticket', 'support_reply', 'support_file'],
    row: [
      'Questions you ask us in Help & Support: what you wrote, your files, the page you came from, and our answers',
      'To answer you, and to look up what we answered',
      `${TICKET.keepMonths} months after the question is closed; as long as the account`,
    ],
  },
  {
    tables: ['operator_event'],
    row: [
      'What the people who run this site did with an account, such as suspending it or reading a question: by its random number, without a name',
      'So that nobody does it unnoticed',
      'For good: entries can’t be changed or removed',
    ],
  },
  {
    tables: ['support_message'],
    row: ['Messages from the contact form', 'To reply to you', `${FORMS.keepMessagesMonths} months`],
  },
  {
    tables: ['support_application'],
    row: [
      'Job applications: what you wrote, and your resume',
      'To decide, and to get back to you',
      `${FORMS.keepApplicationsMonths} months`,
    ],
  },
];

/** Tables that say nothing about anybody; `text_vector` knows the starter books only. */
export const IMPERSONAL: readonly string[] = [
  'auth_signing_key',
  'billing_event',
  'migration',
  'queue_progress',
  'text_vector',
];

/** SPEC 2.4, 9. Every row must be true of the product: a feature that keeps something new adds it here. */
export const privacyText: DocumentText = {
  lead: 'What Studia keeps about you, why, where and for how long, and how to get a copy or have it deleted.',
  updated: 'May 22, 2025',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      inShort: 'Whoever runs this site. You can write to them.',
      blocks: [
        'Studia is software that a school, a company or an individual can run on their own server. In this policy, **we** are the people who run the site you’re visiting, and **you** are anyone who visits it or has an account here.',
        `You can reach us at ${contactLink}. We answer questions about privacy within ${POLICY.privacyResponseHours} hours.`,
      ],
    },
    {
      id: 'what',
      title: 'What we keep, why, and for how long',
      inShort:
        'What you tell us, what you write to the tutor, and what keeps your account safe. Nothing is collected just in case.',
      blocks: [
        'This table lists everything we keep.',
        {
          caption: 'What Studia stores about a person',
          head: ['What', 'Why', 'How long'],
          rows: KEPT.map(({ row }) => row),
        },
        'Our server also logs each request: its time, path, outcome and a random number. The log contains no IP addresses, no names and nothing you wrote.',
      ],
    },
    {
      id: 'not',
      title: 'What we don’t do',
      inShort:
        'We don’t sell your data, show ads, train models on what you write, or track you without asking.',
      blocks: [
        {
          list: [
            'We don’t sell or rent your data, and we don’t show ads.',
            'We don’t use your conversations to train models.',
            'Our pages load nothing from other companies: fonts, images and scripts come from this server. The one exception is listed under [who else is involved](#others), and only with your consent.',
            'We make no automated decisions about you that have legal or similarly significant effects. The tutor chooses the next hint; it doesn’t grade you for anyone.',
          ],
        },
      ],
    },
    {
      id: 'where',
      title: 'Where it is kept',
      inShort: 'In one database and one file store, run by us or for us.',
      blocks: [
        'Accounts, conversations, plans and forms are stored in a PostgreSQL database. Books, attachments, photos and resumes are stored as files: in a folder on the same machine, or with a storage service we rent. Backups contain the same data.',
        'Which country that’s in depends on where we run this site. Ask us if you need to know.',
        'Your browser stores a few things too, such as the theme you chose. The [cookies page](/cookies) lists all of them.',
      ],
    },
    {
      id: 'others',
      title: 'Who else is involved',
      inShort: 'Only services we’ve chosen to connect, and each gets only what it needs.',
      blocks: [
        'Studia works without any other company. These services are involved only if we’ve set them up, or if you choose them:',
        {
          list: [
            '**An email service** delivers our emails to you, so it sees your address and the message.',
            '**Google or Microsoft**, if you sign in with them. They tell us your name and email address, and that the address is yours. They learn that you use Studia. We tell them nothing about your studies.',
            '**A language model.** The built-in tutor runs on this server and contacts no one. If we connect another company’s model, what you write to the tutor is sent there to produce the answer. Your name, email address, photo and date of birth are not sent.',
            '**A speech service.** Our voices and our listener run on this server and contact no one. If we connect another company’s, sentences that you have read aloud with its voices, and what you say to us, are sent there. Some browsers send what you say to their maker when they write it down.',
            '**A payment provider.** If we sell Premium through one, you pay on its pages. It receives your email address and what you type there, such as your card number; we never see the number. When your account is deleted, we delete you there too, apart from invoices that the law makes it keep.',
            '**A form service.** If we use one for the contact form, it receives your name, email address and message. For a job application, it receives the text and the resume’s file name, but not the file.',
            '**Analytics.** Our pages load scripts that count page views only if we’ve set this up and you’ve agreed. If you say no, everything still works.',
            '**Your browser.** If you use the microphone, your browser turns speech into text. Some browsers send the audio to the company that makes them. We receive only the text.',
          ],
        },
        'We give data to the authorities only when the law requires it, and then only what it requires.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      inShort: `Studia is for students aged ${PROFILE.minimumAge} and over. Under 18, ask a parent first.`,
      blocks: [
        `You must be at least ${PROFILE.minimumAge} years old to use Studia. We ask for your date of birth and go no further if you’re younger.`,
        'If you’re under 18, read this page with a parent or guardian and get their permission. If the law in your country requires a parent’s consent at your age, you need it. A school that uses Studia with its classes arranges this for its students.',
        'Only the child can see their profile, photo and conversations: Studia has no public profiles and no messages between students. The one exception is a first name: a friend who invites you sees yours, and you see theirs.',
        `Parents can ask us what we keep about their child, and have it corrected or deleted: ${contactLink}. If we learn that someone is under ${PROFILE.minimumAge}, we delete their account.`,
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      inShort: `See it, download it, correct it, delete it. Most of this is a button; for the rest, we reply within ${POLICY.privacyResponseHours} hours.`,
      blocks: [
        {
          list: [
            '**See and download it.** In [Settings](/settings) you can download everything we keep about your account as one file.',
            '**Correct it.** In [Profile Settings](/profile) you can change your name, details, photo and password.',
            '**Delete one thing.** You can delete any conversation, plan or book of yours, and remove your photo. It’s gone right away.',
            '**Delete everything.** See the next section.',
            '**Say no.** You can withdraw your consent to analytics at any time, and object to anything else here by writing to us.',
          ],
        },
        `For anything without a button, write to ${contactLink}. We reply within ${POLICY.privacyResponseHours} hours. We may ask you to write from your account’s email address, so nobody else gets your data. If you’re not satisfied with our reply, you can complain to the data protection authority where you live.`,
      ],
    },
    {
      id: 'deletion',
      title: 'Deleting your account',
      inShort: `You’re signed out right away, and everything is deleted after ${POLICY.deletionWithinDays} days.`,
      blocks: [
        `Delete your account in [Settings](/settings), or ask us by email. We complete deletion requests within ${POLICY.deletionWithinDays} days. You’re signed out everywhere right away. During those ${POLICY.deletionWithinDays} days, signing in again restores the account as it was. The night after they end, all your data and files are erased.`,
        'One log entry remains for a year: that an account with this random number was erased. It lets us erase the account again if we ever have to restore an older backup. Backups made before the deletion still contain the account until we delete them.',
      ],
    },
    {
      id: 'letters',
      title: 'If you write to us or apply for a job',
      inShort: `We keep messages for ${FORMS.keepMessagesMonths} months and applications for ${FORMS.keepApplicationsMonths} months. Ask us, and we’ll delete them sooner.`,
      blocks: [
        `We keep messages from the contact form for ${FORMS.keepMessagesMonths} months, so we can look up what we replied. We keep applications, including the resume, for ${FORMS.keepApplicationsMonths} months. Then both are deleted. Only the people deciding on the position read your application.`,
        `You don’t need an account for either. To have yours deleted sooner, write to ${contactLink}: we’ll do it within ${POLICY.deletionWithinDays} days.`,
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      inShort: 'Secrets are hashed, every query is limited to your own data, and we say what’s missing.',
      blocks: [
        `The [security page](/security) explains how, and where we still fall short. If your data is ever exposed, we’ll email you as soon as we know who is affected, explaining what happened and what you can do.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      inShort: `The date at the top changes; for anything that matters, we email you ${POLICY.termsNoticeDays} days in advance.`,
      blocks: [
        `When this policy changes, so does the date at the top. If a change reduces your rights, we’ll email you at least ${POLICY.termsNoticeDays} days before it takes effect.`,
      ],
    },
  ],
};
