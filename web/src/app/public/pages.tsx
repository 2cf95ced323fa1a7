import type { ComponentType } from 'react';
import { frameText } from '../../text/frame.ts';
import { helpText } from '../../text/help.ts';
import { landingText } from '../../text/landing.ts';
import { laterPages } from '../../text/later.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { laterDocument } from './later-document.tsx';
import { PUBLIC_URL, SOCIAL } from './links.ts';
import type { PUBLIC_PATHS } from './paths.ts';

/** A thing that search engines know about, in the words of schema.org. */
type StructuredData = Readonly<Record<string, unknown>>;

/** A page that everybody may read, and what search engines are told about it (SPEC 3). */
export interface PublicPage {
  /** Also its canonical address. */
  path: '/' | (typeof PUBLIC_PATHS)[number];
  title: string;
  description: string;
  keywords: readonly string[];
  /** The picture that is shown where the page is shared; the product's own if none is named. */
  image?: `/${string}`;
  imageDescription: string;
  noIndex: boolean;
  structuredData: readonly StructuredData[];
  Body: ComponentType;
}

const ORGANIZATION: StructuredData = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: frameText.product,
  url: `${PUBLIC_URL}/`,
  logo: `${PUBLIC_URL}/apple-touch-icon.png`,
  sameAs: Object.values(SOCIAL).map(({ href }) => href),
};

const WEBSITE: StructuredData = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: frameText.product,
  url: `${PUBLIC_URL}/`,
  description: landingText.lead,
};

const FAQ: StructuredData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: helpText.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

const KEYWORDS = ['AI tutor', 'study', 'learning', 'homework help', 'students'];

type Later = 'careers' | 'privacy' | 'terms' | 'security' | 'accessibility' | Placeholder;
type Placeholder = 'cookies' | 'blog' | 'sitemap' | 'search';

const announced = (name: Later, noIndex = false): PublicPage => ({
  path: `/${name}`,
  title: `${pageTitles[name]} · ${frameText.product}`,
  description: laterPages[name].lead,
  keywords: KEYWORDS,
  imageDescription: landingText.imageDescription,
  noIndex,
  structuredData: [],
  Body: laterDocument(name),
});

/** SPEC 2.1: shown, but nothing to be found. */
const placeholder = (name: Placeholder): PublicPage => announced(name, true);

/** Every public page, in one table. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    title: `${frameText.product} · ${frameText.tagline}`,
    description: landingText.lead,
    keywords: [...KEYWORDS, 'quizzes', 'mind maps', 'spaced review', 'step-by-step mathematics'],
    imageDescription: landingText.imageDescription,
    noIndex: false,
    structuredData: [ORGANIZATION, WEBSITE, FAQ],
    Body: LandingPage,
  },
  announced('careers'),
  announced('privacy'),
  announced('terms'),
  announced('security'),
  announced('accessibility'),
  placeholder('cookies'),
  placeholder('blog'),
  placeholder('sitemap'),
  placeholder('search'),
];
