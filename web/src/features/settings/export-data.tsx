import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../../client/save-file.ts';
import { sentenceOf } from '../../text/errors.ts';
import { settingsText as text } from '../../text/settings.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { exportData } from './calls.ts';

/** Everything of the student's, as a file. */
export const ExportData = () => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: exportData,
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, fileName(new Date()));
      toast.good(text.exported);
    },
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-soft">{text.exportHint}</p>
      {error && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      <Button look="quiet" icon={Download} busy={isPending && text.exporting} onClick={() => mutate()}>
        {text.exportAction}
      </Button>
    </div>
  );
};

const fileName = (now: Date): string => {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `studia-export-${day.join('-')}.json`;
};
