import * as z from 'zod/mini';
import { AttachmentId } from './ids.ts';

export const Attachment = z.object({
  id: AttachmentId,
  filename: z.string(),
  file_type: z.string(),
  file_size: z.number(),
});
/** A file beside a message (SPEC 3). */
export type Attachment = z.infer<typeof Attachment>;
