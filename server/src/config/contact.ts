import * as z from 'zod';
import { address, mustBeSetToo, variable, type SettingsOf } from './variable.ts';

const network = (name: string, example: string) =>
  variable(address('https:'), `be the address of your own page on ${name}`, example);

const BARE_ADDRESS = /^[^\s\p{Cc}<>()[\],;:\\"@]+@[^\s\p{Cc}<>()[\],;:\\"@]+$/u;

/** Letters to students, letters to the operator, and who counts visits. */
export const CONTACT_VARIABLES = {
  MAIL_URL: variable(
    address('smtp:', 'smtps:'),
    'be the address of a mail server',
    'smtp://user:secret@mail.school.org:587',
  ),
  MAIL_FROM: variable(
    z.string().regex(/^[^\r\n]*@[^\r\n]*$/),
    'be the sender of our mail',
    'Studia <hello@school.org>',
  ),
  CONTACT_EMAIL: variable(
    z.string().regex(BARE_ADDRESS),
    'be the bare mail address that people may write to',
    'hello@school.org',
  ),
  FORM_SERVICE_URL: variable(
    address('https:', 'http:'),
    'be the address of a form service',
    'https://forms.school.org/submit',
  ),
  FORM_ACCESS_KEY: variable(
    z.string().min(1).max(200),
    'be the key that the form service gave you',
    'a1b2c3',
  ),
  TAG_MANAGER_ID: variable(
    z.string().regex(/^GTM-[A-Z0-9]{4,12}$/),
    'be the id of a Google Tag Manager container',
    'GTM-ABC1234',
  ),
  SESSION_ANALYTICS_ID: variable(
    z.string().regex(/^[a-z0-9]{8,16}$/),
    'be the id of a Microsoft Clarity project',
    'abcdefghij',
  ),
  LINKEDIN_URL: network('LinkedIn', 'https://www.linkedin.com/school/my-school'),
  INSTAGRAM_URL: network('Instagram', 'https://www.instagram.com/my-school'),
  YOUTUBE_URL: network('YouTube', 'https://www.youtube.com/@my-school'),
  TIKTOK_URL: network('TikTok', 'https://www.tiktok.com/@my-school'),
  X_URL: network('X', 'https://x.com/my-school'),
} as const;

export interface ContactConfig {
  mail: { url: string | null; from: string };
  /** The operator's own address, where what visitors write ends up. */
  contactEmail: string;
  /** Who takes the forms of our pages; null when we do. */
  formService: { url: string; accessKey: string } | null;
  /** Who may count visits, where visitors agree. */
  analytics: { tagManagerId: string | null; sessionAnalyticsId: string | null };
  /** Where the five links of the public pages lead (SPEC 1). */
  social: { professional: string; photos: string; video: string; shortVideo: string; microblog: string };
}

type Settings = SettingsOf<typeof CONTACT_VARIABLES>;

export const readContact = (set: Settings): ContactConfig => ({
  mail: { url: set.MAIL_URL, from: set.MAIL_FROM ?? 'Studia <no-reply@localhost>' },
  contactEmail: set.CONTACT_EMAIL ?? addressIn(set.MAIL_FROM) ?? 'hello@localhost',
  formService: readFormService(set),
  analytics: { tagManagerId: set.TAG_MANAGER_ID, sessionAnalyticsId: set.SESSION_ANALYTICS_ID },
  social: {
    professional: set.LINKEDIN_URL ?? 'https://www.linkedin.com/',
    photos: set.INSTAGRAM_URL ?? 'https://www.instagram.com/',
    video: set.YOUTUBE_URL ?? 'https://www.youtube.com/',
    shortVideo: set.TIKTOK_URL ?? 'https://www.tiktok.com/',
    microblog: set.X_URL ?? 'https://x.com/',
  },
});

/** The address in `Name <address>`, or in a sender without a name. */
const addressIn = (sender: string | null): string | null => {
  const found = /<([^<>]*)>\s*$/.exec(sender ?? '')?.[1] ?? sender?.trim() ?? '';
  return BARE_ADDRESS.test(found) ? found : null;
};

const readFormService = ({ FORM_SERVICE_URL: url, FORM_ACCESS_KEY: accessKey }: Settings) => {
  if (url && accessKey) return { url, accessKey };
  if (!url && !accessKey) return null;
  const missing = url ? 'FORM_ACCESS_KEY' : 'FORM_SERVICE_URL';
  throw mustBeSetToo(
    missing,
    'a form service needs its address and a key',
    `${missing}=${CONTACT_VARIABLES[missing].example}`,
  );
};
