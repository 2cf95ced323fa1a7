import { TICKET } from '@studia/contract/tickets';
import { Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import { helpSupportText as text } from '../../../text/help-support.ts';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { Field, useFieldWiring } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';

interface Props {
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}

const LIMIT = TICKET.fileMegabytes * 1024 * 1024;

/** Files that go with a question. What is wrong with one is said here; what is in it, the server judges. */
export const FilesField = ({ files, onFiles }: Props) => {
  const [mistake, setMistake] = useState<string>();
  const add = (chosen: readonly File[]) => {
    const large = chosen.find(({ size }) => size > LIMIT);
    if (large) return setMistake(text.fileTooLarge(large.name));
    const all = [...files, ...chosen];
    setMistake(all.length > TICKET.mostFiles ? text.tooManyFiles : undefined);
    return onFiles(all.slice(0, TICKET.mostFiles));
  };
  return (
    <Field label={text.files} note={text.filesNote} hint={text.filesHint} error={mistake}>
      {files.length > 0 && (
        <ul>
          {files.map((file, place) => (
            <li key={`${file.name} ${file.lastModified}`} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate text-ui">{file.name}</span>
              <IconButton
                icon={X}
                label={text.removeFile(file.name)}
                onClick={() => onFiles(files.toSpliced(place, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <Chooser onChoose={add} />
    </Field>
  );
};

/** The native input, out of sight; what one sees is drawn beside it and presses it. */
const Chooser = ({ onChoose }: { onChoose: (files: readonly File[]) => void }) => {
  const wiring = useFieldWiring();
  return (
    <span className="relative inline-flex justify-self-start rounded has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        {...wiring}
        type="file"
        multiple
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // So that choosing the same file again is heard.
          target.value = '';
        }}
        className="absolute inset-0 z-1 cursor-pointer opacity-0"
      />
      <span aria-hidden="true" className={buttonClass({ look: 'quiet', size: 'md' })}>
        <Paperclip className="size-[1.15em]" strokeWidth={2} />
        {text.addFile}
      </span>
    </span>
  );
};
