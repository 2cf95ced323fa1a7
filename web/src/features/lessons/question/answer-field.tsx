import type { Answer, AskedItem } from '@studia/contract/lessons';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { questionText as text } from '../../../text/lessons.ts';
import { Field } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { plainWords } from '../../../ui/markdown/plain-words.ts';

/** What a student has put together so far, whatever kind of question it is for. */
export interface Draft {
  text: string;
  chosen: string | null;
  order: readonly string[];
}

/** The answer that a draft makes; null while something is missing. */
export const answerFrom = (item: AskedItem, { text: words, chosen, order }: Draft): Answer | null => {
  switch (item.kind) {
    case 'choice':
      return chosen === null ? null : { kind: 'choice', option: chosen };
    case 'true-false':
      return chosen === null ? null : { kind: 'true-false', value: chosen === TRUE, reason: words };
    case 'order':
      return { kind: 'order', order: [...order] };
    case 'number':
    case 'short':
      return words.trim() === '' ? null : { kind: item.kind, text: words };
  }
};

export const isGiven = (item: AskedItem, draft: Draft): boolean => answerFrom(item, draft) !== null;

const TRUE = 'true';
const FALSE = 'false';

interface Props {
  item: AskedItem;
  draft: Draft;
  disabled: boolean;
  onChange: (draft: Draft) => void;
}

/** The way to answer a question, by its kind. */
export const AnswerField = (props: Props) => {
  const { item, draft, disabled, onChange } = props;
  const write = (words: string): void => onChange({ ...draft, text: words });
  switch (item.kind) {
    case 'choice':
      return (
        <Options {...props} label={text.chooseOne} options={item.options.map((option) => [option, option])} />
      );
    case 'true-false':
      return (
        <div className="grid gap-4">
          <Options
            {...props}
            label={text.trueOrFalse}
            options={[
              [TRUE, text.isTrue],
              [FALSE, text.isFalse],
            ]}
          />
          <Field label={text.yourReason}>
            <TextArea
              value={draft.text}
              rows={2}
              disabled={disabled}
              onChange={(event) => write(event.target.value)}
            />
          </Field>
        </div>
      );
    case 'order':
      return <Order {...props} />;
    case 'number':
      return (
        <Field label={item.unit === null ? text.yourAnswer : `${text.yourAnswer} (${item.unit})`}>
          <TextInput
            value={draft.text}
            inputMode="text"
            autoComplete="off"
            disabled={disabled}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
      );
    case 'short':
      return (
        <Field label={text.yourAnswer}>
          <TextArea
            value={draft.text}
            rows={2}
            disabled={disabled}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
      );
  }
};

interface OptionsProps extends Props {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

const Options = ({ label, options, draft, disabled, onChange }: OptionsProps) => {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map(([value, words]) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded border border-line px-4 py-2.5 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default hover:border-edge"
        >
          <input
            type="radio"
            name={name}
            value={value}
            // A formula alone has no words of its own.
            aria-label={plainWords(words)}
            checked={draft.chosen === value}
            onChange={() => onChange({ ...draft, chosen: value })}
            className="size-4.5 shrink-0"
          />
          <Markdown text={words} />
        </label>
      ))}
    </fieldset>
  );
};

/** Things in a row; each is moved by its own buttons, which fingers, mouse and keyboard press alike. */
const Order = ({ draft, disabled, onChange }: Props) => {
  const [heard, say] = useState('');
  const move = (from: number, to: number): void => {
    const thing = draft.order[from];
    if (thing === undefined) return;
    const order = draft.order.toSpliced(from, 1).toSpliced(to, 0, thing);
    onChange({ ...draft, order });
    say(text.moved(thing, to + 1));
  };
  return (
    <div>
      <p className="mb-2 text-ui font-semibold">{text.order}</p>
      <ol className="grid gap-2">
        {draft.order.map((thing, index) => (
          <li key={thing} className="flex items-center gap-3 rounded border border-line py-1.5 pr-2 pl-4">
            <span className="text-ink-soft tabular-nums">{index + 1}</span>
            <div className="min-w-0 flex-1">
              <Markdown text={thing} />
            </div>
            <IconButton
              icon={ArrowUp}
              label={text.moveUp(thing)}
              disabled={disabled || index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={text.moveDown(thing)}
              disabled={disabled || index === draft.order.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
      <output className="sr-only">{heard}</output>
    </div>
  );
};
