import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody } from '@studia/contract/error-body';

/** The path as it can be read: one with broken percent-encoding is taken literally, so that it leads nowhere. */
export const readablePath = (url: string): string => {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return decoded(path) === null ? path.replaceAll('%', '%25') + (end < 0 ? '' : url.slice(end)) : url;
};

// What it answers is looked at: the build drops a call that is made only to see whether it throws.
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that are no HTTP request in the same way as a request that can't be understood. */
export const answerMalformedRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorBody(status === 408 ? 'request_timed_out' : 'bad_request'));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};
