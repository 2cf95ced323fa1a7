import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { goalText as text } from '../../text/goal-setting.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import {
  answered,
  askedAgain,
  finished,
  STEPS,
  type Answers,
  type Conversation,
  type Step,
} from './answers.ts';
import { dayName } from './days.ts';
import { Question } from './question.tsx';

interface Props {
  conversation: Conversation;
  onChange: (conversation: Conversation) => void;
  onMake: (answers: Answers & { topic: string }) => void;
}

/** One question at a time; what was said stands above and can be changed. */
export const GoalConversation = ({ conversation, onChange, onMake }: Props) => {
  const { answers, asking } = conversation;
  const heading = useFocusOnChange(asking);
  const given = STEPS.filter((step) => step !== asking && answers[step] !== undefined);
  const make = (): void => {
    const { topic } = answers;
    if (topic !== undefined) onMake({ ...finished(conversation).answers, topic });
  };
  return (
    <div className="relative [--margin-width:1.25rem] sm:[--margin-width:3.25rem]">
      <span aria-hidden="true" className="margin-line" />
      <div className="pl-9 sm:pl-20">
        {given.length > 0 && (
          <dl className="mb-8 divide-y divide-line border-y border-line">
            {given.map((step) => (
              <Given
                key={step}
                step={step}
                answers={answers}
                onChange={() => onChange(askedAgain(conversation, step))}
              />
            ))}
          </dl>
        )}
        <h2
          ref={heading}
          id="question"
          tabIndex={-1}
          className="font-serif text-2xl font-semibold outline-none"
        >
          {asking === null ? text.ready : text.questions[asking]}
        </h2>
        {asking === null ? (
          <Ready onMake={make} />
        ) : (
          <Question
            key={asking}
            step={asking}
            answers={answers}
            onAnswer={(answer) => onChange(answered(conversation, answer))}
          />
        )}
        {asking !== null && asking !== 'topic' && answers.topic !== undefined && (
          <p className="mt-8 -ml-4.5">
            <Button look="plain" onClick={make}>
              {text.makeNow}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
};

const Ready = ({ onMake }: { onMake: () => void }) => (
  <>
    <p className="mt-2 text-ink-soft">{text.readyLead}</p>
    <div className="mt-6">
      <Button size="lg" onClick={onMake}>
        {text.make}
      </Button>
    </div>
  </>
);

interface GivenProps {
  step: Step;
  answers: Answers;
  onChange: () => void;
}

const Given = ({ step, answers, onChange }: GivenProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
    <dt className="text-sm text-ink-soft">{text.short[step]}</dt>
    <dd className="col-start-1 font-serif text-lg wrap-anywhere sm:col-start-2 sm:row-start-1">
      {inWords(step, answers) ?? <span className="text-ink-soft">{text.skipped}</span>}
    </dd>
    <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
      <IconButton icon={Pencil} label={text.change(text.short[step])} onClick={onChange} />
    </dd>
  </div>
);

const inWords = (step: Step, { topic, goal, level, minutes, date }: Answers): string | null => {
  if (step === 'topic') return topic ?? null;
  if (step === 'goal') return goal ?? null;
  if (step === 'level') return level ? text.level[level] : null;
  if (step === 'minutes') return minutes ? text.aWeek(minutes) : null;
  return date ? dayName(date) : null;
};

/** A new question is read aloud and the keyboard goes on from it; the first one leaves the focus where it is. */
const useFocusOnChange = (asking: Step | null) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(asking);
  useEffect(() => {
    if (before.current === asking) return;
    before.current = asking;
    heading.current?.focus();
  }, [asking]);
  return heading;
};
