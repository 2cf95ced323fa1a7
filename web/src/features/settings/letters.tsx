import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../text/errors.ts';
import { settingsText as text } from '../../text/settings.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { chooseLetters, readLetterChoices } from './calls.ts';
import { LoadFailed } from './load-failed.tsx';

const QUERY = ['letters'];

/** Which emails the student wants, of those that nobody needs. */
export const Letters = () => {
  const queries = useQueryClient();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: QUERY,
    queryFn: readLetterChoices,
  });
  const choosing = useMutation({
    mutationFn: (wanted: boolean) => chooseLetters('invitations', wanted),
    onSuccess: (choices) => queries.setQueryData(QUERY, choices),
  });
  if (isPending) return <Skeleton label={text.lettersLoading} lines={1} />;
  if (error) return <LoadFailed error={error} isFetching={isFetching} refetch={refetch} />;
  const wanted = choosing.isPending ? choosing.variables : !data.refused.includes('invitations');
  return (
    <div className="grid gap-3">
      <Checkbox checked={wanted} onChange={({ target }) => choosing.mutate(target.checked)}>
        {text.letterTopics.invitations}
      </Checkbox>
      {choosing.error && <Notice tone="bad">{sentenceOf(choosing.error)}</Notice>}
      <p className="text-sm text-ink-soft">{text.lettersNeeded}</p>
    </div>
  );
};
