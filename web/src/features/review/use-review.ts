import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listCards, readDay, type CardQuery } from './calls.ts';

/** Everything about cards begins with this. */
export const REVIEW_KEY = ['review'];

/** What waits today. */
export const useReviewDay = () => useQuery({ queryKey: [...REVIEW_KEY, 'day'], queryFn: readDay });

/** A page of the list of cards; while the next one comes, the last one stays. */
export const useCards = (query: CardQuery) =>
  useQuery({
    queryKey: [...REVIEW_KEY, 'cards', query],
    queryFn: () => listCards(query),
    placeholderData: keepPreviousData,
  });
