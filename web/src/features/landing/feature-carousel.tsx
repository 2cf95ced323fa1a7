import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { carouselText as text } from '../../text/learning.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { FeatureCardView, type Place } from './feature-card.tsx';
import { FEATURE_CARDS, type FeatureCard } from './feature-cards.ts';
import { useCarousel } from './use-carousel.ts';
import { useArrowKeys, useSwipe } from './use-drag-rotation.ts';
import { useOnScreen } from './use-on-screen.ts';

export interface FeatureCarouselProps {
  /** The card in front was pressed. */
  onOpen: (card: FeatureCard) => void;
}

const PLACES: readonly Place[] = ['front', 'right', 'back', 'left'];

/** Where a card stands that is so many after the one in front. */
const placeOf = (after: number): Place =>
  PLACES[(after + FEATURE_CARDS.length) % FEATURE_CARDS.length] ?? 'back';

/** Four things that Studia does, on a ring that turns (SPEC 2.3, 4.10). */
export const FeatureCarousel = ({ onOpen }: FeatureCarouselProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState(false);
  const onScreen = useOnScreen(stage);
  const carousel = useCarousel(FEATURE_CARDS.length, onScreen && !inside);
  const { index, show } = carousel;
  useArrowKeys(stage, (step) => show(index + step));
  useFocusInFront(stage, index, inside);
  return (
    <section aria-label={text.label} aria-roledescription={text.kind} className="@container">
      <div
        ref={stage}
        {...useSwipe((step) => show(index + step))}
        onFocus={() => setInside(true)}
        onBlur={() => setInside(false)}
        className="touch-pan-y overflow-x-clip px-3 py-6 perspective-[80rem] @2xl:px-[11%] @2xl:[--ring-left:-26%]"
      >
        <div className="carousel-ring mx-auto max-w-3xl">
          {FEATURE_CARDS.map((card, number) => (
            <FeatureCardView
              key={card.id}
              card={card}
              place={placeOf(number - index)}
              position={text.position(card.id, FEATURE_CARDS.length)}
              stopped={carousel.stopped}
              onOpen={() => onOpen(card)}
            />
          ))}
        </div>
      </div>
      <Controls {...carousel} />
      <p aria-live="polite" className="sr-only">
        {carousel.held && FEATURE_CARDS[index]?.title}
      </p>
    </section>
  );
};

/** Who was on a card when it turned away goes on with the one that came. */
const useFocusInFront = (
  stage: { readonly current: HTMLElement | null },
  index: number,
  inside: boolean,
): void => {
  const shown = useRef(index);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    if (inside) stage.current?.querySelector<HTMLElement>('[data-place=front] h3 button')?.focus();
  }, [stage, index, inside]);
};

const Controls = ({ index, show, turning, toggle }: ReturnType<typeof useCarousel>) => (
  <div className="scripted flex items-center justify-center gap-1 sm:gap-2">
    <IconButton icon={ChevronLeft} label={text.previous} onClick={() => show(index - 1)} />
    <ul aria-label={text.dots} className="flex">
      {FEATURE_CARDS.map((card, number) => (
        <li key={card.id}>
          <button
            type="button"
            aria-label={text.dot(card.id, card.title)}
            aria-current={number === index}
            onClick={() => show(number)}
            className="group grid h-11 w-9 place-items-center rounded sm:w-11"
          >
            <span className="size-2.5 rounded-full border border-edge transition-transform duration-120 group-hover:scale-125 group-aria-[current=true]:border-accent group-aria-[current=true]:bg-accent" />
          </button>
        </li>
      ))}
    </ul>
    <IconButton icon={ChevronRight} label={text.next} onClick={() => show(index + 1)} />
    <IconButton
      icon={turning ? Pause : Play}
      size="sm"
      label={turning ? text.pause : text.play}
      onClick={toggle}
    />
  </div>
);
