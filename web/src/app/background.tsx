import { useEffect } from 'react';
import { followPhoto, lookUpUser } from '../client/user.ts';
import { useAuth } from '../features/auth/auth-state.tsx';
import { Inactivity } from '../features/auth/inactivity.tsx';
import { useBackgroundSync } from '../features/chat/use-background-sync.ts';
import { useUploadsInBackground } from '../features/library/uploads/shelf-uploads.ts';
import { useWaitingQuizzes } from '../features/quiz/use-waiting-quizzes.ts';
import { useAnswerSync } from '../features/review/use-answer-sync.ts';
import { ReadAloudHost } from '../features/voice/host.tsx';
import { leaveAccount } from './leave-account.ts';
import { SignInRedirect } from './sign-in-redirect.tsx';

/** What goes on behind every page while somebody is signed in. */
export const Background = () => {
  const { user, isVerified } = useAuth();
  useFreshUser();
  useBackgroundSync(user && isVerified ? user.id : null);
  useUploadsInBackground(user?.id ?? null);
  useWaitingQuizzes(user !== null && isVerified);
  useAnswerSync(user && isVerified ? user.id : null);
  return (
    <>
      <SignInRedirect />
      <ReadAloudHost />
      <Inactivity onLeave={leaveAccount} />
    </>
  );
};

/** The stored session is trusted, but what it says about the student is compared with the server's word. */
const useFreshUser = (): void => {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') lookUpUser().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    const stopFollowing = followPhoto();
    return () => {
      document.removeEventListener('visibilitychange', look);
      stopFollowing();
    };
  }, []);
};
