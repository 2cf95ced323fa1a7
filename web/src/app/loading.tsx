import { frameText } from '../text/frame.ts';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';

/** Waiting for the application (SPEC 2.8). */
export const Loading = () => <LoadingScreen title={frameText.loading} detail={frameText.loadingMore} />;
