import type { AccessToken } from '@studia/contract/access-tokens';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accessTokensText as text } from '../../text/access-tokens.ts';
import { sentenceOf } from '../../text/errors.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { listTokens, revokeToken } from './access-token-calls.ts';
import { dayOf } from './day-of.ts';
import { LoadFailed } from './load-failed.tsx';
import { NewToken } from './new-token.tsx';

const KEY = ['access-tokens'];

/** The keys that a student made for their own programs. */
export const AccessTokens = () => {
  const { data, error, isPending, isFetching, refetch } = useQuery({ queryKey: KEY, queryFn: listTokens });
  if (isPending) return <Skeleton label={text.loading} lines={2} />;
  if (error) return <LoadFailed error={error} isFetching={isFetching} refetch={refetch} />;
  return (
    <div className="grid gap-5">
      {data.length === 0 ? (
        <p className="text-ui text-ink-soft">{text.none}</p>
      ) : (
        <ul>
          {data.map((token) => (
            <li key={token.id} className="border-b border-line first:border-t">
              <Line token={token} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <NewToken />
        <a href="/api/docs" className="link text-ui">
          {text.guide}
        </a>
      </div>
    </div>
  );
};

const Line = ({ token }: { token: AccessToken }) => {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: revokeToken,
    onSuccess: () => toast.good(text.revoked(token.name)),
    onError: (problem) => toast.bad(sentenceOf(problem)),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
  const { name, start, scopes, expires_at, last_used_at } = token;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="mt-0.5 text-sm text-ink-soft">
          <code>{text.start(start)}</code> · {scopes.map((scope) => text.shortScopes[scope]).join(', ')} ·{' '}
          {text.expires(dayOf(expires_at))} · {text.lastUsed(last_used_at && dayOf(last_used_at))}
        </p>
      </div>
      <Button look="quiet" size="sm" aria-label={text.revokeNamed(name)} onClick={() => setAsking(true)}>
        {text.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.revokeTitle}
        question={text.revokeQuestion(name)}
        cancelLabel={text.cancel}
        confirmLabel={text.revoke}
        danger
        busy={isPending && text.revoking}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate(token)}
      />
    </div>
  );
};
