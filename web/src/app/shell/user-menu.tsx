import { BookOpen, Gift, LogOut, Shapes, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { isProfileComplete } from '../../features/profile/completeness.ts';
import { fullNameOf } from '../../text/names.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { profileText } from '../../text/profile.ts';
import { shellText } from '../../text/shell.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx';
import { leaveAccount } from '../leave-account.ts';

const PLACES = [
  { href: '/curriculum', label: pageTitles.curriculum, icon: BookOpen },
  { href: '/profile', label: pageTitles.profile, icon: UserRound },
  { href: '/refer', label: pageTitles.refer, icon: Gift },
  { href: '/resources', label: pageTitles.resources, icon: Shapes },
] as const;

/** The account's menu and the question before signing out (SPEC 2.8). */
export const UserMenu = () => {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const name = fullNameOf(user);
  const warning = user && !isProfileComplete(user) ? profileText.incomplete : undefined;
  const entries: MenuEntry[] = [
    ...PLACES.map(({ href, label, icon }) => ({
      href,
      label,
      icon,
      warning: href === '/profile' ? warning : undefined,
      onSelect: () => void navigate(href),
    })),
    'line',
    { label: shellText.signOut, icon: LogOut, onSelect: () => setAsking(true) },
  ];
  const leave = () => {
    leaveAccount();
    void navigate('/');
  };
  return (
    <>
      <Menu
        label={shellText.userMenu}
        trigger={<Avatar name={name} photo={user?.user_metadata.user_photo ?? undefined} size="sm" />}
        heading={<NameAndEmail name={name} email={user?.email ?? ''} />}
        entries={entries}
      />
      <ConfirmDialog
        open={asking}
        title={shellText.signOutTitle}
        question={shellText.signOutQuestion}
        cancelLabel={shellText.cancel}
        confirmLabel={shellText.signOut}
        onCancel={() => setAsking(false)}
        onConfirm={leave}
      />
    </>
  );
};

const NameAndEmail = ({ name, email }: { name: string; email: string }) => (
  <div className="max-w-64">
    <p className="truncate font-semibold">{name}</p>
    <p className="truncate text-sm text-ink-soft">{email}</p>
  </div>
);
