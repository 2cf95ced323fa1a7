import { FileUp, RotateCw, X } from 'lucide-react';
import { Link } from 'react-router';
import { uploadText as text } from '../../../text/library.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { bookAddress } from '../addresses.ts';
import { uploads } from './shelf-uploads.ts';
import { canTryAgain, type Upload } from './uploads.ts';

/** One file on its way to the server. */
export const UploadRow = ({ upload }: { upload: Upload }) => {
  const { key, file, state } = upload;
  const going = state === 'waiting' || state === 'sending';
  return (
    <li className="flex items-start gap-4 border-b border-line py-4">
      <span className="grid w-14 shrink-0 place-items-center pt-1 text-ink-soft">
        <FileUp aria-hidden="true" className="size-6" strokeWidth={1.5} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="truncate font-serif text-lg font-semibold" title={file.name}>
          {file.name}
        </p>
        <State upload={upload} />
      </div>
      <div className="flex shrink-0 gap-1">
        {canTryAgain(upload) && (
          <IconButton icon={RotateCw} label={text.retry(file.name)} onClick={() => uploads.again(key)} />
        )}
        <IconButton
          icon={X}
          label={going ? text.cancel(file.name) : text.dismiss(file.name)}
          onClick={() => uploads.forget(key)}
        />
      </div>
    </li>
  );
};

const State = ({ upload: { state, progress, problem, book } }: { upload: Upload }) => {
  const percent = Math.round(progress * 100);
  if (state === 'failed')
    return (
      <p role="alert" className="text-ui font-medium text-bad">
        {problem}
      </p>
    );
  if (state === 'arrived' && book)
    return (
      <p className="text-ui text-ink-soft">
        <output>
          <Link to={bookAddress(book.id)} className="link">
            {text.already(book.title)}
          </Link>
        </output>
      </p>
    );
  return (
    <ProgressBar
      label={state === 'waiting' ? text.waiting : text.sending}
      detail={text.percent(percent)}
      value={progress}
    />
  );
};
