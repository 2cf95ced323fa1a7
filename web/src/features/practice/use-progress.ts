import { useQuery } from '@tanstack/react-query';

/** What the student can do; every page that shows a part of it asks once. */
export const useProgress = () =>
  useQuery({
    queryKey: ['practice', 'progress'],
    // Home shows a glance of it and is opened far more often than the whole: the schemas come when they are asked for.
    queryFn: async () => (await import('./calls.ts')).readProgress(),
  });
