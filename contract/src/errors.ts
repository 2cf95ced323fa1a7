/**
 * The closed list of everything that can go wrong between client and server.
 * A code is stable; its status and English sentence stand here and nowhere else.
 * The sentences quoted in SPEC 5 and 8 are binding to the letter.
 */
export const ERRORS = {
  // Requests that can't be read.
  bad_request: {
    status: 400,
    sentence: 'The request could not be understood. Check the fields and try again.',
  },
  broken_json: { status: 400, sentence: 'The request body is not valid JSON.' },
  text_missing: { status: 400, sentence: 'Please fill this in.' },
  text_too_long: { status: 400, sentence: 'This text is too long. Shorten it and try again.' },
  text_not_storable: {
    status: 400,
    sentence: 'This text holds characters that can not be stored. Remove them and try again.',
  },
  body_too_large: { status: 413, sentence: 'That is too large to send. Make it smaller and try again.' },
  unsupported_media_type: { status: 415, sentence: 'This kind of content is not accepted here. Send JSON.' },
  upload_expected: {
    status: 415,
    sentence: 'This is sent as a form with its files. Send multipart/form-data.',
  },
  attachment_too_large: {
    status: 413,
    sentence: 'This file is larger than 25 MB. Send a smaller one, or only the pages you need.',
  },
  attachment_unreadable: {
    status: 415,
    sentence:
      'This kind of file can not be read here. Send a picture, PDF, Word, PowerPoint, EPUB, Markdown, HTML or text file.',
  },
  attachment_not_found: { status: 404, sentence: 'This file is no longer there. Attach it again.' },
  attachment_missing: { status: 400, sentence: 'There is no file in this upload. Choose one and try again.' },
  grade_unknown: {
    status: 404,
    sentence: 'There is no such grade. Use 1 to 12, Undergraduate, Graduate or Postgraduate.',
  },
  book_not_found: { status: 404, sentence: 'This book is not in your library.' },
  book_too_large: {
    status: 413,
    sentence: 'This book is larger than 200 MB. Split it, or bring a smaller edition.',
  },
  book_unreadable: {
    status: 415,
    sentence:
      'This file is empty, damaged, or of a kind that can not be read here. Bring a PDF, EPUB, DOCX, PPTX, Markdown, HTML, text or image file.',
  },
  book_missing: { status: 400, sentence: 'There is no book in this upload. Choose a file and try again.' },
  book_not_yours: { status: 403, sentence: 'This book comes with Studia and can not be changed.' },
  book_without_cover: { status: 404, sentence: 'This book has no cover.' },
  shelf_full: {
    status: 413,
    sentence: 'Your shelf is full. Delete a book that you no longer need and try again.',
  },
  lesson_not_found: { status: 404, sentence: 'There is no lesson for this chapter yet.' },
  no_model: {
    status: 409,
    sentence: 'No model is connected here, so this book is taught in its own words.',
  },
  item_not_found: { status: 404, sentence: 'This question is no longer there. Open the lesson again.' },
  mark_not_found: { status: 404, sentence: 'This mark is no longer there.' },
  too_many_attachments: { status: 400, sentence: 'That is too many files for one message. Send up to 5.' },
  not_found: { status: 404, sentence: 'There is nothing at this address.' },
  too_many_requests: { status: 429, sentence: 'Too many requests. Wait a moment and try again.' },

  // What the browser itself finds out (SPEC 8).
  request_timed_out: { status: 408, sentence: 'Request timed out' },
  network_failed: { status: 0, sentence: 'Network request failed' },
  reply_unreadable: { status: 0, sentence: 'Failed to parse server response' },

  // Who is asking.
  authentication_required: { status: 401, sentence: 'Authentication required' },
  token_expired: { status: 401, sentence: 'Your session has expired. Please sign in again.' },
  session_invalid: { status: 401, sentence: 'Failed to validate session' },
  verification_required: { status: 403, sentence: 'Please verify your email first.' },
  forbidden: { status: 403, sentence: 'You do not have access to this.' },
  local_only: { status: 403, sentence: 'This page can only be opened on the machine that runs Studia.' },

  // Accounts.
  invalid_credentials: { status: 401, sentence: 'Invalid email or password' },
  too_many_sign_ins: {
    status: 429,
    sentence: 'Too many failed sign-ins for this account. Wait 15 minutes or reset your password.',
  },
  email_exists: {
    status: 409,
    sentence:
      'An account with this email already exists. Please sign in instead or use a different email address.',
  },
  full_name_too_short: { status: 400, sentence: 'Full name must be at least 4 characters long' },
  weak_password: {
    status: 400,
    sentence:
      'Use at least 8 characters with uppercase, lowercase, number and special character in your password.',
  },
  common_password: {
    status: 400,
    sentence: 'This password is one that many people use, so it is easy to guess. Choose another.',
  },
  passwords_differ: { status: 400, sentence: 'Passwords do not match' },
  password_wrong: { status: 403, sentence: 'This is not your present password.' },
  reset_token_invalid: {
    status: 400,
    sentence: 'This reset has expired or was used already. Request a new code.',
  },
  oauth_not_configured: {
    status: 503,
    sentence: 'Signing in this way is not set up on this Studia. Use your email and password instead.',
  },
  oauth_failed: { status: 401, sentence: 'OAuth authentication failed' },
  last_way_in: {
    status: 409,
    sentence: 'This is the only way into your account. Set a password first, with Forgot password.',
  },
  xsrf_failed: {
    status: 403,
    sentence: 'This request did not come from Studia’s own page. Reload and try again.',
  },
  profile_incomplete: {
    status: 400,
    sentence: 'Country, Standard, and Date of Birth are required fields',
  },
  too_young: { status: 400, sentence: 'Must be at least 10 years old' },
  invalid_birth_date: { status: 400, sentence: 'Please enter a valid date of birth' },
  photo_unreadable: {
    status: 400,
    sentence: 'This picture can not be read. Choose a PNG, JPEG or WebP file.',
  },
  photo_too_large: { status: 413, sentence: 'This picture is larger than 5 MB. Choose a smaller one.' },
  invalid_email: { status: 400, sentence: 'Please enter a valid email address.' },
  code_wrong: { status: 400, sentence: 'Invalid verification code' },
  code_used_up: {
    status: 400,
    sentence: 'Too many wrong tries, so this code no longer works. Ask for a new one.',
  },
  code_expired: { status: 400, sentence: 'This code has expired. Request a new one.' },
  too_many_codes: {
    status: 429,
    sentence: 'We have sent several codes to this address already. Use the newest one, or ask again later.',
  },
  code_cooldown: {
    status: 429,
    sentence: 'A code was sent a moment ago. Wait 60 seconds before asking again.',
  },

  // Learning.
  session_not_found: { status: 404, sentence: 'Session not found' },
  message_not_found: { status: 404, sentence: 'This message is not in the conversation any more.' },
  session_ended: { status: 409, sentence: 'This conversation has ended. Start a new one to go on.' },
  turn_in_progress: {
    status: 409,
    sentence: 'The tutor is still answering. Wait for the answer or stop it first.',
  },
  allowance_used: {
    status: 429,
    sentence:
      'You have used up today’s tokens. They are full again at midnight UTC; everything you wrote is kept.',
  },
  sign_in_to_go_on: {
    status: 403,
    sentence: 'Sign in to go on: this conversation then moves into your account, and nothing of it is lost.',
  },
  tutor_unavailable: {
    status: 503,
    sentence: 'The tutor could not answer just now. Your message is kept; try again in a moment.',
  },

  plan_not_found: { status: 404, sentence: 'This plan is not there any more.' },
  plan_changed: {
    status: 409,
    sentence: 'This plan was changed in another window. Load it again to go on from there.',
  },
  plan_too_large: { status: 400, sentence: 'That is too much for one plan. Make it smaller, or make two.' },
  too_many_plans: {
    status: 409,
    sentence: 'You have 100 plans, and that is as many as fit. Delete one that you do not need.',
  },
  exam_date_past: { status: 400, sentence: 'This day is over already. Choose one that is still to come.' },
  exam_date_far: { status: 400, sentence: 'This day is more than three years away. Choose an earlier one.' },
  working_session_too_large: {
    status: 413,
    sentence: 'This lesson is too long to keep as one. Start a new one to go on.',
  },

  // Forms (SPEC 5).
  application_incomplete: {
    status: 400,
    sentence: 'Please fill in all required fields including resume.',
  },
  resume_unreadable: { status: 400, sentence: 'Please upload a PDF, DOC, or DOCX file.' },
  resume_too_large: { status: 413, sentence: 'This resume is larger than 10 MB. Choose a smaller one.' },

  // The product's own trouble.
  unavailable: { status: 503, sentence: 'Studia is starting or stopping. Try again in a moment.' },
  storage_full: {
    status: 507,
    sentence: 'The disk of this server is full. Nothing was saved; free some space and try again.',
  },
  internal: {
    status: 500,
    sentence: 'Something went wrong on our side. Nothing was lost; please try again.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>;

/** A stable name for one thing that went wrong. */
export type ErrorCode = keyof typeof ERRORS;

/** What every failing call answers. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  /** Which fields of the request are at fault, where that is known. */
  fields?: string[];
}

/** The sentence and code that a failing call answers with. */
export const errorBody = (code: ErrorCode): ErrorBody => ({ error: ERRORS[code].sentence, code });

/** Whether a string from outside is one of our codes. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);

/** Something in the closed list went wrong: thrown by services, answered by the server, thrown again by the client. */
export class Failure extends Error {
  readonly code: ErrorCode;
  /** After how many seconds it is worth asking again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options?: { cause?: unknown; retryAfter?: number }) {
    super(ERRORS[code].sentence, options);
    this.name = 'Failure';
    this.code = code;
    this.retryAfter = options?.retryAfter;
  }
}
