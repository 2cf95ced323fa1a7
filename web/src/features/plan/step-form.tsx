import { PLAN } from '@studia/contract/limits';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { planPageText as text } from '../../text/goal-setting.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

interface Step {
  title: string;
  minutes: number;
}

interface Props {
  step: Step;
  titleLabel: string;
  onKeep: (step: Step) => void;
  onCancel: () => void;
}

/** Title and minutes of a step. Escape leaves it as it was. */
export const StepForm = ({ step, titleLabel, onKeep, onCancel }: Props) => {
  const [title, setTitle] = useState(step.title);
  const [minutes, setMinutes] = useState(String(step.minutes));
  const count = Number(minutes);
  const good = title.trim() !== '' && Number.isInteger(count) && count >= 1 && count <= PLAN.itemMinutes;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (good) onKeep({ title: title.trim(), minutes: count });
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form
      onSubmit={submit}
      className="my-2 grid gap-3 rounded border border-line bg-sheet p-4 sm:grid-cols-[minmax(0,1fr)_7rem]"
    >
      <Field label={titleLabel}>
        <TextInput
          autoFocus
          value={title}
          maxLength={PLAN.titleCharacters}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={leave}
        />
      </Field>
      <Field label={text.minutes}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={PLAN.itemMinutes}
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
          onKeyDown={leave}
        />
      </Field>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" size="sm" disabled={!good}>
          {text.keep}
        </Button>
        <Button look="plain" size="sm" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
};
