import type { Endpoint, Endpoints, FileField, Reply, Request } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import type { StudentId } from './ids.ts';
import type { TableCode } from './table-errors.ts';

/** Those who try every call. `owner` and `another` are verified students; the last two hold a token that is no good. */
export const WHO = ['anonymous', 'unverified', 'owner', 'another', 'expired', 'forged'] as const;
export type Who = (typeof WHO)[number];

/** The status of success, or the code of the refusal. */
type Answer = number | ErrorCode | TableCode;
export type Answers = Readonly<Record<Who, Answer>>;

/** A file that travels with a request. */
interface GivenFile {
  readonly name: string;
}

type TrialRequest<E extends Endpoint> = Request<E> &
  (E['files'] extends FileField ? { readonly files: readonly GivenFile[] } : unknown);

/** What trials are made with: people, and things that they can send. */
export interface TrialWorld {
  readonly owner: { readonly id: StudentId; readonly email: string; readonly password: string };
  /** Makes a call as the owner. */
  readonly ask: <E extends Endpoint>(endpoint: E, request: TrialRequest<E>) => Promise<Reply<E>>;
  /** Makes a call as somebody who is not signed in. */
  readonly askAsVisitor: <E extends Endpoint>(endpoint: E, request: TrialRequest<E>) => Promise<Reply<E>>;
  /** An address that nobody has. */
  readonly newEmail: () => string;
  readonly textFile: (name: string, text: string) => GivenFile;
  /** A second of sound. */
  readonly soundFile: (name: string) => GivenFile;
  readonly pdfFile: (name: string) => GivenFile;
  readonly pictureFile: (name: string) => Promise<GivenFile>;
  /** A picture in base64. */
  readonly picture: () => Promise<string>;
}

/** How a call is tried: who gets which answer, and what must be borne in the place of a good request's texts. */
interface Trial<E extends Endpoint = Endpoint> {
  /** A good request about something that belongs to the owner. */
  readonly request: () => Promise<TrialRequest<E>> | TrialRequest<E>;
  readonly answers: Answers;
  /** The good request whose texts are spoiled one by one, where that is another: it names every text there may be. */
  readonly toSpoil?: () => Promise<TrialRequest<E>> | TrialRequest<E>;
}

/** A trial for each call of a group. */
export type Trials<Group extends Endpoints> = { readonly [Call in keyof Group]: Trial<Group[Call]> };

/** An id that nothing has. */
export const NO_ID = '01948b3c-7d5e-7abc-9def-0123456789ab';

/** Where no token is looked at. */
export const everybody = (answer: Answer): Answers => ({
  anonymous: answer,
  unverified: answer,
  owner: answer,
  another: answer,
  expired: answer,
  forged: answer,
});

const BAD_TOKENS = { expired: 'token_expired', forged: 'session_invalid' } as const;

/** Where a token may be missing, but not be bad. */
export const anybody = (answer: Answer): Answers => ({ ...everybody(answer), ...BAD_TOKENS });

/** Where what belongs to the owner is not there for anybody else, with an account or without. */
export const ownerOnly = (answer: Answer, others: ErrorCode): Answers => ({
  ...anybody(others),
  owner: answer,
});

/** Where one must be signed in. */
export const signedIn = (answer: Answer): Answers => ({
  ...anybody(answer),
  anonymous: 'authentication_required',
});

/** Where the address must be verified; `another` is told what they are told about the owner's things. */
export const verified = (answer: Answer, another = answer): Answers => ({
  ...signedIn(answer),
  unverified: 'verification_required',
  another,
});
