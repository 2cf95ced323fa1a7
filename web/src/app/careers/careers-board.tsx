import { useEffect, useRef, useState } from 'react';
import { ApplicationDialog } from '../../features/support/application-dialog.tsx';
import { careersText as text } from '../../text/careers.ts';
import { PositionDetail } from './position-detail.tsx';
import { PositionList } from './position-list.tsx';
import { useChosenPosition } from './use-chosen-position.ts';

/** A list of positions, the chosen one, and the way to apply for it. */
export const CareersBoard = () => {
  const position = useChosenPosition();
  const heading = useHeadingOnMove();
  const [visit, setVisit] = useState(0);
  const [applying, setApplying] = useState(false);
  const apply = () => {
    setVisit(visit + 1);
    setApplying(true);
  };
  if (!position) return null;
  return (
    <>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <PositionList chosen={position.id} />
        <PositionDetail position={position} headingRef={heading} onApply={apply} />
      </div>
      <ApplicationDialog
        key={visit}
        open={applying}
        title={text.applyFor(position.title)}
        position={position.title}
        onClose={() => setApplying(false)}
      />
    </>
  );
};

/** Who chooses another position is taken to its heading, unless it stands in view already. */
const useHeadingOnMove = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const go = () => {
      const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
      heading.current?.focus({ preventScroll: true });
      if (top < 0 || top > window.innerHeight / 2) heading.current?.scrollIntoView({ block: 'start' });
    };
    // In the next frame the chosen position is on the page.
    const onMove = () => requestAnimationFrame(go);
    window.addEventListener('hashchange', onMove);
    return () => window.removeEventListener('hashchange', onMove);
  }, []);
  return heading;
};
