// Made by `npm run tables` from the migrated database; a test fails when the two differ.
import type { ColumnType, Generated } from 'kysely';

/** Any JSON value; it is written as text, because the driver would take an array for one of PostgreSQL's. */
export type Json = ColumnType<unknown, string, string>;

/** owner: auth */
export interface AuthCode {
  email: string;
  purpose: 'verify' | 'reset';
  request_id: string;
  requested_at: Date;
  expires_at: Date;
  tries_left: number;
  code_hash: string | null;
  used_at: Date | null;
}

/** owner: auth */
export interface AuthRefreshToken {
  token_hash: string;
  family_id: string;
  student_id: string;
  remembered: boolean;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}

/** owner: auth */
export interface AuthSignInAttempt {
  id: string;
  email: string;
  attempted_at: Date;
}

/** owner: auth */
export interface AuthSigningKey {
  purpose: string;
  secret: Buffer;
  created_at: Date;
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
}

/** Every table by its name. */
export interface Tables {
  auth_code: AuthCode;
  auth_refresh_token: AuthRefreshToken;
  auth_sign_in_attempt: AuthSignInAttempt;
  auth_signing_key: AuthSigningKey;
  chat_message: ChatMessage;
  chat_session: ChatSession;
  migration: Migration;
  queue_progress: QueueProgress;
  student: Student;
}
