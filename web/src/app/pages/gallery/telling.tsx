import { Check, Clock, Star, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { ToastSlip } from '../../../ui/feedback/toast-slip.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { UndoSlip } from '../../../ui/feedback/undo-slip.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Chip } from '../../../ui/layout/chip.tsx';
import { Logo } from '../../logo.tsx';
import { Row, Section, Specimen } from './section.tsx';

/** How the product speaks up. */
export const Telling = () => (
  <Section number={7} id="telling" title="Telling" lead="Short, plain, and never in the way of the work.">
    <div className="grid gap-10 lg:grid-cols-2">
      <Specimen title="Notice · stays in the page">
        <div className="grid gap-3">
          <Notice tone="good">Password reset successfully! Please log in with your new password.</Notice>
          <Notice tone="bad" onDismiss={() => undefined}>
            No microphone found or audio capture failed.
          </Notice>
          <Notice tone="warn">Updating below details will help us to make you learn better</Notice>
          <Notice tone="info">No mail server is set up: your code is in the outbox of this machine.</Notice>
        </div>
      </Specimen>
      <Specimen title="Toast · comes and goes">
        <Row>
          <Button
            look="quiet"
            onClick={() => toast.good('Profile details saved successfully!', { duration: 3000 })}
          >
            Good
          </Button>
          <Button look="quiet" onClick={() => toast.bad('Failed to upload files')}>
            Bad
          </Button>
          <Button
            look="quiet"
            onClick={() => toast.info('Verification code sent to ada@example.org', { duration: 5000 })}
          >
            Info
          </Button>
        </Row>
        <div className="mt-4 grid gap-2">
          <ToastSlip tone="good" text="Profile details saved successfully!" onDismiss={() => undefined} />
          <ToastSlip tone="bad" text="Failed to upload files" onDismiss={() => undefined} />
          <ToastSlip
            tone="info"
            text="Verification code sent to ada@example.org"
            onDismiss={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen title="UndoSlip · the way back">
        <UndoSlip
          sentence="Mark removed"
          undoLabel="Undo"
          onUndo={() => undefined}
          onGone={() => undefined}
        />
      </Specimen>
      <Specimen title="ProgressBar · now, and what is left">
        <div className="grid gap-6">
          <ProgressBar label="Reading pages" detail="212 of 300" value={212 / 300} />
          <ProgressBar label="Finding chapters" />
        </div>
      </Specimen>
      <Specimen title="Spinner, Badge, Chip">
        <div className="grid gap-4">
          <Row>
            <span className="text-accent">
              <Spinner size="lg" label="Thinking" />
            </span>
            <Spinner />
            <span className="flex items-center gap-2 text-ui text-ink-soft">
              <Spinner size="sm" /> Checking the steps
            </span>
          </Row>
          <Row>
            <Badge>Draft</Badge>
            <Badge tone="accent" icon={Star}>
              Most Popular
            </Badge>
            <Badge tone="good" icon={Check}>
              Proved
            </Badge>
            <Badge tone="warn" icon={Clock}>
              Due today
            </Badge>
            <Badge tone="bad" icon={TriangleAlert}>
              Failed
            </Badge>
          </Row>
          <Row>
            <Chip source="Algebra 1" place="p. 42" href="#telling" />
            <Chip source="Biology for the upper grades" place="pp. 108–109" onClick={() => undefined} />
            <Chip source="General knowledge" onClick={() => undefined} />
          </Row>
        </div>
      </Specimen>
      <Specimen title="Avatar">
        <Row>
          <Avatar name="Ada Lovelace" size="lg" />
          <Avatar name="Ada Lovelace" />
          <Avatar name="Émilie" size="sm" />
          <Avatar name="Ada Lovelace" photo={PORTRAIT} size="lg" />
          <Avatar name="Kurt Gödel" photo="/no-such-photo.png" />
        </Row>
      </Specimen>
      <Specimen title="Logo">
        <Row>
          <Logo size="lg" />
          <span className="w-6" />
          <Logo />
        </Row>
      </Specimen>
    </div>
    <Specimen title="LiveRegion · a streamed answer is read out by sentences">
      <Streamed />
    </Specimen>
  </Section>
);

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><rect width="72" height="72" fill="#d9c9a8"/><circle cx="36" cy="29" r="13" fill="#8a5a3c"/><path d="M8 78c2-22 14-31 28-31s26 9 28 31z" fill="#2f4d7a"/></svg>',
)}`;

const ANSWER =
  'Close. Put 5 back in: 2·5 + 3 is 13, not 11, so one step went astray. What did you do to the 3? Try that step again.';

const Streamed = () => {
  const [length, setLength] = useState(ANSWER.length);
  const done = length >= ANSWER.length;
  useEffect(() => {
    if (done) return undefined;
    const timer = setTimeout(() => setLength(length + 3), 60);
    return () => clearTimeout(timer);
  }, [done, length]);
  return (
    <div className="grid gap-4">
      <p className="measure min-h-12 font-serif text-lg">{ANSWER.slice(0, length)}</p>
      <LiveRegion text={ANSWER.slice(0, length)} done={done} />
      <Row>
        <Button look="quiet" size="sm" onClick={() => setLength(0)}>
          Stream again
        </Button>
      </Row>
    </div>
  );
};
