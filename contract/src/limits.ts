/** The numbers of SPEC 9, each under one name. Times are milliseconds unless the name says otherwise. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long the browser waits for an answer, and how often it may ask again. */
export const REQUEST = {
  timeout: 10 * SECOND,
  /** Ten megabytes over a slow line. */
  uploadTimeout: 5 * MINUTE,
  /** A book of 200 MB over a slow line, there or back. */
  bookTimeout: 60 * MINUTE,
} as const;

/** Sign-in sessions in the browser (SPEC 4.1, 4.9). */
export const SESSION = {
  lookupCache: 3 * SECOND,
  refreshUserThrottle: 1 * SECOND,
  photoRefreshThrottle: 1 * SECOND,
  idleTimeout: 60 * MINUTE,
  idleWarning: 55 * MINUTE,
  idleTick: 1 * SECOND,
} as const;

/** Verification and reset codes (SPEC 4.3, 4.5). */
export const CODE = {
  digits: 6,
  resendCooldown: 60 * SECOND,
  lifetime: 15 * MINUTE,
  /** Of each network that asks or guesses. */
  tries: 5,
  /** In fifteen minutes, of all networks together from which no code was asked for. */
  triesElsewhere: 25,
  /** That one network may ask for, for one address and purpose. */
  mostADay: 10,
  /** For one address and purpose, whoever asked. Each stays good for its time, so there is always one in the mail. */
  mostAlive: 5,
  autoRequestDelay: 100,
  sentToast: 5 * SECOND,
  verifiedToast: 1 * SECOND,
} as const;

/** Password reset screen (SPEC 4.5). */
export const RESET = { successMessage: 5 * SECOND } as const;

/** Where a student lands after signing in (SPEC 4.7). */
export const AFTER_SIGN_IN = { redirectDelay: 500 } as const;

/** Profile details (SPEC 4.4, 5). */
export const PROFILE = {
  minimumAge: 10,
  maximumAge: 120,
  refreshAfterSave: 100,
  savedToast: 3 * SECOND,
  fullNameMinimum: 4,
  standards: 17,
} as const;

/** Chat sessions and the conversation list (SPEC 4.8, 9). */
export const CHAT = {
  creationPolls: 50,
  creationPollInterval: 100,
  endOnLeaveAfter: 1 * HOUR,
  threadsKeptLocally: 50,
  storedTitle: 50,
  storedPreview: 100,
  sidebarTitle: 28,
  sidebarPreview: 50,
  messageCharacters: 20_000,
  /** Words of a page that travel with a message. */
  quoteCharacters: 1_200,
} as const;

/** Files beside a message. */
export const ATTACHMENT = {
  mostAMessage: 5,
  megabytes: 25,
  /** Of a longer one only the beginning is read. */
  pagesRead: 50,
  /** How long the tutor waits until a file has been read. */
  patience: 60 * SECOND,
  /** An uploaded file that no message shows is forgotten after this time. */
  unusedFor: 1 * DAY,
} as const;

/** Books that students bring. */
export const BOOK = {
  mostAtOnce: 10,
  megabytes: 200,
  mostPages: 2_000,
  /** Of all books of one student together. */
  shelfMegabytes: 5_000,
  pagesAtOnce: 20,
  markCharacters: 4_000,
} as const;

/** How much of the tutor there is. */
export const ALLOWANCE = {
  /** Tokens in and out that one account may use in a day (UTC). */
  dailyTokens: 300_000,
  /** Questions in one conversation before a visitor must sign in to go on. */
  questionsSignedOut: 12,
  /** How far back usage is shown. */
  shownDays: 90,
} as const;

/** Learning plans: what one may hold. */
export const PLAN = {
  topicCharacters: 500,
  goalCharacters: 500,
  titleCharacters: 200,
  whyCharacters: 500,
  /** What the tutor said before, from which a topic is read. */
  responseCharacters: 50_000,
  itemMinutes: 600,
  leastWeekMinutes: 10,
  mostWeekMinutes: 4_200,
  mostModules: 40,
  mostItems: 60,
  mostItemsInAll: 400,
  mostPrerequisites: 20,
  mostBooks: 20,
  mostPages: 100_000,
  mostPlans: 100,
  /** How far ahead an exam may be. */
  longestYears: 3,
  /** How long the page waits: a model on a small machine thinks for a minute. */
  patience: 2 * MINUTE,
  /** How long a change may wait before it is saved. */
  autosave: 600,
} as const;

/** Working sessions of the live tutor: what one may hold. */
export const LIVE = { mostItems: 200, mostMessages: 2_000, megabytes: 4 } as const;

/** The app shell (SPEC 2.8, 9). */
export const SHELL = {
  blurAfterScroll: 100,
  mobileBelow: 768,
  sidebarUnits: 80,
  loadingOverlayRemovedAfter: 300,
  footerYear: 2024,
} as const;

/** The landing page (SPEC 2.2, 2.3, 4.10). */
export const LANDING = {
  heroFadeOver: 600,
  carouselAdvance: 5 * SECOND,
  carouselResume: 30 * SECOND,
  carouselCards: 4,
  placeholderRotation: 3 * SECOND,
  placeholderPrompts: 10,
  whiteboardRotation: 8 * SECOND,
  whiteboardTopics: 4,
  swipeThreshold: 50,
  queryBoxMaxRem: 8,
  hashScrollDelay: 500,
  hashScrollOffset: 80,
  referralModalDelay: 500,
  successBanner: 5 * SECOND,
} as const;

/** What the plans promise, in US dollars without taxes (SPEC 9). */
export const PRICING = {
  premiumMonthly: 49.99,
  renewEveryDays: 30,
  freeTutorSessionsMonthly: 1,
  freeTutorSessionMinutes: 30,
} as const;

/** What the policies promise (SPEC 9). */
export const POLICY = {
  privacyResponseHours: 72,
  securityResponseHours: 24,
  deletionWithinDays: 30,
  termsNoticeDays: 30,
  resumeMaximumMegabytes: 10,
} as const;

/** Forms that anybody may send: how many from one address, and how long what they said is kept. */
export const FORMS = {
  mostPerAddress: 5,
  window: 10 * MINUTE,
  keepMessagesMonths: 24,
  keepApplicationsMonths: 12,
} as const;

/** When analytics wakes up, where it is configured at all (SPEC 7.4). */
export const ANALYTICS = { startDelay: 500, pageViewDelay: 1 * SECOND } as const;

/** How long the server keeps a student signed in; the refresh lifetimes are without use. */
export const TOKENS = {
  accessLifetime: 15 * MINUTE,
  refreshLifetime: 1 * DAY,
  rememberedRefreshLifetime: 30 * DAY,
  /** However busy a session is, after this time the student signs in again. */
  sessionLifetime: 7 * DAY,
  rememberedSessionLifetime: 90 * DAY,
  /** How long somebody may stay on a provider's page. */
  visitLifetime: 10 * MINUTE,
} as const;

/** Lessons and the answers to their questions. */
export const LESSON = { answerCharacters: 2_000, mostOrdered: 12, mostChapters: 2_000 } as const;
