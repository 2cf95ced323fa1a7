import { ArrowRight, Bookmark, Mic, Paperclip, Plus, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ThemeToggle } from '../../../ui/appearance/theme-toggle.tsx';
import type { ButtonLook } from '../../../ui/form/button-class.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { Row, Section, Specimen } from './section.tsx';

const LOOKS: readonly (readonly [ButtonLook, string])[] = [
  ['primary', 'Start learning'],
  ['quiet', 'See a lesson'],
  ['plain', 'Forgot password?'],
  ['danger', 'Delete conversation'],
];

/** Buttons of every kind. */
export const Actions = () => (
  <Section
    number={4}
    id="actions"
    title="Doing"
    lead="The button says what happens. One primary button on a screen; the others stay quiet."
  >
    <Specimen title="Button · look × state">
      <div className="grid gap-4">
        {LOOKS.map(([look, label]) => (
          <Row key={look}>
            <Button look={look}>{label}</Button>
            <Button look={look} icon={look === 'danger' ? Trash2 : Plus}>
              {label}
            </Button>
            <Button look={look} disabled>
              {label}
            </Button>
            <Button look={look} busy="Working…">
              {label}
            </Button>
          </Row>
        ))}
      </div>
    </Specimen>
    <Specimen title="Button · sizes, as link, busy when pressed">
      <Row>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <ButtonLink href="#actions" look="quiet" icon={ArrowRight}>
          A link
        </ButtonLink>
        <BusyWhenPressed />
      </Row>
      <div className="mt-4 max-w-sm">
        <Button wide>As wide as its column</Button>
      </div>
    </Specimen>
    <Specimen title="IconButton, ThemeToggle, Tooltip">
      <Row>
        <IconButton icon={Paperclip} label="Add files" />
        <IconButton icon={Mic} label="Speak" look="quiet" />
        <IconButton icon={Send} label="Send" look="primary" />
        <Pressable />
        <IconButton icon={Trash2} label="Delete" disabled />
        <IconButton icon={Plus} label="Small, same reach" size="sm" />
        <ThemeToggle />
        <Tooltip text="Rests on hover and focus, Escape puts it away" side="top">
          <Button look="quiet">With a tooltip</Button>
        </Tooltip>
      </Row>
    </Specimen>
  </Section>
);

const BusyWhenPressed = () => {
  const [busy, setBusy] = useState<string | false>(false);
  const work = () => {
    setBusy('Saving…');
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <Button look="quiet" busy={busy} onClick={work}>
      Save note
    </Button>
  );
};

const Pressable = () => {
  const [pressed, setPressed] = useState(true);
  return (
    <IconButton icon={Bookmark} label="Keep" aria-pressed={pressed} onClick={() => setPressed(!pressed)} />
  );
};
