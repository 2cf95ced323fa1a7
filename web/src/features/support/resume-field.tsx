import { POLICY } from '@studia/contract/limits';
import { clsx } from 'clsx';
import { FileText, Upload, X } from 'lucide-react';
import type { Ref } from 'react';
import { applicationText as text } from '../../text/application.ts';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Field, useFieldWiring } from '../../ui/form/field.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { useDropTarget } from '../../ui/form/use-drop-target.ts';
import { RESUME_ACCEPT } from './resume.ts';

interface Props {
  file: File | null;
  error: string | undefined;
  /** Gets what was chosen or dropped, fitting or not; null takes the file away. */
  onFile: (file: File | null) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The résumé: chosen, or dropped anywhere on the box. */
export const ResumeField = (props: Props) => (
  <Field label={text.resume} error={props.error} hint={text.resumeHint(POLICY.resumeMaximumMegabytes)}>
    <DropBox {...props} />
  </Field>
);

const DropBox = ({ file, error, onFile, inputRef }: Props) => {
  const { over, ...dropping } = useDropTarget(onFile);
  return (
    <div
      {...dropping}
      data-testid="resume-drop"
      className={clsx(
        'min-w-0 rounded border border-dashed p-4',
        over ? 'border-accent bg-accent-wash' : error === undefined ? 'border-edge' : 'border-bad',
      )}
    >
      {file && <Chosen file={file} onRemove={() => onFile(null)} />}
      <div className={clsx('flex flex-wrap items-center gap-x-3 gap-y-2', file && 'mt-3')}>
        <Chooser inputRef={inputRef} onFile={onFile} again={file !== null} />
        <span className="text-ui text-ink-soft pointer-coarse:hidden">{text.drop}</span>
      </div>
    </div>
  );
};

interface ChooserProps {
  inputRef: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
  again: boolean;
}

/** The native input, out of sight; what one sees is drawn beside it and presses it. */
const Chooser = ({ inputRef, onFile, again }: ChooserProps) => {
  const wiring = useFieldWiring();
  return (
    <span className="relative inline-flex rounded has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        {...wiring}
        ref={inputRef}
        type="file"
        accept={RESUME_ACCEPT}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) onFile(chosen);
          // So that choosing the same file again is heard.
          target.value = '';
        }}
        className="absolute inset-0 z-1 cursor-pointer opacity-0"
      />
      <span aria-hidden="true" className={buttonClass({ look: 'quiet', size: 'md' })}>
        <Upload className="size-[1.15em]" strokeWidth={2} />
        {again ? text.chooseOther : text.choose}
      </span>
    </span>
  );
};

const Chosen = ({ file, onRemove }: { file: File; onRemove: () => void }) => (
  <div className="flex items-center gap-3">
    <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
    <p className="min-w-0 flex-1">
      <span className="block truncate text-ui font-semibold">{file.name}</span>
      <span className="block text-sm text-ink-soft tabular-nums">{text.megabytes(file.size)}</span>
    </p>
    <IconButton icon={X} label={text.remove} onClick={onRemove} />
  </div>
);
