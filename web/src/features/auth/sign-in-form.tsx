import { useState } from 'react';
import { authText } from '../../text/auth.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { signIn } from './calls.ts';
import { EmailField } from './fields.tsx';
import { Message } from './message.tsx';
import { useSubmit } from './use-submit.ts';

interface Props {
  onDone: () => void;
  onForgot: () => void;
}

/** Email and password of who has an account. */
export const SignInForm = ({ onDone, onForgot }: Props) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remembered, setRemembered] = useState(false);
  const { busy, message, onSubmit } = useSubmit(async () => {
    await signIn(email, password, remembered);
    onDone();
    return null;
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <Message text={message} />
      <EmailField autoFocus value={email} onChange={setEmail} />
      <Field label={authText.password}>
        <PasswordInput required value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox checked={remembered} onChange={(event) => setRemembered(event.target.checked)}>
          {authText.rememberMe}
        </Checkbox>
        <button type="button" className="link reach text-ui" onClick={onForgot}>
          {authText.forgotPassword}
        </button>
      </div>
      <Button type="submit" wide busy={busy && authText.signingIn}>
        {authText.signIn}
      </Button>
    </form>
  );
};
