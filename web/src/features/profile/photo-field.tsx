import type { User } from '@studia/contract/auth';
import { PHOTO_MEGABYTES } from '@studia/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { fullNameOf } from '../../text/names.ts';
import { profileText as text } from '../../text/profile.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { useDropTarget } from '../../ui/form/use-drop-target.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { removePhoto } from './calls.ts';
import { CropDialog } from './crop-dialog.tsx';
import { PHOTO_TYPES, readPicture } from './picture.ts';

/** The photo: chosen or dropped, cropped, and taken away again. */
export const PhotoField = ({ user }: { user: User }) => {
  const photo = user.user_metadata.user_photo ?? undefined;
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const opening = useMutation({ mutationFn: readPicture, onSuccess: setPicture });
  const removing = useMutation({
    mutationFn: removePhoto,
    onSuccess: () => toast.good(text.photoRemoved),
  });
  const { over, ...dropping } = useDropTarget((file) => opening.mutate(file));
  const error = opening.error ?? removing.error;
  return (
    <div className="grid gap-4">
      <div
        {...dropping}
        className={clsx(
          'flex flex-wrap items-center gap-x-5 gap-y-4 rounded border border-dashed p-4',
          over ? 'border-accent bg-accent-wash' : 'border-edge',
        )}
      >
        <Avatar name={fullNameOf(user)} photo={photo} size="lg" />
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <div className="flex flex-wrap gap-2">
            <Button
              look="quiet"
              icon={ImageUp}
              busy={opening.isPending && text.readingPhoto}
              onClick={() => chooser.current?.click()}
            >
              {photo === undefined ? text.choosePhoto : text.changePhoto}
            </Button>
            {photo !== undefined && (
              <Button
                look="plain"
                busy={removing.isPending && text.removingPhoto}
                onClick={() => removing.mutate()}
              >
                {text.removePhoto}
              </Button>
            )}
          </div>
          <p className="text-sm text-ink-soft">{text.dropHint(PHOTO_MEGABYTES)}</p>
        </div>
        <input
          ref={chooser}
          type="file"
          accept={PHOTO_TYPES.join(',')}
          aria-label={text.choosePhoto}
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) opening.mutate(file);
            // So that choosing the same file again is heard.
            event.target.value = '';
          }}
        />
      </div>
      {error && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      {picture && <CropDialog picture={picture} onClose={() => setPicture(null)} />}
    </div>
  );
};
