import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { keepOffline } from '../client/offline/keep-offline.ts';
import { followPhoto, lookUpUser } from '../client/user.ts';
import { useAuth } from '../features/auth/auth-state.tsx';
import { Inactivity } from '../features/auth/inactivity.tsx';
import { useBackgroundSync } from '../features/chat/use-background-sync.ts';
import { useUploadsInBackground } from '../features/library/uploads/shelf-uploads.ts';
import { playerState } from '../features/podcast/player/state.ts';
import { useWaitingQuizzes } from '../features/quiz/use-waiting-quizzes.ts';
import { useAnswerSync } from '../features/review/use-answer-sync.ts';
import { ReadAloudHost } from '../features/voice/host.tsx';
import { leaveAccount } from './leave-account.ts';
import { NOW_PLAYING } from './now-playing-slot.ts';

const NowPlaying = lazy(async () => ({
  default: (await import('../features/podcast/now-playing.tsx')).NowPlaying,
}));

/** What goes on behind every page while somebody is signed in. */
export const Background = () => {
  const { user, isVerified } = useAuth();
  useFreshUser();
  // Whoever signs in next hears nothing of it.
  useEffect(() => () => playerState.clear(), []);
  useBackgroundSync(user && isVerified ? user.id : null);
  useUploadsInBackground(user?.id ?? null);
  useWaitingQuizzes(user !== null && isVerified);
  useAnswerSync(user && isVerified ? user.id : null);
  useKeptOffline(user && isVerified ? user.id : null);
  const hasPodcast = useSyncExternalStore(playerState.subscribe, () => playerState.get().started);
  return (
    <>
      <ReadAloudHost />
      <Inactivity onLeave={leaveAccount} />
      {hasPodcast && (
        <Suspense>
          <NowPlaying slot={NOW_PLAYING} />
        </Suspense>
      )}
    </>
  );
};

const KEEP_AFTER_MS = 3_000;

/** What works without a connection is kept for who is signed in. */
const useKeptOffline = (student: string | null): void => {
  useEffect(() => {
    if (student === null) return;
    // The page itself comes first.
    const timer = setTimeout(() => void keepOffline(student).catch(() => undefined), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [student]);
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
