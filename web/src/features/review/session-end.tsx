import type { Grade } from '@studia/contract/review';
import { sessionText as text } from '../../text/review.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { OpenBook } from '../../ui/layout/illustrations.tsx';

interface Props {
  given: readonly { grade: Grade }[];
  /** Whether there was more than the student wanted. */
  more: boolean;
  onMore: () => void;
  onLeave: () => void;
}

/** What was done, and where to go from here. */
export const SessionEnd = ({ given, more, onMore, onLeave }: Props) => {
  const remembered = given.filter(({ grade }) => grade !== 'again').length;
  return (
    <EmptyState
      drawing={<OpenBook />}
      title={text.doneTitle}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button look={more ? 'quiet' : 'primary'} onClick={onLeave}>
            {text.back}
          </Button>
          {more && <Button onClick={onMore}>{text.goOn}</Button>}
        </div>
      }
    >
      {given.length === 0 ? text.doneNone : text.done(given.length, remembered)}
    </EmptyState>
  );
};
