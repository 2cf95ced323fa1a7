import { useState } from 'react';
import { authText } from '../../text/auth.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { AuthMode } from './show-modal.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface Props {
  mode: AuthMode;
  referralCode: string | null;
  onClose: () => void;
  onDone: () => void;
}

/** The front door (SPEC 2.5). */
export const AuthModal = ({ mode: firstMode, referralCode, onClose, onDone }: Props) => {
  const [mode, setMode] = useState(firstMode);
  const signingIn = mode === 'sign-in';
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={authText.title}
      description={signingIn ? authText.signInLead : authText.signUpLead}
    >
      {signingIn ? (
        <SignInForm onDone={onDone} />
      ) : (
        <SignUpForm referralCode={referralCode} onDone={onDone} />
      )}
      <p className="mt-6 border-t border-line pt-5 text-center text-ui text-ink-soft">
        {signingIn ? authText.toSignUp : authText.toSignIn}{' '}
        <button
          type="button"
          className="link font-semibold"
          onClick={() => setMode(signingIn ? 'sign-up' : 'sign-in')}
        >
          {signingIn ? authText.toSignUpAction : authText.toSignInAction}
        </button>
      </p>
    </Dialog>
  );
};
