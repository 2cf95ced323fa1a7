import type { Answer, AskedItem, IdeaId } from '@studia/contract/lessons';
import { useMutation } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { questionText as text } from '../../../text/lessons.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { checkAnswer } from '../calls.ts';
import { AnswerField, answerFrom, isGiven, type Draft } from './answer-field.tsx';
import { Feedback } from './feedback.tsx';

interface Props {
  idea: IdeaId;
  item: AskedItem;
  onChecked: () => void;
}

/** One question: the answer is checked on the server, which alone knows the key. */
export const Question = ({ idea, item, onChecked }: Props) => {
  const [draft, setDraft] = useState<Draft>({ text: '', chosen: null, order: item.options });
  const [hints, setHints] = useState(0);
  const check = useMutation({
    mutationFn: (answer: Answer) => checkAnswer(idea, item.id, answer),
    onSuccess: onChecked,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const answer = answerFrom(item, draft);
    if (answer) check.mutate(answer);
  };
  return (
    <form onSubmit={submit} className="mt-2 grid gap-5">
      <div className="text-lg font-medium">
        <Markdown text={item.ask} />
      </div>
      <AnswerField item={item} draft={draft} disabled={check.isSuccess} onChange={setDraft} />
      {hints > 0 && (
        <ol
          aria-label={text.hints}
          aria-live="polite"
          className="grid gap-2 border-l-2 border-marker pl-4 text-ui"
        >
          {item.hints.slice(0, hints).map((hint) => (
            <li key={hint}>
              <Markdown text={hint} />
            </li>
          ))}
        </ol>
      )}
      {check.data ? (
        <Feedback checked={check.data} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isGiven(item, draft)} busy={check.isPending && text.checking}>
            {text.check}
          </Button>
          {hints < item.hints.length && (
            <Button look="quiet" icon={Lightbulb} onClick={() => setHints(hints + 1)}>
              {hints === 0 ? text.hint : text.moreHint}
            </Button>
          )}
        </div>
      )}
      {check.error && <Notice tone="bad">{sentenceOf(check.error, text.checkFailed)}</Notice>}
      {check.data && check.data.result !== 'right' && (
        <div>
          <Button look="quiet" onClick={() => check.reset()}>
            {text.tryAgain}
          </Button>
        </div>
      )}
    </form>
  );
};
