import { attachments } from '@studia/contract/attachments';
import type { AttachmentId } from '@studia/contract/ids';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { upload } from '../../../client/upload.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { liveText as text } from '../../../text/live.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Uploads a picture and begins with what stands on it. */
export const usePhoto = (begin: (file: AttachmentId) => Promise<unknown>) => {
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const read = async (file: File): Promise<void> => {
    setError(null);
    setReading(true);
    try {
      const { signal } = new AbortController();
      const { files } = await upload(attachments.upload, file, { signal, onProgress: () => undefined });
      const [photo] = files;
      if (photo) await begin(photo.id);
    } catch (problem) {
      setError(sentenceOf(problem, text.photoFailed));
    } finally {
      setReading(false);
    }
  };
  return { isReading, error, read: (file: File) => void read(file) };
};

interface Props {
  busy: boolean;
  onPick: (file: File) => void;
}

/** A picture from the camera or from a file. */
export const PhotoButton = ({ busy, onPick }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={text.photo}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          // The same file again is a choice, too.
          target.value = '';
        }}
      />
      <Button
        look="quiet"
        icon={Camera}
        busy={busy && text.photoReading}
        onClick={() => input.current?.click()}
      >
        {text.photo}
      </Button>
    </>
  );
};
