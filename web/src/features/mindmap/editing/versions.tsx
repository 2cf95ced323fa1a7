import type { MapNode, OwnMap } from '@studia/contract/mindmap';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { later } from '../../../text/later.ts';
import { mapText } from '../../../text/mindmap.ts';
import { ownMapText as text } from '../../../text/own-map.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { listVersions, readVersion } from '../calls.ts';

interface Props {
  map: OwnMap;
  onClose: () => void;
  /** A version is wanted back. It is a change like any other, so it can be undone. */
  onRestore: (nodes: MapNode[]) => void;
}

const moment = later(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

/** Earlier versions of a map, and the way back to one. */
export const Versions = ({ map, onClose, onRestore }: Props) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error } = useQuery({
    queryKey: ['mindmap', map.id, 'versions'],
    queryFn: () => listVersions(map.id),
    gcTime: 0,
  });
  const revision = chosen ?? data?.[0]?.revision ?? null;
  const restoring = useMutation({
    mutationFn: () => readVersion(map.id, revision ?? 0),
    onSuccess: ({ nodes }) => {
      onRestore(nodes);
      toast.good(text.restored);
      onClose();
    },
    onError: (failure) => toast.bad(sentenceOf(failure)),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.versions}
      description={text.versionsLead}
      footer={
        revision !== null && (
          <Button busy={restoring.isPending && text.restoring} onClick={() => restoring.mutate()}>
            {text.restore}
          </Button>
        )
      }
    >
      {error && <p role="alert">{sentenceOf(error)}</p>}
      {!data && !error && <Skeleton label={mapText.loading} lines={2} />}
      {data?.length === 0 && <p className="text-ink-soft">{text.noVersions}</p>}
      {data && data.length > 0 && (
        <Field label={text.chooseVersion}>
          <Select
            value={String(revision)}
            onChange={(event) => setChosen(Number(event.target.value))}
            options={data.map((one) => ({
              value: String(one.revision),
              label: text.version(moment().format(new Date(one.saved_at)), one.nodes),
            }))}
          />
        </Field>
      )}
    </Dialog>
  );
};
