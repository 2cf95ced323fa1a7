import { currentSession } from '../../client/session.ts';

interface Vendors {
  /** What the tag manager is told, in order. */
  dataLayer?: unknown[];
  /** The session analytics' own function; until its script is there, it takes notes. */
  clarity?: ((...words: unknown[]) => void) & { q?: unknown[][] };
}

const vendors = window as Vendors;

/** The addresses of the scripts of others; each is asked for only once somebody agreed. */
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=';
const SESSION_ANALYTICS = 'https://www.clarity.ms/tag/';

const load = (address: string): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
};

export const startTagManager = (id: string): void => {
  vendors.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  load(TAG_MANAGER + encodeURIComponent(id));
};

export const startSessionAnalytics = (id: string): void => {
  const notes: unknown[][] = [];
  vendors.clarity = Object.assign((...words: unknown[]) => void notes.push(words), { q: notes });
  // What students read and write is nobody's business: only shapes are recorded.
  document.body.dataset['clarityMask'] = 'True';
  vendors.clarity('consent');
  load(SESSION_ANALYTICS + encodeURIComponent(id));
};

/** Tells everybody who was started about something that happened, and whether by somebody with an account. */
export const tell = (event: string, facts: Readonly<Record<string, string>>): void => {
  const userType = currentSession() === null ? 'anonymous' : 'authenticated';
  vendors.dataLayer?.push({ event, ...facts, user_type: userType });
  vendors.clarity?.('set', 'user_type', userType);
  vendors.clarity?.('event', event);
};

const COOKIES = /^_(?:ga|gid|gat|gcl|clck|clsk)/;

/** Removes what the scripts of others left in this browser under our name. */
export const removeTraces = (): void => {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const places = ['', `; domain=${location.hostname}`];
  for (const name of names.filter((one) => COOKIES.test(one)))
    for (const place of places) document.cookie = `${name}=; path=/; max-age=0${place}`;
};
