import { STORED } from '../../../client/storage-keys.ts';
import { showAuthModal } from '../../../features/auth/show-modal.ts';
import { LearningSection, type LearningActions } from '../../../features/landing/learning-section.tsx';

/** Keeps what a visitor wanted, and opens the front door (SPEC 4.7). */
const wish = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing forgets the wish; the door opens all the same.
  }
  showAuthModal();
};

const ACTIONS: LearningActions = {
  onTutor: () => wish(STORED.redirectAfterAuth, '/working-session?direct=true'),
  onQuery: (query) => wish(STORED.pendingQuery, query),
  onAddFiles: () => wish(STORED.redirectAfterAuth, '/dashboard'),
  onNeedSignIn: () => showAuthModal(),
  onOpen: () => showAuthModal(),
};

/** The tiles and the carousel for who is signed out: every way leads through the front door. */
export const VisitorLearning = () => <LearningSection signedIn={false} {...ACTIONS} />;
