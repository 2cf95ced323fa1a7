import type { Attachment } from '@studia/contract/attachments';
import { FileText } from 'lucide-react';
import { attachmentText } from '../../text/chat.ts';
import { previewOf } from './attachment-previews.ts';
import { sizeOf } from './attachment.ts';

/** The files beside a message that was sent. */
export const SentFiles = ({ files }: { files: readonly Attachment[] }) => (
  <ul aria-label={attachmentText.list} className="mt-2 flex flex-wrap gap-2">
    {files.map((file) => {
      const preview = previewOf(file.id);
      return (
        <li
          key={file.id}
          className="flex max-w-full items-center gap-2 rounded-inner border border-line bg-paper px-2 py-1.5 text-sm"
        >
          {preview === null ? (
            <FileText aria-hidden="true" className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} />
          ) : (
            <img src={preview} alt="" className="size-9 rounded-inner object-cover" />
          )}
          <span className="min-w-0 truncate">{file.filename}</span>
          <span className="shrink-0 text-ink-soft">{sizeOf(file.file_size)}</span>
        </li>
      );
    })}
  </ul>
);
