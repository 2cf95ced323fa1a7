import { lazy, Suspense, useEffect, useState } from 'react';
import type { RowsProps } from './rows.ts';

// Few conversations are so long that they need it.
const WindowedRows = lazy(async () => ({ default: (await import('./windowed-rows.tsx')).WindowedRows }));

/** Up to here every row is in the page, where the browser's own search, printing and screen readers find all of it. */
const ALL_UP_TO = 120;

/** Rows of any number: of a long list, only those near the screen are in the page. */
export const VirtualRows = ({ label, keys, row }: RowsProps) => {
  const whole = useWholePage();
  if (keys.length > ALL_UP_TO && !whole)
    return (
      <Suspense>
        <WindowedRows label={label} keys={keys} row={row} />
      </Suspense>
    );
  return (
    <ol aria-label={label}>
      {keys.map((key, index) => (
        <li key={key}>{row(index)}</li>
      ))}
    </ol>
  );
};

/** Who searches in the page or prints it wants all of it. */
const useWholePage = (): boolean => {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') setWhole(true);
    };
    const onPrint = () => setWhole(true);
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', onPrint);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return whole;
};
