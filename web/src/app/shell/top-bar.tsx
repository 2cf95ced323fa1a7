import { SHELL } from '@studia/contract/limits';
import { clsx } from 'clsx';
import { PanelLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { frameText } from '../../text/frame.ts';
import { shellText } from '../../text/shell.ts';
import { ThemeToggle } from '../../ui/appearance/theme-toggle.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Logo } from '../logo.tsx';
import { NOW_PLAYING } from '../now-playing-slot.ts';
import { UserMenu } from './user-menu.tsx';

interface Props {
  sidebarShown: boolean;
  onToggleSidebar: () => void;
}

/** Sidebar toggle, logo, theme and account. */
export const TopBar = ({ sidebarShown, onToggleSidebar }: Props) => {
  const scrolled = useScrolledPast(SHELL.blurAfterScroll);
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 flex h-16 items-center gap-2 px-2 sm:px-4',
        scrolled ? 'border-b border-line bg-paper/80 backdrop-blur-md' : 'bg-paper',
      )}
    >
      <IconButton
        icon={PanelLeft}
        label={sidebarShown ? shellText.closeSidebar : shellText.openSidebar}
        aria-expanded={sidebarShown}
        onClick={onToggleSidebar}
      />
      <Link
        to="/"
        replace
        aria-label={frameText.home}
        className="flex min-h-11 items-center px-2 no-underline"
      >
        <Logo />
      </Link>
      <div id={NOW_PLAYING} className="flex min-w-0 flex-1" />
      <div className="flex items-center gap-1">
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  );
};

const useScrolledPast = (pixels: number): boolean => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    // With the frame that lays the page out: asked before, the browser would lay all of it out for the answer.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [pixels]);
  return past;
};
