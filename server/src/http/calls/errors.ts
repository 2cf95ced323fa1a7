import { errorBody, isErrorCode } from '@studia/contract/error-body';
import { ERRORS } from '@studia/contract/error-list';
import { Failure, type ErrorBody, type ErrorCode } from '@studia/contract/errors';
import { tableErrorBody, TableFailure } from '@studia/contract/table-errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';

/** Names the trouble of a foreign error, such as a full disk, where it knows it. */
export type Recognise = (error: unknown) => ErrorCode | null;

/** A request part that does not keep the contract. */
export class Unreadable extends Failure {
  readonly fields: string[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(issues.map((issue) => issue.message).find(isErrorCode) ?? 'bad_request');
    this.fields = [...new Set(issues.map((issue) => issue.path.join('.')))].filter(Boolean);
  }
}

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'broken_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'broken_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_FILES_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
};

/** After how many seconds it is worth asking again. */
const RETRY_AFTER: Readonly<Partial<Record<ErrorCode, number>>> = {
  too_many_requests: 5,
  too_many_sign_ins: 15 * 60,
};

/** One way out for everything that goes wrong: `{ error, code }`, and a log line for what nobody foresaw. */
export const errorHandler =
  (recognise: Recognise) =>
  (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (isGivenUp(error, request)) {
      request.log.info('given up by its sender');
      return reply.code(ERRORS.bad_request.status).send(errorBody('bad_request'));
    }
    if (error instanceof TableFailure) return sendTableError(reply, error);
    const body = describe(error, recognise);
    request.refusedAs = body.code;
    if (ERRORS[body.code].status >= 500) request.log.error({ err: error, code: body.code }, 'request failed');
    const wait = (error instanceof Failure ? error.retryAfter : undefined) ?? RETRY_AFTER[body.code];
    if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', String(wait));
    if (request.routeOptions.config.tables) return sendTableError(reply, body);
    return reply.code(ERRORS[body.code].status).send(inTheWordsOf(request, body));
  };

const sendTableError = (reply: FastifyReply, failure: ErrorBody | TableFailure): FastifyReply => {
  const { status, body } = tableErrorBody(failure);
  return reply.code(status).send(body);
};

/** Whether the rest of a body never came: its sender closed the page or lost the net, and nobody hears our answer. */
const isGivenUp = (error: Error, { raw }: FastifyRequest): boolean =>
  raw.destroyed &&
  !raw.complete &&
  (error instanceof Failure || (error as Partial<FastifyError>).code === 'ECONNRESET');

/** Who posts to a form service looks for `success` and `message` (SPEC 7.4). */
const inTheWordsOf = ({ routeOptions }: FastifyRequest, body: ErrorBody) =>
  routeOptions.config.formService ? { success: false, message: body.error, ...body } : body;

/** The body that a caller gets for an error. */
const describe = (error: unknown, recognise: Recognise): ErrorBody => {
  if (error instanceof Unreadable && error.fields.length > 0)
    return { ...errorBody(error.code), fields: error.fields };
  if (error instanceof Failure) return errorBody(error.code);
  return errorBody(recognise(error) ?? fastifyCode(error) ?? 'internal');
};

const fastifyCode = (error: unknown): ErrorCode | null => {
  if (!(error instanceof Error)) return null;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code !== undefined && FASTIFY_CODES[code] !== undefined) return FASTIFY_CODES[code];
  if (statusCode === 429) return 'too_many_requests';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'bad_request' : null;
};
