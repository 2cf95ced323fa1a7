import { clsx } from 'clsx';
import { FileText, RotateCw, X } from 'lucide-react';
import { attachmentText as text } from '../../../text/chat.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { sizeOf } from '../attachment.ts';
import type { Added, Attachments } from './use-attachments.ts';

/** The files of the message that is being written. */
export const AttachmentTray = ({ added, again, remove }: Pick<Attachments, 'added' | 'again' | 'remove'>) => (
  <ul aria-label={text.list} className="flex flex-wrap gap-2 px-2 pt-2 empty:hidden">
    {added.map((one) => (
      <Tile key={one.key} one={one} onAgain={() => again(one)} onRemove={() => remove(one)} />
    ))}
  </ul>
);

const Tile = ({ one, onAgain, onRemove }: { one: Added; onAgain: () => void; onRemove: () => void }) => {
  const { file, preview, problem, attachment } = one;
  return (
    <li
      className={clsx(
        'flex max-w-full items-center gap-2.5 rounded-inner border bg-paper p-1.5 text-sm',
        problem === null ? 'border-line' : 'border-bad',
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center overflow-clip rounded-inner bg-accent-wash text-accent">
        {preview === null ? (
          <FileText aria-hidden="true" className="size-5" strokeWidth={1.75} />
        ) : (
          <img src={preview} alt="" className="size-10 object-cover" />
        )}
      </span>
      <span className="min-w-0">
        <span className="block max-w-44 truncate font-medium">{file.name}</span>
        <span className={clsx('flex items-center gap-1.5', problem === null ? 'text-ink-soft' : 'text-bad')}>
          {attachment === null && problem === null && <Spinner size="sm" />}
          <output>{stateOf(one)}</output>
        </span>
      </span>
      {problem !== null && problem !== text.tooLarge && (
        <TileButton icon={RotateCw} label={text.retry(file.name)} onClick={onAgain} />
      )}
      <TileButton icon={X} label={text.remove(file.name)} onClick={onRemove} />
    </li>
  );
};

const stateOf = ({ file, progress, attachment, problem }: Added): string => {
  if (problem !== null) return problem;
  return attachment === null ? text.uploading(Math.round(progress * 100)) : sizeOf(file.size);
};

const TileButton = ({
  icon: Icon,
  label,
  onClick,
}: {
  icon: typeof X;
  label: string;
  onClick: () => void;
}) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="reach grid size-7 shrink-0 place-items-center rounded-inner text-ink-soft hover:text-ink"
  >
    <Icon aria-hidden="true" className="size-4" />
  </button>
);
