import type { Confidence as Step } from '@studia/contract/practice';
import type { Quiz, QuizAnswer, QuizQuestion } from '@studia/contract/quiz';
import { ArrowRight, Lightbulb } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { quizText as text } from '../../text/quiz.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { sayHints } from './calls.ts';
import { Hints } from './hints.tsx';
import { Outcome } from './outcome.tsx';
import type { QuestionParts } from './parts.ts';
import { nameOf } from './run.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { useDraft } from './use-draft.ts';
import type { GivenAnswer } from './use-quiz.ts';

interface Props {
  quiz: Pick<Quiz, 'id' | 'mode' | 'ends_at'>;
  question: QuizQuestion;
  /** What became of it; null as long as nobody knows, also while the answer waits for the connection. */
  result: QuizAnswer | null;
  isGiven: boolean;
  isReached: boolean;
  parts: QuestionParts;
  nextLabel: string;
  onAnswer: (given: GivenAnswer) => void;
  onCompare: (correct: 0 | 0.5 | 1) => void;
  onNext: () => void;
}

/** One question on one sheet: ask, answer, how sure, and then what became of it. */
export const QuestionSheet = (props: Props) => {
  const { quiz, question, isGiven, parts, onAnswer } = props;
  const { item } = question;
  const { draft, change, forget } = useDraft(quiz.id, question);
  const [hints, setHints] = useState(question.opened);
  const [begun] = useState(() => performance.now());
  const firstStep = useRef<HTMLButtonElement>(null);
  const answer = parts.answerFrom(item, draft);
  // Who works against the clock is not asked how sure they are.
  const asksConfidence = quiz.ends_at === null;

  const give = (given: GivenAnswer['answer'], confidence: Step | null): void => {
    if (isGiven) return;
    forget();
    onAnswer({ answer: given, confidence, hints, milliseconds: performance.now() - begun });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (answer === null) return;
    if (asksConfidence) firstStep.current?.focus();
    else give(answer, null);
  };
  useAnswerKeys({
    options: isGiven ? [] : optionsOf(question),
    onChoose: (chosen) => change({ ...draft, chosen }),
    onSure: isGiven || answer === null || !asksConfidence ? null : (step) => give(answer, step),
  });
  const openHint = (): void => {
    setHints(hints + 1);
    sayHints(quiz.id, nameOf(question), hints + 1);
  };

  return (
    <form onSubmit={submit} className="grid gap-6">
      <div className="font-serif text-xl leading-snug font-medium sm:text-2xl">
        <Markdown text={item.ask} />
      </div>
      <parts.AnswerField
        item={item}
        draft={draft}
        disabled={isGiven}
        right={props.result?.outcome?.key ?? null}
        onChange={change}
      />
      <Hints hints={item.hints.slice(0, hints)} />
      {isGiven ? (
        <Answered {...props} />
      ) : (
        <div className="grid gap-4 border-t border-line pt-5">
          {asksConfidence ? (
            <parts.Confidence
              hint={quiz.mode === 'alone' ? text.howSureAlone : text.howSureHint}
              disabled={answer === null}
              firstStep={firstStep}
              onChoose={(step) => give(answer, step)}
            />
          ) : (
            <Button type="submit" size="lg" disabled={answer === null}>
              {text.goOn}
            </Button>
          )}
          <div className="-mx-3 flex flex-wrap justify-between gap-x-2">
            {hints < item.hints.length ? (
              <Button look="plain" icon={Lightbulb} onClick={openHint}>
                {hints === 0 ? text.hint : text.moreHint}
              </Button>
            ) : (
              <span />
            )}
            <Button look="plain" onClick={() => give(null, null)}>
              {text.dontKnow}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
};

const optionsOf = ({ item }: QuizQuestion): readonly string[] => (item.kind === 'choice' ? item.options : []);

const Answered = ({ question, result, isReached, parts, nextLabel, onCompare, onNext }: Props) => {
  const outcome = result?.outcome ?? null;
  return (
    <div className="grid gap-6 border-t border-line pt-5">
      {/* One place that is always there: what appears in it is read aloud. */}
      <div
        aria-live="polite"
        className="min-h-24 scroll-mt-24"
        ref={(place) => {
          if (outcome) place?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {outcome && (
          <Outcome
            idea={question.idea}
            item={question.item.id}
            outcome={outcome}
            parts={parts}
            onCompare={onCompare}
          />
        )}
        {!outcome && isReached && <p className="text-ui text-ink-soft">{text.checking}</p>}
        {!outcome && !isReached && <Notice tone="info">{text.waitingFeedback}</Notice>}
      </div>
      <div>
        <Button
          size="lg"
          icon={ArrowRight}
          onClick={onNext}
          ref={(button) => {
            if (outcome || !isReached) button?.focus({ preventScroll: true });
          }}
        >
          {nextLabel}
        </Button>
      </div>
    </div>
  );
};
