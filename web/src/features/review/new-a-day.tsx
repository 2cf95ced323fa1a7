import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { reviewText as text } from '../../text/review.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { setNewADay } from './calls.ts';
import { REVIEW_KEY } from './use-review.ts';

/** How many new cards come in a day; it is saved when the student leaves the field. */
export const NewADay = ({ value, most }: { value: number; most: number }) => {
  const client = useQueryClient();
  const [written, setWritten] = useState(String(value));
  const saving = useMutation({
    mutationFn: setNewADay,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: REVIEW_KEY });
      toast.good(text.saved);
    },
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  const save = () => {
    const wanted = Math.round(Number(written));
    if (written.trim() === '' || !Number.isFinite(wanted)) return setWritten(String(value));
    const possible = Math.min(most, Math.max(0, wanted));
    setWritten(String(possible));
    if (possible !== value) saving.mutate(possible);
    return undefined;
  };
  return (
    <div className="max-w-md">
      <Field label={text.settings} hint={text.settingsHint}>
        <span className="block w-28">
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
            onBlur={save}
            onKeyDown={(event) => event.key === 'Enter' && save()}
          />
        </span>
      </Field>
    </div>
  );
};
