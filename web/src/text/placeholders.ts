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

const HOME = { href: '/', title: 'Front page', text: 'What Studia is, with a live lesson to try.' };
const ABOUT = { href: '/#about', title: 'About', text: 'Who Studia is for, and how the tutor teaches.' };
const PRICING = { href: '/#pricing', title: 'Pricing', text: 'What is free, and what Premium adds.' };
const HELP = {
  href: '/#help',
  title: 'Help and contact',
  text: 'Answers to common questions, and a contact form.',
};
const CAREERS = { href: '/careers', title: pageTitles.careers, text: 'Open positions, and how to apply.' };
const PRIVACY = {
  href: '/privacy',
  title: pageTitles.privacy,
  text: 'What we keep about you, where, and for how long.',
};
const TERMS = {
  href: '/terms',
  title: pageTitles.terms,
  text: 'What we promise you, and what we ask in return.',
};
const SECURITY = {
  href: '/security',
  title: pageTitles.security,
  text: 'How your account is protected, and how to report a vulnerability.',
};
const ACCESSIBILITY = {
  href: '/accessibility',
  title: pageTitles.accessibility,
  text: 'What works, what doesn’t yet, and how to reach us.',
};
const COOKIES = { href: '/cookies', title: pageTitles.cookies, text: 'What Studia stores in your browser.' };

/** SPEC 2.1. */
export const placeholders = {
  cookies: {
    lead: 'Here’s everything Studia stores in your browser. If there’s ever something to choose, you can choose it here.',
    sections: cookiesSections,
    heading: 'More about your data',
    ways: [PRIVACY, SECURITY],
  },
  blog: {
    lead: 'Posts about learning and about building Studia will appear here. There are none yet: we’d rather publish nothing than fill a page.',
    heading: 'Meanwhile',
    ways: [ABOUT, CAREERS, HELP],
  },
  sitemap: {
    lead: 'Every page you can read without an account.',
    heading: 'All public pages',
    ways: [HOME, ABOUT, PRICING, HELP, CAREERS, PRIVACY, TERMS, SECURITY, ACCESSIBILITY, COOKIES],
  },
  search: {
    lead: 'You’ll be able to search our public pages here. There are only a few so far, so here’s a list.',
    heading: 'Maybe you’re looking for',
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
