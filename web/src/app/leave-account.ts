import { signOut } from '../features/auth/calls.ts';
import { KEPT } from '../features/chat/kept/names.ts';
import { forgetAll } from '../features/chat/kept/ownership.ts';
import { forgetAnswers } from '../features/plan/kept-answers.ts';

/** Somebody signs out on purpose, or for good: nothing of theirs stays in this browser. */
export const leaveAccount = (): void => {
  forgetAll(localStorage);
  sessionStorage.removeItem(KEPT.openedSteps);
  forgetAnswers();
  void signOut().catch(() => undefined);
};
