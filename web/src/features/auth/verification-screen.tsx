import { Failure, type ErrorCode } from '@studia/contract/errors';
import { CODE } from '@studia/contract/limits';
import { useEffect, useState } from 'react';
import { STORED } from '../../client/storage-keys.ts';
import { verificationText as text } from '../../text/auth.ts';
import { sentenceOf } from '../../text/errors.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { CodeInput } from '../../ui/form/code-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Sheet, SheetRow } from '../../ui/layout/sheet.tsx';
import { useAuth } from './auth-state.tsx';
import { sendVerificationCode, signOut, verifyCode } from './calls.ts';
import { CodeLocation } from './code-location.tsx';
import { Message } from './message.tsx';
import { useCountdown } from './use-countdown.ts';
import { useSubmit } from './use-submit.ts';
import { countAttempt, rememberCodeRequest, wasCodeRequested } from './verification-memory.ts';

/** Waits for the code that was mailed (SPEC 2.6, 4.3). */
export const VerificationScreen = () => {
  const { user } = useAuth();
  const email = user?.email || localStorage.getItem(STORED.pendingVerificationEmail);
  const [code, setCode] = useState('');
  const { busy, message, say, onSubmit } = useSubmit(async () => {
    if (email === null) return text.noEmail;
    countAttempt();
    await verifyCode(email, code);
    toast.good(text.verified, { duration: CODE.verifiedToast });
    return null;
  }, explainVerifying);
  const { sending, cooldown, send } = useCode(email, say);
  const problem = message ?? (email === null ? text.noEmailOnLoad : null);
  return (
    <Sheet>
      <SheetRow>
        <form onSubmit={onSubmit} className="grid gap-6">
          <header>
            <h1 className="font-serif text-2xl font-semibold">{text.title}</h1>
            <p className="mt-2 text-ink-soft">
              {text.lead} <strong className="font-semibold break-words text-ink">{email}</strong>
            </p>
          </header>
          <Message text={problem} />
          <Field label={text.code}>
            <CodeInput value={code} onChange={setCode} autoFocus />
          </Field>
          <Button type="submit" wide disabled={code.length < CODE.digits} busy={busy && text.verifying}>
            {text.verify}
          </Button>
          <div className="-mx-3 flex flex-wrap items-center justify-between gap-y-2">
            <Button
              look="plain"
              size="sm"
              disabled={cooldown > 0}
              busy={sending && text.sending}
              onClick={send}
            >
              {cooldown > 0 ? text.resendIn(cooldown) : text.resend}
            </Button>
            <Button look="plain" size="sm" onClick={() => void signOut().catch(() => undefined)}>
              {text.signOut}
            </Button>
          </div>
          <CodeLocation />
        </form>
      </SheetRow>
    </Sheet>
  );
};

/** Asks for a code: by itself once in a browser session, later when the student wants another. */
const useCode = (email: string | null, say: (problem: string | null) => void) => {
  const [sending, setSending] = useState(false);
  const { left: cooldown, start } = useCountdown();

  const send = (): void => {
    if (sending || cooldown > 0) return;
    if (email === null) return say(text.noEmail);
    setSending(true);
    say(null);
    rememberCodeRequest();
    void sendVerificationCode(email)
      .then(() => {
        toast.good(text.sent(email), { duration: CODE.sentToast });
        start(CODE.resendCooldown);
      })
      .catch((problem: unknown) => {
        if (problem instanceof Failure && problem.code === 'code_cooldown') start(CODE.resendCooldown);
        else say(explainSending(problem));
      })
      .finally(() => setSending(false));
  };

  useEffect(() => {
    if (email === null || wasCodeRequested()) return undefined;
    const timer = setTimeout(send, CODE.autoRequestDelay);
    return () => clearTimeout(timer);
    // Only when the screen opens: later sends are the student's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [email]);

  return { sending, cooldown, send };
};

// SPEC 8: the server's own words come first; without any, it matters whether it answered at all.
const explainSending = (problem: unknown): string =>
  answered(problem) ? withoutSystemTalk(sentenceOf(problem, text.sendRefused)) : text.sendFailed;

const answered = (problem: unknown): boolean => problem instanceof Failure && !UNANSWERED.has(problem.code);

const UNANSWERED: ReadonlySet<ErrorCode> = new Set([
  'network_failed',
  'request_timed_out',
  'reply_unreadable',
]);

const explainVerifying = (problem: unknown): string =>
  withoutSystemTalk(sentenceOf(problem, text.verifyFailed));

const withoutSystemTalk = (sentence: string): string =>
  sentence.includes('datetime') ? text.systemError : sentence;
