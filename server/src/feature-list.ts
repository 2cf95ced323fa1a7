/** Every feature of the product, one line each. `app.ts` makes them; who needs whom decides the order. */
export { about } from './features/about/feature.ts';
export { account } from './features/account/feature.ts';
export { attachments } from './features/attachments/feature.ts';
export { auth } from './features/auth/feature.ts';
export { chat } from './features/chat/feature.ts';
export { curriculum } from './features/curriculum/feature.ts';
export { lessons } from './features/lessons/feature.ts';
export { library } from './features/library/feature.ts';
export { live } from './features/live/feature.ts';
export { plan } from './features/plan/feature.ts';
export { profile } from './features/profile/feature.ts';
export { support } from './features/support/feature.ts';
export { tutor } from './features/tutor/feature.ts';
export { usage } from './features/usage/feature.ts';
