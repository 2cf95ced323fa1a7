import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onThemeChange, type Theme } from './theme-choice.ts';

/** The theme and how to change it. */
export const useTheme = (): { theme: Theme; setTheme: (theme: Theme) => void } => ({
  theme: useSyncExternalStore<Theme>(onThemeChange, currentTheme, () => 'light'),
  setTheme: chooseTheme,
});
