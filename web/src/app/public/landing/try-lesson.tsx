import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { tryLessonText } from '../../../text/try-lesson.ts';
import { PenTick } from '../../../ui/feedback/pen-tick.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Sheet, SheetRow } from '../../../ui/layout/sheet.tsx';
import { useTryLesson, type Line } from './use-try-lesson.ts';

/** The tutor of this very product with its first question; a visitor may answer. */
export const TryLesson = () => {
  const { lines, state, say } = useTryLesson();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page.current) page.current.scrollTop = page.current.scrollHeight;
  });
  return (
    <figure aria-label={tryLessonText.title}>
      <Sheet floating>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that its lines can be scrolled by keys */}
        <div ref={page} tabIndex={0} role="log" aria-label={tryLessonText.title} className="lesson-page">
          {lines.map((line) => (
            <LessonLine key={line.id} line={line} current={line === lines.at(-1)} />
          ))}
          {state !== 'ready' && (
            <SheetRow>
              <p className={state === 'failed' ? 'text-bad' : 'animate-breathe text-ink-soft'}>
                {state === 'failed' ? tryLessonText.failed : tryLessonText.thinking}
              </p>
            </SheetRow>
          )}
        </div>
        <AnswerForm onSay={say} />
      </Sheet>
      <figcaption className="mt-4 text-center text-ui text-ink-soft">{tryLessonText.caption}</figcaption>
    </figure>
  );
};

// A sum is read as one thing, so it stays on one line.
const unbroken = (text: string): string => text.replaceAll(/ ([−×÷+·]) /g, '\u00A0$1\u00A0');

const LessonLine = ({ line, current }: { line: Line; current: boolean }) => {
  const [, statement = line.text, question = ''] = /^(|.*?\s)([^.!?\n]+\?)$/s.exec(unbroken(line.text)) ?? [];
  return (
    <SheetRow margin={line.confirms && <PenTick className="size-6 text-good" />}>
      <p className="text-sm text-ink-soft">{line.by === 'you' ? tryLessonText.you : tryLessonText.tutor}</p>
      <p className="mt-0.5 font-serif text-lg whitespace-pre-line">
        {statement}
        {/* The marker says: you are here. */}
        {current ? <mark>{question}</mark> : question}
      </p>
    </SheetRow>
  );
};

// The browser keeps what is typed, so that nothing is lost while the script for it arrives.
const AnswerForm = ({ onSay }: { onSay: (text: string) => Promise<boolean> }) => {
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = new FormData(form).get('answer');
    if (await onSay(typeof answer === 'string' ? answer.trim() : '')) form.reset();
  };
  return (
    <form
      onSubmit={(event) => void onSubmit(event)}
      className="scripted relative flex items-center gap-2 border-t border-line bg-sheet py-3 pr-3 pl-[calc(var(--margin-width)+1rem)] focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent sm:pl-[calc(var(--margin-width)+1.25rem)]"
    >
      <span aria-hidden="true" className="margin-line" />
      <input
        name="answer"
        required
        maxLength={200}
        autoComplete="off"
        aria-label={tryLessonText.answer}
        placeholder={tryLessonText.placeholder}
        className="min-h-11 min-w-0 flex-1 bg-transparent font-serif text-lg outline-none"
      />
      <IconButton type="submit" icon={ArrowUp} label={tryLessonText.send} look="primary" />
    </form>
  );
};
