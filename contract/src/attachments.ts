import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { AttachmentId } from './ids.ts';
import { ATTACHMENT } from './limits.ts';

export const Attachment = z.object({
  id: AttachmentId,
  filename: z.string(),
  file_type: z.string(),
  file_size: z.number(),
});
/** A file beside a message (SPEC 3). */
export type Attachment = z.infer<typeof Attachment>;

/** SPEC 7.3: files that a student shows the tutor. */
export const attachments = endpoints({
  upload: {
    method: 'POST',
    path: '/api/upload',
    summary:
      'Upload files for a message, as multipart/form-data with `files` repeated: up to 5 of 25 MB each.',
    access: 'verified',
    pace: 'upload',
    body: z.object({}),
    files: {
      field: 'files',
      most: ATTACHMENT.mostAMessage,
      megabytes: ATTACHMENT.megabytes,
      tooLarge: 'attachment_too_large',
    },
    reply: z.object({ success: z.literal(true), files: z.array(Attachment) }),
  },
  download: {
    method: 'GET',
    path: '/api/upload/:id',
    summary: 'The file itself, or a part of it.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ id: AttachmentId }),
    file: true,
    reply: null,
  },
});
