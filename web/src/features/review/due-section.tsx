import { useQuery } from '@tanstack/react-query';
import { dueText as text } from '../../text/review.ts';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { DueToday } from './due-today.tsx';
import { DAY_KEY, readToday } from './today.ts';

/** The cards that wait today, under their title; nothing on a day without any. */
export const DueSection = () => {
  const { data, isPending } = useQuery({ queryKey: DAY_KEY, queryFn: readToday });
  if (!isPending && (data?.due ?? 0) + (data?.fresh ?? 0) === 0) return null;
  return (
    <PageSection title={text.title}>
      <DueToday />
    </PageSection>
  );
};
