import type { ChatSessionId } from '@studia/contract/ids';
import { useState } from 'react';
import { chatText } from '../../text/chat.ts';
import { sentenceOf } from '../../text/errors.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { endSession } from './calls.ts';
import { openConversation } from './conversation/open-conversation.ts';

/** A new learning session: asks first while a conversation is going on, and then ends it (SPEC 4.8). */
export const useNewLearning = (onGo: () => void) => {
  const [asking, setAsking] = useState(false);
  const confirm = (): void => {
    setAsking(false);
    const open = openConversation();
    if (open?.session) void end(open.session);
    open?.reset();
    onGo();
  };
  return {
    start: () => (openConversation()?.isGoing ? setAsking(true) : onGo()),
    question: (
      <ConfirmDialog
        open={asking}
        title={chatText.newTitle}
        question={chatText.newQuestion}
        cancelLabel={chatText.newCancel}
        confirmLabel={chatText.newConfirm}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    ),
  };
};

const end = (session: ChatSessionId): Promise<void> =>
  endSession(session).catch((error: unknown) => toast.bad(sentenceOf(error)));
