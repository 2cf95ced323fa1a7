import { Failure, type ErrorCode } from '@studia/contract/errors';
import { CODE } from '@studia/contract/limits';
import type { OwnerCodeFor } from '@studia/contract/owner';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../text/errors.ts';
import { settingsText as text } from '../../text/settings.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CodeInput } from '../../ui/form/code-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { mailOwnerCode, type Proof } from './calls.ts';

interface Props {
  email: string;
  hasPassword: boolean;
  purpose: OwnerCodeFor;
  /** The password or the code, as far as it is typed. */
  value: string;
  onChange: (value: string) => void;
  error: unknown;
  /** Whether it has just been opened, and takes the focus. */
  autoFocus?: boolean;
}

/** Asks the student to show that it is them: with the password, or with a mailed code where there is none. */
export const OwnerProof = ({ hasPassword, error, ...rest }: Props) => {
  const { email, value, onChange, autoFocus = false } = rest;
  const wrong = isWrongProof(error) ? sentenceOf(error) : undefined;
  if (!hasPassword) return <MailedCode {...rest} wrong={wrong} />;
  return (
    <div className="w-full max-w-md">
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={text.ownerPassword} error={wrong}>
        <PasswordInput
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  );
};

/** What was typed, as the calls take it; null while something is missing. */
export const proofFrom = (hasPassword: boolean, value: string): Proof | null => {
  if (hasPassword) return value === '' ? null : { password: value };
  return value.length === CODE.digits ? { code: value } : null;
};

const WRONG_PROOF: ReadonlySet<ErrorCode> = new Set([
  'password_wrong',
  'code_wrong',
  'code_used_up',
  'code_expired',
]);

/** Whether a call failed because of what was typed here. */
export const isWrongProof = (error: unknown): boolean =>
  error instanceof Failure && WRONG_PROOF.has(error.code);

type CodeProps = Omit<Props, 'hasPassword' | 'error'> & { wrong: string | undefined };

const MailedCode = ({ email, purpose, value, onChange, wrong, autoFocus }: CodeProps) => {
  const { mutate, isPending, isSuccess, error, submittedAt } = useMutation({
    mutationFn: () => mailOwnerCode(purpose),
    onSuccess: () => onChange(''),
  });
  const asked = submittedAt > 0 && (isSuccess || error !== null);
  return (
    <div className="grid w-full max-w-md justify-items-start gap-4">
      {asked ? (
        <Field
          label={text.ownerCode}
          error={wrong}
          hint={isSuccess ? text.ownerCodeSent(email) : text.ownerCodeWhy}
        >
          <CodeInput value={value} onChange={onChange} autoFocus />
        </Field>
      ) : (
        <p className="text-ink-soft">{text.ownerCodeWhy}</p>
      )}
      {error && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      <Button
        look="quiet"
        size="sm"
        autoFocus={autoFocus}
        busy={isPending && text.ownerCodeSending}
        onClick={() => mutate()}
      >
        {asked ? text.ownerCodeSendAgain : text.ownerCodeSend}
      </Button>
    </div>
  );
};
