import { PLAN } from '@studia/contract/limits';
import { PlanLevel } from '@studia/contract/plan';
import { useState, type FormEvent } from 'react';
import { goalText as text } from '../../text/goal-setting.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { Answers, Step } from './answers.ts';
import { dateIn } from './date-in.ts';
import { addDays, dayName } from './days.ts';
import { useToday } from './use-today.ts';

interface Props {
  step: Step;
  answers: Answers;
  onAnswer: (answer: Answers) => void;
}

/** One question: a few answers to press, and room for the student's own. */
export const Question = ({ step, answers, onAnswer }: Props) => {
  const today = useToday();
  const own = (words: string): Answers | null => ownAnswer(step, words, today);
  return (
    <div className="mt-5 grid gap-5">
      <ul aria-labelledby="question" className="flex flex-wrap gap-2">
        {choicesFor(step, answers, today).map(({ label, answer }) => (
          <li key={label}>
            <Button look="quiet" onClick={() => onAnswer(answer)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {step !== 'level' && (
        <OwnAnswer step={step} answers={answers} today={today} read={own} onAnswer={onAnswer} />
      )}
      {step !== 'topic' && (
        <div className="-ml-4.5">
          <Button look="plain" onClick={() => onAnswer({ [step]: null })}>
            {step === 'date' ? text.noDate : text.skip}
          </Button>
        </div>
      )}
    </div>
  );
};

interface Choice {
  label: string;
  answer: Answers;
}

const choicesFor = (step: Step, { topic = '' }: Answers, today: string): Choice[] => {
  if (step === 'topic') return text.examples.map((label) => ({ label, answer: { topic: label } }));
  if (step === 'goal') return text.goals.map((label) => ({ label, answer: { goal: label } }));
  if (step === 'level')
    return PlanLevel.options.map((level) => ({ label: text.level[level], answer: { level } }));
  if (step === 'minutes')
    return text.weekly.map((minutes) => ({ label: text.aWeek(minutes), answer: { minutes } }));
  const named = dateIn(topic, today);
  const written = named === null ? [] : [{ label: text.youWrote(dayName(named)), answer: { date: named } }];
  return [
    ...written,
    ...text.ahead.map((days) => ({ label: text.inDays(days), answer: { date: addDays(today, days) } })),
  ];
};

/** What was typed, as an answer; null while it is none. */
const ownAnswer = (step: Step, typed: string, today: string): Answers | null => {
  const words = typed.trim();
  if (words === '') return null;
  if (step === 'topic') return { topic: words };
  if (step === 'goal') return { goal: words };
  if (step === 'date') return words >= today ? { date: words } : null;
  const minutes = Number(words);
  const possible = minutes >= PLAN.leastWeekMinutes && minutes <= PLAN.mostWeekMinutes;
  return Number.isInteger(minutes) && possible ? { minutes } : null;
};

interface OwnProps extends Props {
  today: string;
  read: (words: string) => Answers | null;
}

const LABELS = { topic: text.ownTopic, goal: text.ownGoal, minutes: text.ownMinutes, date: text.ownDate };

const OwnAnswer = ({ step, answers, today, read, onAnswer }: OwnProps) => {
  const [ownWords, setOwnWords] = useState(() => (step === 'level' ? '' : String(answers[step] ?? '')));
  const answer = read(ownWords);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (answer) onAnswer(answer);
  };
  return (
    <form onSubmit={submit} className="flex max-w-xl items-end gap-2">
      <div className={step === 'topic' || step === 'goal' ? 'min-w-0 flex-1' : 'w-44'}>
        <Field label={step === 'level' ? '' : LABELS[step]}>
          <TextInput
            value={ownWords}
            onChange={(event) => setOwnWords(event.target.value)}
            {...inputFor(step, today)}
          />
        </Field>
      </div>
      <Button type="submit" disabled={answer === null}>
        {text.next}
      </Button>
    </form>
  );
};

const inputFor = (step: Step, today: string) => {
  if (step === 'minutes')
    return {
      type: 'number',
      inputMode: 'numeric' as const,
      min: PLAN.leastWeekMinutes,
      max: PLAN.mostWeekMinutes,
      step: 5,
    };
  if (step === 'date') return { type: 'date', min: today };
  return { maxLength: PLAN.topicCharacters, autoComplete: 'off' };
};
