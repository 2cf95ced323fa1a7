import { lazy, Suspense, useEffect, useState } from 'react';
import { onReadAloud, type Wanted } from '../../client/read-aloud.ts';

const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }));

/** Waits for somebody who wants to be read to; only then the player is loaded. */
export const ReadAloudHost = () => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => onReadAloud(setWanted), []);
  if (!wanted) return null;
  return (
    <Suspense>
      <Player wanted={wanted} onClose={() => setWanted(null)} />
    </Suspense>
  );
};
