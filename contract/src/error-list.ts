import { DEVICE_ERRORS } from './device-errors.ts';

/**
 * The closed list of everything that can go wrong between client and server.
 * A code is stable; its status and English sentence stand here and nowhere else.
 * The sentences quoted in SPEC 5 and 8 are binding to the letter.
 */
export const ERRORS = {
  // Requests that can't be read.
  bad_request: {
    status: 400,
    sentence: 'We couldn’t understand this request. Check the fields and try again.',
  },
  broken_json: { status: 400, sentence: 'The request body is not valid JSON.' },
  text_missing: { status: 400, sentence: 'Please fill this in.' },
  text_too_long: { status: 400, sentence: 'This text is too long. Shorten it and try again.' },
  text_not_storable: {
    status: 400,
    sentence: 'This text contains characters we can’t save. Remove them and try again.',
  },
  body_too_large: { status: 413, sentence: 'That’s too large to send. Make it smaller and try again.' },
  unsupported_media_type: { status: 415, sentence: 'This type of content isn’t accepted here. Send JSON.' },
  upload_expected: {
    status: 415,
    sentence: 'Files must be sent as a form. Use multipart/form-data.',
  },
  attachment_too_large: {
    status: 413,
    sentence: 'This file is larger than 25 MB. Attach a smaller one, or only the pages you need.',
  },
  attachment_unreadable: {
    status: 415,
    sentence:
      'We can’t read this type of file. Attach an image, PDF, Word, PowerPoint, EPUB, Markdown, HTML or text file.',
  },
  attachment_not_found: { status: 404, sentence: 'This file is no longer available. Attach it again.' },
  attachment_missing: { status: 400, sentence: 'This upload contains no file. Choose one and try again.' },
  ticket_not_found: { status: 404, sentence: 'This question no longer exists.' },
  ticket_file_too_large: {
    status: 413,
    sentence: 'This file is larger than 10 MB. Choose a smaller one, or only the part that matters.',
  },
  too_many_tickets: {
    status: 429,
    sentence: 'You already have 10 open questions. Add to one of them, or close one you no longer need.',
  },
  grade_unknown: {
    status: 404,
    sentence: 'That grade doesn’t exist. Use 1 to 12, Undergraduate, Graduate or Postgraduate.',
  },
  book_not_found: { status: 404, sentence: 'This book isn’t in your library.' },
  book_too_large: {
    status: 413,
    sentence: 'This book is larger than 200 MB. Split it, or upload a smaller version.',
  },
  book_unreadable: {
    status: 415,
    sentence:
      'This file is empty, damaged or not a supported type. Upload a PDF, EPUB, DOCX, PPTX, Markdown, HTML, text or image file.',
  },
  book_missing: { status: 400, sentence: 'This upload contains no book. Choose a file and try again.' },
  book_not_yours: { status: 403, sentence: 'This book is shared with everyone, so you can’t change it.' },
  book_without_cover: { status: 404, sentence: 'This book has no cover.' },
  shelf_full: {
    status: 413,
    sentence: 'Your library is full. Delete a book you no longer need and try again.',
  },
  lesson_not_found: { status: 404, sentence: 'This chapter doesn’t have a lesson yet.' },
  no_model: {
    status: 409,
    sentence: 'No language model is connected, so this lesson uses the book’s own words.',
  },
  item_not_found: { status: 404, sentence: 'This question no longer exists. Open the lesson again.' },
  quiz_not_found: { status: 404, sentence: 'This quiz no longer exists. Start a new one.' },
  nothing_to_ask: {
    status: 404,
    sentence: 'There are no questions on this yet. Choose something else to be quizzed on.',
  },
  nothing_to_compare: { status: 409, sentence: 'This answer has already been judged.' },
  quiz_time_up: { status: 409, sentence: 'Time was up before this answer, so it doesn’t count.' },
  mark_not_found: { status: 404, sentence: 'This mark no longer exists.' },
  too_many_attachments: { status: 400, sentence: 'That’s too many files for one message. Attach up to 5.' },
  not_found: { status: 404, sentence: 'There’s nothing at this address.' },
  method_not_allowed: { status: 405, sentence: 'This address only takes POST requests.' },
  too_many_requests: { status: 429, sentence: 'Too many requests. Wait a moment and try again.' },

  ...DEVICE_ERRORS,

  // Who is asking.
  token_expired: { status: 401, sentence: 'Your session has expired. Please sign in again.' },
  session_invalid: { status: 401, sentence: 'Failed to validate session' },
  verification_required: { status: 403, sentence: 'Please verify your email first.' },
  forbidden: { status: 403, sentence: 'You don’t have access to this.' },
  local_only: { status: 403, sentence: 'This page can only be opened on the computer that runs Studia.' },

  access_token_invalid: {
    status: 401,
    sentence: 'This access token has expired or was revoked. Make a new one in your settings.',
  },
  access_token_refused: {
    status: 403,
    sentence: 'An access token can’t do this. Sign in to Studia and do it there.',
  },
  scope_missing: {
    status: 403,
    sentence: 'This access token isn’t allowed to do that. Make one that is in your settings.',
  },
  too_many_access_tokens: {
    status: 409,
    sentence: 'You’ve reached the limit of 50 access tokens. Revoke one you no longer use.',
  },
  function_unknown: { status: 404, sentence: 'There’s no function with this name.' },

  // Accounts.
  invalid_credentials: { status: 401, sentence: 'Invalid email or password' },
  account_suspended: {
    status: 403,
    sentence: 'This account is suspended. Write to us through the contact form on the front page.',
  },
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
    sentence: 'This password is too common and easy to guess. Choose another.',
  },
  passwords_differ: { status: 400, sentence: 'Passwords do not match' },
  password_wrong: { status: 403, sentence: 'That’s not your current password.' },
  reset_token_invalid: {
    status: 400,
    sentence: 'This password reset has expired or has already been used. Request a new code.',
  },
  oauth_not_configured: {
    status: 503,
    sentence: 'This sign-in method isn’t available here. Use your email and password instead.',
  },
  oauth_failed: { status: 401, sentence: 'OAuth authentication failed' },
  last_way_in: {
    status: 409,
    sentence: 'This is your only sign-in method. Set a password first, using “Forgot password”.',
  },
  xsrf_failed: {
    status: 403,
    sentence: 'We couldn’t confirm that this request came from your page. Reload and try again.',
  },
  profile_incomplete: {
    status: 400,
    sentence: 'Country, Standard, and Date of Birth are required fields',
  },
  too_young: { status: 400, sentence: 'Must be at least 10 years old' },
  invalid_birth_date: { status: 400, sentence: 'Please enter a valid date of birth' },
  photo_unreadable: {
    status: 400,
    sentence: 'We can’t read this picture. Choose a PNG, JPEG or WebP file.',
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
    sentence: 'We just sent you a code. Wait 60 seconds before asking for another.',
  },

  // Learning.
  session_not_found: { status: 404, sentence: 'Session not found' },
  message_not_found: { status: 404, sentence: 'This message is no longer in the conversation.' },
  session_ended: { status: 409, sentence: 'This conversation has ended. Start a new one to continue.' },
  turn_in_progress: {
    status: 409,
    sentence: 'The tutor is still answering. Wait for the answer or stop it first.',
  },
  allowance_used: {
    status: 429,
    sentence:
      'You’ve used all of today’s tokens. Your allowance resets at midnight UTC, and everything you wrote is saved.',
  },
  live_allowance_used: {
    status: 429,
    sentence:
      'You’ve used this month’s live lesson. A new one is yours on the first of next month, and Premium has no limit.',
  },
  premium_needed: { status: 402, sentence: 'This is part of Premium. You’ll find it under Billing.' },
  sign_in_to_go_on: {
    status: 403,
    sentence: 'Sign in to continue. This conversation will move to your account.',
  },
  voices_off: { status: 404, sentence: 'There are no voices here. Your browser may have one of its own.' },
  voice_not_found: {
    status: 404,
    sentence: 'This voice is no longer available. Choose another in Settings.',
  },
  voice_language_missing: {
    status: 422,
    sentence: 'There’s no voice for this language yet. We can read English aloud.',
  },
  nothing_to_say: { status: 422, sentence: 'There are no words here to read aloud.' },
  voice_busy: { status: 503, sentence: 'Our voices are busy right now. Try again in a moment.' },
  voice_failed: { status: 502, sentence: 'We couldn’t read this aloud. Try again, or choose another voice.' },
  recording_missing: { status: 400, sentence: 'This upload contains no recording. Try again.' },
  recording_unreadable: {
    status: 415,
    sentence: 'We can’t listen to this recording. Send a WAV file with one channel at 16 kHz.',
  },
  recording_too_long: {
    status: 413,
    sentence: 'This recording is longer than a minute. Record it in shorter parts.',
  },
  listening_failed: { status: 502, sentence: 'We couldn’t listen to this recording. Try again.' },
  tutor_unavailable: {
    status: 503,
    sentence: 'The tutor couldn’t answer right now. Your message is saved; try again in a moment.',
  },

  // Money.
  payments_off: {
    status: 409,
    sentence: 'Premium can’t be bought on this server yet. Nothing was charged.',
  },
  payments_unavailable: {
    status: 503,
    sentence: 'We couldn’t reach our payment provider. Nothing was charged; try again in a moment.',
  },
  already_premium: { status: 409, sentence: 'You already have Premium, so there is nothing to pay.' },
  no_subscription: { status: 404, sentence: 'You have no Premium subscription to change.' },
  invoice_not_found: { status: 404, sentence: 'This invoice isn’t one of yours.' },
  slip_not_found: { status: 404, sentence: 'This test payment no longer exists. Start again from Billing.' },
  slip_changed: { status: 409, sentence: 'This test payment was changed meanwhile. Reload the page.' },
  signature_wrong: { status: 400, sentence: 'The signature of this event is missing or wrong.' },

  plan_not_found: { status: 404, sentence: 'This plan no longer exists.' },
  plan_changed: {
    status: 409,
    sentence: 'This plan was changed in another window. Reload it to continue.',
  },
  plan_too_large: {
    status: 400,
    sentence: 'That’s too much for one plan. Make it smaller, or split it in two.',
  },
  too_many_plans: {
    status: 409,
    sentence: 'You’ve reached the limit of 100 plans. Delete one to make room.',
  },
  exam_date_past: { status: 400, sentence: 'That date has passed. Choose a future date.' },
  exam_date_far: { status: 400, sentence: 'That date is more than three years away. Choose an earlier one.' },
  card_not_found: { status: 404, sentence: 'This card no longer exists.' },
  card_without_gap: {
    status: 400,
    sentence: 'Nothing is hidden on this card yet. Put {{ and }} around the words to hide.',
  },
  too_many_cards: {
    status: 409,
    sentence: 'You’ve reached the limit of 50,000 cards. Delete some to make room.',
  },
  deck_missing: { status: 400, sentence: 'This upload contains no cards. Choose a file and try again.' },
  deck_too_large: {
    status: 413,
    sentence: 'This file is too large to import. Export fewer cards at a time and try again.',
  },
  deck_too_many_cards: {
    status: 413,
    sentence: 'This file has more than 50,000 cards. Export one deck at a time and try again.',
  },
  deck_unreadable: {
    status: 415,
    sentence:
      'We can’t read this file. Import an Anki package (.apkg), or a CSV or text file with two columns.',
  },
  deck_too_new: {
    status: 415,
    sentence:
      'This package uses Anki’s newest format. In Anki, tick “Support older Anki versions” when you export, then try again.',
  },
  import_running: {
    status: 409,
    sentence: 'Your last import is still running. Wait until it’s done, or stop it.',
  },
  import_interrupted: {
    status: 503,
    sentence: 'The import stopped halfway, and no cards were added. Try again.',
  },
  deck_empty: { status: 400, sentence: 'There are no cards in this file.' },
  live_lesson_over: { status: 409, sentence: 'This lesson is over. Start a new one to continue.' },
  clip_not_found: { status: 404, sentence: 'This sentence isn’t part of the lesson.' },
  voice_unavailable: {
    status: 503,
    sentence: 'The tutor’s voice isn’t available right now. You can read along.',
  },
  too_many_live_lessons: {
    status: 409,
    sentence: 'You’ve saved as many live lessons as we can keep. Delete one to start another.',
  },
  working_session_too_large: {
    status: 413,
    sentence: 'This lesson is too long to save. Start a new one to continue.',
  },

  podcast_not_found: { status: 404, sentence: 'This podcast no longer exists.' },
  podcast_not_ready: {
    status: 409,
    sentence: 'This part of the podcast isn’t ready yet. Try again in a moment.',
  },
  podcast_voices: { status: 400, sentence: 'Choose two different voices of the same kind.' },
  podcast_language: {
    status: 409,
    sentence: 'Studia only speaks English so far, so it can’t make a podcast of this yet.',
  },
  podcast_no_voice: {
    status: 409,
    sentence: 'Voices are switched off on this server, so podcasts can’t be made.',
  },
  podcast_nothing_to_say: {
    status: 409,
    sentence: 'There’s nothing to read aloud here yet. Write a few lines first.',
  },
  too_many_podcasts: {
    status: 409,
    sentence: 'You have 500 podcasts. Delete one you no longer need to make another.',
  },
  note_not_found: { status: 404, sentence: 'This note no longer exists.' },
  note_changed: { status: 409, sentence: 'This note was changed in another window or on another device.' },
  note_too_large: {
    status: 413,
    sentence: 'That’s too much for one note. Split it in two.',
  },
  too_many_notes: {
    status: 409,
    sentence: 'You’ve reached the limit of 5,000 notes. Delete some from the trash to make room.',
  },
  note_not_made: { status: 409, sentence: 'This note wasn’t made from a book, so it can’t be made again.' },
  note_without_cards: {
    status: 409,
    sentence:
      'There’s nothing to turn into cards yet. Write a term in bold, a colon and its meaning on a line of its own.',
  },
  note_picture_too_large: { status: 413, sentence: 'This picture is larger than 10 MB. Use a smaller one.' },
  note_picture_unreadable: {
    status: 415,
    sentence: 'We can’t read this picture. Use a PNG, JPEG, WebP or GIF file.',
  },
  note_picture_not_found: { status: 404, sentence: 'This picture no longer exists.' },

  map_not_found: { status: 404, sentence: 'This mind map no longer exists.' },
  map_changed: { status: 409, sentence: 'This mind map was changed in another window or on another device.' },
  map_broken: {
    status: 400,
    sentence: 'These changes don’t fit together as a map. Reload the page and try again.',
  },
  map_too_large: {
    status: 413,
    sentence: 'That’s too much for one map. It can hold 2,000 entries.',
  },
  too_many_maps: {
    status: 409,
    sentence: 'You’ve reached the limit of 500 maps. Delete some to make room.',
  },

  guide_not_found: { status: 404, sentence: 'This study guide no longer exists.' },

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
    sentence: 'The server is out of storage, so nothing was saved. Please tell the person who runs it.',
  },
  internal: {
    status: 500,
    sentence: 'Something went wrong on our side. Please try again.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>;
