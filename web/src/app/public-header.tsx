import { useLocation, useNavigate } from 'react-router';
import { showAuthModal } from '../features/auth/show-modal.ts';
import { frameText } from '../text/frame.ts';
import { landingText } from '../text/landing.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';

/** Logo and login, on every page that needs no account. */
export const PublicHeader = ({ signedIn }: { signedIn: boolean }) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // SPEC 2.8: on the front page the logo scrolls up, elsewhere it leads there.
  const goHome = () =>
    pathname === '/' ? window.scrollTo({ top: 0, behavior: 'smooth' }) : void navigate('/');
  return (
    <header className="mx-auto flex h-18 w-full max-w-6xl items-center justify-between px-5 sm:px-8">
      <SkipLink href="#content">{frameText.skip}</SkipLink>
      <button
        type="button"
        aria-label={landingText.home}
        onClick={goHome}
        className="-mx-2 flex min-h-11 items-center px-2"
      >
        <Logo />
      </button>
      <nav className="flex items-center gap-2">
        <ThemeToggle />
        {!signedIn && (
          <Button look="quiet" onClick={() => showAuthModal()}>
            {landingText.login}
          </Button>
        )}
      </nav>
    </header>
  );
};
