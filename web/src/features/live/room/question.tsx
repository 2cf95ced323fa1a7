import type { HappeningOf, LiveEvent } from '@studia/contract/live-events';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { roomText as text } from '../../../text/live.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import type { AnswerDraft, QuestionParts } from '../parts.ts';
import type { Doing } from '../session/use-lesson.ts';

interface Props {
  ask: LiveEvent & HappeningOf<'ask'>;
  parts: QuestionParts;
  /** Does it, and names it. */
  onAct: (doing: Doing) => string;
  /** What could not be done, by its name. */
  refused: string | null;
}

/** What the tutor waits for: a question with its way to answer, and what can be tapped. */
export const LiveQuestion = ({ ask, parts: { AnswerField, answerFrom }, onAct, refused }: Props) => {
  const { item, taps } = ask;
  const answers = taps.filter(({ wish }) => wish === null);
  const wishes = taps.filter(({ wish }) => wish !== null);
  const [draft, setDraft] = useState<AnswerDraft>({ text: '', chosen: null, order: item?.options ?? [] });
  // A question is answered once: a second tap on its way out would be said to the next one.
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null && sent === refused) setSent(null);
  const act = (doing: Doing): void => {
    if (sent === null) setSent(onAct(doing));
  };
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  const answer = item && answerFrom(item, draft);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const milliseconds = Math.round(performance.now() - since.current);
    if (answer) act({ type: 'answer', ask: ask.number, answer, milliseconds });
  };
  return (
    <form onSubmit={send} className="grid gap-4">
      {/* Who is asked again in few words still sees the whole question. */}
      {item && item.ask !== ask.ask && <Markdown text={item.ask} />}
      <div className="font-serif text-lg font-semibold">
        <Markdown text={ask.ask} />
      </div>
      {item && <AnswerField item={item} draft={draft} disabled={false} onChange={setDraft} />}
      {answers.length > 0 && (
        <ul aria-label={text.answers} className="flex flex-wrap gap-2">
          {answers.map(({ label }) => (
            <li key={label}>
              <Button
                look="quiet"
                aria-disabled={sent !== null}
                onClick={() => act({ type: 'words', text: label, by: 'tap' })}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {item && (
          <Button type="submit" disabled={!answer} aria-disabled={sent !== null}>
            {text.answer}
          </Button>
        )}
        {wishes.map(({ label, wish }) => (
          <Button
            key={label}
            look={answers.length > 0 ? 'plain' : 'quiet'}
            aria-disabled={sent !== null}
            onClick={() => wish !== null && act({ type: 'wish', wish })}
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
};
