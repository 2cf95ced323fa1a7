import { useState } from 'react';
import { authText, resetText } from '../../text/auth.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Message } from './message.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { ResetFlow, type ResetStep } from './reset-flow.tsx';
import type { AuthMode, AuthRequest } from './show-modal.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface Props {
  request: AuthRequest;
  referralCode: string | null;
  onClose: () => void;
  onDone: () => void;
}

const RESET_TITLES: Record<ResetStep, string> = {
  email: resetText.emailTitle,
  code: resetText.codeTitle,
  password: resetText.passwordTitle,
};

/** The front door (SPEC 2.5). */
export const AuthModal = ({ request, referralCode, onClose, onDone }: Props) => {
  const [mode, setMode] = useState(request.mode);
  const [message, setMessage] = useState(request.message);
  const [resetStep, setResetStep] = useState<ResetStep | null>(null);
  const enter = (next: AuthMode) => {
    setMessage(null);
    setResetStep(null);
    setMode(next);
  };
  if (resetStep !== null) {
    return (
      <Dialog open onClose={onClose} width="narrow" title={RESET_TITLES[resetStep]}>
        <ResetFlow step={resetStep} onStep={setResetStep} onBack={() => enter('sign-in')} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={authText.title}
      description={mode === 'sign-in' ? authText.signInLead : authText.signUpLead}
    >
      {message !== null && (
        <div className="mb-5">
          <Message text={message} />
        </div>
      )}
      {mode === 'sign-in' ? (
        <SignInForm onDone={onDone} onForgot={() => setResetStep('email')} />
      ) : (
        <SignUpForm referralCode={referralCode} onDone={onDone} />
      )}
      <ProviderButtons referralCode={referralCode} />
      <Toggle mode={mode} onToggle={enter} />
    </Dialog>
  );
};

const Toggle = ({ mode, onToggle }: { mode: AuthMode; onToggle: (mode: AuthMode) => void }) => {
  const signingIn = mode === 'sign-in';
  // Most who come here for the first time land on this side: the way to the other one is a whole button.
  if (signingIn)
    return (
      <div className="mt-6 grid gap-3 border-t border-line pt-5">
        <p className="text-center text-ui text-ink-soft">{authText.toSignUp}</p>
        <Button look="quiet" wide onClick={() => onToggle('sign-up')}>
          {authText.toSignUpAction}
        </Button>
      </div>
    );
  return (
    <p className="mt-6 border-t border-line pt-5 text-center text-ui text-ink-soft">
      {authText.toSignIn}{' '}
      <button type="button" className="link reach font-semibold" onClick={() => onToggle('sign-in')}>
        {authText.toSignInAction}
      </button>
    </p>
  );
};
