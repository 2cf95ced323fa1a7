import { signOut } from '../features/auth/calls.ts';
import { forgetOpenedSteps } from '../features/chat/answer/opened-steps.ts';
import { forgetAll } from '../features/chat/kept/ownership.ts';
import { forgetConversation } from '../features/plan/use-goal-conversation.ts';

/** Somebody signs out on purpose, or for good: nothing of theirs stays in this browser. */
export const leaveAccount = (): void => {
  forgetAll(localStorage);
  forgetOpenedSteps();
  forgetConversation();
  void signOut().catch(() => undefined);
};
