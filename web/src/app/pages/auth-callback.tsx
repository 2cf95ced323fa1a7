import { Navigate, useParams } from 'react-router';
import { callbackText } from '../../text/auth-callback.ts';
import { shellText } from '../../text/shell.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { PageHead } from '../page-head.tsx';

/** The waiting screen after signing in elsewhere (SPEC 2.1). */
export default function AuthCallbackPage() {
  const { provider } = useParams();
  if (provider !== 'google' && provider !== 'microsoft') return <Navigate to="/" replace />;
  return (
    <main id="content">
      <PageHead title={callbackText[provider]} noIndex />
      <LoadingScreen title={callbackText[provider]} detail={shellText.loadingMore} />
    </main>
  );
}
