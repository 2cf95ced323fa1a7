import { attachments as calls, type Attachment } from '@studia/contract/attachments';
import { ATTACHMENT } from '@studia/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../client/new-id.ts';
import { upload } from '../../../client/upload.ts';
import { attachmentText, callFailed } from '../../../text/chat.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { keepPreview } from '../attachment-previews.ts';
import { attachmentFrom } from '../attachment.ts';

/** A file that the student adds to a message. */
export interface Added {
  key: string;
  file: File;
  /** A picture of it, where it is one. */
  preview: string | null;
  /** How much of it has left, from 0 to 1. */
  progress: number;
  /** What the server calls it, once it is there. */
  attachment: Attachment | null;
  problem: string | null;
}

const MEGABYTE = 1_000_000;

/** The files of the message that is being written, uploaded as soon as they are added. */
export const useAttachments = () => {
  const [added, setAdded] = useState<readonly Added[]>([]);
  const stops = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const change = (key: string, part: Partial<Added>): void =>
    setAdded((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const begin = async ({ key, file, preview }: Added): Promise<void> => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    change(key, { progress: 0, problem: null });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const { files } = await upload(calls.upload, file, { signal: stop.signal, onProgress });
      const [first] = files;
      if (first && preview !== null) keepPreview(first.id, preview);
      change(key, first ? { attachment: attachmentFrom(first) } : { problem: callFailed.upload });
    } catch (error) {
      change(key, { problem: sentenceOf(error, callFailed.upload) });
    }
    stops.current.delete(key);
  };

  const add = (files: readonly File[]): void => {
    const room = ATTACHMENT.mostAMessage - added.length;
    if (files.length > room) toast.info(attachmentText.tooMany);
    const fresh = files.slice(0, room).map(addedFrom);
    setAdded((all) => [...all, ...fresh]);
    for (const one of fresh) if (one.problem === null) void begin(one);
  };

  const remove = ({ key }: Added): void => {
    stops.current.get(key)?.abort();
    setAdded((all) => all.filter((one) => one.key !== key));
  };

  return {
    added,
    add,
    remove,
    again: (one: Added) => void begin(one),
    /** Every file has arrived. */
    isReady: added.every(({ attachment }) => attachment !== null),
    hasProblem: added.some(({ problem }) => problem !== null),
    arrived: added.flatMap(({ attachment }) => attachment ?? []),
    clear: () => setAdded([]),
  };
};

export type Attachments = ReturnType<typeof useAttachments>;

const addedFrom = (file: File): Added => ({
  key: newId(),
  file,
  // A message with its picture stays on the page, so the address lives as long as the page does.
  preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
  progress: 0,
  attachment: null,
  problem: file.size > ATTACHMENT.megabytes * MEGABYTE ? attachmentText.tooLarge : null,
});
