import { BookOpen, Gift, Library, LogOut, NotebookPen, PanelLeft, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { MenuEntry } from '../../../ui/overlay/menu.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { Logo } from '../../logo.tsx';
import { Row, Section, Specimen } from './section.tsx';

type OpenOverlay = 'form' | 'confirm' | 'staying' | 'long' | 'drawer' | undefined;

/** Things that lie over the page. */
export const Floating = () => {
  const [opened, setOpened] = useState<OpenOverlay>();
  const close = () => setOpened(undefined);
  const entries: MenuEntry[] = [
    { label: 'Bring Your Own Book', icon: BookOpen, href: '#floating' },
    { label: 'Profile Settings', icon: UserRound, href: '#floating' },
    { label: 'Refer a Friend', icon: Gift, href: '#floating' },
    { label: 'Resources', icon: Library, href: '#floating' },
    'line',
    { label: 'Sign Out', icon: LogOut, tone: 'bad', onSelect: () => setOpened('confirm') },
  ];
  return (
    <Section
      number={8}
      id="floating"
      title="Floating"
      lead="They grow from where they were touched, keep the keyboard inside, and give focus back."
    >
      <div className="grid gap-10 lg:grid-cols-2">
        <Specimen title="Dialog, ConfirmDialog, Drawer">
          <Row>
            <Button onClick={() => setOpened('form')}>Sign in</Button>
            <Button look="quiet" onClick={() => setOpened('confirm')}>
              Confirm
            </Button>
            <Button look="quiet" onClick={() => setOpened('staying')}>
              One that stays
            </Button>
            <Button look="quiet" onClick={() => setOpened('long')}>
              A long one
            </Button>
            <Button look="quiet" icon={PanelLeft} onClick={() => setOpened('drawer')}>
              Drawer
            </Button>
          </Row>
        </Specimen>
        <Specimen title="Menu">
          <Menu
            label="Your menu"
            align="start"
            trigger={<Avatar name="Ada Lovelace" />}
            heading={
              <>
                <p className="font-semibold">Ada Lovelace</p>
                <p className="text-sm text-ink-soft">ada@example.org</p>
              </>
            }
            entries={entries}
          />
        </Specimen>
      </div>
      <SignIn open={opened === 'form'} onClose={close} />
      <ConfirmDialog
        open={opened === 'confirm'}
        title="Confirm Sign Out"
        question="Are you sure you want to sign out of your account?"
        cancelLabel="Cancel"
        confirmLabel="Sign Out"
        danger
        onCancel={close}
        onConfirm={close}
      />
      <Dialog
        open={opened === 'staying'}
        title="Complete Your Profile"
        description="It stays until it is done: no Escape, no backdrop."
        footer={<Button onClick={close}>Save and go on</Button>}
      />
      <Dialog open={opened === 'long'} onClose={close} title="A long one" width="wide">
        <div className="grid gap-4 font-serif text-lg">
          {Array.from(
            { length: 14 },
            (_, index) => `Step ${index + 1}. Whatever you do to one side, do to the other, and say why.`,
          ).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Dialog>
      <Drawer open={opened === 'drawer'} onClose={close} label="Sidebar" header={<Logo />}>
        <nav aria-label="Sidebar" className="grid">
          {['My Notes', 'Billing', 'My Usage', 'Help & Support'].map((label, index) => (
            <a
              key={label}
              href="#floating"
              aria-current={index === 0 ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 rounded px-2 text-ui font-medium"
            >
              <NotebookPen aria-hidden="true" className="size-4.5 text-ink-soft" />
              <span className="here">{label}</span>
            </a>
          ))}
        </nav>
      </Drawer>
    </Section>
  );
};

const SignIn = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Welcome!"
    description="Sign in to continue learning"
    width="narrow"
  >
    <form className="grid gap-5" method="dialog">
      <Field label="Email">
        <TextInput type="email" autoComplete="off" />
      </Field>
      <Field label="Password">
        <PasswordInput autoComplete="off" />
      </Field>
      <Button wide onClick={onClose}>
        Sign in
      </Button>
    </form>
  </Dialog>
);
