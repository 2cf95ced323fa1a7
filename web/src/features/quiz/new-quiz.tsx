import type { QuizId } from '@studia/contract/ids';
import { QUIZ } from '@studia/contract/limits';
import type { QuizDifficulty, QuizMode, QuizPreview, QuizScope } from '@studia/contract/quiz';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../client/new-id.ts';
import { sentenceOf } from '../../text/errors.ts';
import { newQuizText as text } from '../../text/quiz.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Choices } from '../../ui/form/choices.tsx';
import { Slider } from '../../ui/form/slider.tsx';
import { createQuiz, previewQuiz } from './calls.ts';
import { BookChoice, type ChoosableBook } from './scope-choice.tsx';
import { ScopeSummary } from './scope-summary.tsx';

/** How somebody wants to be quizzed; a link may bring it along. */
interface QuizWish {
  mode: QuizMode;
  difficulty: QuizDifficulty;
}

interface Props {
  scope: QuizScope | null;
  wish: QuizWish;
  books: readonly ChoosableBook[];
  onScope: (scope: QuizScope | null) => void;
  onStarted: (id: QuizId) => void;
}

const DIFFICULTIES = ['adaptive', 'easy', 'medium', 'hard'] as const;
const MODES = ['practise', 'alone'] as const;
const TIMERS = ['none', '5', '10', '20', '30', '60'] as const;

/** What a quiz is about and how it goes; one tap starts it. */
export const NewQuiz = ({ scope, wish, books, onScope, onStarted }: Props) => {
  const preview = useQuery({
    queryKey: ['quiz-preview', scope],
    queryFn: () => previewQuiz(scope ?? {}),
    enabled: scope !== null,
    retry: false,
  });
  const choice = <BookChoice scope={scope} books={books} onScope={onScope} />;
  if (!scope) return choice;
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <ScopeSummary
          scope={scope}
          preview={preview.data}
          error={preview.error}
          isPending={preview.isPending}
        />
        <details className="text-ui" open={preview.data?.questions === 0}>
          <summary className="min-h-11 py-2.5 text-accent">{text.change}</summary>
          <div className="pt-2 pb-4">{choice}</div>
        </details>
      </div>
      {preview.data && preview.data.questions > 0 && (
        <Settings scope={scope} wish={wish} preview={preview.data} onStarted={onStarted} />
      )}
    </div>
  );
};

interface SettingsProps extends Pick<Props, 'wish' | 'onStarted'> {
  scope: QuizScope;
  preview: QuizPreview;
}

const Settings = ({ scope, wish, preview, onStarted }: SettingsProps) => {
  const [length, setLength] = useState<number>(QUIZ.usual);
  const [difficulty, setDifficulty] = useState(wish.difficulty);
  const [mode, setMode] = useState(wish.mode);
  const [timer, setTimer] = useState<(typeof TIMERS)[number]>('none');
  // The same for every try: a quiz whose answer got lost is not made twice.
  const [id] = useState(() => newId() as QuizId);
  const start = useMutation({
    mutationFn: () =>
      createQuiz({
        id,
        scope,
        length,
        difficulty,
        mode,
        minutes: mode === 'alone' && timer !== 'none' ? Number(timer) : null,
      }),
    onSuccess: (quiz) => onStarted(quiz.id),
  });
  return (
    <form
      className="grid gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate();
      }}
    >
      <Choices
        label={text.mode}
        hint={text.modeHint[mode]}
        choices={MODES.map((value) => ({ value, label: text.modes[value] }))}
        value={mode}
        onChange={setMode}
      />
      <Choices
        label={text.difficulty}
        hint={text.difficultyHint[difficulty]}
        choices={DIFFICULTIES.map((value) => ({ value, label: text.difficulties[value] }))}
        value={difficulty}
        onChange={setDifficulty}
      />
      <div className="max-w-md">
        <Slider
          label={text.length}
          min={QUIZ.fewest}
          max={QUIZ.most}
          step={1}
          value={length}
          valueText={text.lengthValue(length)}
          onChange={setLength}
        />
        {preview.questions < length && (
          <p className="text-sm text-ink-soft">{text.onlySo(preview.questions)}</p>
        )}
      </div>
      {mode === 'alone' && (
        <Choices
          label={text.timer}
          choices={TIMERS.map((value) => ({
            value,
            label: value === 'none' ? text.noTimer : text.minutes(Number(value)),
          }))}
          value={timer}
          onChange={setTimer}
        />
      )}
      {start.error && <Notice tone="bad">{sentenceOf(start.error, text.startFailed)}</Notice>}
      <div>
        <Button type="submit" size="lg" busy={start.isPending && text.starting}>
          {text.start}
        </Button>
      </div>
    </form>
  );
};
