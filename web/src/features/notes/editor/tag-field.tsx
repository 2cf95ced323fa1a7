import { NOTE } from '@studia/contract/limits';
import { X } from 'lucide-react';
import { useState } from 'react';
import { noteEditorText as text } from '../../../text/notes.ts';

interface Props {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** The tags of a note: Enter or a comma ends one, Backspace takes the last away. */
export const TagField = ({ tags, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const add = (): void => {
    const tag = typed.trim().slice(0, NOTE.tagCharacters);
    setTyped('');
    const isKnown = tags.some((one) => one.toLowerCase() === tag.toLowerCase());
    if (tag !== '' && !isKnown && tags.length < NOTE.mostTags) onChange([...tags, tag]);
  };
  return (
    <ul aria-label={text.tags} className="flex flex-wrap items-center gap-1.5 text-sm">
      {tags.map((tag) => (
        <li key={tag} className="flex items-center rounded-full border border-line bg-sheet pl-2.5">
          {tag}
          <button
            type="button"
            aria-label={text.removeTag(tag)}
            onClick={() => onChange(tags.filter((one) => one !== tag))}
            className="reach grid size-7 place-items-center rounded-full text-ink-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <input
          aria-label={text.addTag}
          placeholder={text.addTag}
          value={typed}
          maxLength={NOTE.tagCharacters}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ',') {
              event.preventDefault();
              add();
            } else if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1));
          }}
          className="h-9 w-28 rounded bg-transparent px-2 placeholder:text-ink-soft pointer-coarse:h-11"
        />
      </li>
    </ul>
  );
};
