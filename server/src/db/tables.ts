// Made by `npm run tables` from the migrated database; a test fails when the two differ.
import type { ColumnType, Generated } from 'kysely';

/** Any JSON value; it is written as text, because the driver would take an array for one of PostgreSQL's. */
export type Json = ColumnType<unknown, string, string>;

/** owner: attachments */
export interface Attachment {
  id: string;
  student_id: string;
  session_id: string | null;
  file: string;
  filename: string;
  file_type: string;
  file_size: number;
  state: Generated<'waiting' | 'read' | 'unreadable'>;
  content: Generated<string>;
  created_at: Date;
  sent_at: Date | null;
}

/** owner: practice */
export interface Attempt {
  student_id: string;
  seq: Generated<number>;
  id: string;
  item: Json;
  idea: string | null;
  correct: number;
  confidence: number | null;
  help: 'none' | 'hint-1' | 'hint-2' | 'hint-3' | 'chat' | 'revealed';
  milliseconds: number | null;
  mode: 'lesson' | 'practise' | 'alone' | 'review' | 'chat' | 'plan' | 'live';
  judge: 'rules' | 'model' | 'student';
  reveals: string | null;
  at: Date;
}

/** owner: practice */
export interface AttemptWithdrawn {
  student_id: string;
  attempt_id: string;
  withdrawn_at: Date;
}

/** owner: auth */
export interface AuthAccessToken {
  id: string;
  student_id: string;
  token_hash: string;
  start: string;
  name: string;
  scopes: string[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

/** owner: auth */
export interface AuthCode {
  email: string;
  purpose: 'verify' | 'reset' | 'delete' | 'unlink';
  request_id: string;
  requested_at: Date;
  expires_at: Date;
  code_hash: string | null;
  used_at: Date | null;
  requester: string;
}

/** owner: auth */
export interface AuthEvent {
  id: string;
  student_id: string | null;
  kind:
    | 'signed-up'
    | 'signed-in'
    | 'sign-in-failed'
    | 'sign-in-locked'
    | 'signed-out'
    | 'refresh-reused'
    | 'code-requested'
    | 'code-wrong'
    | 'verified'
    | 'password-reset'
    | 'password-changed'
    | 'password-wrong'
    | 'password-locked'
    | 'device-signed-out'
    | 'provider-linked'
    | 'provider-unlinked'
    | 'deletion-requested'
    | 'deletion-undone'
    | 'erased'
    | 'exported'
    | 'suspended'
    | 'unsuspended'
    | 'access-token-made'
    | 'access-token-revoked';
  address: string | null;
  user_agent: string | null;
  at: Date;
  detail: Json;
}

/** owner: auth */
export interface AuthGuess {
  whose: string;
  began_at: Date;
  guesses: number;
  email: string | null;
}

/** owner: auth */
export interface AuthIdentity {
  provider: 'google' | 'microsoft';
  subject: string;
  student_id: string;
  linked_at: Date;
}

/** owner: auth */
export interface AuthOauthFlow {
  state_hash: string;
  provider: 'google' | 'microsoft';
  nonce: string;
  verifier: string;
  expires_at: Date;
  referral_code: string | null;
}

/** owner: auth */
export interface AuthRefreshToken {
  token_hash: string;
  session_id: string;
  created_at: Date;
  expires_at: Date;
  generation: number;
}

/** owner: auth */
export interface AuthResetToken {
  token_hash: string;
  email: string;
  expires_at: Date;
}

/** owner: auth */
export interface AuthSession {
  id: string;
  student_id: string;
  remembered: boolean;
  generation: number;
  user_agent: string | null;
  address: string | null;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** owner: auth */
export interface AuthSigningKey {
  purpose: string;
  secret: Buffer;
  created_at: Date;
}

/** owner: billing */
export interface BillingCustomer {
  student_id: string;
  customer: string | null;
  checkout: string | null;
  checkout_begun: Date | null;
}

/** owner: billing */
export interface BillingEvent {
  id: string;
  received_at: Date;
}

/** owner: billing */
export interface BillingGrant {
  id: string;
  student_id: string;
  days: number;
  reason: string;
  granted_at: Date;
}

/** owner: billing */
export interface BillingInvoice {
  id: string;
  subscription_id: string;
  number: string;
  state: 'open' | 'failed' | 'paid' | 'refunded';
  cents: number;
  tax_cents: number;
  currency: string;
  period_start: Date;
  period_end: Date;
  made_at: Date;
  paid_at: Date | null;
  refunded_at: Date | null;
}

/** owner: billing */
export interface BillingLetter {
  key: string;
  student_id: string;
  written_at: Date;
}

/** owner: billing */
export interface BillingSubscription {
  id: string;
  student_id: string;
  started_at: Date;
  ends_at_period_end: boolean;
  ended_at: Date | null;
  payment_method: string | null;
  read_at: Date;
}

/** owner: library */
export interface Book {
  id: string;
  student_id: string | null;
  file: string;
  content_hash: string;
  file_size: number;
  filename: string;
  kind: string;
  title: string;
  author: string | null;
  subject: string | null;
  grades: string | null;
  country: string | null;
  stream: string | null;
  summary: string | null;
  language: string | null;
  cover: string | null;
  pages: Generated<number>;
  stage: Generated<'received' | 'read' | 'chapters' | 'passages' | 'embedded' | 'ready'>;
  stage_done: Generated<number>;
  stage_total: Generated<number>;
  trouble: string | null;
  created_at: Date;
  index_version: Generated<number>;
  passages: number | null;
  terms: number | null;
  licence: string | null;
  source_url: string | null;
  trouble_lasts: Generated<boolean>;
}

/** owner: library */
export interface BookChapter {
  book_id: string;
  position: number;
  title: string;
  page: number;
  level: number;
}

/** owner: library */
export interface BookMark {
  id: string;
  student_id: string;
  book_id: string;
  kind: 'highlight' | 'lost';
  page: number;
  start: number | null;
  end: number | null;
  text: string;
  note: string;
  created_at: Date;
}

/** owner: library */
export interface BookPage {
  book_id: string;
  number: number;
  label: string | null;
  text: string;
  by: 'text' | 'ocr';
  width: number | null;
  height: number | null;
  lines: Json;
  headings: Generated<Json>;
}

/** owner: library */
export interface BookPassage {
  book_id: string;
  position: number;
  page: number;
  start: number;
  end: number;
  chapter: string;
  heading: string;
  reading: string;
}

/** owner: library */
export interface BookPosting {
  book_id: string;
  term: string;
  holders: Buffer;
}

/** owner: library */
export interface BookProgress {
  student_id: string;
  book_id: string;
  page: number;
  pages_read: number[];
  updated_at: Date;
}

/** owner: library */
export interface BookVector {
  book_id: string;
  position: number;
  vectors: Buffer;
}

/** owner: review */
export interface Card {
  id: string;
  student_id: string;
  kind: 'basic' | 'cloze';
  front: string;
  back: string;
  subject: string;
  source: Json | null;
  idea: string | null;
  origin: string | null;
  suspended: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  state: 'new' | 'learning' | 'review' | 'relearning';
  due: Date;
  stability: number;
  difficulty: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  last_review: Date | null;
  urgent: boolean;
}

/** owner: review */
export interface CardImport {
  id: string;
  student_id: string;
  name: string;
  file: string | null;
  job: string | null;
  state: 'waiting' | 'reading' | 'adding' | 'done' | 'failed' | 'stopped';
  done: Generated<number>;
  total: Generated<number>;
  added: Generated<number>;
  trouble: string | null;
  created_at: Date;
  updated_at: Date;
}

/** owner: review */
export interface CardPicture {
  id: string;
  student_id: string;
  file: string;
  file_size: number;
  name: string;
  type: string;
  created_at: Date;
  import_id: string | null;
}

/** owner: review */
export interface CardReview {
  id: string;
  card_id: string;
  student_id: string;
  kind: 'grade' | 'undo' | 'forget' | 'memory';
  at: Date;
  grade: 'again' | 'hard' | 'good' | 'easy' | null;
  confident: Generated<boolean>;
  milliseconds: number | null;
  undoes: string | null;
  memory: Json | null;
  recorded_at: Date;
}

/** owner: payments */
export interface CashierSubscription {
  id: string;
  student_id: string;
  body: Json;
  version: Generated<number>;
}

/** owner: chat */
export interface ChatMessage {
  id: string;
  session_id: string;
  position: number;
  type: 'user' | 'assistant';
  content: string;
  state: Json | null;
  input_tokens: number | null;
  output_tokens: number | null;
  created_at: Date;
  proof: Json | null;
  stopped: Generated<boolean>;
  attachments: Generated<Json>;
  about: Json | null;
  intent: string | null;
  choices: Generated<Json>;
}

/** owner: chat */
export interface ChatSession {
  id: string;
  student_id: string | null;
  title: Generated<string>;
  created_at: Date;
  updated_at: Date;
  ended_at: Date | null;
  turn_started_at: Date | null;
  style: Generated<'guide' | 'explain'>;
  turn_seen_at: Date | null;
  turn_stop: Generated<boolean>;
}

/** owner: plan */
export interface LearningPlan {
  id: string;
  student_id: string;
  topic: string;
  exam_date: string | null;
  content: Json;
  origin: 'books' | 'model' | 'method';
  items: number;
  done: number;
  revision: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** owner: lessons */
export interface Lesson {
  book_id: string;
  chapter: number;
  author: 'extracted' | 'model';
  version: string;
  title: string;
  ideas: Json;
  made_at: Date;
}

/** owner: lessons */
export interface LessonMaking {
  book_id: string;
  author: 'extracted' | 'model';
  state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  done: Generated<number>;
  total: Generated<number>;
  updated_at: Date;
}

/** owner: account */
export interface LetterChoice {
  student_id: string;
  topic: string;
  token: string;
  refused_at: Date | null;
}

/** owner: live */
export interface LiveEvent {
  session_id: string;
  number: number;
  kind: string;
  content: Json;
  client_id: string | null;
  at: Date;
}

/** owner: live */
export interface LiveSession {
  id: string;
  student_id: string;
  topic: string;
  state: Json;
  phase: Generated<'open' | 'paused' | 'ended'>;
  events: Generated<number>;
  answered: Generated<number>;
  turn_started_at: Date | null;
  seconds: Generated<number>;
  counted_at: Date | null;
  warned: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
}

/** owner: live */
export interface LiveTicket {
  ticket: string;
  session_id: string;
  student_id: string;
  expires_at: Date;
  sign_in_id: string;
}

/** owner: practice */
export interface Mastery {
  student_id: string;
  idea: string;
  state: Json;
}

/** owner: db */
export interface Migration {
  number: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

/** owner: mindmap */
export interface MindMap {
  id: string;
  student_id: string;
  title: string;
  source_type: 'book' | 'chapter' | 'note' | 'conversation' | null;
  source_id: string | null;
  source_title: string | null;
  nodes: Json;
  revision: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** owner: mindmap */
export interface MindMapRevision {
  map_id: string;
  revision: number;
  title: string;
  nodes: Json;
  saved_at: Date;
}

/** owner: notes */
export interface Note {
  id: string;
  student_id: string;
  title: string;
  content: string;
  tags: Generated<string[]>;
  origin: Generated<'own' | 'import' | 'chat' | 'reader' | 'live' | 'ai'>;
  source_id: string | null;
  source_title: string | null;
  revision: Generated<number>;
  preview: Generated<string>;
  words: Generated<number>;
  terms: Generated<string[]>;
  vectors: Buffer | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** owner: notes */
export interface NoteChapter {
  note_id: string;
  chapter: number;
  title: string;
  state: 'waiting' | 'running' | 'done' | 'empty';
  content: Generated<string>;
}

/** owner: notes */
export interface NoteMaking {
  note_id: string;
  book_id: string;
  style: string;
  length: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  updated_at: Date;
}

/** owner: notes */
export interface NotePicture {
  id: string;
  student_id: string;
  file: string;
  file_type: string;
  file_size: number;
  created_at: Date;
}

/** owner: notes */
export interface NoteRevision {
  note_id: string;
  revision: number;
  title: string;
  content: string;
  reason: 'edit' | 'restore' | 'merge' | 'made';
  saved_at: Date;
}

/** owner: notes */
export interface NoteSource {
  note_id: string;
  key: string;
  quote: Json;
}

/** owner: operator */
export interface OperatorEvent {
  id: string;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  detail: Json;
}

/** owner: podcast */
export interface Podcast {
  id: string;
  student_id: string;
  type: 'chapter' | 'note' | 'ai-note';
  source: string;
  title: string;
  subtitle: string;
  minutes: number;
  host_voice: string;
  explainer_voice: string;
  author: 'rules' | 'model';
  state: 'queued' | 'writing' | 'speaking' | 'done' | 'stopped' | 'failed';
  parts: Json;
  position_line: Generated<number>;
  position_offset: Generated<number>;
  heard_at: Date | null;
  created_at: Date;
  worked_at: Date;
}

/** owner: podcast */
export interface PodcastClip {
  id: string;
  student_id: string | null;
  key: string;
  file: string;
  size: number;
  seconds: number;
  kind: string;
  worked_ms: number;
  made_at: Date;
}

/** owner: podcast */
export interface PodcastLine {
  podcast_id: string;
  place: number;
  speaker: 'host' | 'explainer';
  text: string;
  quote: Json | null;
  part: number;
  pause: number;
  state: Generated<'waiting' | 'done' | 'skipped'>;
  clip_id: string | null;
}

/** owner: practice */
export interface PracticeDay {
  student_id: string;
  day: string;
  attempts: number;
  right: number;
  alone: number;
  right_alone: number;
  milliseconds: number;
}

/** owner: practice */
export interface PracticeTotal {
  student_id: string;
  rules: number;
  state: Json;
  last_step: Json | null;
}

/** owner: practice */
export interface QuestionReport {
  student_id: string;
  idea: string;
  item: string;
  reason: 'wrong' | 'unclear' | 'marking' | 'other';
  note: string;
  reported_at: Date;
  closed_at: Date | null;
}

/** owner: queue */
export interface QueueProgress {
  job_id: string;
  attempt: number;
  stage: string;
  done: number;
  total: number;
  updated_at: Date;
}

/** owner: quiz */
export interface Quiz {
  id: string;
  student_id: string;
  title: string;
  scope: Json;
  difficulty: 'adaptive' | 'easy' | 'medium' | 'hard';
  mode: 'practise' | 'alone';
  length: number;
  created_at: Date;
  ends_at: Date | null;
  finished_at: Date | null;
}

/** owner: quiz */
export interface QuizQuestion {
  quiz_id: string;
  idea: string;
  item: string;
  content: Json;
  days_since: number | null;
  place: number | null;
  offered: Generated<boolean>;
  chance: number;
  hints: Generated<number>;
  answer_id: string | null;
  number: number | null;
  answer: Json | null;
  confidence: number | null;
  milliseconds: number | null;
  verdict: Json | null;
  judge: 'rules' | 'model' | 'student' | null;
  answered_at: Date | null;
}

/** owner: referral */
export interface Referral {
  friend_id: string;
  referrer_id: string | null;
  joined_at: Date;
  refused_for: 'own-address' | 'same-device' | 'many-in-a-day' | null;
  rewarded_at: Date | null;
  referrer_days: number | null;
}

/** owner: referral */
export interface ReferralCode {
  student_id: string;
  code: string;
  made_at: Date;
}

/** owner: review */
export interface ReviewSetting {
  student_id: string;
  new_a_day: number;
}

/** owner: voice */
export interface SpokenClip {
  key: string;
  file: string;
  format: 'mp3' | 'wav';
  bytes: number;
  seconds: number;
  used_at: Date;
}

/** owner: auth */
export interface Student {
  id: string;
  email: string;
  full_name: string;
  password_hash: string | null;
  provider: Generated<'email' | 'google' | 'microsoft'>;
  verified_at: Date | null;
  country: string | null;
  city: string | null;
  standard: string | null;
  date_of_birth: string | null;
  photo: string | null;
  referred_by: string | null;
  created_at: Date;
  delete_requested_at: Date | null;
  suspended_at: Date | null;
}

/** owner: support */
export interface SupportApplication {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  position: string;
  sets_apart: string;
  resume_file: string;
  resume_name: string;
  resume_kind: 'pdf' | 'doc' | 'docx';
  received_at: Date;
  mailed_at: Date | null;
}

/** owner: support */
export interface SupportFile {
  id: string;
  reply_id: string;
  file: string;
  name: string;
  type: string;
  size: number;
}

/** owner: support */
export interface SupportMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  received_at: Date;
  mailed_at: Date | null;
}

/** owner: support */
export interface SupportReply {
  id: string;
  ticket_id: string;
  author: 'student' | 'operator';
  message: string;
  written_at: Date;
}

/** owner: support */
export interface SupportTicket {
  id: string;
  number: Generated<number>;
  student_id: string;
  category:
    | 'account'
    | 'billing'
    | 'books'
    | 'tutor'
    | 'problem'
    | 'accessibility'
    | 'privacy'
    | 'idea'
    | 'other';
  subject: string;
  page: string | null;
  priority: boolean;
  state: 'open' | 'answered' | 'closed';
  opened_at: Date;
  changed_at: Date;
}

/** owner: library */
export interface TextVector {
  model: string;
  text_hash: Buffer;
  vector: Buffer;
}

/** owner: usage */
export interface UsageEntry {
  id: string;
  student_id: string;
  session_id: string | null;
  feature: string;
  input_tokens: number;
  output_tokens: number;
  cost: number | null;
  used_at: Date;
  model: string | null;
}

/** owner: usage */
export interface UsageLive {
  session_id: string;
  student_id: string;
  started_at: Date;
  seconds: Generated<number>;
  month: Date;
}

/** owner: live */
export interface WorkingSession {
  id: string;
  student_id: string;
  topic: string;
  items: Json;
  messages: Json;
  created_at: Date;
  updated_at: Date;
}

/** Every table by its name. */
export interface Tables {
  attachment: Attachment;
  attempt: Attempt;
  attempt_withdrawn: AttemptWithdrawn;
  auth_access_token: AuthAccessToken;
  auth_code: AuthCode;
  auth_event: AuthEvent;
  auth_guess: AuthGuess;
  auth_identity: AuthIdentity;
  auth_oauth_flow: AuthOauthFlow;
  auth_refresh_token: AuthRefreshToken;
  auth_reset_token: AuthResetToken;
  auth_session: AuthSession;
  auth_signing_key: AuthSigningKey;
  billing_customer: BillingCustomer;
  billing_event: BillingEvent;
  billing_grant: BillingGrant;
  billing_invoice: BillingInvoice;
  billing_letter: BillingLetter;
  billing_subscription: BillingSubscription;
  book: Book;
  book_chapter: BookChapter;
  book_mark: BookMark;
  book_page: BookPage;
  book_passage: BookPassage;
  book_posting: BookPosting;
  book_progress: BookProgress;
  book_vector: BookVector;
  card: Card;
  card_import: CardImport;
  card_picture: CardPicture;
  card_review: CardReview;
  cashier_subscription: CashierSubscription;
  chat_message: ChatMessage;
  chat_session: ChatSession;
  learning_plan: LearningPlan;
  lesson: Lesson;
  lesson_making: LessonMaking;
  letter_choice: LetterChoice;
  live_event: LiveEvent;
  live_session: LiveSession;
  live_ticket: LiveTicket;
  mastery: Mastery;
  migration: Migration;
  mind_map: MindMap;
  mind_map_revision: MindMapRevision;
  note: Note;
  note_chapter: NoteChapter;
  note_making: NoteMaking;
  note_picture: NotePicture;
  note_revision: NoteRevision;
  note_source: NoteSource;
  operator_event: OperatorEvent;
  podcast: Podcast;
  podcast_clip: PodcastClip;
  podcast_line: PodcastLine;
  practice_day: PracticeDay;
  practice_total: PracticeTotal;
  question_report: QuestionReport;
  queue_progress: QueueProgress;
  quiz: Quiz;
  quiz_question: QuizQuestion;
  referral: Referral;
  referral_code: ReferralCode;
  review_setting: ReviewSetting;
  spoken_clip: SpokenClip;
  student: Student;
  support_application: SupportApplication;
  support_file: SupportFile;
  support_message: SupportMessage;
  support_reply: SupportReply;
  support_ticket: SupportTicket;
  text_vector: TextVector;
  usage_entry: UsageEntry;
  usage_live: UsageLive;
  working_session: WorkingSession;
}
