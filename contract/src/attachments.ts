import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { AttachmentId } from './ids.ts';
import { CHAT } from './limits.ts';

export const Attachment = z.object({
  id: AttachmentId,
  filename: z.string(),
  file_type: z.string(),
  file_size: z.number(),
});
/** A file beside a message (SPEC 3). */
export type Attachment = z.infer<typeof Attachment>;

/** Files for the tutor (SPEC 7.3). */
export const attachments = endpoints({
  upload: {
    method: 'POST',
    path: '/api/upload',
    summary: 'Upload files for a message to the tutor, as multipart/form-data with repeated `files`.',
    access: 'verified',
    pace: 'normal',
    files: {
      field: 'files',
      most: CHAT.attachmentsAMessage,
      megabytes: CHAT.attachmentMegabytes,
      tooLarge: 'attachment_too_large',
    },
    reply: z.object({ success: z.literal(true), files: z.array(Attachment) }),
  },
});
