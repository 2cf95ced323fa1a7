import type { ComponentType } from 'react';
import { accessibilityText } from '../../text/accessibility.ts';
import { careersText } from '../../text/careers.ts';
import type { DocumentText } from '../../text/document.ts';
import { frameText } from '../../text/frame.ts';
import { helpText } from '../../text/help.ts';
import { landingText } from '../../text/landing.ts';
import { pageTitles, type PageName } from '../../text/page-titles.ts';
import { placeholders, type PlaceholderName } from '../../text/placeholders.ts';
import { privacyText } from '../../text/privacy.ts';
import { securityText } from '../../text/security.ts';
import { termsText } from '../../text/terms.ts';
import { Careers } from '../careers/careers.tsx';
import { Placeholder } from '../documents/placeholder.tsx';
import { PolicyDocument } from '../documents/policy-document.tsx';
import { PublicFrame } from './frame.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { PUBLIC_URL } from './links.ts';
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

interface PageParts {
  name: PageName;
  description: string;
  Body: ComponentType;
  noIndex?: boolean;
}

/** A page beside the landing page, in the frame that all of them share. */
const written = ({ name, description, Body, noIndex = false }: PageParts): PublicPage => ({
  path: `/${name}` as PublicPage['path'],
  title: `${pageTitles[name]} · ${frameText.product}`,
  description,
  keywords: KEYWORDS,
  imageDescription: landingText.imageDescription,
  noIndex,
  structuredData: [],
  Body: () => (
    <PublicFrame>
      <Body />
    </PublicFrame>
  ),
});

const policy = (name: PageName, text: DocumentText): PublicPage =>
  written({ name, description: text.lead, Body: () => <PolicyDocument name={name} text={text} /> });

/** SPEC 2.1: shown, but nothing to be found. */
const placeholder = (name: PlaceholderName): PublicPage =>
  written({
    name,
    description: placeholders[name].lead,
    Body: () => <Placeholder name={name} />,
    noIndex: true,
  });

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
  written({ name: 'careers', description: careersText.description, Body: Careers }),
  policy('privacy', privacyText),
  policy('terms', termsText),
  policy('security', securityText),
  policy('accessibility', accessibilityText),
  placeholder('cookies'),
  placeholder('blog'),
  placeholder('sitemap'),
  placeholder('search'),
];
