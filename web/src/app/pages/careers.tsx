import { useEffect, useRef, useState } from 'react';
import { ApplicationDialog } from '../../features/support/application-dialog.tsx';
import { careersText as text } from '../../text/careers.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { PositionDetail } from '../careers/position-detail.tsx';
import { PositionList } from '../careers/position-list.tsx';
import { useChosenPosition } from '../careers/use-chosen-position.ts';
import { PageHead } from '../page-head.tsx';

/** Who we look for: a list, the chosen position, and the way to apply (SPEC 2.4). */
export default function CareersPage() {
  const position = useChosenPosition();
  const heading = useHeadingOf(position?.id);
  const [visit, setVisit] = useState(0);
  const [applying, setApplying] = useState(false);
  const apply = () => {
    setVisit(visit + 1);
    setApplying(true);
  };
  if (!position) return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pb-20 sm:px-8">
      <PageHead title={pageTitles.careers} description={text.description} />
      <header className="max-w-3xl pt-8 pb-10 sm:pt-12 lg:pb-14">
        <h1 className="font-serif text-4xl font-semibold sm:text-5xl">{pageTitles.careers}</h1>
        <p className="mt-4 text-lg text-ink-soft">{text.lead}</p>
      </header>
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
    </div>
  );
}

/** Who chooses another position is taken to its heading, unless it stands in view already. */
const useHeadingOf = (id: string | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
    heading.current?.focus({ preventScroll: true });
    if (top < 0 || top > window.innerHeight / 2) heading.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  return heading;
};
