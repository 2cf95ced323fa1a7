import { useAuth } from '../../features/auth/auth-state.tsx';
import { signOut } from '../../features/auth/calls.ts';
import { CompletionModal } from '../../features/profile/completion-modal.tsx';
import { completionText } from '../../text/completion.ts';
import { Logo } from '../logo.tsx';
import { PageHead } from '../page-head.tsx';

/** Nothing but the question, on an empty page (SPEC 2.7). */
export default function CompletionPage() {
  const { user } = useAuth();
  return (
    <main id="content" className="min-h-dvh p-5 sm:p-8">
      <PageHead title={completionText.title} noIndex />
      <Logo />
      {user && <CompletionModal user={user} onSignOut={() => void signOut().catch(() => undefined)} />}
    </main>
  );
}
