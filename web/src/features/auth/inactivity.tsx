import { SESSION } from '@studia/contract/limits';
import { useEffect, useState } from 'react';
import { currentSession, onSessionChange } from '../../client/session.ts';
import { idleText } from '../../text/auth.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { idleFor, noteActivity, watchActivity } from './activity.ts';
import { signOut } from './calls.ts';
import { showAuthModal } from './show-modal.ts';

/** Warns who has been away for 55 minutes, and signs them out after 60 (SPEC 4.9). */
export const Inactivity = ({ onLeave }: { onLeave: () => void }) => {
  const { left, stay } = useTimeLeft();
  return (
    <Dialog
      open={left !== null}
      onClose={stay}
      title={idleText.title}
      description={idleText.lead}
      width="narrow"
      role="alertdialog"
      footer={
        <>
          {/* First, so that it has the focus: a key pressed in passing must not sign out. Shown where main buttons are. */}
          <div className="order-last grid">
            <Button onClick={stay}>{idleText.stay}</Button>
          </div>
          <Button look="quiet" onClick={onLeave}>
            {idleText.leave}
          </Button>
        </>
      }
    >
      {/* Read once with the dialog, not every second. */}
      <p role="timer" aria-live="off" className="font-serif text-5xl font-semibold tabular-nums">
        {minutesAndSeconds(left ?? 0)}
      </p>
    </Dialog>
  );
};

/** Milliseconds until the student is signed out, once that is near. */
const useTimeLeft = (): { left: number | null; stay: () => void } => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    // Opening a page is a sign of life too.
    noteActivity();
    const look = () => {
      const idle = idleFor();
      if (idle >= SESSION.idleTimeout) return expire();
      return setLeft(idle < SESSION.idleWarning ? null : SESSION.idleTimeout - idle);
    };
    const ticking = setInterval(look, SESSION.idleTick);
    // A laptop that wakes up shows the page before its timers run.
    document.addEventListener('visibilitychange', look);
    const endings = [watchActivity(), onSessionChange(sayWhy)];
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
      for (const end of endings) end();
    };
  }, []);
  const stay = () => {
    noteActivity();
    setLeft(null);
  };
  return { left, stay };
};

/** What was not sent waits for its student to come back. */
const expire = (): void => {
  signOut().catch(() => undefined);
};

/** Whichever tab signed the student out, each one says why, on the page where the guard sends them. */
const sayWhy = (): void => {
  if (currentSession() !== null || idleFor() < SESSION.idleTimeout) return;
  showAuthModal('sign-in', { message: idleText.expired, at: '/' });
};

const minutesAndSeconds = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
