import { RESOURCE_KINDS, type Resource, type ResourceKind } from '@studia/contract/resources';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../text/errors.ts';
import { resourcesText as text } from '../../text/resources.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FirstLine } from '../../ui/layout/illustrations.tsx';
import { listResources } from './calls.ts';
import { GuideList } from './guide-list.tsx';
import { ResourceRow } from './resource-row.tsx';

/** Everything that was made for the student, searched and narrowed down, and the study guides beside it. */
export const ResourceList = () => {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<ResourceKind | null>(null);
  const id = useId();
  const question = useDeferredValue(words.trim());
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['resources', { question, kind }],
      queryFn: ({ pageParam, signal }) => listResources({ question, kind, after: pageParam }, signal),
      initialPageParam: null as Resource | null,
      getNextPageParam: ({ resources, more }) => (more ? resources.at(-1) : undefined),
      placeholderData: keepPreviousData,
    });
  const found = data?.pages.flatMap(({ resources }) => resources) ?? [];
  const clear = (): void => {
    setWords('');
    setKind(null);
  };
  if (error)
    return (
      <ErrorState
        title={sentenceOf(error, text.failed)}
        retryLabel={text.retry}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <search className="mt-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field label={text.search}>
          <TextInput
            type="search"
            icon={Search}
            placeholder={text.searchHint}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <Field label={text.show}>
          <Select
            value={kind ?? ''}
            onChange={(event) => setKind((event.target.value || null) as ResourceKind | null)}
            options={[
              { value: '', label: text.everyKind },
              ...RESOURCE_KINDS.map((one) => ({ value: one, label: text.kinds[one] })),
            ]}
          />
        </Field>
      </search>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby={id}>
          <h2 id={id} className="font-serif text-xl font-semibold">
            {text.yours}
          </h2>
          {isPending && <Skeleton label={text.loading} lines={6} />}
          <ul className="mt-2 divide-y divide-line">
            {found.map((resource) => (
              <ResourceRow key={`${resource.kind} ${resource.id}`} resource={resource} />
            ))}
          </ul>
          {data && found.length === 0 && (
            <Nothing isFiltered={words !== '' || kind !== null} onClear={clear} />
          )}
          {hasNextPage && (
            <div className="mt-4">
              <Button
                look="quiet"
                busy={isFetchingNextPage && text.loading}
                onClick={() => void fetchNextPage()}
              >
                {text.more}
              </Button>
            </div>
          )}
        </section>
        <GuideList guides={data?.pages[0]?.guides ?? []} isPending={isPending} />
      </div>
    </>
  );
};

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <EmptyState
      title={text.nothing}
      action={
        <Button look="quiet" onClick={onClear}>
          {text.clear}
        </Button>
      }
    >
      {text.nothingLead}
    </EmptyState>
  ) : (
    <EmptyState
      drawing={<FirstLine />}
      title={text.empty}
      action={
        <Link to="/curriculum" className={buttonClass()}>
          {text.emptyAction}
        </Link>
      }
    >
      {text.emptyLead}
    </EmptyState>
  );
