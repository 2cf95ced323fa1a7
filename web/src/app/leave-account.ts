import { forgetOffline } from '../client/offline/keep-offline.ts';
import { signOut } from '../features/auth/calls.ts';
import { STORAGE_KEYS } from '../features/chat/storage/keys.ts';
import { forgetAll } from '../features/chat/storage/ownership.ts';
import { forgetMapDrafts } from '../features/mindmap/drafts.ts';
import { forgetDrafts } from '../features/notes/saving/forget-drafts.ts';
import { forgetAnswers } from '../features/plan/stored-answers.ts';
import { forgetQuizzes } from '../features/quiz/stored-names.ts';
import { forgetUnsentAnswers } from '../features/review/unsent-answers.ts';

/** Somebody signs out on purpose, or for good: nothing of theirs stays in this browser. */
export const leaveAccount = (): void => {
  forgetAll(localStorage);
  sessionStorage.removeItem(STORAGE_KEYS.openedSteps);
  forgetAnswers();
  forgetQuizzes(localStorage);
  forgetUnsentAnswers();
  forgetDrafts();
  forgetMapDrafts();
  void forgetOffline().catch(() => undefined);
  void signOut().catch(() => undefined);
};
