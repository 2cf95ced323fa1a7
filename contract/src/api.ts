import { about } from './about.ts';
import { account } from './account.ts';
import { attachments } from './attachments.ts';
import { auth } from './auth.ts';
import { chat } from './chat.ts';
import { curriculum } from './curriculum.ts';
import { devices } from './devices.ts';
import { lessons } from './lessons.ts';
import { library } from './library.ts';
import { live } from './live.ts';
import { oauth } from './oauth.ts';
import { owner } from './owner.ts';
import { passwordReset } from './password-reset.ts';
import { plan } from './plan.ts';
import { profile } from './profile.ts';
import { support } from './support.ts';
import { usage } from './usage.ts';

/** Every call there is, by feature: OpenAPI and the tests that must know all calls read this table. */
export const api = {
  about,
  auth,
  passwordReset,
  oauth,
  owner,
  devices,
  profile,
  account,
  usage,
  attachments,
  library,
  curriculum,
  lessons,
  chat,
  plan,
  live,
  support,
} as const;
