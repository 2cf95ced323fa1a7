export type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

/** The page's attribute is the truth; it was set from the stored choice before the first paint. */
export const currentTheme = (): Theme =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

/** Applies a theme and remembers it. Light unless the student chose otherwise (SPEC 1); the system's wish is not asked. */
export const chooseTheme = (theme: Theme): void => {
  store(theme);
  apply(theme);
};

/** Calls back when the theme changes, here or in another tab. */
export const onThemeChange = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
  };
};

const apply = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  for (const listener of listeners) listener();
};

const store = (theme: Theme): void => {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice holds for this page.
  }
};

const onOtherTab = (event: StorageEvent): void => {
  if (event.key === KEY || event.key === null) apply(event.newValue === 'dark' ? 'dark' : 'light');
};
