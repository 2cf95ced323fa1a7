import { ACCESS_TOKEN } from '@studia/contract/limits';
import { TokenScope } from '@studia/contract/token-scope';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { accessTokensText as text } from '../../text/access-tokens.ts';
import { sentenceOf } from '../../text/errors.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { copyText } from '../../ui/form/copy-text.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { createToken } from './access-token-calls.ts';

const LIFETIMES = [7, 30, 90, ACCESS_TOKEN.mostDays];
const FORM = 'new-access-token';

/** Makes a token, and shows its secret until the student has it. */
export const NewToken = () => {
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setSecret(null);
  };
  return (
    <div>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {text.create}
      </Button>
      {open && secret === null && <TokenForm onCancel={close} onMade={setSecret} />}
      {secret !== null && <Secret secret={secret} onDone={close} />}
    </div>
  );
};

const TokenForm = ({ onCancel, onMade }: { onCancel: () => void; onMade: (secret: string) => void }) => {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read']);
  const [days, setDays] = useState(30);
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: createToken,
    onSuccess: async (secret) => {
      await queries.invalidateQueries({ queryKey: ['access-tokens'] });
      onMade(secret);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ name, scopes: [...scopes], days });
  };
  const toggle = (scope: TokenScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((other) => other !== scope) : [...scopes, scope]);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={text.createTitle}
      description={text.createLead}
      footer={
        <>
          <Button look="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form={FORM}
            disabled={name.trim() === '' || scopes.length === 0}
            busy={isPending && text.making}
          >
            {text.make}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={onSubmit} className="grid gap-5">
        <Field label={text.name} hint={text.nameHint}>
          <TextInput
            value={name}
            maxLength={ACCESS_TOKEN.nameCharacters}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <fieldset>
          <legend className="text-ui font-semibold">{text.allowed}</legend>
          {TokenScope.options.map((scope) => (
            <Checkbox key={scope} checked={scopes.includes(scope)} onChange={() => toggle(scope)}>
              {text.scopes[scope]}
            </Checkbox>
          ))}
        </fieldset>
        <Field label={text.lifetime}>
          <Select
            value={String(days)}
            onChange={({ target }) => setDays(Number(target.value))}
            options={LIFETIMES.map((lifetime) => ({ value: String(lifetime), label: text.days(lifetime) }))}
          />
        </Field>
        {error && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      </form>
    </Dialog>
  );
};

const Secret = ({ secret, onDone }: { secret: string; onDone: () => void }) => {
  const copy = async () => {
    if (await copyText(secret)) toast.good(text.copied);
    else toast.bad(text.copyFailed);
  };
  return (
    <Dialog
      open
      title={text.secretTitle}
      description={text.secretLead}
      footer={
        <>
          <Button look="quiet" onClick={() => void copy()}>
            {text.copy}
          </Button>
          <Button onClick={onDone}>{text.done}</Button>
        </>
      }
    >
      <Field label={text.secret}>
        <TextInput readOnly value={secret} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
};
