import { CONFIDENCE_STEPS, type Confidence as Step } from '@studia/contract/practice';
import { useId, type RefObject } from 'react';
import { confidenceText } from '../../../text/confidence.ts';
import { questionText as text } from '../../../text/lessons.ts';
import { buttonClass } from '../../../ui/form/button-class.ts';

interface Props {
  disabled: boolean;
  /** What a tap does, where that is not to have the answer checked. */
  hint?: string;
  /** Where the keyboard goes once the answer stands. */
  firstStep: RefObject<HTMLButtonElement | null>;
  onChoose: (step: Step) => void;
}

/** "How sure are you?": one tap says it and has the answer checked. */
export const Confidence = ({ disabled, hint = text.sureHint, firstStep, onChoose }: Props) => {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="text-ui font-semibold">{confidenceText.howSure}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {disabled ? text.answerFirst : hint}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {CONFIDENCE_STEPS.map((step, index) => (
          <button
            key={step}
            ref={index === 0 ? firstStep : null}
            type="button"
            disabled={disabled}
            onClick={() => onChoose(step)}
            className={buttonClass({ look: 'quiet', wide: true })}
          >
            {confidenceText.steps[step]}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
