import { Failure } from '@studia/contract/errors';
import { sentenceOf } from '../../text/errors.ts';
import { mapTroubleText as text } from '../../text/map-parts.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';

interface Props {
  error: Error;
  onRetry: () => void;
  onGo: (address: string) => void;
}

/** Why there is no map. Asking again helps who had no answer, not who asked for something that is not there. */
export const MapTrouble = ({ error, onRetry, onGo }: Props) => {
  const isGone = error instanceof Failure && (error.status === 404 || error.status === 400);
  return (
    <ErrorState
      title={sentenceOf(error, text.failed)}
      retryLabel={isGone ? text.toBooks : text.retry}
      onRetry={isGone ? () => onGo('/curriculum') : onRetry}
    />
  );
};
