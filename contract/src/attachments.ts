import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { AttachmentId } from './ids.ts';
import { ATTACHMENT } from './limits.ts';
import { NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

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

/** Who may make each call, and a good request for it. */
export const trials = ({ ask, textFile }: TrialWorld): Trials<typeof attachments> => {
  const twoPlusTwo = () => ({ body: {}, files: [textFile('sum.txt', 'Two plus two')] });
  let id: Promise<string> | null = null;
  const shown = (): Promise<string> =>
    (id ??= ask(attachments.upload, twoPlusTwo()).then(({ files: [file] }) => file?.id ?? ''));
  return {
    upload: { request: twoPlusTwo, answers: verified(200) },
    download: {
      request: async () => ({ params: { id: await shown() } }),
      answers: verified(200, 'attachment_not_found'),
      toSpoil: () => ({ params: { id: NO_ID } }),
    },
  };
};
