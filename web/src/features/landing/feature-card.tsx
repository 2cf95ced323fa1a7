import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { carouselText } from '../../text/learning.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { BoardDemo } from './demos/board-demo.tsx';
import { BookDemo } from './demos/book-demo.tsx';
import { PlanDemo } from './demos/plan-demo.tsx';
import { PodcastDemo } from './demos/podcast-demo.tsx';
import type { FeatureCard } from './feature-cards.ts';

/** Where a card stands on the ring. */
export type Place = 'left' | 'front' | 'right' | 'back';

interface Props {
  card: FeatureCard;
  place: Place;
  /** "1 of 4". */
  position: string;
  /** Nothing on the card may move by itself. */
  stopped: boolean;
  onOpen: () => void;
}

/** One card. In front, pressing it anywhere opens what it is about; only its sample has controls of its own. */
export const FeatureCardView = ({ card, place, position, stopped, onOpen }: Props) => {
  const { id, title, subtitle, icon: Icon, gradientColors, description, badge } = card;
  return (
    <article
      data-place={place}
      aria-roledescription={carouselText.slide}
      aria-label={position}
      inert={place !== 'front'}
      style={{ backgroundImage: `linear-gradient(150deg, ${gradientColors.join(', ')} 70%)` }}
      className="group relative grid grid-rows-[auto_1fr] gap-5 rounded border border-line bg-sheet p-5 @2xl:grid-cols-[4fr_6fr] @2xl:grid-rows-1 @2xl:gap-8 @2xl:p-8"
    >
      <div className="flex min-w-0 flex-col items-start">
        <div className="flex w-full items-center gap-3">
          <Icon aria-hidden="true" className="size-6 shrink-0 @2xl:size-8" strokeWidth={1.5} />
          {badge !== undefined && (
            <Badge tone="accent" icon={Star}>
              {badge}
            </Badge>
          )}
        </div>
        <p className="mt-3 text-ui text-ink-soft @2xl:mt-5">{subtitle}</p>
        <h3 className="mt-1 font-serif text-xl font-semibold @2xl:text-2xl">
          <button
            type="button"
            onClick={onOpen}
            className="rounded-inner text-left after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {title}
          </button>
        </h3>
        <p className="mt-2 text-ui leading-6 text-ink-soft @2xl:text-base">{description}</p>
      </div>
      <div className="pointer-events-none relative z-10 flex min-w-0 flex-col justify-center **:data-live:pointer-events-auto [&_:is(a,button,input)]:pointer-events-auto">
        {demoOf(id, place === 'front', stopped)}
      </div>
    </article>
  );
};

const demoOf = (id: FeatureCard['id'], active: boolean, stopped: boolean): ReactNode => {
  switch (id) {
    case 1:
      return <BookDemo />;
    case 2:
      return <PodcastDemo active={active} />;
    case 3:
      return <BoardDemo active={active} stopped={stopped} />;
    case 4:
      return <PlanDemo />;
  }
};
