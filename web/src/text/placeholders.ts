import { cookiesSections } from './cookies.ts';
import type { DocumentSection } from './document.ts';
import { pageTitles } from './page-titles.ts';

/** A link with a line about what is behind it. */
interface Way {
  href: string;
  title: string;
  text: string;
}

/** A page whose real content comes later: what it will be, and where to go meanwhile. */
interface PlaceholderText {
  lead: string;
  /** What can be said already. */
  sections?: readonly DocumentSection[];
  /** Over the ways on. */
  heading: string;
  ways: readonly Way[];
}

const HOME = { href: '/', title: 'Front page', text: 'What Studia is, and a lesson as it happens.' };
const ABOUT = { href: '/#about', title: 'About', text: 'Who Studia is for, and how the tutor teaches.' };
const PRICING = { href: '/#pricing', title: 'Pricing', text: 'What is free, and what Premium adds.' };
const HELP = {
  href: '/#help',
  title: 'Help and contact',
  text: 'Answers to frequent questions, and a form to write to us.',
};
const CAREERS = { href: '/careers', title: pageTitles.careers, text: 'Open positions, and how to apply.' };
const PRIVACY = {
  href: '/privacy',
  title: pageTitles.privacy,
  text: 'What is kept about you, where, and for how long.',
};
const TERMS = { href: '/terms', title: pageTitles.terms, text: 'What we promise each other.' };
const SECURITY = {
  href: '/security',
  title: pageTitles.security,
  text: 'How your account is protected, and how to report a weakness.',
};
const ACCESSIBILITY = {
  href: '/accessibility',
  title: pageTitles.accessibility,
  text: 'What works, what does not yet, and how to tell us.',
};
const COOKIES = { href: '/cookies', title: pageTitles.cookies, text: 'What your browser keeps for Studia.' };

/** SPEC 2.1. */
export const placeholders = {
  cookies: {
    lead: 'Here is everything that Studia keeps in your browser. Once there is something to choose, you will choose it here.',
    sections: cookiesSections,
    heading: 'More about your data',
    ways: [PRIVACY, SECURITY],
  },
  blog: {
    lead: 'Notes about learning and about making Studia will appear here. There are none yet: we would rather write nothing than fill a page.',
    heading: 'Meanwhile',
    ways: [ABOUT, CAREERS, HELP],
  },
  sitemap: {
    lead: 'Every page that you can read without an account.',
    heading: 'All public pages',
    ways: [HOME, ABOUT, PRICING, HELP, CAREERS, PRIVACY, TERMS, SECURITY, ACCESSIBILITY, COOKIES],
  },
  search: {
    lead: 'You will search our public pages here. There are only a few so far, so they fit in one list.',
    heading: 'Perhaps you are looking for',
    ways: [
      HELP,
      PRICING,
      PRIVACY,
      TERMS,
      { href: '/sitemap', title: pageTitles.sitemap, text: 'Every public page in one list.' },
    ],
  },
} as const satisfies Record<string, PlaceholderText>;

export type PlaceholderName = keyof typeof placeholders;
