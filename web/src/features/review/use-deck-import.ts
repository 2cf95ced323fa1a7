import type { DeckImport } from '@studia/contract/review';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { readImport } from './calls.ts';
import { REVIEW_KEY } from './use-review.ts';

const IMPORT_KEY = [...REVIEW_KEY, 'import'];
const LOOK_AGAIN = 700;

export const isUnderWay = ({ state }: DeckImport): boolean =>
  state === 'waiting' || state === 'reading' || state === 'adding';

/** Shows how far an import is; once it is over, everything about cards is asked for anew. */
export const tellImport = (client: QueryClient, deck: DeckImport | null): void => {
  const before = client.getQueryData<DeckImport | null>(IMPORT_KEY);
  client.setQueryData(IMPORT_KEY, deck);
  if (before && isUnderWay(before) && deck && !isUnderWay(deck))
    void client.invalidateQueries({
      queryKey: REVIEW_KEY,
      predicate: ({ queryKey }) => queryKey[1] !== IMPORT_KEY[1],
    });
};

/** The import that runs, or the last of the day. */
export const useDeckImport = () => {
  const client = useQueryClient();
  return useQuery({
    queryKey: IMPORT_KEY,
    queryFn: async () => {
      const deck = await readImport();
      tellImport(client, deck);
      return deck;
    },
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_AGAIN : false),
  });
};
