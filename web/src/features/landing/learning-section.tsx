import type { ReactNode } from 'react';
import { FeatureCarousel, type FeatureCarouselProps } from './feature-carousel.tsx';
import { LearningTiles, type LearningTilesProps } from './learning-tiles.tsx';

/** What the tiles and the carousel ask of the page that shows them. */
export type LearningActions = Omit<LearningTilesProps, 'signedIn'> & FeatureCarouselProps;

/** The tiles, and the carousel below them; a page may put something of its own in between. */
export const LearningSection = ({
  signedIn,
  onOpen,
  children,
  ...actions
}: LearningActions & { signedIn: boolean; children?: ReactNode }) => (
  <div className="grid gap-8">
    <LearningTiles signedIn={signedIn} {...actions} />
    {children}
    <FeatureCarousel onOpen={onOpen} />
  </div>
);
