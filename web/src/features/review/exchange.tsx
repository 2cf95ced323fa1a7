import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveFile } from '../../client/save-file.ts';
import { sentenceOf } from '../../text/errors.ts';
import { exchangeText as text } from '../../text/review.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { exportCards, importCards } from './calls.ts';
import { REVIEW_KEY } from './use-review.ts';

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
            <Import />
            {hasCards && <Export />}
          </div>
        )}
      </Dialog>
    </>
  );
};

const Import = () => {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const importing = useMutation({
    mutationFn: importCards,
    onSuccess: () => client.invalidateQueries({ queryKey: REVIEW_KEY }),
  });
  const { data, error, isPending } = importing;
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
          if (file) importing.mutate(file);
          target.value = '';
        }}
      />
      <Button
        look="quiet"
        icon={Upload}
        busy={isPending && text.importing}
        onClick={() => picker.current?.click()}
      >
        {text.choose}
      </Button>
      {data && <Notice tone="good">{text.imported(data.added, data.known)}</Notice>}
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
