import { VerificationScreen } from '../../features/auth/verification-screen.tsx';
import { verificationText } from '../../text/auth.ts';
import { Logo } from '../logo.tsx';
import { PageHead } from '../page-head.tsx';

export default function VerificationPage() {
  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center gap-8 px-4 py-10">
      <PageHead title={verificationText.title} noIndex />
      <Logo />
      <VerificationScreen />
    </main>
  );
}
