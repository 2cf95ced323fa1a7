import { useState, type ReactNode } from 'react';
import { experienceText } from '../../../text/experience.ts';
import { MasteryBar } from '../../../ui/feedback/mastery-bar.tsx';
import { ProofTick } from '../../../ui/feedback/proof-tick.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { Sheet, SheetRow } from '../../../ui/layout/sheet.tsx';

const CardFrame = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Sheet floating>
    <SheetRow>
      <h3 className="font-serif text-2xl font-semibold">{title}</h3>
      <p className="mt-1.5 max-w-[56ch] text-ink-soft">{text}</p>
    </SheetRow>
    {children}
    <SheetRow>
      <p className="text-sm text-ink-soft italic">{experienceText.example}</p>
    </SheetRow>
  </Sheet>
);

/** Mathematics whose every line was checked: the ticks open the proof. */
export const StepsCard = () => {
  const { title, text, lines, checked } = experienceText.steps;
  return (
    <CardFrame title={title} text={text}>
      {lines.map(({ line, why, proof }) => (
        <SheetRow key={line} divided margin={<ProofTick label={checked(line)}>{proof}</ProofTick>}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-serif text-xl whitespace-nowrap">{line}</span>
            <span className="text-ui text-ink-soft">{why}</span>
          </p>
        </SheetRow>
      ))}
    </CardFrame>
  );
};

const { quiz } = experienceText;
type Option = keyof typeof quiz.options;
type Level = keyof typeof quiz.levels;

const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

/** A question of a quiz, with confidence asked before the answer is told. */
export const QuizCard = () => {
  const [option, setOption] = useState<Option | ''>('');
  const [level, setLevel] = useState<Level | ''>('');
  return (
    <CardFrame title={quiz.title} text={quiz.text}>
      <SheetRow divided>
        <div className="grid gap-5">
          <Choices<Option | ''>
            label={quiz.question}
            choices={choicesOf(quiz.options)}
            value={option}
            onChange={setOption}
          />
          <Choices<Level | ''>
            label={quiz.confidence}
            choices={choicesOf(quiz.levels)}
            value={level}
            onChange={setLevel}
          />
          {/* Two lines are kept free for it, so that nothing below moves. */}
          <output className="block min-h-12 font-serif">{verdict(option, level)}</output>
        </div>
      </SheetRow>
    </CardFrame>
  );
};

const verdict = (option: Option | '', level: Level | ''): string => {
  if (option === '' || level === '') return quiz.waiting;
  const sure = level === 'certain';
  if (option === 'mitochondrion') return sure ? quiz.rightAndSure : quiz.rightByGuess;
  return sure ? quiz.wrongButSure : quiz.wrongAndUnsure;
};

/** What a student does alone, beside what goes with help. */
export const MasteryCard = () => {
  const { title, text, subjects, next } = experienceText.mastery;
  return (
    <CardFrame title={title} text={text}>
      <SheetRow divided>
        <div className="grid gap-4">
          {subjects.map((subject) => (
            <MasteryBar key={subject.label} {...subject} />
          ))}
        </div>
        <p className="mt-6 font-serif">
          <mark>{next}</mark>
        </p>
      </SheetRow>
    </CardFrame>
  );
};
