import type { CardId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import type { Card, CardKind, CardSource, DueCard } from '@studia/contract/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { newId } from '../../client/new-id.ts';
import { sentenceOf } from '../../text/errors.ts';
import { cardText as text } from '../../text/review.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { Choices } from '../../ui/form/choices.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { addCards, changeCard } from './calls.ts';
import { REVIEW_KEY, useReviewDay } from './use-review.ts';

interface Props {
  open: boolean;
  /** The card that is changed; left out for a new one. */
  card?: Card | undefined;
  /** What a new card begins with. */
  draft?: Partial<Draft> | undefined;
  onClose: () => void;
  onSaved?: ((card: DueCard) => void) | undefined;
}

interface Draft {
  kind: CardKind;
  front: string;
  back: string;
  subject: string;
  source: CardSource | null;
}

const BLANK: Draft = { kind: 'basic', front: '', back: '', subject: '', source: null };

/** Writes a card, or rewrites one. Its fields are there while it is open only, so each time begins with the card itself. */
export const CardForm = ({ open, card, onClose, ...rest }: Props) => (
  <Dialog open={open} onClose={onClose} title={card ? text.editTitle : text.addTitle} width="wide">
    {open && <Fields key={card?.id ?? 'new'} card={card} onClose={onClose} {...rest} />}
  </Dialog>
);

const Fields = ({ card, draft: given, onClose, onSaved }: Omit<Props, 'open'>) => {
  const [draft, setDraft] = useState<Draft>({ ...BLANK, ...given, ...card });
  const saving = useSaving(card, onSaved);
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const save = () =>
    saving.mutate(draft, {
      onSuccess: () => {
        toast.good(card ? text.changed : text.added);
        onClose();
      },
    });
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {!card && (
        <Choices
          label={text.kind}
          choices={[
            { value: 'basic', label: text.basic },
            { value: 'cloze', label: text.cloze },
          ]}
          value={draft.kind}
          onChange={(kind) => set({ kind })}
        />
      )}
      <Sides draft={draft} onChange={set} />
      <SubjectField value={draft.subject} onChange={(subject) => set({ subject })} />
      {saving.error && <Notice tone="bad">{sentenceOf(saving.error)}</Notice>}
      <div className="flex justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" busy={saving.isPending && text.saving}>
          {text.save}
        </Button>
      </div>
    </form>
  );
};

const useSaving = (card: Card | undefined, onSaved: Props['onSaved']) => {
  const client = useQueryClient();
  // The same id again is the same card: a lost answer makes no second one.
  const id = useRef(newId() as CardId);
  return useMutation({
    mutationFn: async ({ kind, front, back, subject, source }: Draft) => {
      if (card) onSaved?.(await changeCard(card.id, { front, back, subject: subject.trim() }));
      else await addCards([{ id: id.current, kind, front, back, subject: subject.trim(), source }]);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: REVIEW_KEY }),
  });
};

/** Both sides; in a text with missing words, a button hides what is selected. */
const Sides = ({ draft, onChange }: { draft: Draft; onChange: (change: Partial<Draft>) => void }) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const { kind, front, back } = draft;
  const hide = () => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    if (selectionEnd > selectionStart)
      onChange({
        front: `${front.slice(0, selectionStart)}{{${front.slice(selectionStart, selectionEnd)}}}${front.slice(selectionEnd)}`,
      });
    area.current?.focus();
  };
  const isCloze = kind === 'cloze';
  return (
    <>
      <Field
        label={isCloze ? text.text : text.front}
        hint={isCloze ? text.textHint : undefined}
        aside={
          isCloze && (
            <button type="button" className="link" onClick={hide}>
              {text.hide}
            </button>
          )
        }
      >
        <TextArea
          ref={area}
          required
          value={front}
          maxLength={REVIEW.frontCharacters}
          onChange={(event) => onChange({ front: event.target.value })}
        />
      </Field>
      <Field
        label={isCloze ? text.extra : text.backSide}
        note={isCloze ? text.optional : undefined}
        hint={text.format}
      >
        <TextArea
          required={!isCloze}
          value={back}
          maxLength={REVIEW.backCharacters}
          onChange={(event) => onChange({ back: event.target.value })}
        />
      </Field>
    </>
  );
};

/** A new subject or one there is. */
const SubjectField = ({ value, onChange }: { value: string; onChange: (subject: string) => void }) => {
  const list = useId();
  const { data } = useReviewDay();
  return (
    <Field label={text.subject} note={text.optional} hint={text.subjectHint}>
      <TextInput
        value={value}
        maxLength={REVIEW.subjectCharacters}
        list={list}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {data?.subjects.map(({ subject }) => (
          <option key={subject} value={subject}>
            {subject}
          </option>
        ))}
      </datalist>
    </Field>
  );
};
