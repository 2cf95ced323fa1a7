import type { ReactNode } from 'react';
import { chatText } from '../../text/chat.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Button } from '../../ui/form/button.tsx';
import { SheetRow } from '../../ui/layout/sheet.tsx';
import type { Thread } from './thread.ts';

interface Props {
  thread: Thread;
  onRetry: () => void;
  onSignIn: () => void;
}

/** Where the tutor's next words will stand: what is going on, or what is the matter. */
export const TurnState = ({ thread, onRetry, onSignIn }: Props) => {
  const { status, coming, reason, needsSignIn } = thread;
  switch (status) {
    case 'answering':
      return coming && coming.text !== '' ? (
        <Doing sentence={coming.doing} />
      ) : (
        <Row>
          <Busy>{coming?.doing ?? chatText.thinking}</Busy>
        </Row>
      );
    case 'elsewhere':
    case 'searching':
      return (
        <Row>
          <Busy>{status === 'elsewhere' ? chatText.elsewhere : chatText.searching}</Busy>
        </Row>
      );
    case 'cut-off':
      return (
        <Row>
          <p className="text-ink-soft">{chatText.cutOff}</p>
          <Act label={chatText.resume} onPress={onRetry} />
        </Row>
      );
    case 'failed':
      return (
        <Row>
          <p role="alert">{reason}</p>
          {needsSignIn ? (
            <Act label={chatText.signIn} onPress={onSignIn} />
          ) : (
            <Act label={chatText.retry} onPress={onRetry} />
          )}
        </Row>
      );
    default:
      return null;
  }
};

const Row = ({ children }: { children: ReactNode }) => (
  <SheetRow listed>
    <p className="min-h-7 text-sm leading-7 text-ink-soft">{chatText.tutor}</p>
    {children}
  </SheetRow>
);

const Busy = ({ children }: { children: ReactNode }) => (
  <output className="flex items-center gap-2.5 py-0.5 text-ink-soft">
    <Spinner size="sm" />
    {children}
  </output>
);

/** A word about what the tutor is doing, under what it has said so far. */
const Doing = ({ sentence }: { sentence: string | null }) =>
  sentence === null ? null : (
    <SheetRow listed>
      <Busy>{sentence}</Busy>
    </SheetRow>
  );

const Act = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <div className="mt-3">
    <Button look="quiet" size="sm" onClick={onPress}>
      {label}
    </Button>
  </div>
);
