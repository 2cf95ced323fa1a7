import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { useTheme } from './theme.ts';
import { words } from './words.ts';

/** Turns the desk lamp on and off. */
export const ThemeToggle = () => {
  const { theme, setTheme } = useTheme();
  return theme === 'dark' ? (
    <IconButton icon={Sun} label={words.toLight} onClick={() => setTheme('light')} />
  ) : (
    <IconButton icon={Moon} label={words.toDark} onClick={() => setTheme('dark')} />
  );
};
