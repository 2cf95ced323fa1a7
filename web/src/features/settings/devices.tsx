import type { Device } from '@studia/contract/devices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { settingsText as text } from '../../text/settings.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { listDevices, signOutDevice, signOutOthers } from './calls.ts';
import { dayOf } from './day-of.ts';
import { LoadFailed } from './load-failed.tsx';

const KEY = ['devices'];

/** Where the student is signed in, this device first. */
export const Devices = () => {
  const { data, error, isPending, isFetching, refetch } = useQuery({ queryKey: KEY, queryFn: listDevices });
  if (isPending) return <Skeleton label={text.devicesLoading} lines={4} />;
  if (error) return <LoadFailed error={error} isFetching={isFetching} refetch={refetch} />;
  const others = data.filter(({ current }) => !current);
  return (
    <div className="grid gap-5">
      <ul>
        {[...data.filter(({ current }) => current), ...others].map((device) => (
          <li key={device.id} className="border-b border-line first:border-t">
            <Line device={device} />
          </li>
        ))}
      </ul>
      {others.length === 0 ? <p className="text-ui text-ink-soft">{text.onlyDevice}</p> : <SignOutOthers />}
    </div>
  );
};

const useEnding = <Given,>(end: (given: Given) => Promise<void>, sentenceFor: (given: Given) => string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: (_, given) => toast.good(sentenceFor(given)),
    onError: (problem) => toast.bad(sentenceOf(problem)),
    // Also after a failure: the list may have changed elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
};

const Line = ({ device }: { device: Device }) => {
  const { name, address, signed_in_at, last_used_at, current } = device;
  const { mutate, isPending } = useEnding(signOutDevice, (ended) => text.deviceSignedOut(ended.name));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <MonitorSmartphone
        aria-hidden="true"
        className="hidden size-6 shrink-0 text-ink-soft sm:block"
        strokeWidth={1.5}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {name}
          {current && <Badge tone="good">{text.thisDevice}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {text.lastUsed(momentOf(last_used_at))}
          {address !== null && ` · ${address}`} · {text.signedIn(dayOf(signed_in_at))}
        </p>
      </div>
      {!current && (
        <Button
          look="quiet"
          size="sm"
          aria-label={text.signOutNamed(name)}
          busy={isPending && text.signingOut}
          onClick={() => mutate(device)}
        >
          {text.signOutDevice}
        </Button>
      )}
    </div>
  );
};

const SignOutOthers = () => {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useEnding(signOutOthers, () => text.othersSignedOut);
  return (
    <div>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {text.signOutOthers}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.signOutOthersTitle}
        question={text.signOutOthersQuestion}
        cancelLabel={text.cancel}
        confirmLabel={text.signOutOthers}
        busy={isPending && text.signingOut}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
};

const momentOf = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
