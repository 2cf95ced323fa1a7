import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { carouselText } from '../../text/learning.ts';
import { Badge } from '../../ui/badge.tsx';
import { BoardDemo } from './demos/board-demo.tsx';
import { BookDemo } from './demos/book-demo.tsx';
import { PlanDemo } from './demos/plan-demo.tsx';
import { PodcastDemo } from './demos/podcast-demo.tsx';
import type { FeatureCard } from './feature-cards.ts';
import type { Place } from './use-carousel.ts';

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
      className="group relative grid min-h-116 content-start gap-5 rounded border border-line bg-sheet p-5 @2xl:min-h-96 @2xl:grid-cols-[4fr_5fr] @2xl:gap-8 @2xl:p-8"
    >
      <div className="flex min-w-0 flex-col items-start">
        <div className="flex w-full items-center gap-3 @2xl:flex-col @2xl:items-start">
          <Icon aria-hidden="true" className="size-6 shrink-0 @2xl:size-8" strokeWidth={1.5} />
          <p className="text-ui text-ink-soft">{subtitle}</p>
          {badge !== undefined && (
            <span className="ml-auto @2xl:absolute @2xl:top-7 @2xl:left-24">
              <Badge tone="accent" icon={Star}>
                {badge}
              </Badge>
            </span>
          )}
        </div>
        <h3 className="mt-2 font-serif text-xl font-semibold @2xl:mt-1 @2xl:text-2xl">
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
      <div className="pointer-events-none relative z-10 min-w-0 **:data-live:pointer-events-auto [&_:is(a,button,input)]:pointer-events-auto">
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
