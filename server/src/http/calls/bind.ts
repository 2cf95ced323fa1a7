import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type {
  Access,
  Endpoint,
  EventOf,
  FileField,
  Received,
  Reply,
  Schema,
} from '@studia/contract/endpoint';
import type { ErrorCode } from '@studia/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Work } from '../operations/graceful-shutdown.ts';
import { admit, type Caller, type CallerFor, type Identify } from './caller.ts';
import { openCookies, type Cookies } from './cookies.ts';
import { sendFile, type FileReply } from './file-reply.ts';
import { jsonObject } from './json-pieces.ts';
import { isLocal } from './locality.ts';
import { originOf, type Origin } from './origin.ts';
import { paceOf } from './pace.ts';
import { addSockets, type SocketHandler, type SocketRoute } from './socket.ts';
import type { Streams } from './stream.ts';
import { limitsOf, withUpload, type UploadStore } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** Why the caller is turned away, once the call was counted. */
    refusal: unknown;
    /** The code of the error that was answered. */
    refusedAs: ErrorCode | null;
  }
  interface FastifyContextConfig {
    /** Whether failures are told in the words of a form service, too. */
    formService?: boolean;
    /** Whether they are told as table servers tell them. */
    tables?: boolean;
  }
}

/** What a handler is given: the checked parts of the request, who asks, and from where. */
export type Call<E extends Endpoint> = Received<E> & {
  caller: CallerFor<E['access']>;
  /** Whether the caller sits at this very machine. */
  local: boolean;
  origin: Origin;
  /** What the caller's browser keeps for us. */
  cookies: Cookies;
};

/** Ties the calls of the contract to handlers; the only way a feature gets onto the web. */
export interface Bind {
  /** Answers with JSON, or with 204 where the contract has no reply. */
  call<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Reply<E>> | Reply<E>): void;
  /** Answers with a JSON document that is written while it is read: nobody holds it as a whole. */
  document<E extends Endpoint>(
    endpoint: E,
    handle: (call: Call<E>) => Promise<AsyncIterable<readonly [name: string, part: unknown]>>,
  ): void;
  /** Keeps the files of a form as they arrive, and answers like `call`; when it fails, no file stays. */
  upload<E extends UploadEndpoint, StoredFile>(
    endpoint: E,
    store: UploadStore<StoredFile>,
    handle: (call: Call<E> & { files: StoredFile[] }) => Promise<Reply<E>>,
  ): void;
  /** Hands the bytes of a signed message over as they came, and answers 204. */
  signed(endpoint: SignedEndpoint, handle: (message: SignedMessage) => Promise<void>): void;
  /** Answers with a file, or with the part of it that the caller wants. */
  file<E extends FileEndpoint>(endpoint: E, handle: (call: Call<E>) => Promise<FileReply>): void;
  /** Answers with status, headers and body of the handler's own; such a call may come without a body. */
  exchange<E extends Endpoint>(
    endpoint: E,
    handle: (call: Call<E> & { wire: Wire }) => Promise<Exchange>,
  ): void;
  /** Answers with the events themselves to who accepts a stream, and with `collect` of them to everyone else. */
  stream<E extends Endpoint>(
    endpoint: E,
    handle: (call: Call<E>) => Promise<AsyncIterable<EventOf<E> & { type: string }>>,
    collect: (events: AsyncIterable<EventOf<E>>) => Promise<Reply<E>>,
  ): void;
  /** Opens a socket at an address. */
  socket(route: SocketRoute, handle: SocketHandler): void;
}

/** The parts of a request that only its handler understands. */
export interface Wire {
  method: string;
  /** Path and query as they came. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
}

/** An answer down to its status and headers. */
interface Exchange {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** Text as it is, or events for as long as they come. */
  body?: string | AsyncIterable<{ type: string }>;
}

/** A call with which files travel. */
type UploadEndpoint = Endpoint & { readonly files: FileField; readonly body: Schema };

/** A call whose body is signed as a whole. */
type SignedEndpoint = Endpoint & { readonly signed: true; readonly reply: null };

/** A message as it came over the line. */
interface SignedMessage {
  readonly body: Uint8Array;
  readonly header: (name: string) => string | undefined;
}

/** A call that is answered with bytes. */
type FileEndpoint = Endpoint & { readonly file: true };

/** What a feature hands to the server. */
export type Routes = (bind: Bind) => void;

const MEGABYTE = 1024 * 1024;
/** More than any signed message is long. */
const SIGNED_LIMIT = MEGABYTE / 4;

interface Tools {
  identify: Identify;
  streams: Streams;
  work: Work;
  /** Whether people reach us by https only. */
  secure: boolean;
  publicUrl: string;
}

export const makeBind = (
  app: FastifyInstance,
  { identify, streams, work, secure, publicUrl }: Tools,
): Bind => {
  const sockets: { route: SocketRoute; handle: SocketHandler }[] = [];
  // Fastify has already put each part through the endpoint's own schema; only the types don't know it.
  const callOf = <E extends Endpoint>(request: FastifyRequest, reply: FastifyReply) =>
    new ReceivedCall(request, reply, secure) as unknown as Call<E>;

  const route = (
    endpoint: Endpoint,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    within = app,
  ) =>
    within.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      // A part of a file is counted in its own bytes.
      ...(endpoint.file && { compress: false }),
      ...(endpoint.megabytes && { bodyLimit: endpoint.megabytes * MEGABYTE }),
      config: {
        rateLimit: paceOf(endpoint.pace),
        ...(endpoint.formService && { formService: true }),
        ...(endpoint.tables && { tables: true }),
      },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        try {
          request.caller = await admit(endpoint, request.headers.authorization, identify);
        } catch (refusal) {
          request.refusal = refusal;
        }
      },
      // The rate limit comes between the two, so that bad tokens are counted as well.
      preParsing: (request, _reply, payload, done) => {
        if (request.refusal === null) done(null, payload);
        else done(request.refusal as Error);
      },
      handler: (request, reply) => work.track(handler(request, reply)),
    });

  return {
    call: (endpoint, handle) =>
      route(endpoint, async (request, reply) => {
        const answer = await handle(callOf(request, reply));
        return endpoint.reply === null ? reply.code(204).send() : answer;
      }),
    document: (endpoint, handle) =>
      route(endpoint, async (request, reply) => {
        const pieces = jsonObject(await handle(callOf(request, reply)));
        return reply.type('application/json; charset=utf-8').send(Readable.from(inPortions(pieces)));
      }),
    upload: <E extends UploadEndpoint, StoredFile>(
      endpoint: E,
      store: UploadStore<StoredFile>,
      handle: (call: Call<E> & { files: StoredFile[] }) => Promise<Reply<E>>,
    ) => {
      const { files, body } = endpoint;
      // A room of its own: everywhere else, a form with files stays something that is not understood.
      void app.register(async (uploads) => {
        await uploads.register(multipart, limitsOf(files));
        // The fields come out of the form while it is read, so they are checked there; the rest is checked as always.
        const usual = uploads.validatorCompiler;
        uploads.setValidatorCompiler((part) =>
          part.httpPart === 'body' || !usual ? (data: unknown) => ({ value: data }) : usual(part),
        );
        route(
          endpoint,
          (request, reply) =>
            withUpload({ request, files, body, store }, (fields, stored) =>
              handle(Object.assign(callOf<E>(request, reply), { body: fields, files: stored })),
            ),
          uploads,
        );
      });
    },
    signed: (endpoint, handle) => {
      // A room of its own: everywhere else JSON is read before anybody sees it.
      void app.register(async (messages) => {
        messages.removeAllContentTypeParsers();
        const whole = { parseAs: 'buffer', bodyLimit: SIGNED_LIMIT } as const;
        messages.addContentTypeParser('*', whole, (_request, body, done) => done(null, body));
        route(
          endpoint,
          async (request, reply) => {
            await handle({
              body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
              header: (name) => [request.headers[name]].flat()[0],
            });
            return reply.code(204).send();
          },
          messages,
        );
      });
    },
    file: (endpoint, handle) =>
      route(endpoint, async (request, reply) =>
        sendFile(request, reply, await handle(callOf(request, reply))),
      ),
    exchange: (endpoint, handle) => {
      void app.register(async (room) => {
        const parse = room.getDefaultJsonParser('error', 'error');
        room.removeContentTypeParser('application/json');
        room.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
          if (body === '') done(null, undefined);
          else void parse(request, body as string, done);
        });
        route(
          endpoint,
          async (request, reply) => {
            const call = callOf<typeof endpoint>(request, reply);
            const answer = await handle(Object.assign(call, { wire: wireOf(request) }));
            const { status, headers = {}, body = '' } = answer;
            reply.code(status).headers(headers);
            if (typeof body === 'string') return reply.send(body);
            await streams.send(reply, body);
            return reply;
          },
          room,
        );
      });
    },
    stream: (endpoint, handle, collect) =>
      route(endpoint, async (request, reply) => {
        const events = await handle(callOf(request, reply));
        if (!acceptsEvents(request)) return collect(events);
        await streams.send(reply, events);
        return reply;
      }),
    socket: (at, handle) => {
      // The room is furnished when every feature has said what it needs.
      if (sockets.length === 0) void app.register((room) => addSockets(room, sockets, publicUrl));
      sockets.push({ route: at, handle });
    },
  };
};

/** A write for every comma costs more than the rows: pieces travel together. */
const PORTION = 64 * 1024;

const inPortions = async function* (pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let portion = '';
  for await (const piece of pieces) {
    portion += piece;
    if (portion.length < PORTION) continue;
    yield portion;
    portion = '';
  }
  yield portion;
};

const schemaOf = ({ summary, path, access, params, query, body, files, file, reply }: Endpoint) => ({
  summary,
  tags: [path.split('/')[path.startsWith('/api/') ? 2 : 1] ?? 'studia'],
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
  ...(files && { consumes: ['multipart/form-data'] }),
  ...(file
    ? { produces: ['application/octet-stream'] }
    : { response: reply ? { 200: reply } : { 204: z.null() } }),
  ...(NEEDS_TOKEN.has(access) && { security: [{ token: [] }] }),
});

const NEEDS_TOKEN: ReadonlySet<Access> = new Set(['signed-in', 'verified']);

/** What nearly no call asks for is found out when it is asked. */
class ReceivedCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller | null;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #secure: boolean;

  constructor(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
    this.params = request.params;
    this.query = request.query;
    this.body = request.body;
    this.caller = request.caller;
    this.#request = request;
    this.#reply = reply;
    this.#secure = secure;
  }

  get local(): boolean {
    return isLocal(this.#request);
  }

  get origin(): Origin {
    return originOf(this.#request);
  }

  get cookies(): Cookies {
    return openCookies(this.#request, this.#reply, { secure: this.#secure });
  }
}

const wireOf = ({ method, url, headers }: FastifyRequest): Wire => ({
  method,
  url,
  // Of a header that came twice, Node keeps all but of these few, joined by commas.
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  ),
});

const acceptsEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') ?? false;
