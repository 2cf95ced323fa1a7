/** Every file that holds calls, one line each; `every-call.ts` folds them. */
export * as about from './about.ts';
export * as auth from './auth.ts';
export * as passwordReset from './password-reset.ts';
export * as oauth from './oauth.ts';
export * as owner from './owner.ts';
export * as devices from './devices.ts';
export * as profile from './profile.ts';
export * as account from './account.ts';
export * as usage from './usage.ts';
export * as attachments from './attachments.ts';
export * as library from './library.ts';
export * as curriculum from './curriculum.ts';
export * as lessons from './lessons.ts';
export * as chat from './chat.ts';
export * as plan from './plan.ts';
export * as live from './live.ts';
export * as support from './support.ts';
