import type { AskedItem, IdeaId } from '@studia/contract/lessons';
import type { Confidence as Step } from '@studia/contract/practice';
import { Lightbulb } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { confidenceText } from '../../../text/confidence.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { questionText as text } from '../../../text/lessons.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { AnswerField, answerFrom, isGiven, type Draft } from './answer-field.tsx';
import { Confidence } from './confidence.tsx';
import { Feedback } from './feedback.tsx';
import { ReportQuestion } from './report-question.tsx';
import { useAnswer } from './use-answer.ts';

interface Props {
  idea: IdeaId;
  item: AskedItem;
  onChecked: () => void;
}

/** One question: how sure one is comes before the check, which the server makes: it alone knows the key. */
export const Question = ({ idea, item, onChecked }: Props) => {
  const [draft, setDraft] = useState<Draft>({ text: '', chosen: null, order: item.options });
  const [hints, setHints] = useState(0);
  const { checked, isSending, error, ...answering } = useAnswer(idea, item, onChecked);
  const firstStep = useRef<HTMLButtonElement>(null);
  const askHowSure = (event: FormEvent): void => {
    event.preventDefault();
    firstStep.current?.focus();
  };
  const give = (confidence: Step): void => {
    const answer = answerFrom(item, draft);
    if (answer) answering.give(answer, confidence, hints);
  };
  return (
    <form onSubmit={askHowSure} className="mt-2 grid gap-5">
      <div className="text-lg font-medium">
        <Markdown text={item.ask} />
      </div>
      <AnswerField
        item={item}
        draft={draft}
        disabled={checked !== null}
        right={checked?.key ?? null}
        onChange={setDraft}
      />
      {hints > 0 && <Hints hints={item.hints.slice(0, hints)} />}
      {checked ? (
        <Feedback checked={checked} />
      ) : (
        <div className="grid gap-4 border-t border-line pt-5">
          <Confidence disabled={!isGiven(item, draft) || isSending} firstStep={firstStep} onChoose={give} />
          {answering.isSeen && <p className="text-sm text-ink-soft">{text.seenAlready}</p>}
          {hints < item.hints.length && (
            <div className="-ml-3">
              <Button look="plain" icon={Lightbulb} onClick={() => setHints(hints + 1)}>
                {hints === 0 ? text.hint : text.moreHint}
              </Button>
            </div>
          )}
        </div>
      )}
      {checked?.result === 'compare' && (
        <Comparison given={answering.ownJudgement} isBusy={isSending} onJudge={answering.judge} />
      )}
      {error && <Notice tone="bad">{sentenceOf(error, text.checkFailed)}</Notice>}
      {checked && checked.result !== 'right' && (
        <div>
          <Button look="quiet" onClick={answering.tryAgain}>
            {text.tryAgain}
          </Button>
        </div>
      )}
      {checked && <ReportQuestion idea={idea} item={item.id} />}
      {/* Enter in an answer goes on to how sure one is. */}
      <button type="submit" hidden>
        {confidenceText.howSure}
      </button>
    </form>
  );
};

const Hints = ({ hints }: { hints: readonly string[] }) => (
  <ol aria-label={text.hints} aria-live="polite" className="grid gap-2 border-l-2 border-marker pl-4 text-ui">
    {hints.map((hint) => (
      <li key={hint}>
        <Markdown text={hint} />
      </li>
    ))}
  </ol>
);

interface ComparisonProps {
  given: boolean | undefined;
  isBusy: boolean;
  onJudge: (own: boolean) => void;
}

/** Where the judge is not sure, the student compares and says what they see. */
const Comparison = ({ given, isBusy, onJudge }: ComparisonProps) =>
  given === undefined ? (
    <fieldset disabled={isBusy}>
      <legend className="text-ui font-semibold">{text.compareAsk}</legend>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => onJudge(true)}>
          {text.compareYes}
        </Button>
        <Button look="quiet" onClick={() => onJudge(false)}>
          {text.compareNo}
        </Button>
      </div>
    </fieldset>
  ) : (
    <output className="text-ui text-ink-soft">{text.compareDone}</output>
  );
