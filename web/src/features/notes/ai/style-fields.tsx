import { NoteLength, NoteStyle } from '@studia/contract/ai-notes';
import { createNotesText as text } from '../../../text/ai-notes.ts';

interface Props {
  style: NoteStyle;
  length: NoteLength;
  onChange: (change: { style?: NoteStyle; length?: NoteLength }) => void;
}

/** How notes are laid out, and how much they say. */
export const StyleFields = ({ style, length, onChange }: Props) => (
  <div className="grid gap-6">
    <fieldset>
      <legend className="font-semibold">{text.style}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {NoteStyle.options.map((value) => (
          <label
            key={value}
            className="flex cursor-pointer gap-3 rounded border border-line bg-sheet p-3 hover:border-edge has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input
              type="radio"
              name="style"
              className="mt-1 accent-accent"
              checked={style === value}
              onChange={() => onChange({ style: value })}
            />
            <span className="font-medium">
              {text.styles[value].label}
              <span className="block text-sm font-normal text-ink-soft">{text.styles[value].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
    <fieldset>
      <legend className="font-semibold">{text.length}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {NoteLength.options.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded border border-line bg-sheet px-4 hover:border-edge has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input
              type="radio"
              name="length"
              className="accent-accent"
              checked={length === value}
              onChange={() => onChange({ length: value })}
            />
            {text.lengths[value]}
          </label>
        ))}
      </div>
    </fieldset>
  </div>
);
