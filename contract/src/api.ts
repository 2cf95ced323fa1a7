import { about } from './about.ts';
import { auth } from './auth.ts';
import { chat } from './chat.ts';

/** Every call there is, by feature: OpenAPI and the tests that must know all calls read this table. */
export const api = { about, auth, chat } as const;
