import { useQuery } from '@tanstack/react-query';
import { readProgress } from './calls.ts';

/** What the student can do; every page that shows a part of it asks once. */
export const useProgress = () =>
  useQuery({
    queryKey: ['practice', 'progress'],
    queryFn: readProgress,
  });
