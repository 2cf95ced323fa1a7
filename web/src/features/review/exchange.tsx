import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../client/save-file.ts';
import { sentenceOf } from '../../text/errors.ts';
import { exchangeText as text } from '../../text/review.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { exportCards, importCards } from './calls.ts';
import { tellImport } from './use-deck-import.ts';

/** Cards from other programs, and for them. */
export const Exchange = ({ hasCards }: { hasCards: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title}>
        {open && (
          <div className="grid gap-8">
            <Import onBegun={() => setOpen(false)} />
            {hasCards && <Export />}
          </div>
        )}
      </Dialog>
    </>
  );
};

/** Sends a file; what becomes of it stands on the page behind this dialog. */
const Import = ({ onBegun }: { onBegun: () => void }) => {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const [part, setPart] = useState(0);
  useEffect(() => () => sending.current?.abort(), []);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: (file: File) => {
      sending.current = new AbortController();
      return importCards(file, { signal: sending.current.signal, onProgress: setPart });
    },
    onSuccess: (deck) => {
      tellImport(client, deck);
      onBegun();
    },
  });
  const cancel = (): void => {
    sending.current?.abort();
    reset();
  };
  return (
    <section aria-labelledby="cards-import" className="grid justify-items-start gap-3">
      <h3 id="cards-import" className="font-semibold">
        {text.import}
      </h3>
      <p className="text-ui text-ink-soft">{text.importLead}</p>
      <input
        ref={picker}
        type="file"
        accept=".apkg,.csv,.tsv,.txt"
        aria-label={text.choose}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          setPart(0);
          if (file) mutate(file);
          target.value = '';
        }}
      />
      {isPending ? (
        <div className="grid w-full gap-3">
          <ProgressBar label={text.uploading} value={part} />
          <div>
            <Button look="quiet" size="sm" onClick={cancel}>
              {text.cancelUpload}
            </Button>
          </div>
        </div>
      ) : (
        <Button look="quiet" icon={Upload} onClick={() => picker.current?.click()}>
          {text.choose}
        </Button>
      )}
      {error && <Notice tone="bad">{sentenceOf(error, text.importFailed)}</Notice>}
    </section>
  );
};

const Export = () => {
  const exporting = useMutation({
    mutationFn: exportCards,
    onSuccess: ({ content, name }) => saveFile(content, name),
    onError: (error) => toast.bad(sentenceOf(error, text.exportFailed)),
  });
  const working = (format: 'anki' | 'csv') =>
    exporting.isPending && exporting.variables === format && text.exporting;
  return (
    <section aria-labelledby="cards-export" className="grid justify-items-start gap-3">
      <h3 id="cards-export" className="font-semibold">
        {text.export}
      </h3>
      <p className="text-ui text-ink-soft">{text.exportLead}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" icon={Download} busy={working('anki')} onClick={() => exporting.mutate('anki')}>
          {text.anki}
        </Button>
        <Button look="quiet" icon={Download} busy={working('csv')} onClick={() => exporting.mutate('csv')}>
          {text.csv}
        </Button>
      </div>
    </section>
  );
};
