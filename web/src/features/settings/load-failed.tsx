import { sentenceOf } from '../../text/errors.ts';
import { settingsText as text } from '../../text/settings.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';

/** Says why a part of the settings is missing, and tries again. */
export const LoadFailed = ({
  error,
  isFetching,
  refetch,
}: {
  error: Error;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}) => (
  <div className="grid justify-items-start gap-4">
    <Notice tone="bad">{sentenceOf(error)}</Notice>
    <Button look="quiet" busy={isFetching && text.retrying} onClick={() => void refetch()}>
      {text.retry}
    </Button>
  </div>
);
