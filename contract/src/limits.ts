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

/** Voices that read aloud, and listening (ports/speech). */
export const SPEECH = {
  /** Of one sentence. */
  textCharacters: 1_000,
  recordingMegabytes: 2,
  recordingSeconds: 60,
  slowest: 0.5,
  fastest: 2,
  /** How long the browser waits for a sentence: a natural voice on a busy machine. */
  patience: 2 * MINUTE,
  /** Clips that nobody asked for are forgotten. */
  clipDays: 30,
  clipBytes: 512 * 1024 * 1024,
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
  /** How many lines of the list of conversations come at once. */
  conversationsAPage: 50,
  /** How many messages of a conversation the page asks for at once, and how many anybody may. */
  messagesAPage: 50,
  mostMessagesAPage: 200,
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

/** Lessons with the live tutor: what one may hold, and how they are paced. */
export const LIVE = {
  mostItems: 200,
  mostMessages: 2_000,
  megabytes: 4,
  wordsCharacters: 2_000,
  longestAnswer: 6 * 60 * MINUTE,
  /** How long the tutor talks before the student does something, and how fast it speaks. */
  longestTalk: 40 * SECOND,
  wordsPerMinute: 150,
  /** When somebody is told that the month's minutes come to an end. */
  warnAt: 5 * MINUTE,
  /** A longer silence of the connection is not counted as lesson. */
  longestGap: 45 * SECOND,
  ticketLife: MINUTE,
  mostEvents: 4_000,
  mostSessions: 500,
  listed: 20,
  /** One stroke of the pen, and what travels at once. */
  strokePoints: 2_000,
  marksAtOnce: 40,
  boardTextCharacters: 120,
  boardMargin: 40,
  boardEdge: 440,
  /** Messages over the socket: the largest, and how many in ten seconds. */
  messageBytes: 128 * 1024,
  messagesInTen: 120,
  /** Frames of sound come many a second. */
  soundsInTen: 600,
  mostSockets: 6,
  /** The longest that somebody speaks in one go. */
  speechSeconds: 30,
} as const;

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
  /** How long Premium stays when a renewal can't be paid. */
  graceDays: 7,
  /** How long before a renewal somebody is told of it by mail. */
  remindDays: 3,
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

/** Personal access tokens. */
export const ACCESS_TOKEN = { nameCharacters: 60, mostDays: 365, most: 50 } as const;

/** Tables over HTTP: what one request may ask for. */
export const TABLE = {
  mostRows: 1_000,
  mostOffset: 100_000,
  /** Rows that one request may write. */
  mostWritten: 500,
  addressCharacters: 8_000,
  /** How deep conditions may stand in each other, and how many there may be. */
  mostDepth: 5,
  mostConditions: 50,
  patternCharacters: 200,
  megabytes: 4,
  /** How long the database may think. */
  patience: 3 * SECOND,
} as const;

/** Lessons and the answers to their questions. */
export const LESSON = { answerCharacters: 2_000, mostOrdered: 12, mostChapters: 2_000 } as const;

/** Quizzes: what one may hold, and what the choice of its questions aims at. */
export const QUIZ = {
  fewest: 5,
  most: 30,
  usual: 10,
  mostMinutes: 180,
  mostHints: 3,
  mostChapters: 100,
  mostIdeas: 100,
  /** The share of right answers that a student learns well with, and after two mistakes in a row. */
  target: 0.75,
  targetAfterMistakes: 0.85,
  /** A chance from which an idea counts as known: what builds on it need not wait. */
  knownFrom: 0.85,
  /** Questions that are handed over before they are due, so that a lost connection stops nobody. */
  ahead: 8,
  /** Questions that a quiz may choose from, for each that it asks. */
  choiceOf: 4,
  listed: 50,
  /** An answer that was under way when the time was up. */
  leeway: 5 * SECOND,
} as const;

/** Cards and their daily review. */
export const REVIEW = {
  frontCharacters: 4_000,
  backCharacters: 8_000,
  subjectCharacters: 80,
  sourceCharacters: 300,
  mostCards: 50_000,
  /** That are added, or answered, with one call. */
  mostAtOnce: 500,
  /** Of a list that is shown. */
  pageCards: 50,
  queueCards: 100,
  newADay: 10,
  mostNewADay: 500,
  /** A card that is due within this time may come at once when nothing else is left. */
  learnAhead: 20 * MINUTE,
  /** So often forgotten, a card needs to be written anew. */
  leechLapses: 8,
  /** A package of cards, as it is uploaded. */
  megabytes: 100,
  /** How long the page waits for a package to be read or written. */
  patience: 3 * MINUTE,
} as const;

/** Attempts: what one may hold. */
export const PRACTICE = {
  /** What somebody can say about a question that is wrong. */
  reportCharacters: 500,
  exerciseCharacters: 2_000,
  /** Nobody thinks longer than a day about one question; a page may have been left open. */
  longestAnswer: 1 * DAY,
  /** How far back days are shown one by one. */
  shownDays: 84,
  /** From so many answers on, calibration is said in words: before, chance says more than the student. */
  answersForVerdict: 80,
  /** From so many on, it is drawn at all. */
  answersForChart: 20,
  /** A step of the chart with fewer answers than this says little. */
  answersForStep: 5,
} as const;

/** Notes: what one may hold, and how they save themselves. */
export const NOTE = {
  titleCharacters: 200,
  /** About 60,000 words. */
  contentCharacters: 400_000,
  megabytes: 4,
  tagCharacters: 40,
  mostTags: 20,
  mostQuotes: 1_000,
  mostNotes: 5_000,
  /** Of a book, in one note. */
  mostChapters: 60,
  questionCharacters: 300,
  listedAtOnce: 60,
  pictureMegabytes: 10,
  /** How long the trash keeps a note. */
  trashDays: 30,
  /** How long after the last key a note is saved, and at the latest while somebody types. */
  autosave: 800,
  autosaveAtLatest: 5 * SECOND,
  /** How often this device keeps what the server does not have yet: what a crash of both can cost. */
  keptOnDevice: SECOND,
  /** A version is kept for the history when the last one is older than this. */
  revisionEvery: 10 * MINUTE,
  /** Of its newest versions all are kept; of older ones one an hour, and after a month one a day. */
  newestRevisions: 20,
} as const;

/** Podcasts. */
export const PODCAST = {
  /** How fast people talk, in words. */
  wordsPerMinute: 150,
  /** More lines than twenty minutes can hold. */
  mostLines: 600,
  /** Characters of a line: about half a minute. */
  lineCharacters: 480,
  /** Seconds, with its pause. */
  longestLine: 120,
  mostPodcasts: 500,
  /** Seconds of sound that the player loads in one piece. */
  stretch: 120,
  /** How often a player tells where the student is. */
  remember: 10 * SECOND,
} as const;

/** Mind maps: what one that a student made their own may hold, and how it saves itself. */
export const MIND_MAP = {
  nodeCharacters: 600,
  titleCharacters: 200,
  mostNodes: 2_000,
  mostMaps: 500,
  megabytes: 4,
  autosave: 800,
  /** A version is kept for the history when the last one is older than this. */
  revisionEvery: 10 * MINUTE,
  keptRevisions: 30,
} as const;

/** What was made for a student, in one list. */
export const RESOURCE = {
  listedAtOnce: 30,
  questionCharacters: 200,
  previewLines: 4,
  /** Of so many of the newest, what they mean is compared with a question. */
  comparedAtOnce: 60,
} as const;
