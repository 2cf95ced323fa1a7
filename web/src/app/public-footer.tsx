import { SHELL } from '@studia/contract/limits';
import { Link } from 'react-router';
import { frameText } from '../text/frame.ts';
import { pageTitles } from '../text/page-titles.ts';

const LEGAL = [
  ['/privacy', pageTitles.privacy],
  ['/terms', pageTitles.terms],
  ['/security', pageTitles.security],
  ['/accessibility', pageTitles.accessibility],
  ['/careers', pageTitles.careers],
] as const;

/** The end of every public page. */
export const PublicFooter = () => (
  <footer className="border-t border-line">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-6 text-sm text-ink-soft sm:px-8">
      <p>
        © {SHELL.footerYear} {frameText.product}
      </p>
      <nav aria-label="Legal">
        <ul className="flex flex-wrap gap-x-5">
          {LEGAL.map(([path, title]) => (
            <li key={path}>
              <Link to={path} className="inline-flex min-h-11 items-center no-underline hover:underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
