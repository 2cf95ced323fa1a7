import type { NextStep as Step } from '@studia/contract/practice';
import { Link } from 'react-router';
import { nextStepText, progressPageText as text } from '../../text/practice.ts';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { stepAddress } from './addresses.ts';
import { useProgress } from './use-progress.ts';

/** What is best done now, and one button that does it; nothing while that is unknown. */
export const NextStep = () => {
  const { data, isPending } = useProgress();
  if (isPending) return <StepComing />;
  return data ? <StepToTake step={data.next} /> : null;
};

/** As large as what comes, so that nothing below it moves. */
const StepComing = () => (
  <Skeleton label={text.next}>
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="grid min-h-20 min-w-0 flex-1 basis-72 content-center gap-3.5">
        <Bone className="h-4 w-3/5" />
        <Bone className="h-2.5 w-full" />
        <Bone className="h-2.5 w-1/2" />
      </div>
      <Bone className="h-11 w-36" />
    </div>
  </Skeleton>
);

export const StepToTake = ({ step }: { step: Step }) => {
  const words = nextStepText[step.kind];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-h-20 min-w-0 flex-1 basis-72">
        <p className="font-serif text-xl font-semibold">{words.title}</p>
        <p className="measure mt-1 text-ink-soft">{words.lead(step.ideas.map(({ title }) => title))}</p>
      </div>
      <Link to={stepAddress(step)} className={buttonClass()}>
        {words.action}
      </Link>
    </div>
  );
};
