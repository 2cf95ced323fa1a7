import type { AttachmentId } from '@studia/contract/ids';

const previews = new Map<AttachmentId, string>();

/** Remembers the picture of a file that was added on this page. */
export const keepPreview = (id: AttachmentId, address: string): void => void previews.set(id, address);

/** The picture of a file, where this page has one. */
export const previewOf = (id: AttachmentId): string | null => previews.get(id) ?? null;
