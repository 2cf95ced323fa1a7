import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { useTheme } from './theme.ts';
import { words } from './words.ts';

/** Turns the desk lamp on and off. */
export const ThemeToggle = ({ label = words.darkTheme }: { label?: string | undefined }) => {
  const { theme, setTheme } = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={label}
      aria-pressed={dark}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  );
};
