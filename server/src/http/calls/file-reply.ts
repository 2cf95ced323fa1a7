import type { Readable } from 'node:stream';
import { errorBody } from '@studia/contract/error-body';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file on its way out. */
export interface FileReply {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Changes when the content does; null where that is not known. */
  readonly tag: string | null;
  /** Whether a browser may show it in a page; everything else it saves. */
  readonly inline: boolean;
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/** Sends the file, the part that was asked for, or the word that the caller has it already. */
export const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: FileReply) => {
  const tag = file.tag === null ? null : `"${file.tag}"`;
  // It is the owner's alone, and asked for anew each time: no cache between us may keep it.
  if (tag !== null) reply.header('etag', tag);
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', dispositionOf(file))
    // What it calls itself is what its owner said; here it can neither run nor be taken for a page.
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff');
  if (tag !== null && request.headers['if-none-match'] === tag) return reply.code(304).send();
  const range = partIn(request, tag, file.size);
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${file.size}`).send(errorBody('bad_request'));
  reply.type(named(file.type)).header('content-length', range ? range.end - range.start + 1 : file.size);
  if (!range) return reply.send(await file.open());
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(await file.open(range));
};

/** Texts are read as UTF-8 where nobody says otherwise. */
const named = (type: string): string => (/^text\/[^;]+$/.test(type) ? `${type}; charset=utf-8` : type);

const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/** The one part that is asked for; several parts, and parts of an older content, get the whole. */
const partIn = (
  request: FastifyRequest,
  tag: string | null,
  size: number,
): { start: number; end: number } | 'outside' | null => {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== tag) return null;
  const found = ONE_RANGE.exec(request.headers.range ?? '');
  if (!found) return null;
  const [, first, last, suffix] = found;
  const start = suffix === undefined ? Number(first) : Math.max(0, size - Number(suffix));
  const end = suffix === undefined && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end ? 'outside' : { start, end };
};

// RFC 6266: the plain name for old readers, the real one for all others.
const dispositionOf = ({ name, inline }: FileReply): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${whole}`;
};
