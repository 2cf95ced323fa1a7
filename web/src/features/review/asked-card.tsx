import type { DueCard } from '@studia/contract/review';
import { EllipsisVertical, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { sessionText as text } from '../../text/review.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { changeCard, restartCard } from './calls.ts';
import { CardFace } from './card-face.tsx';
import { CardForm } from './card-form.tsx';
import { GradeButtons } from './grade-buttons.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import type { useSitting } from './use-sitting.ts';

interface Props {
  card: DueCard;
  left: number;
  answered: number;
  sitting: ReturnType<typeof useSitting>;
  onFinish: () => void;
}

/** The card that is asked now: tap it or press Space for the answer, then say how it went. */
export const AskedCard = ({ card, left, answered, sitting, onFinish }: Props) => {
  const [editing, setEditing] = useState(false);
  const { shown } = sitting.sitting;
  const undo = () => void sitting.undo().then((done) => done && toast.info(text.undone));
  useReviewKeys({
    shown,
    onShow: sitting.show,
    onGrade: sitting.grade,
    onUndo: undo,
    onEdit: () => setEditing(true),
  });
  const setAside = async (act: () => Promise<DueCard>, sentence: string): Promise<void> => {
    try {
      await act();
      sitting.setAside();
      toast.info(sentence);
    } catch (error) {
      toast.bad(sentenceOf(error));
    }
  };
  return (
    <>
      <header className="flex items-center gap-1">
        <Button look="plain" size="sm" onClick={onFinish}>
          {text.finish}
        </Button>
        <p className="ml-auto mr-2 text-ui text-ink-soft tabular-nums">{text.left(left)}</p>
        <IconButton icon={Undo2} label={text.undo} disabled={answered === 0} onClick={undo} />
        <Menu
          label={text.more}
          trigger={<EllipsisVertical aria-hidden="true" className="size-5 text-ink-soft" />}
          entries={[
            { label: text.edit, icon: Pencil, onSelect: () => setEditing(true) },
            {
              label: text.suspend,
              onSelect: () => void setAside(() => changeCard(card.id, { suspended: true }), text.suspended),
            },
            {
              label: text.restart,
              onSelect: () =>
                void restartCard(card.id).then(sitting.replace, (error) => toast.bad(sentenceOf(error))),
            },
          ]}
        />
      </header>
      {/* The card itself is a large target for a thumb; the button below it is the one for keys and screen readers. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div
        onClick={(event) => !shown && !isControl(event.target) && sitting.show()}
        className="mt-3 flex flex-1 flex-col gap-4 rounded border border-line bg-sheet px-5 py-6 sm:px-10 sm:py-8"
      >
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {card.state === 'new' && <Badge>{text.fresh}</Badge>}
          {card.subject !== '' && <span className="text-sm text-ink-soft">{card.subject}</span>}
        </div>
        {card.urgent && <Notice tone="warn">{text.urgent}</Notice>}
        {card.leech && <Notice tone="info">{text.leech(card.lapses)}</Notice>}
        <div className="my-auto">
          <CardFace card={card} shown={shown} />
        </div>
      </div>
      <footer className="sticky bottom-0 bg-paper pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {shown ? (
          <GradeButtons card={card} onGrade={sitting.grade} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- each card begins here, as the one before ended here
          <Button wide size="lg" autoFocus onClick={sitting.show}>
            {text.show}
          </Button>
        )}
        <p className="mt-2 hidden text-center text-sm text-ink-soft pointer-fine:block">{text.keys}</p>
      </footer>
      <CardForm open={editing} card={card} onClose={() => setEditing(false)} onSaved={sitting.replace} />
    </>
  );
};

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, summary') !== null;
