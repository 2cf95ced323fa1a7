import type { Attachment } from '@studia/contract/attachments';

/** A file as some servers tell it: its type may be missing, or go by another name (SPEC 3). */
type AttachmentData = Omit<Attachment, 'file_type'> & { file_type?: string; mime_type?: string };

export const attachmentFrom = ({
  id,
  filename,
  file_size,
  file_type,
  mime_type,
}: AttachmentData): Attachment => ({
  id,
  filename,
  file_type: file_type || mime_type || 'application/octet-stream',
  file_size,
});

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** How large a file is, as a person would say it. */
export const sizeOf = (bytes: number): string => {
  const step = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** step;
  return `${step === 0 || amount >= 10 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[step]}`;
};
