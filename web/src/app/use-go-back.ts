import { useNavigate } from 'react-router';

/** Goes back one step (SPEC 2.8), and to / for who came here by a bookmark. */
export const useGoBack = (): (() => void) => {
  const navigate = useNavigate();
  return () => void (isFirstPage() ? navigate('/', { replace: true }) : navigate(-1));
};

// The router numbers its entries from 0.
const isFirstPage = (): boolean => {
  const state: unknown = window.history.state;
  return !(typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0);
};
