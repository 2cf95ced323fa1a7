import { REQUEST } from '@studia/contract/limits';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { providerNamed } from '../../features/auth/oauth-calls.ts';
import { callbackText } from '../../text/auth-callback.ts';
import { frameText } from '../../text/frame.ts';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { PageHead } from '../page-head.tsx';

/** The waiting screen after signing in elsewhere (SPEC 2.1). What was brought back is handed to the front page. */
export default function AuthCallbackPage() {
  const provider = providerNamed(useParams()['provider']);
  const [brought] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (!provider) return undefined;
    const complete = brought.has('code') || brought.has('error');
    const search = new URLSearchParams([...brought, ['oauth_provider', provider]]);
    // Who comes here with nothing has nothing to wait for, and is not left waiting.
    const forward = () => void navigate(`/?${search}`, { replace: true });
    const timer = setTimeout(forward, complete ? 0 : REQUEST.timeout);
    return () => clearTimeout(timer);
  }, [provider, brought, navigate]);
  if (!provider) return <Navigate to="/" replace />;
  return (
    <main id="content">
      <PageHead title={callbackText[provider]} noIndex />
      <h1 className="sr-only">{frameText.product}</h1>
      <LoadingScreen title={callbackText[provider]} detail={frameText.loadingMore} />
    </main>
  );
}
