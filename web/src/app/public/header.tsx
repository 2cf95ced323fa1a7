import { Menu, Moon, Sun } from 'lucide-react';
import { frameText } from '../../text/frame.ts';
import { publicText } from '../../text/public.ts';
import { buttonClass } from '../../ui/form/button-class.ts';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { words } from '../../ui/words.ts';
import { Logo } from '../logo.tsx';
import { SocialLinks } from './social-links.tsx';

const ANCHORS = [
  ['/#about', publicText.about],
  ['/#pricing', publicText.pricing],
  ['/#help', publicText.help],
] as const;

const ICON_BUTTON = 'grid size-11 place-items-center rounded text-ink-soft hover:text-ink';

/** Logo, sections, the places where we are elsewhere, and the way in. Plain markup: `alive/` listens to its parts. */
export const PublicHeader = () => (
  <header data-header className="public-header sticky top-0 z-20">
    <SkipLink href="#content">{frameText.skip}</SkipLink>
    <div className="mx-auto flex h-18 w-full max-w-6xl items-center gap-x-1 px-5 sm:px-8">
      <a
        href="/"
        data-home
        aria-label={frameText.home}
        className="-mx-2 mr-auto flex min-h-11 items-center px-2 no-underline"
      >
        <Logo />
      </a>
      <nav aria-label={publicText.sections} className="mr-3 hidden lg:block">
        <Anchors />
      </nav>
      <div className="mr-2 hidden border-l border-line pl-3 lg:block">
        <SocialLinks />
      </div>
      <ThemeButton />
      <SmallMenu />
      <WayIn />
    </div>
  </header>
);

const Anchors = () => (
  <ul className="lg:flex">
    {ANCHORS.map(([href, name]) => (
      <li key={href}>
        <a
          href={href}
          className="flex min-h-11 items-center px-3 text-ui text-ink-soft no-underline hover:text-ink"
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
);

/** Both pictures are there and the theme shows one, so that nothing changes after the first paint. */
const ThemeButton = () => (
  <button type="button" data-theme-toggle aria-label={words.toDark} className={`${ICON_BUTTON} scripted`}>
    <Moon aria-hidden="true" className="size-5 dark:hidden" strokeWidth={1.75} />
    <Sun aria-hidden="true" className="hidden size-5 dark:block" strokeWidth={1.75} />
  </button>
);

/** What a narrow header has no room for; opened by the browser itself. */
const SmallMenu = () => (
  <div className="relative lg:hidden">
    <button type="button" popoverTarget="menu" aria-label={publicText.menu} className={ICON_BUTTON}>
      <Menu aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </button>
    <div
      id="menu"
      popover="auto"
      data-menu
      className="popover public-menu rounded border border-line bg-sheet p-3 text-ink shadow-float"
    >
      <nav aria-label={publicText.sections}>
        <Anchors />
      </nav>
      <p className="mt-2 border-t border-line px-3 pt-3 text-sm text-ink-soft">{publicText.follow}</p>
      <SocialLinks />
    </div>
  </div>
);

/** Who is signed in already is offered the application instead. */
const WayIn = () => (
  <div className="ml-1">
    <button type="button" data-auth="sign-in" className={`${buttonClass({ look: 'quiet' })} signed-out-only`}>
      {publicText.login}
    </button>
    <a href="/" className={`${buttonClass({ look: 'quiet' })} signed-in-only`}>
      {publicText.openApp}
    </a>
  </div>
);
