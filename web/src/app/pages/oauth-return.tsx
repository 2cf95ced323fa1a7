import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { finishOAuth, providerNamed } from '../../features/auth/oauth-calls.ts';
import { showAuthModal } from '../../features/auth/show-modal.ts';
import { callbackText } from '../../text/auth-callback.ts';
import { authText } from '../../text/auth.ts';
import { frameText } from '../../text/frame.ts';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';

/** Ends a sign-in elsewhere: with a session and a fresh start, or back at the front door (SPEC 4.6). */
export default function OAuthReturnPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    // A code can be traded once only, also where effects run twice.
    if (begun.current) return;
    begun.current = true;
    finishOAuth(search).then(
      () => window.location.replace('/'),
      () => {
        showAuthModal('sign-in', { message: authText.oauthFailed, at: '/' });
        void navigate('/', { replace: true });
      },
    );
  }, [search, navigate]);
  const provider = providerNamed(search.get('oauth_provider'));
  return (
    <main id="content">
      <h1 className="sr-only">{frameText.product}</h1>
      <LoadingScreen
        title={provider ? callbackText[provider] : frameText.loading}
        detail={frameText.loadingMore}
      />
    </main>
  );
}
