import { useSyncExternalStore } from 'react';

/** What a student may choose about reading, motion and the tutor, each with the value that holds when nothing is chosen. */
const DEFAULTS = {
  readingFont: 'serif',
  readingSize: 'regular',
  readingSpacing: 'normal',
  motion: 'full',
  tutorStyle: 'guide',
} as const satisfies Partial<Preferences>;

export interface Preferences {
  readingFont: 'serif' | 'sans' | 'hyperlegible' | 'dyslexic';
  readingSize: 'small' | 'regular' | 'large' | 'larger';
  readingSpacing: 'normal' | 'wide';
  motion: 'full' | 'reduced';
  tutorStyle: 'guide' | 'explain';
}

type Name = keyof Preferences;

const listeners = new Set<() => void>();

// The page's attributes are the truth; index.html has set them from the stored choices before the first paint.
const current = <N extends Name>(name: N): Preferences[N] =>
  (document.documentElement.dataset[name] as Preferences[N] | undefined) ?? DEFAULTS[name];

const apply = (name: Name, value: string | null): void => {
  if (value === null) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
  for (const listener of listeners) listener();
};

const onOtherTab = ({ key, newValue }: StorageEvent): void => {
  if (key !== null && Object.hasOwn(DEFAULTS, key)) apply(key as Name, newValue);
};

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
  };
};

/** One preference and how to change it; kept in this browser. */
export const usePreference = <N extends Name>(
  name: N,
): readonly [Preferences[N], (value: Preferences[N]) => void] => {
  const value = useSyncExternalStore<Preferences[N]>(
    subscribe,
    () => current(name),
    () => DEFAULTS[name],
  );
  const choose = (next: Preferences[N]) => {
    try {
      localStorage.setItem(name, next);
    } catch {
      // Without storage the choice holds for this page.
    }
    apply(name, next);
  };
  return [value, choose];
};
