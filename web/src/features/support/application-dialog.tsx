import { useEffect, useRef } from 'react';
import { applicationText as text } from '../../text/application.ts';
import { Button } from '../../ui/form/button.tsx';
import { TwoSlips } from '../../ui/layout/illustrations.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ApplicationForm } from './application-form.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  open: boolean;
  title: string;
  /** The position as the careers page calls it. */
  position: string;
  onClose: () => void;
}

/** The apply modal. Give it a new key each time it opens: closing it forgets what was typed (SPEC 4.10). */
export const ApplicationDialog = ({ open, title, position, onClose }: Props) => {
  const { sending, send, stop } = useSending(async () => (await import('./submit.ts')).sendApplication);
  const close = () => {
    stop();
    onClose();
  };
  const sent = sending.at === 'sent';
  return (
    <Dialog
      open={open}
      onClose={close}
      title={sent ? text.sent : title}
      description={sent ? undefined : text.lead}
    >
      {sent ? (
        <ThankYou onClose={close} />
      ) : (
        <ApplicationForm
          position={position}
          sending={sending}
          onSend={(form) => void send(form)}
          onCancel={close}
        />
      )}
    </Dialog>
  );
};

const ThankYou = ({ onClose }: { onClose: () => void }) => {
  const message = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone; who listens hears what came of it.
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-6 text-center">
      <div className="w-44">
        <TwoSlips />
      </div>
      <p ref={message} tabIndex={-1} className="max-w-[40ch] text-lg outline-none">
        {text.sentMore}
      </p>
      <Button onClick={onClose}>{text.close}</Button>
    </div>
  );
};
