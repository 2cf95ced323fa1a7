import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { profileText as text } from '../../text/profile.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { Slider } from '../../ui/form/slider.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { setPhoto } from './calls.ts';
import { LARGEST_ZOOM, moved, wholeOf, zoomedTo, zoomOf, type Crop } from './crop.ts';
import { drawCrop, encodeCrop } from './picture.ts';

interface Props {
  picture: ImageBitmap;
  onClose: () => void;
}

/** Chooses the square that becomes the photo. */
export const CropDialog = ({ picture, onClose }: Props) => {
  const [crop, setCrop] = useState(() => wholeOf(picture));
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => setPhoto(await encodeCrop(picture, crop)),
    onSuccess: () => {
      toast.good(text.photoSaved);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={text.crop}
      description={text.cropLead}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button busy={isPending && text.savingPhoto} onClick={() => mutate()}>
            {text.confirmCrop}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Stage picture={picture} crop={crop} onChange={setCrop} />
        <Slider
          label={text.zoom}
          min={1}
          max={LARGEST_ZOOM}
          step={0.05}
          value={zoomOf(crop, picture)}
          valueText={`${Math.round(zoomOf(crop, picture) * 100)}%`}
          onChange={(zoom) => setCrop(zoomedTo(crop, zoom, picture))}
        />
        {error && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      </div>
    </Dialog>
  );
};

interface StageProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const PIXELS = 640;
// An arrow key moves by a twentieth of what is shown, with Shift by a quarter.
const STEP = 0.05;
const LEAP = 0.25;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const Stage = ({ picture, crop, onChange }: StageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, PIXELS);
  }, [picture, crop]);

  // The picture follows the finger, so the square moves the other way.
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = crop.side / event.currentTarget.clientWidth;
    onChange(moved(crop, -event.movementX * scale, -event.movementY * scale, picture));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const by = crop.side * (event.shiftKey ? LEAP : STEP);
    onChange(moved(crop, -arrow[0] * by, -arrow[1] * by, picture));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes its own keys
    <div
      role="application"
      aria-label={text.cropStage}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded select-none active:cursor-grabbing"
    >
      <canvas ref={canvas} className="size-full" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_20rem_color-mix(in_srgb,var(--paper)_72%,transparent)]"
      />
    </div>
  );
};
