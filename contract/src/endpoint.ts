import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { TokenScope } from './token-scope.ts';

/** Any schema of the contract. */
export type Schema = z.core.$ZodType;

/**
 * Who may call. `public` never looks at a token; `anyone` may carry one, and then it must be good;
 * `signed-in` and `verified` must carry one.
 */
export type Access = 'public' | 'anyone' | 'signed-in' | 'verified';

/** How often one may call, by kind of cost; the server holds the numbers. */
export type Pace =
  | 'normal'
  | 'sign-in'
  | 'sign-up'
  | 'code'
  | 'photo'
  | 'upload'
  | 'reading'
  | 'tutor'
  | 'voice'
  | 'tables'
  | 'form';

/** The files that travel with a call; such a call is sent as `multipart/form-data`, its body as the form's fields. */
export interface FileField {
  /** The name of the form field, repeated for each file. */
  readonly field: string;
  readonly most: number;
  /** The largest that each of them may be. */
  readonly megabytes: number;
  /** What is said about one that is larger. */
  readonly tooLarge: ErrorCode;
}

/** One call, as data. The server binds it, the web client calls it, OpenAPI is made from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` for each parameter. */
  readonly path: `/${string}`;
  /** One sentence for the API page. */
  readonly summary: string;
  readonly access: Access;
  readonly pace: Pace;
  /**
   * What a personal access token must be allowed to do here; `any` leaves that to the handler. Where nothing is said, only
   * who signed in may call.
   */
  readonly scope?: TokenScope | 'any';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The largest body it takes; 1 where nothing is said. */
  readonly megabytes?: number;
  readonly files?: FileField;
  /** The body is signed as a whole by who sends it, so it is handed over byte by byte as it came. */
  readonly signed?: true;
  /** Failures also carry `success: false` and `message`, as form services answer (SPEC 7.4). */
  readonly formService?: true;
  /** Speaks as table servers do: status, headers and failures are those that their clients know (SPEC 7.2). */
  readonly tables?: true;
  /** A successful call answers with the bytes of a file, or of the part asked for; then `reply` is `null`. */
  readonly file?: true;
  /** What a successful call answers; `null` answers 204. */
  readonly reply: Schema | null;
  /** The events of the same call when the caller accepts `text/event-stream`. */
  readonly events?: Schema;
}

/** A group of calls that belong to one feature. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** Writes a group of calls down, keeping each one's exact types. */
export const endpoints = <const Group extends Endpoints>(group: Group): Group => group;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;
type RequestPart<Key extends string, Value> = Value extends undefined ? unknown : { [K in Key]: Value };

/** What a caller hands over, by part of the request. */
export type Request<E extends Endpoint> = RequestPart<'params', Input<E['params']>> &
  RequestPart<'query', Input<E['query']>> &
  RequestPart<'body', Input<E['body']>>;

/** What the handler is given, checked and shaped. */
export type Received<E extends Endpoint> = {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
};

/** What a successful call answers. */
export type Reply<E extends Endpoint> = E['reply'] extends Schema ? z.output<E['reply']> : void;

/** One event of the call's stream. */
export type EventOf<E extends Endpoint> = Output<E['events']>;
