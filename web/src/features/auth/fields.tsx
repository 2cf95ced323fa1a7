import { authText } from '../../text/auth.ts';
import { passwordHint } from '../../text/password.ts';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

interface EmailFieldProps {
  autoFocus?: boolean;
  value: string;
  onChange: (email: string) => void;
}

/** The address that an account belongs to; password managers fill it in by its name. */
export const EmailField = ({ autoFocus = false, value, onChange }: EmailFieldProps) => (
  <Field label={authText.email}>
    <TextInput
      type="email"
      autoComplete="username"
      autoFocus={autoFocus}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);

/** A new password as it is typed, twice. */
interface NewPassword {
  password: string;
  confirmation: string;
}

interface NewPasswordFieldsProps {
  label: string;
  autoFocus?: boolean;
  typed: NewPassword;
  onType: (change: Partial<NewPassword>) => void;
}

/** A new password and the same once more, with the rule for it (SPEC 5). */
export const NewPasswordFields = ({ label, autoFocus = false, typed, onType }: NewPasswordFieldsProps) => (
  <>
    <Field label={label} hint={passwordHint(typed.password)}>
      <PasswordInput
        autoComplete="new-password"
        autoFocus={autoFocus}
        required
        value={typed.password}
        onChange={(event) => onType({ password: event.target.value })}
      />
    </Field>
    <Field label={authText.confirmPassword}>
      <PasswordInput
        autoComplete="new-password"
        required
        value={typed.confirmation}
        onChange={(event) => onType({ confirmation: event.target.value })}
      />
    </Field>
  </>
);
