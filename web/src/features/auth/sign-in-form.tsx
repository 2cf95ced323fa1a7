import { useState } from 'react';
import { authText } from '../../text/auth.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { signIn } from './calls.ts';
import { useSubmit } from './use-submit.ts';

/** Email and password of who has an account. */
export const SignInForm = ({ onDone }: { onDone: () => void }) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remembered, setRemembered] = useState(false);
  const { busy, error, onSubmit } = useSubmit(async () => {
    await signIn(email, password, remembered);
    onDone();
    return null;
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      {error !== null && <Notice tone="bad">{error}</Notice>}
      <Field label={authText.email}>
        <TextInput
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={authText.password}>
        <PasswordInput required value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <Checkbox checked={remembered} onChange={(event) => setRemembered(event.target.checked)}>
        {authText.rememberMe}
      </Checkbox>
      <Button type="submit" wide busy={busy && authText.signingIn}>
        {authText.signIn}
      </Button>
    </form>
  );
};
