import type { Answer, AskedItem } from '@studia/contract/lessons';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { questionText as text } from '../../../text/lessons.ts';
import { PenTick } from '../../../ui/feedback/pen-tick.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { plainWords } from '../../../ui/markdown/plain-words.ts';
import { MathKeys } from './math-keys.tsx';

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
  /** The right option, once it may be known. */
  right?: string | null;
  onChange: (draft: Draft) => void;
}

/** The way to answer a question, by its kind. */
export const AnswerField = (props: Props) => {
  const { item, draft, disabled, onChange } = props;
  const write = (words: string): void => onChange({ ...draft, text: words });
  switch (item.kind) {
    case 'choice':
      return (
        <Options
          {...props}
          label={text.chooseOne}
          isLettered
          options={item.options.map((option) => [option, option])}
        />
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
      return <NumberField item={item} value={draft.text} disabled={disabled} onChange={write} />;
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

interface NumberProps {
  item: AskedItem;
  value: string;
  disabled: boolean;
  onChange: (words: string) => void;
}

const NumberField = ({ item: { unit }, value, disabled, onChange }: NumberProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-3">
      <Field label={unit === null ? text.yourAnswer : `${text.yourAnswer} (${unit})`}>
        <TextInput
          ref={field}
          value={value}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {!disabled && <MathKeys field={field} onChange={onChange} />}
    </div>
  );
};

const LETTER_A = 65;

interface OptionsProps extends Props {
  label: string;
  isLettered?: true;
  options: readonly (readonly [value: string, label: string])[];
}

const Options = ({ label, isLettered, options, draft, disabled, right, onChange }: OptionsProps) => {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map(([value, words], index) => (
        <label
          key={value}
          className="flex min-h-13 cursor-pointer items-center gap-3 rounded border border-line bg-sheet px-4 py-2.5 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default hover:border-edge"
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
          {isLettered && (
            <span aria-hidden="true" className="font-semibold text-ink-soft">
              {String.fromCodePoint(LETTER_A + index)}
            </span>
          )}
          <div className="min-w-0 flex-1 [&_.katex]:text-[1.4em]!">
            <Markdown text={words} />
          </div>
          {right === value && (
            <span className="text-good">
              <PenTick />
              <VisuallyHidden>{text.rightOption}</VisuallyHidden>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
};

/** Things in a row; each is moved by its own buttons, which fingers, mouse and keyboard press alike. */
const Order = ({ draft, disabled, onChange }: Props) => {
  const [announcement, say] = useState('');
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
      <output className="sr-only">{announcement}</output>
    </div>
  );
};
