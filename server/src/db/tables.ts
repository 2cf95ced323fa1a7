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
    | 'erased';
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

/** owner: chat */
export interface ChatMessage {
  id: string;
  session_id: string;
  position: number;
  type: 'user' | 'assistant';
  content: string;
  lesson: Json | null;
  input_tokens: number | null;
  output_tokens: number | null;
  created_at: Date;
  proof: Json | null;
  stopped: Generated<boolean>;
  attachments: Generated<Json>;
  about: Json | null;
  intent: string | null;
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

/** owner: db */
export interface Migration {
  number: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
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
export interface SupportMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  received_at: Date;
  mailed_at: Date | null;
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
  auth_code: AuthCode;
  auth_event: AuthEvent;
  auth_guess: AuthGuess;
  auth_identity: AuthIdentity;
  auth_oauth_flow: AuthOauthFlow;
  auth_refresh_token: AuthRefreshToken;
  auth_reset_token: AuthResetToken;
  auth_session: AuthSession;
  auth_signing_key: AuthSigningKey;
  book: Book;
  book_chapter: BookChapter;
  book_mark: BookMark;
  book_page: BookPage;
  book_passage: BookPassage;
  book_posting: BookPosting;
  book_progress: BookProgress;
  book_vector: BookVector;
  chat_message: ChatMessage;
  chat_session: ChatSession;
  learning_plan: LearningPlan;
  lesson: Lesson;
  lesson_making: LessonMaking;
  migration: Migration;
  queue_progress: QueueProgress;
  student: Student;
  support_application: SupportApplication;
  support_message: SupportMessage;
  text_vector: TextVector;
  usage_entry: UsageEntry;
  working_session: WorkingSession;
}
