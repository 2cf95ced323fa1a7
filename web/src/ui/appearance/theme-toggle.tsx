import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../form/icon-button.tsx';
import { words } from '../words.ts';
import { useTheme } from './theme.ts';

/** Turns the desk lamp on and off. */
export const ThemeToggle = () => {
  const { theme, setTheme } = useTheme();
  return theme === 'dark' ? (
    <IconButton icon={Sun} label={words.toLight} onClick={() => setTheme('light')} />
  ) : (
    <IconButton icon={Moon} label={words.toDark} onClick={() => setTheme('dark')} />
  );
};
