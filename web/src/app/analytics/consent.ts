/** What a visitor said when asked whether visits may be counted. */
export type AnalyticsChoice = 'granted' | 'refused';

const KEY = 'analyticsConsent';
const CHANGED = 'analyticsConsentChanged';

/** What the visitor decided; a browser that says no to everybody has decided for them. */
export const analyticsChoice = (): AnalyticsChoice | 'undecided' => {
  if (saysNoToEverybody()) return 'refused';
  const stored = read();
  return stored === 'granted' || stored === 'refused' ? stored : 'undecided';
};

/** Global Privacy Control. */
const saysNoToEverybody = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that remembers nothing would be asked on every page, so it is not asked at all.
    return 'refused';
  }
};

/** Remembers a decision; it may be changed at any time, and counts at once. */
export const chooseAnalytics = (choice: AnalyticsChoice): void => {
  localStorage.setItem(KEY, choice);
  window.dispatchEvent(new Event(CHANGED));
};

/** Calls back whenever the visitor decides. */
export const onAnalyticsChoice = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
};
