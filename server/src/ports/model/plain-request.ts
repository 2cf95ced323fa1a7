import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

interface PlainRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal | null;
}

/** Asks over Node's own client, and answers when the other side begins to. */
export const plainRequest = (
  url: URL,
  { method, headers, body, signal }: PlainRequest,
): Promise<IncomingMessage> => {
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method,
    // Nothing here unpacks.
    headers: { ...headers, 'accept-encoding': 'identity' },
    ...(signal && { signal }),
  });
  const response = responseTo(request, signal);
  request.end(body);
  return response;
};

// Knows nothing of the question: whatever stands here is kept as long as the connection.
const responseTo = (
  request: ReturnType<typeof requestHttp>,
  signal: AbortSignal | null,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.on('response', resolve);
    // As the usual client says it: by these words, others know that it may be tried again.
    request.on('error', (cause) =>
      reject(signal?.aborted ? cause : new TypeError('fetch failed', { cause })),
    );
  });

/** Whether an answer only says where to ask instead: seldom, and full of rules that the usual client knows. */
export const isRedirect = (status: number): boolean => status >= 300 && status < 400;
