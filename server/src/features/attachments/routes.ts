import { attachments as calls } from '@studia/contract/attachments';
import type { Routes } from '../../http/calls/bind.ts';
import type { Attachments } from './service.ts';

export const attachmentRoutes =
  (attachments: Attachments): Routes =>
  (bind) => {
    bind.upload(
      calls.upload,
      {
        keep: ({ name, content }) => attachments.keep(name, content),
        drop: (privateFile) => attachments.drop(privateFile),
      },
      async ({ caller, files }) => ({
        success: true as const,
        files: await attachments.add(caller.studentId, files),
      }),
    );
    bind.file(calls.download, ({ caller, params }) => attachments.file(caller.studentId, params.id));
  };
