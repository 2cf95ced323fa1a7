import { SHELL } from '@studia/contract/limits';
import { frameText } from '../../text/frame.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { publicText } from '../../text/public.ts';
import { Logo } from '../logo.tsx';
import { CANVAS_GUIDE } from './links.ts';
import { SocialLinks } from './social-links.tsx';

type FooterLink = readonly [href: string, name: string];

const COMPANY: readonly FooterLink[] = [
  ['/#about', publicText.aboutUs],
  ['/#pricing', publicText.pricing],
  ['/blog', pageTitles.blog],
];
const RESOURCES: readonly FooterLink[] = [
  ['/#help', publicText.helpAndSupport],
  [CANVAS_GUIDE, publicText.canvasGuide],
  ['/sitemap', pageTitles.sitemap],
];
const LEGAL: readonly FooterLink[] = [
  ['/privacy', pageTitles.privacy],
  ['/terms', pageTitles.terms],
  ['/security', pageTitles.security],
  ['/accessibility', pageTitles.accessibility],
  ['/careers', pageTitles.careers],
];

/** The end of every public page (SPEC 2.4). */
export const PublicFooter = () => (
  <footer className="border-t border-line bg-[color-mix(in_oklab,var(--ink)_2.5%,var(--paper))]">
    <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-10 px-5 py-12 sm:grid-cols-3 sm:px-8 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
      <div className="sm:col-span-3 lg:col-span-1">
        <Logo />
        <p className="mt-3 font-serif text-lg text-ink-soft">{publicText.motto}</p>
        <div className="mt-3 -ml-3">
          <SocialLinks />
        </div>
      </div>
      <FooterSection title={publicText.company} links={COMPANY} />
      <FooterSection title={publicText.resources} links={RESOURCES} />
      <FooterSection title={publicText.legal} links={LEGAL} />
    </div>
    <p className="mx-auto max-w-6xl px-5 pb-8 text-sm text-ink-soft sm:px-8">
      © {SHELL.footerYear} {frameText.product}
    </p>
  </footer>
);

const FooterSection = ({ title, links }: { title: string; links: readonly FooterLink[] }) => (
  <nav aria-label={title}>
    <h2 className="text-sm font-semibold">{title}</h2>
    <ul className="mt-1.5">
      {links.map(([href, name]) => (
        <li key={href}>
          <a
            href={href}
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
            className="inline-flex min-h-11 items-center text-ui text-ink-soft no-underline hover:text-ink hover:underline sm:min-h-9"
          >
            {name}
            {href.startsWith('https:') && <span className="sr-only"> {publicText.newTab}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
