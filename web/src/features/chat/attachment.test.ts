import type { AttachmentId } from '@studia/contract/ids';
import { expect, it } from 'vitest';
import { attachmentFrom, sizeOf } from './attachment.ts';

const attachment = { id: 'f1' as AttachmentId, filename: 'notes.pdf', file_size: 10 };

it.each([
  [{ file_type: 'application/pdf', mime_type: 'text/plain' }, 'application/pdf'],
  [{ mime_type: 'text/plain' }, 'text/plain'],
  [{}, 'application/octet-stream'],
])('a file told with %j is of type %s', (types, type) => {
  expect(attachmentFrom({ ...attachment, ...types })).toEqual({ ...attachment, file_type: type });
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1.5 kB'],
  [12_345, '12 kB'],
  [25_000_000, '25 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});
