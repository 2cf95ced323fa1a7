import type { RefObject } from 'react';
import { questionText as text } from '../../../text/lessons.ts';

/** What a key writes, where that is not what stands on it, and where the cursor then goes back to. */
const KEYS = [
  { sign: '−', name: 'minus' },
  { sign: '/', name: 'fraction' },
  { sign: '.', name: 'point' },
  { sign: '×', name: 'times' },
  { sign: '√', name: 'root', writes: '√()', back: 1 },
  { sign: 'x²', name: 'square', writes: '^2' },
  { sign: 'xⁿ', name: 'power', writes: '^' },
  { sign: 'π', name: 'pi' },
  { sign: '( )', name: 'brackets', writes: '()', back: 1 },
  { sign: '%', name: 'percent' },
] as const;

interface Props {
  field: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
}

/** Signs that a phone's keyboard hides; each is written where the cursor stands. */
export const MathKeys = ({ field, onChange }: Props) => {
  const write = (words: string, back: number): void => {
    const input = field.current;
    if (!input) return;
    const [start, end] = [
      input.selectionStart ?? input.value.length,
      input.selectionEnd ?? input.value.length,
    ];
    onChange(`${input.value.slice(0, start)}${words}${input.value.slice(end)}`);
    const place = start + words.length - back;
    requestAnimationFrame(() => {
      input.focus();
      input.setSelectionRange(place, place);
    });
  };
  return (
    <fieldset aria-label={text.mathKeys} className="grid grid-cols-5 gap-1.5 sm:flex sm:flex-wrap">
      {KEYS.map((key) => (
        <button
          key={key.name}
          type="button"
          aria-label={text.mathKey[key.name]}
          // The field keeps its cursor.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => write('writes' in key ? key.writes : key.sign, 'back' in key ? key.back : 0)}
          className="min-h-11 min-w-11 rounded border border-line bg-sheet px-2 font-serif text-lg hover:border-edge"
        >
          {key.sign}
        </button>
      ))}
    </fieldset>
  );
};
