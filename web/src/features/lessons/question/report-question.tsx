import type { IdeaId } from '@studia/contract/lessons';
import { PRACTICE } from '@studia/contract/limits';
import { ReportReason } from '@studia/contract/practice';
import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { reportText as text } from '../../../text/report-question.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { reportQuestion } from '../calls.ts';

interface Props {
  idea: IdeaId;
  item: string;
}

/** Says what is wrong with a question, once it is answered. */
export const ReportQuestion = (question: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [isReported, setReported] = useState(false);
  if (isReported) return <p className="text-sm text-ink-soft">{text.done}</p>;
  return (
    <div className="-ml-3">
      <Button look="plain" size="sm" icon={Flag} onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && (
        <ReportDialog
          {...question}
          onClose={() => setOpen(false)}
          onReported={() => {
            setOpen(false);
            setReported(true);
            toast.good(text.thanks);
          }}
        />
      )}
    </div>
  );
};

const ReportDialog = ({ idea, item, ...on }: Props & { onClose: () => void; onReported: () => void }) => {
  const [reason, setReason] = useState<ReportReason>('wrong');
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: reportQuestion, onSuccess: on.onReported });
  return (
    <Dialog
      open
      onClose={on.onClose}
      title={text.title}
      description={text.lead}
      footer={
        <>
          <Button look="quiet" onClick={on.onClose}>
            {text.cancel}
          </Button>
          <Button
            busy={isPending && text.sending}
            onClick={() => mutate({ idea, item, reason, note: note.trim() })}
          >
            {text.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Choices
          label={text.reason}
          choices={ReportReason.options.map((value) => ({ value, label: text.reasons[value] }))}
          value={reason}
          onChange={setReason}
        />
        <Field label={text.note} hint={text.noteHint}>
          <TextArea
            value={note}
            maxLength={PRACTICE.reportCharacters}
            rows={3}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {error && <Notice tone="bad">{sentenceOf(error, text.failed)}</Notice>}
      </div>
    </Dialog>
  );
};
