import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { words } from '../words.ts';
import type { TextInputProps } from './text-input.tsx';
import { TextInput } from './text-input.tsx';

/** A password that the student may look at while typing. */
export const PasswordInput = (props: Omit<TextInputProps, 'type' | 'end'>) => {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <button
          type="button"
          disabled={props.disabled}
          aria-label={visible ? words.hidePassword : words.showPassword}
          onClick={() => setVisible(!visible)}
          className="reach grid size-9 place-items-center rounded-inner text-ink-soft hover:text-ink disabled:text-edge"
        >
          <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        </button>
      }
    />
  );
};
