import type { ErrorCode } from '@studia/contract/errors';
import { CODE, RESET } from '@studia/contract/limits';
import { useEffect, useState } from 'react';
import { authText, resetText as text } from '../../text/auth.ts';
import { sentenceOf } from '../../text/errors.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { CodeInput } from '../../ui/form/code-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import { CodeLocation } from './code-location.tsx';
import { EmailField, NewPasswordFields } from './fields.tsx';
import { Message } from './message.tsx';
import { resetPassword, sendResetCode, verifyResetCode } from './reset-calls.ts';
import { useSubmit } from './use-submit.ts';

/** How far a student has come who forgot the password (SPEC 4.5). */
export type ResetStep = 'email' | 'code' | 'password';

interface Props {
  step: ResetStep;
  onStep: (step: ResetStep) => void;
  onBack: () => void;
}

/** The way back in without the password: an email, its code, a new password. */
export const ResetFlow = ({ step, onStep, onBack }: Props) => {
  const [email, setEmail] = useState('');
  const [token, setToken] = useState('');
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    if (done === null) return undefined;
    const timer = setTimeout(() => setDone(null), RESET.successMessage);
    return () => clearTimeout(timer);
  }, [done]);
  const finish = () => {
    setEmail('');
    setToken('');
    setDone(text.done);
    onStep('email');
  };
  return (
    <>
      {step === 'email' && (
        <EmailStep email={email} message={done} onEmail={setEmail} onSent={() => onStep('code')} />
      )}
      {step === 'code' && (
        <CodeStep
          email={email}
          onChangeEmail={() => onStep('email')}
          onVerified={(granted) => {
            setToken(granted);
            onStep('password');
          }}
        />
      )}
      {step === 'password' && <PasswordStep email={email} token={token} onDone={finish} />}
      <p className="mt-6 border-t border-line pt-5 text-center text-ui">
        <button type="button" className="link reach font-semibold" onClick={onBack}>
          {text.back}
        </button>
      </p>
    </>
  );
};

interface EmailStepProps {
  email: string;
  message: string | null;
  onEmail: (email: string) => void;
  onSent: () => void;
}

const EmailStep = ({ email, message: done, onEmail, onSent }: EmailStepProps) => {
  const { busy, message, refusal, onSubmit } = useSubmit(
    async () => {
      await sendResetCode(email);
      onSent();
      return null;
    },
    (problem) => sentenceOf(problem, text.sendFailed),
  );
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <p className="-mt-4 text-ink-soft">{text.emailLead}</p>
      <Message text={message ?? done} />
      <EmailField autoFocus value={email} onChange={onEmail} />
      <Button type="submit" wide busy={busy && text.sending}>
        {text.sendCode}
      </Button>
      {refusal !== null && IN_THE_MAIL.has(refusal) && (
        <Button look="quiet" wide onClick={onSent}>
          {text.haveCode}
        </Button>
      )}
    </form>
  );
};

/** Refusals that say so: the mail holds a code that is still good. */
const IN_THE_MAIL: ReadonlySet<ErrorCode> = new Set(['code_cooldown', 'too_many_codes']);

/** Refusals after which only a new code helps. */
const OVER: ReadonlySet<ErrorCode> = new Set(['code_used_up', 'code_expired']);

interface CodeStepProps {
  email: string;
  onChangeEmail: () => void;
  onVerified: (token: string) => void;
}

const CodeStep = ({ email, onChangeEmail, onVerified }: CodeStepProps) => {
  const [code, setCode] = useState('');
  const { busy, message, refusal, say, onSubmit } = useSubmit(
    async () => {
      onVerified(await verifyResetCode(email, code));
      return null;
    },
    (problem) => sentenceOf(problem, text.verifyFailed),
  );
  const [sending, setSending] = useState(false);
  const sendAgain = (): void => {
    setSending(true);
    void sendResetCode(email)
      .then(() => {
        say(null);
        setCode('');
        toast.good(text.newCodeSent, { duration: CODE.sentToast });
      })
      .catch((problem: unknown) => say(sentenceOf(problem, text.sendFailed)))
      .finally(() => setSending(false));
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <p className="-mt-4 break-words text-ink-soft">{text.codeLead(email)}</p>
      <Message text={message} />
      <Field label={text.code} hint={text.codeExpires}>
        <CodeInput value={code} onChange={setCode} autoFocus />
      </Field>
      <Button type="submit" wide disabled={code.length < CODE.digits} busy={busy && text.verifying}>
        {text.verify}
      </Button>
      {refusal !== null && OVER.has(refusal) && (
        <Button look="quiet" wide busy={sending && text.sending} onClick={sendAgain}>
          {text.sendNewCode}
        </Button>
      )}
      <p className="text-center text-ui">
        <button type="button" className="link reach" onClick={onChangeEmail}>
          {text.changeEmail}
        </button>
      </p>
      <CodeLocation />
    </form>
  );
};

const PasswordStep = ({ email, token, onDone }: { email: string; token: string; onDone: () => void }) => {
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const { busy, message, onSubmit } = useSubmit(
    async () => {
      if (typed.password !== typed.confirmation) return authText.passwordsDiffer;
      await resetPassword({ email, token, ...typed });
      onDone();
      return null;
    },
    (problem) => sentenceOf(problem, text.resetFailed),
  );
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <Message text={message} />
      <NewPasswordFields
        label={text.newPassword}
        autoFocus
        typed={typed}
        onType={(change) => setTyped({ ...typed, ...change })}
      />
      <Button type="submit" wide busy={busy && text.saving}>
        {text.save}
      </Button>
    </form>
  );
};
