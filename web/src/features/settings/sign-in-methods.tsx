import type { User } from '@studia/contract/auth';
import type { WaysIn as Known } from '@studia/contract/owner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, UserRoundCheck, type LucideIcon } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { settingsText as text } from '../../text/settings.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { unlinkProvider } from './calls.ts';
import { dayOf } from './day-of.ts';
import { LoadSignInMethods, SIGN_IN_METHODS_KEY } from './load-sign-in-methods.tsx';
import { isWrongProof, OwnerProof, proofFrom } from './owner-proof.tsx';

/** What opens the account: the password, and the providers, each of which can be taken away while another way stays. */
export const SignInMethods = ({ user }: { user: User }) => (
  <LoadSignInMethods>
    {(known) => (
      <ul>
        <Line icon={KeyRound} name={text.password}>
          {known.has_password ? text.passwordSet : text.passwordNone}
        </Line>
        {known.providers.map((linked) => (
          <Linked key={linked.provider} email={user.email} known={known} linked={linked} />
        ))}
      </ul>
    )}
  </LoadSignInMethods>
);

interface LineProps {
  icon: LucideIcon;
  name: string;
  children: string;
  badge?: string | false;
  action?: ReactNode;
  below?: ReactNode;
}

const Line = ({ icon: Icon, name, children, badge = false, action, below }: LineProps) => (
  <li className="border-b border-line py-4 first:border-t">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Icon aria-hidden="true" className="hidden size-6 shrink-0 text-ink-soft sm:block" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {name}
          {badge !== false && <Badge>{badge}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">{children}</p>
      </div>
      {action}
    </div>
    {below}
  </li>
);

interface LinkedProps {
  email: string;
  known: Known;
  linked: Known['providers'][number];
}

const Linked = ({ email, known, linked: { provider, linked_at } }: LinkedProps) => {
  // Null until it was first opened: then there is a focus to give back.
  const [open, setOpen] = useState<boolean | null>(null);
  const name = text.providers[provider];
  const isOnlyWay = !known.has_password && known.providers.length === 1;
  return (
    <Line
      icon={UserRoundCheck}
      name={name}
      badge={isOnlyWay && text.onlyWay}
      action={
        !isOnlyWay &&
        !open && (
          <Button
            look="quiet"
            size="sm"
            autoFocus={open === false}
            aria-label={text.unlinkNamed(name)}
            onClick={() => setOpen(true)}
          >
            {text.unlink}
          </Button>
        )
      }
      below={
        open && (
          <UnlinkForm
            email={email}
            hasPassword={known.has_password}
            provider={provider}
            onClose={() => setOpen(false)}
          />
        )
      }
    >
      {text.linked(dayOf(linked_at))}
    </Line>
  );
};

interface FormProps {
  email: string;
  hasPassword: boolean;
  provider: Known['providers'][number]['provider'];
  onClose: () => void;
}

const UnlinkForm = ({ email, hasPassword, provider, onClose }: FormProps) => {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const name = text.providers[provider];
  const proof = proofFrom(hasPassword, typed);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (shown: NonNullable<typeof proof>) => unlinkProvider(provider, shown),
    onSuccess: async () => {
      toast.good(text.unlinked(name));
      onClose();
      await queries.invalidateQueries({ queryKey: SIGN_IN_METHODS_KEY });
      await queries.invalidateQueries({ queryKey: ['devices'] });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (proof && !isPending) mutate(proof);
  };
  return (
    <form onSubmit={onSubmit} className="mt-4 grid justify-items-start gap-4">
      <p className="text-ink-soft">{text.unlinkWhat(name)}</p>
      <OwnerProof
        email={email}
        hasPassword={hasPassword}
        purpose="unlink"
        autoFocus
        value={typed}
        onChange={(value) => {
          setTyped(value);
          reset();
        }}
        error={error}
      />
      {error && !isWrongProof(error) && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" disabled={proof === null} busy={isPending && text.unlinking}>
          {text.unlinkNamed(name)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
};
